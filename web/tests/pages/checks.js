/** Runs the checks of a page one after another and sends what they found to the server of the test. */
export async function send(page, checks, address = "/results") {
    const found = [];
    for (const [name, check] of Object.entries(checks)) {
        try {
            found.push({ name, error: null, value: await check() });
        } catch (error) {
            found.push({ name, error: `${error.stack ?? error}` });
        }
    }
    await fetch(address, { method: "POST", mode: "no-cors", body: JSON.stringify({ page, checks: found }) });
}

export function equal(actual, expected) {
    if (JSON.stringify(actual) === JSON.stringify(expected)) return;
    throw new Error(`${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`);
}
