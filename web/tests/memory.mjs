/** Runs a function with the number of bytes that the newest engine has; engines are made in it. */
export async function watchingMemory(body) {
    const { Instance } = WebAssembly;
    let memory;
    WebAssembly.Instance = function (module) {
        const instance = new Instance(module);
        memory = instance.exports.memory;
        return instance;
    };
    try {
        return await body(() => memory.buffer.byteLength);
    } finally {
        WebAssembly.Instance = Instance;
    }
}
