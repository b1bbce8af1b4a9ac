/// The JavaScript that is evaluated before each script: the functions that rules may use.
///
/// It keeps its own references to the built-in functions that it needs, so that a script that changes them affects only
/// itself.
enum Prelude {
    /// A function of (call, size, withXMLHttpRequest) that returns [completion, fire]; the script gets only the first.
    static let source = #"""
        (function (call, size, withXMLHttpRequest) {
          'use strict';
          const Text = String, Big = BigInt, parse = JSON.parse, stringify = JSON.stringify, apply = Reflect.apply;
          const define = Object.defineProperty, slice = Function.prototype.call.bind(String.prototype.slice);
          const pending = { __proto__: null };

          function offer(name, value) {
            define(globalThis, name, { __proto__: null, value, writable: true, configurable: true });
          }

          function completion(value) {
            const type = value === null ? 'null' : typeof value;
            const fits = type === 'string' && value.length <= size;
            call(\#(HostFunction.complete.rawValue), type, fits ? value : null);
          }

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

          offer('setTimeout', function setTimeout(action, delay, ...values) {
            if (typeof action !== 'function') throw new TypeError('setTimeout takes a function');
            return later(() => apply(action, undefined, values), +delay);
          });
          offer('clearTimeout', function clearTimeout(timer) {
            if (typeof timer !== 'number' || !(timer in pending)) return;
            delete pending[timer];
            call(\#(HostFunction.removeTimer.rawValue), timer);
          });

          // The same input gives the same output: a constant clock, and random numbers from a fixed seed.
          const RealDate = Date, instant = 946684800000;
          function FixedDate(...parts) {
            if (!new.target) return Text(new RealDate(instant));
            return Reflect.construct(RealDate, parts.length ? parts : [instant], new.target);
          }
          FixedDate.prototype = RealDate.prototype;
          define(RealDate.prototype, 'constructor', { value: FixedDate, writable: true, configurable: true });
          FixedDate.now = () => instant;
          FixedDate.parse = RealDate.parse;
          FixedDate.UTC = RealDate.UTC;
          offer('Date', FixedDate);
          let chance = 2463534242;
          define(Math, 'random', { writable: true, configurable: true, value: function random() {
            chance ^= chance << 13; chance ^= chance >>> 17; chance ^= chance << 5;
            return (chance >>> 0) / 4294967296;
          } });

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
          offer('console', {
            log: (...values) => write('', values), info: (...values) => write('info: ', values),
            debug: (...values) => write('debug: ', values), warn: (...values) => write('warning: ', values),
            error: (...values) => write('error: ', values),
          });

          // Returns [status, body, URL]; status 0 for a request that failed.
          const request = (method, url, headers) => call(\#(HostFunction.request.rawValue), method, url, ...headers);

          function httpRequest(url) {
            const response = request('GET', Text(url), []);
            return response[0] >= 200 && response[0] < 300 ? response[1] : null;
          }
          offer('httpRequest', httpRequest);
          offer('jsonRequest', function jsonRequest(url) {
            const body = httpRequest(url);
            if (body === null) return null;
            try {
              return parse(body);
            } catch (_) {
              return null;
            }
          });
          offer('btoa', function btoa(text) {
            return call(\#(HostFunction.encodeBase64.rawValue), Text(text));
          });
          offer('htmlDecode', function htmlDecode(text) {
            return call(\#(HostFunction.decodeEntities.rawValue), Text(text));
          });
          offer('base64DigitsToBase10String', function base64DigitsToBase10String(digits) {
            let number = 0n;
            for (let i = 0; i < digits.length; i++) number = number * 64n + Big(digits[i]);
            return Text(number);
          });
          if (!withXMLHttpRequest) return [completion, fire];

          function respond(target, response) {
            target.status = response[0];
            target.responseText = target.response = response[1];
            target.responseURL = response[2];
            target.readyState = 4;
          }
          const handle = (target, name) => {
            const handler = target[name], event = { __proto__: null, type: slice(name, 2), target };
            if (typeof handler === 'function') apply(handler, target, [event]);
          };
          offer('XMLHttpRequest', class XMLHttpRequest {
            #method = ''; #url = ''; #headers = []; #waits = true; #timer = 0;
            readyState = 0; status = 0; statusText = ''; responseText = ''; response = ''; responseURL = '';
            onreadystatechange = null; onload = null; onerror = null; onloadend = null;
            open(method, url, waits) {
              this.#method = Text(method);
              this.#url = Text(url);
              this.#headers = [];
              this.#waits = waits === undefined || !!waits;
              this.readyState = 1;
            }
            setRequestHeader(name, value) { this.#headers = [...this.#headers, Text(name), Text(value)]; }
            getResponseHeader() { return null; }
            getAllResponseHeaders() { return ''; }
            abort() {
              delete pending[this.#timer];
              call(\#(HostFunction.removeTimer.rawValue), this.#timer);
            }
            send() {
              const exchange = () => {
                respond(this, request(this.#method, this.#url, this.#headers));
                // A handler that throws does not keep the others from being called.
                later(() => handle(this, 'onreadystatechange'), 0);
                later(() => handle(this, this.status ? 'onload' : 'onerror'), 0);
                later(() => handle(this, 'onloadend'), 0);
              };
              if (this.#waits) this.#timer = later(exchange, 0); else exchange();
            }
          });
          return [completion, fire];
        })
        """#
}
