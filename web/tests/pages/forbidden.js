import { LecternError, load } from "./lectern.js";
import { equal, send } from "./checks.js";

await send("forbidden", {
    async "WebAssembly is forbidden"() {
        const error = await load().catch((error) => error);
        equal(error instanceof LecternError, true);
        equal(/unsafe-eval/.test(error.message), true);
        return error.message;
    },
});
