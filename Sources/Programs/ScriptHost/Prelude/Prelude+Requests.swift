extension Prelude {
    /// The functions of Opener for network requests.
    static let requests = #"""
        // Returns [status, text, URL, name, value ...], or the type of the event of a failure. It spreads nothing, because
        // scripts can change how arrays are spread.
        function request(method, url, timeout, body, fields) {
          const values = [\#(HostFunction.request.rawValue), method, url, timeout, body];
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
        """#

    /// `XMLHttpRequest` (WHATWG XMLHttpRequest Standard).
    static let xmlHTTPRequest = #"""
        if (isBrowser) offerLater('XMLHttpRequest', () => {
          const states = { UNSENT: 0, OPENED: 1, HEADERS_RECEIVED: 2, LOADING: 3, DONE: 4 };
          const events = ['readystatechange', 'loadstart', 'load', 'error', 'timeout', 'abort', 'loadend'];
          const token = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i;
          const reasons = \#(reasonPhrases);

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
              this.#url = call(\#(HostFunction.resolveURL.rawValue), Text(url));
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
              call(\#(HostFunction.removeTimer.rawValue), this.#timer);
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
        """#

    /// What HTTP calls the status codes (RFC 9110, section 15; RFC 6585). HTTP/2 does not transmit these phrases, so they
    /// are not those of the server.
    private static let reasonPhrases = """
        { 200: 'OK', 201: 'Created', 202: 'Accepted', 203: 'Non-Authoritative Information', 204: 'No Content',
          205: 'Reset Content', 206: 'Partial Content', 300: 'Multiple Choices', 301: 'Moved Permanently', 302: 'Found',
          303: 'See Other', 304: 'Not Modified', 307: 'Temporary Redirect', 308: 'Permanent Redirect',
          400: 'Bad Request', 401: 'Unauthorized', 402: 'Payment Required', 403: 'Forbidden', 404: 'Not Found',
          405: 'Method Not Allowed', 406: 'Not Acceptable', 408: 'Request Timeout', 409: 'Conflict', 410: 'Gone',
          411: 'Length Required', 412: 'Precondition Failed', 413: 'Content Too Large', 414: 'URI Too Long',
          415: 'Unsupported Media Type', 416: 'Range Not Satisfiable', 417: 'Expectation Failed',
          421: 'Misdirected Request', 422: 'Unprocessable Content', 426: 'Upgrade Required',
          428: 'Precondition Required', 429: 'Too Many Requests', 431: 'Request Header Fields Too Large',
          500: 'Internal Server Error', 501: 'Not Implemented', 502: 'Bad Gateway', 503: 'Service Unavailable',
          504: 'Gateway Timeout', 505: 'HTTP Version Not Supported', 511: 'Network Authentication Required' }
        """
}
