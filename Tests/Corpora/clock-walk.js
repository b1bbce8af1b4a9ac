// Calls and constructs every function that can be reached from the global object, and completes with what came of it, one
// line for each function: its path, and a hash of its results. Lines are the same at any time, or a script can read a clock.
function process(url, completion) {
  'use strict';
  const lines = [], seen = new Set(), functions = [];
  const { apply, construct, ownKeys, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
  const isObject = (value) => typeof value === 'function' || typeof value === 'object' && value !== null;

  // Objects of every kind, made anew for each call, because calls change them.
  const makers = [
    () => undefined, () => 0, () => 'a', () => ({}), () => [1, 2], () => new Date(), () => new Date(0), () => /a/g, () => new Map([[1, 2]]),
    () => new Set([1]), () => Promise.resolve(1), () => new Uint8Array(2), () => new ArrayBuffer(2), () => Symbol('s'), () => 1n,
    () => new Error('e'), () => function () {}, () => (function* () { yield 1; })(),
    () => [][Symbol.iterator](), () => new Map()[Symbol.iterator](), () => ''[Symbol.iterator](), () => 'a'.matchAll(/a/g),
    () => Iterator.from({ next() { return { done: true }; } }), () => [1].values().map((x) => x), () => new Proxy({}, {}),
    () => new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'full' }),
    () => new Intl.DateTimeFormat('en', { year: 'numeric', second: 'numeric', fractionalSecondDigits: 3 }),
    () => new Intl.RelativeTimeFormat('en'), () => new Intl.NumberFormat('en'), () => new Intl.Collator('en'),
    () => new Intl.PluralRules('en'), () => new Intl.ListFormat('en'), () => new Intl.Locale('en'),
    () => new Intl.DisplayNames('en', { type: 'language' }), () => new Intl.Segmenter('en'), () => new Intl.Segmenter('en').segment('a b'),
    () => new Intl.Segmenter('en').segment('a b')[Symbol.iterator](), () => new Intl.DurationFormat('en'), () => new URL('a:b?c=d'),
    () => new URLSearchParams('a=b'), () => new TextEncoder(), () => new TextDecoder(), () => new XMLHttpRequest(),
    () => document.createElement('textarea'), () => console, () => (function () { return arguments; })(),
    () => new DataView(new ArrayBuffer(8)), () => new WeakMap(), () => new WeakSet(), () => new (class extends Date {})(),
    () => globalThis,
  ];
  const make = (maker) => { try { return maker(); } catch (_) { return undefined; } };

  // A function is called on the objects that have it, and on some of other kinds.
  const { isPrototypeOf } = Object.prototype;
  const receivers = (owner) => makers.filter((maker, index) => {
    const object = make(maker);
    return index < 6 || object === owner || isObject(object) && apply(isPrototypeOf, owner, [object]) && owner !== Object.prototype;
  });

  function visit(value, path, owner) {
    if (!isObject(value) || seen.has(value)) return;
    seen.add(value);
    if (typeof value === 'function') functions.push([path, value, owner]);
    let keys = [];
    try { keys = ownKeys(value); } catch (_) { return; }
    for (const key of keys.slice(0, 400)) {
      let field;
      try { field = getOwnPropertyDescriptor(value, key); } catch (_) { continue; }
      if (!field) continue;
      const name = path + '.' + String(key);
      // A setter of the global object would replace what the walk uses.
      for (const kind of value === globalThis ? ['value', 'get'] : ['value', 'get', 'set']) visit(field[kind], kind === 'value' ? name : name + ' ' + kind, value);
      // What a getter gives is reached, too.
      if (field.get) { try { visit(apply(field.get, value, []), name, value); } catch (_) {} }
    }
    try { visit(getPrototypeOf(value), path + '.__proto__', value); } catch (_) {}
  }
  visit(globalThis, 'globalThis', globalThis);
  makers.forEach((maker, index) => visit(make(maker), 'made' + index, {}));
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
  for (const one of [memory, memory.buffer, new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])), async () => {}, async function* () {}, (async function* () {})(), function* () {}, eval('(class {})'), function () {}.bind()]) visit(one, 'kind', {});

  // What would end the run, or call this function.
  const left = new Set([completion, process]);
  let hash = 0, text = '';
  function note(value, depth) {
    const type = typeof value;
    let line = type;
    if (type === 'symbol' || type === 'bigint' || type === 'string' || type === 'number' || type === 'boolean') line += String(value);
    if (isObject(value)) {
      for (const convert of [(v) => Object.prototype.toString.call(v), (v) => String(v), (v) => +v, (v) => JSON.stringify(v)]) {
        try { line += ' ' + convert(value); } catch (error) { line += ' !' + error; }
      }
    }
    if (line.length < 100) text += line + ';';
    for (let i = 0; i < line.length; i++) hash = hash * 31 + line.charCodeAt(i) | 0;
    if (!isObject(value) || depth > 1) return;
    try {
      if (typeof value === 'function' && depth === 0 && !left.has(value)) note(value(), 1);
      if (typeof value.next === 'function') note(value.next(), depth + 1);
      for (const key of ownKeys(value).slice(0, 20)) note(value[key], depth + 1);
    } catch (error) { hash = hash * 31 + String(error).length | 0; }
  }
  const inputs = () => [[], [0], [undefined], ['en', { dateStyle: 'full', timeStyle: 'long' }], ['a', 'b'], [[], {}], [() => 1, 1], [new Date(0)]];

  for (const [path, one, owner] of functions) {
    if (left.has(one)) continue;
    hash = 0;
    text = '';
    for (const receiver of receivers(owner)) {
      for (const list of inputs()) {
        try { note(apply(one, make(receiver), list), 0); } catch (error) { note(String(error), 0); }
      }
    }
    for (const list of inputs()) {
      for (const target of [one, Object, Date, class extends Date {}]) {
        try { note(construct(one, list, target), 0); } catch (error) { note(String(error), 0); }
      }
    }
    lines.push(path.slice(0, 120) + '\t' + hash + '\t' + text.slice(0, 60).replace(/\s/g, ' '));
  }
  completion(lines.join('\n'));
}
