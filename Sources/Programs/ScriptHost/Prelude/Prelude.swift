/// The JavaScript that is evaluated before each script: the functions that rules may use.
///
/// A script can change every object of its world, those that these functions use too, and so bend what they do for it.
/// Nothing that matters is decided here: the host limits the answer and stops the clock, and the program that started it
/// decides what is requested and what of a response a script may read.
enum Prelude {
    /// A function of (call, isBrowser) that returns [completion, fire, normalize]; the script gets only the first.
    static let source = "(function (call, isBrowser) {\n\(parts.joined(separator: "\n"))\n})"

    private static let parts = [
        language, requests, urls, encodings, xmlHTTPRequest, document, "return [completion, fire, normalize];",
    ]

    /// What is not of the web: completion, timers, the console, and what makes runs repeatable.
    private static let language = #"""
        'use strict';
        const Text = String, Big = BigInt, parse = JSON.parse, stringify = JSON.stringify, apply = Reflect.apply;
        const define = Object.defineProperty, slice = Function.prototype.call.bind(String.prototype.slice);
        const pending = { __proto__: null };

        const toForm = Function.prototype.call.bind(String.prototype.normalize);
        const normalize = (text) => toForm(text, 'NFKC');
        const error = (name, message) => define(new Error(message), 'name', { value: name });
        const report = (exception) => call(\#(HostFunction.report.rawValue), exception);

        function offer(name, value) {
          define(globalThis, name, { __proto__: null, value, writable: true, configurable: true });
        }

        function completion(value) { call(\#(HostFunction.complete.rawValue), value); }

        function fire(timer) {
          const action = pending[timer];
          delete pending[timer];
          action();
        }

        function later(action, delay) {
          const timer = call(\#(HostFunction.addTimer.rawValue), delay);
          pending[timer] = action;
          return timer;
        }

        // Makes a global value when a script first uses it: few scripts use any of them, and each context pays for what
        // is made at once.
        function offerLater(name, make) {
          define(globalThis, name, {
            __proto__: null, configurable: true,
            get() { const value = make(); offer(name, value); return value; },
            set(value) { offer(name, value); },
          });
        }

        offerLater('setTimeout', () => function setTimeout(action, delay, ...values) {
          if (typeof action !== 'function') throw new TypeError('setTimeout takes a function');
          return later(() => apply(action, undefined, values), +delay);
        });
        offerLater('clearTimeout', () => function clearTimeout(timer) {
          if (typeof timer !== 'number' || !(timer in pending)) return;
          delete pending[timer];
          call(\#(HostFunction.removeTimer.rawValue), timer);
        });

        // The same input gives the same output: the clock of the process stands still, random numbers have a fixed seed,
        // and nothing tells when the collector has run. With a clock that stands still, no wait would end.
        delete globalThis.WeakRef;
        delete globalThis.FinalizationRegistry;
        delete Atomics.wait;
        delete Atomics.waitAsync;
        let chance = 2463534242;
        define(Math, 'random', { writable: true, configurable: true, value: function random() {
          chance ^= chance << 13; chance ^= chance >>> 17; chance ^= chance << 5;
          return (chance >>> 0) / 4294967296;
        } });

        offerLater('console', () => {
          let lines = 0, room = 16384;
          function describe(value) {
            if (typeof value !== 'object' || value === null) return Text(value);
            try {
              return value instanceof Error ? Text(value) : Text(stringify(value));
            } catch (_) {
              return '[object]';
            }
          }
          function write(prefix, values) {
            if (lines > 100 || room <= 0) return;
            let line = prefix;
            for (let i = 0; i < values.length && line.length < 1000; i++) {
              line += (i ? ' ' : '') + slice(describe(values[i]), 0, 1000);
            }
            lines += 1;
            room -= line.length;
            call(\#(HostFunction.log.rawValue), lines > 100 || room <= 0 ? '(the rest is left out)' : line);
          }
          return {
            log: (...values) => write('', values), info: (...values) => write('info: ', values),
            debug: (...values) => write('debug: ', values), warn: (...values) => write('warning: ', values),
            error: (...values) => write('error: ', values),
          };
        });
        """#
}
