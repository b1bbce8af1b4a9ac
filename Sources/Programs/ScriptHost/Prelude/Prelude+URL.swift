extension Prelude {
    /// `URL` and `URLSearchParams` (WHATWG URL Standard). The parser is ``WebURLParser``.
    static let urls = #"""
        // Shared by the two classes, of which each makes the other.
        let searchParams;
        const makeSearchParams = () => searchParams ??= (() => {
          const encode = (text) => call(\#(HostFunction.encodeForm.rawValue), text);
          const replace = { __proto__: null };

          class URLSearchParams {
            #pairs = []; #changed = () => {};

            constructor(init = '') {
              if (typeof init !== 'object' || init === null) {
                this.#parse(Text(init));
              } else if (typeof init[Symbol.iterator] === 'function') {
                for (const pair of init) {
                  const values = [...pair];
                  if (values.length !== 2) throw new TypeError('A pair must have a name and a value.');
                  this.#pairs.push(values.map(Text));
                }
              } else {
                this.#pairs = Object.entries(init).map((pair) => pair.map(Text));
              }
            }
            static { replace.text = (params, text) => params.#parse(text); }
            static { replace.changed = (params, changed) => { params.#changed = changed; }; }
            #parse(text) {
              const values = call(\#(HostFunction.decodeForm.rawValue), text[0] === '?' ? slice(text, 1) : text);
              this.#pairs = [];
              for (let i = 0; i + 1 < values.length; i += 2) this.#pairs.push([values[i], values[i + 1]]);
            }
            #keep(isKept) {
              this.#pairs = this.#pairs.filter(isKept);
              this.#changed(this);
            }

            get size() { return this.#pairs.length; }
            append(name, value) {
              this.#pairs.push([Text(name), Text(value)]);
              this.#changed(this);
            }
            delete(name, value) {
              this.#keep((pair) => pair[0] !== Text(name) || value !== undefined && pair[1] !== Text(value));
            }
            get(name) { return this.#pairs.find((pair) => pair[0] === Text(name))?.[1] ?? null; }
            getAll(name) { return this.#pairs.filter((pair) => pair[0] === Text(name)).map((pair) => pair[1]); }
            has(name, value) {
              return this.#pairs.some((pair) => pair[0] === Text(name) && (value === undefined || pair[1] === Text(value)));
            }
            set(name, value) {
              const first = this.#pairs.find((pair) => pair[0] === Text(name));
              if (!first) return this.append(name, value);
              first[1] = Text(value);
              this.#keep((pair) => pair === first || pair[0] !== Text(name));
            }
            sort() {
              this.#pairs.sort((a, b) => a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0);
              this.#changed(this);
            }
            forEach(action, thisValue) {
              for (const [name, value] of this) apply(action, thisValue, [value, name, this]);
            }
            *entries() { for (let i = 0; i < this.#pairs.length; i++) yield [...this.#pairs[i]]; }
            *keys() { for (const pair of this.entries()) yield pair[0]; }
            *values() { for (const pair of this.entries()) yield pair[1]; }
            toString() { return this.#pairs.map((pair) => encode(pair[0]) + '=' + encode(pair[1])).join('&'); }
          }
          const prototype = URLSearchParams.prototype;
          define(prototype, Symbol.iterator, { value: prototype.entries, writable: true, configurable: true });
          define(prototype, Symbol.toStringTag, { value: 'URLSearchParams', configurable: true });
          return { URLSearchParams, replace };
        })();
        offerLater('URLSearchParams', () => makeSearchParams().URLSearchParams);

        offerLater('URL', () => {
          const members = ['href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname',
            'search', 'hash'];
          const parseURL = (url, base) => base === undefined
            ? call(\#(HostFunction.parseURL.rawValue), Text(url))
            : call(\#(HostFunction.parseURL.rawValue), Text(url), Text(base));
          const { URLSearchParams, replace } = makeSearchParams();

          class URL {
            #values; #searchParams;

            constructor(url, base) {
              this.#values = parseURL(url, base);
              if (!this.#values) throw new TypeError(slice(Text(url), 0, 200) + ' is not a valid URL.');
            }
            static canParse(url, base) { return !!parseURL(url, base); }
            static parse(url, base) { return URL.canParse(url, base) ? new URL(url, base) : null; }
            static {
              members.forEach((name, index) => define(URL.prototype, name, {
                enumerable: true, configurable: true,
                get() { return this.#values[index]; },
                set: name === 'origin' ? undefined : function (value) { this.#set(name, Text(value)); },
              }));
            }
            #set(name, value) {
              const values = name === 'href' ? parseURL(value) : this.#changed(name, value);
              if (!values) throw new TypeError(slice(value, 0, 200) + ' is not a valid URL.');
              this.#values = values;
              if (this.#searchParams) replace.text(this.#searchParams, this.search);
            }
            #changed(name, value) { return call(\#(HostFunction.setURL.rawValue), this.#values[0], name, value); }

            get searchParams() {
              if (!this.#searchParams) {
                this.#searchParams = new URLSearchParams(this.search);
                replace.changed(this.#searchParams, (params) => {
                  this.#values = this.#changed('search', params.toString());
                });
              }
              return this.#searchParams;
            }
            toString() { return this.href; }
            toJSON() { return this.href; }
          }
          define(URL.prototype, Symbol.toStringTag, { value: 'URL', configurable: true });
          return URL;
        });
        """#
}
