// The JavaScript that is evaluated before each script: the functions that rules may use.
//
// A script can change every object of its world, those that these functions use too, and so bend what they do for it. Nothing
// that matters is decided here: the host limits the answer and stops the clock, and the program that started it decides what is
// requested and what of a response a script may read.
//
// `call` takes the name of a function of the host and its arguments. The script gets only the first value that this returns.
(function (call, isBrowser) {
'use strict';

// What is not of the web: completion, timers, the console, and what makes runs repeatable.

const Text = String, Big = BigInt, parse = JSON.parse, stringify = JSON.stringify, apply = Reflect.apply;
const define = Object.defineProperty, slice = Function.prototype.call.bind(String.prototype.slice);
const pending = { __proto__: null };

const error = (name, message) => define(new Error(message), 'name', { value: name });
const report = (exception) => call('report', exception);

function offer(name, value) {
  define(globalThis, name, { __proto__: null, value, writable: true, configurable: true });
}

function completion(value) { call('complete', value); }

function fire(timer) {
  const action = pending[timer];
  delete pending[timer];
  action();
}

function later(action, delay) {
  const timer = call('addTimer', delay);
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
  call('removeTimer', timer);
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
    call('log', lines > 100 || room <= 0 ? '(the rest is left out)' : line);
  }
  return {
    log: (...values) => write('', values), info: (...values) => write('info: ', values),
    debug: (...values) => write('debug: ', values), warn: (...values) => write('warning: ', values),
    error: (...values) => write('error: ', values),
  };
});

// The functions of Opener for network requests.

// Returns [status, text, URL, name, value ...], or the type of the event of a failure. It spreads nothing, because
// scripts can change how arrays are spread.
function request(method, url, timeout, body, fields) {
  const values = ['request', method, url, timeout, body];
  for (let i = 0; i < fields.length; i++) values[i + 5] = fields[i];
  return apply(call, undefined, values);
}

function httpRequest(url) {
  const response = request('GET', Text(url), 0, null, []);
  return response[0] >= 200 && response[0] < 300 ? response[1] : null;
}
offerLater('httpRequest', () => httpRequest);
offerLater('jsonRequest', () => function jsonRequest(url) {
  const body = httpRequest(url);
  if (body === null) return null;
  try {
    return parse(body);
  } catch (_) {
    return null;
  }
});

// `URL` and `URLSearchParams` (WHATWG URL Standard). The parser is `WebURLParser` of the host.

// Shared by the two classes, of which each makes the other.
let searchParams;
const makeSearchParams = () => searchParams ??= (() => {
  const encode = (text) => call('encodeForm', text);
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
      const values = call('decodeForm', text[0] === '?' ? slice(text, 1) : text);
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
    ? call('parseURL', Text(url))
    : call('parseURL', Text(url), Text(base));
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
    #changed(name, value) { return call('setURL', this.#values[0], name, value); }

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

// Base64, entities and encodings of text.

offerLater('btoa', () => function btoa(text) {
  return call('encodeBase64', Text(text));
});
offerLater('atob', () => function atob(text) {
  const bytes = call('decodeBase64', Text(text));
  if (bytes === null) throw error('InvalidCharacterError', 'The text is not valid Base64.');
  return bytes;
});
offerLater('htmlDecode', () => function htmlDecode(text) {
  return call('decodeEntities', Text(text));
});
offerLater('base64DigitsToBase10String', () => function base64DigitsToBase10String(digits) {
  let number = 0n;
  for (let i = 0; i < digits.length; i++) number = number * 64n + Big(digits[i]);
  return Text(number);
});

// WHATWG Encoding Standard.
offerLater('TextEncoder', () => class TextEncoder {
  get encoding() { return 'utf-8'; }
  encode(text = '') { return call('encodeUTF8', Text(text)); }
  encodeInto(text, target) {
    let read = 0, written = 0;
    for (const character of Text(text)) {
      const bytes = this.encode(character);
      if (written + bytes.length > target.length) break;
      target.set(bytes, written);
      read += character.length;
      written += bytes.length;
    }
    return { read, written };
  }
});
offerLater('TextDecoder', () => class TextDecoder {
  #encoding; #fatal; #ignoreBOM;
  constructor(label = 'utf-8', options = {}) {
    this.#encoding = call('encodingName', Text(label));
    if (!this.#encoding) throw new RangeError('The encoding ' + slice(Text(label), 0, 50) + ' is not known.');
    this.#fatal = !!options?.fatal;
    this.#ignoreBOM = !!options?.ignoreBOM;
  }
  get encoding() { return this.#encoding; }
  get fatal() { return this.#fatal; }
  get ignoreBOM() { return this.#ignoreBOM; }
  decode(input = new ArrayBuffer(0), options = {}) {
    if (options?.stream) throw new TypeError('A text is decoded as a whole here, not in parts.');
    const bytes = ArrayBuffer.isView(input)
      ? new Uint8Array(input.buffer, input.byteOffset, input.byteLength) : new Uint8Array(input);
    const text = call('decodeText', this.#encoding, bytes, this.#fatal, this.#ignoreBOM);
    if (text === null) throw new TypeError('The bytes are not valid ' + this.#encoding + '.');
    return text;
  }
});

// `XMLHttpRequest` (WHATWG XMLHttpRequest Standard).

if (isBrowser) offerLater('XMLHttpRequest', () => {
  const states = { UNSENT: 0, OPENED: 1, HEADERS_RECEIVED: 2, LOADING: 3, DONE: 4 };
  const events = ['readystatechange', 'loadstart', 'load', 'error', 'timeout', 'abort', 'loadend'];
  const token = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i;
  // What HTTP calls the status codes (RFC 9110, section 15; RFC 6585). HTTP/2 does not transmit these phrases, so they are
  // not those of the server.
  const reasons = { 200: 'OK', 201: 'Created', 202: 'Accepted', 203: 'Non-Authoritative Information', 204: 'No Content',
    205: 'Reset Content', 206: 'Partial Content', 300: 'Multiple Choices', 301: 'Moved Permanently', 302: 'Found',
    303: 'See Other', 304: 'Not Modified', 307: 'Temporary Redirect', 308: 'Permanent Redirect',
    400: 'Bad Request', 401: 'Unauthorized', 402: 'Payment Required', 403: 'Forbidden', 404: 'Not Found',
    405: 'Method Not Allowed', 406: 'Not Acceptable', 408: 'Request Timeout', 409: 'Conflict', 410: 'Gone',
    411: 'Length Required', 412: 'Precondition Failed', 413: 'Content Too Large', 414: 'URI Too Long',
    415: 'Unsupported Media Type', 416: 'Range Not Satisfiable', 417: 'Expectation Failed',
    421: 'Misdirected Request', 422: 'Unprocessable Content', 426: 'Upgrade Required',
    428: 'Precondition Required', 429: 'Too Many Requests', 431: 'Request Header Fields Too Large',
    500: 'Internal Server Error', 501: 'Not Implemented', 502: 'Bad Gateway', 503: 'Service Unavailable',
    504: 'Gateway Timeout', 505: 'HTTP Version Not Supported', 511: 'Network Authentication Required' };

  class XMLHttpRequest {
    #state = 0; #isAsync = true; #isSent = false; #turn = 0; #timer = 0;
    #method = ''; #url = ''; #fields = []; #response = null; #responseType = ''; #json; #listeners = [];
    timeout = 0; withCredentials = false;

    constructor() { for (const type of events) this['on' + type] = null; }

    get readyState() { return this.#state; }
    get status() { return this.#response ? this.#response[0] : 0; }
    get statusText() { return reasons[this.status] ?? ''; }
    get responseURL() { return this.#response ? this.#response[2] : ''; }
    get responseType() { return this.#responseType; }
    set responseType(type) {
      if (this.#state >= 3) throw error('InvalidStateError', 'The response is there already.');
      if (type === '' || type === 'text' || type === 'json') this.#responseType = type;
    }
    get responseText() {
      if (this.#responseType === 'json') throw error('InvalidStateError', 'The responseType is json.');
      return this.#response && this.#state >= 3 ? this.#response[1] : '';
    }
    get response() {
      if (this.#responseType !== 'json') return this.responseText;
      if (this.#state !== 4 || !this.#response) return null;
      try {
        return this.#json ??= parse(this.#response[1]);
      } catch (_) {
        return null;
      }
    }

    open(method, url, isAsync = true) {
      this.#method = Text(method);
      if (!token.test(this.#method)) throw error('SyntaxError', 'The method is not valid.');
      if (/^(connect|trace|track)$/i.test(this.#method)) throw error('SecurityError', 'The method is not allowed.');
      if (/^(delete|get|head|options|post|put)$/i.test(this.#method)) this.#method = this.#method.toUpperCase();
      this.#url = call('resolveURL', Text(url));
      if (!this.#url) throw error('SyntaxError', 'The URL is not valid.');
      this.#stop();
      this.#isAsync = !!isAsync;
      this.#fields = [];
      if (this.#state !== 1) {
        this.#state = 1;
        this.#fire('readystatechange');
      }
    }
    setRequestHeader(name, value) {
      this.#requireOpened();
      name = Text(name);
      value = Text(value).replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, '');
      if (!token.test(name) || /[\0\r\n]/.test(value)) throw error('SyntaxError', 'The header is not valid.');
      const index = this.#indexOfField(name);
      if (index < 0) this.#fields.push(name, value); else this.#fields[index + 1] += ', ' + value;
    }
    send(body = null) {
      this.#requireOpened();
      if (this.#method === 'GET' || this.#method === 'HEAD') body = null;
      if (body !== null) body = this.#text(body);
      this.#isSent = true;
      const exchange = () => {
        const response = request(this.#method, this.#url, +this.timeout || 0, body, this.#fields);
        if (typeof response === 'string') this.#fail(response); else this.#succeed(response);
      };
      if (!this.#isAsync) return exchange();
      if (this.#fire('loadstart')) this.#timer = later(exchange, 0);
    }
    abort() {
      const isRunning = this.#isSent || this.#state === 2 || this.#state === 3;
      this.#stop();
      if (isRunning) this.#fail('abort', true);
      if (this.#state === 4) this.#state = 0;
    }

    getResponseHeader(name) {
      const values = this.#headers().filter((field) => field[0] === Text(name).toLowerCase());
      return values.length ? values.map((field) => field[1]).join(', ') : null;
    }
    getAllResponseHeaders() {
      const names = [...new Set(this.#headers().map((field) => field[0]))].sort();
      return names.map((name) => `${name}: ${this.getResponseHeader(name)}\r\n`).join('');
    }
    addEventListener(type, listener) {
      const isKnown = this.#listeners.some((other) => other[0] === Text(type) && other[1] === listener);
      if (listener && !isKnown) this.#listeners.push([Text(type), listener]);
    }
    removeEventListener(type, listener) {
      this.#listeners = this.#listeners.filter((other) => other[0] !== Text(type) || other[1] !== listener);
    }

    #requireOpened() {
      if (this.#state !== 1 || this.#isSent) throw error('InvalidStateError', 'The request is not open.');
    }
    #indexOfField(name) {
      const names = this.#fields.map((text, index) => index % 2 ? '' : text.toLowerCase());
      return names.indexOf(name.toLowerCase());
    }
    #text(body) {
      if (ArrayBuffer.isView(body) || body instanceof ArrayBuffer) {
        throw error('NotSupportedError', 'The body is not text.');
      }
      const isForm = Text(Object.prototype.toString.call(body)) === '[object URLSearchParams]';
      const type = isForm ? 'application/x-www-form-urlencoded' : 'text/plain';
      if (this.#indexOfField('content-type') < 0) this.#fields.push('Content-Type', type + ';charset=UTF-8');
      return Text(body);
    }
    #headers() {
      const fields = [];
      for (let i = 3; this.#response && i + 1 < this.#response.length; i += 2) {
        fields.push([this.#response[i].toLowerCase(), this.#response[i + 1]]);
      }
      return fields;
    }

    #stop() {
      delete pending[this.#timer];
      call('removeTimer', this.#timer);
      this.#turn += 1;
      this.#isSent = false;
      this.#response = null;
      this.#json = undefined;
    }
    #succeed(response) {
      this.#response = response;
      const steps = this.#isAsync ? (response[1] ? [2, 3, 4] : [2, 4]) : [4];
      for (const state of steps) {
        this.#state = state;
        if (state === 4) this.#isSent = false;
        if (!this.#fire('readystatechange')) return;
      }
      if (this.#fire('load')) this.#fire('loadend');
    }
    #fail(type, isAborted = false) {
      this.#state = 4;
      this.#isSent = false;
      if (!this.#isAsync && !isAborted) {
        throw error(type === 'timeout' ? 'TimeoutError' : 'NetworkError', 'The request failed.');
      }
      if (this.#fire('readystatechange') && this.#fire(type)) this.#fire('loadend');
    }
    // Calls the handler and the listeners; whether the request is still the same one afterwards.
    #fire(type) {
      const turn = this.#turn, event = { __proto__: null, type, target: this, currentTarget: this };
      const listeners = this.#listeners.filter((other) => other[0] === type).map((other) => other[1]);
      for (const listener of [this['on' + type], ...listeners]) {
        try {
          if (typeof listener === 'function') apply(listener, this, [event]);
          else if (listener) listener.handleEvent(event);
        } catch (exception) {
          // It does not keep the others from being called.
          report(exception);
        }
      }
      return turn === this.#turn;
    }
  }
  for (const name of Object.keys(states)) {
    for (const owner of [XMLHttpRequest, XMLHttpRequest.prototype]) {
      define(owner, name, { value: states[name], enumerable: true });
    }
  }
  return XMLHttpRequest;
});

// All of the DOM that scripts need: a text area, with which they decode entities.

if (isBrowser) offerLater('document', () => {
  class HTMLTextAreaElement {
    #text = '';
    get tagName() { return 'TEXTAREA'; }
    get value() { return this.#text; }
    set value(text) { this.#text = Text(text).replace(/\r\n?/g, '\n'); }
    get textContent() { return this.#text; }
    set textContent(text) { this.#text = text === null ? '' : Text(text); }
    get innerHTML() {
      const names = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' };
      return this.#text.replace(/[&<>\u00a0]/g, (character) => names[character]);
    }
    set innerHTML(html) {
      const text = html === null ? '' : Text(html).replace(/\r\n?/g, '\n');
      this.#text = call('decodeEntities', text);
    }
  }
  return {
    createElement(name) {
      if (Text(name).toLowerCase() === 'textarea') return new HTMLTextAreaElement();
      throw error('NotSupportedError', 'There are no elements but textarea.');
    },
  };
});

return [completion, fire];
})
