extension Prelude {
    /// Base64, entities and encodings of text.
    static let encodings = #"""
        offerLater('btoa', () => function btoa(text) {
          return call(\#(HostFunction.encodeBase64.rawValue), Text(text));
        });
        offerLater('atob', () => function atob(text) {
          const bytes = call(\#(HostFunction.decodeBase64.rawValue), Text(text));
          if (bytes === null) throw error('InvalidCharacterError', 'The text is not valid Base64.');
          return bytes;
        });
        offerLater('htmlDecode', () => function htmlDecode(text) {
          return call(\#(HostFunction.decodeEntities.rawValue), Text(text));
        });
        offerLater('base64DigitsToBase10String', () => function base64DigitsToBase10String(digits) {
          let number = 0n;
          for (let i = 0; i < digits.length; i++) number = number * 64n + Big(digits[i]);
          return Text(number);
        });

        // WHATWG Encoding Standard.
        offerLater('TextEncoder', () => class TextEncoder {
          get encoding() { return 'utf-8'; }
          encode(text = '') { return call(\#(HostFunction.encodeUTF8.rawValue), Text(text)); }
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
            this.#encoding = call(\#(HostFunction.encodingName.rawValue), Text(label));
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
            const text = call(\#(HostFunction.decodeText.rawValue), this.#encoding, bytes, this.#fatal, this.#ignoreBOM);
            if (text === null) throw new TypeError('The bytes are not valid ' + this.#encoding + '.');
            return text;
          }
        });
        """#

    /// All of the DOM that scripts need: a text area, with which they decode entities.
    static let document = #"""
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
              this.#text = call(\#(HostFunction.decodeEntities.rawValue), text);
            }
          }
          return {
            createElement(name) {
              if (Text(name).toLowerCase() === 'textarea') return new HTMLTextAreaElement();
              throw error('NotSupportedError', 'There are no elements but textarea.');
            },
          };
        });
        """#
}
