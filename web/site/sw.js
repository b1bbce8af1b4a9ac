// Keeps the site for use without a network. The share page is kept when it is installed, other pages when they are opened.
"use strict";
const name = "lectern-site-VERSION";
const files = FILES;

self.addEventListener("install", (event) => {
    self.skipWaiting();
    // Not from the cache of the browser, which may have those of an older version.
    const fresh = files.map((file) => new Request(file, { cache: "reload" }));
    event.waitUntil(caches.open(name).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
    const clean = async () => {
        for (const key of await caches.keys()) if (key.startsWith("lectern-") && key !== name) await caches.delete(key);
        await self.clients.claim();
    };
    event.waitUntil(clean());
});

async function answer(request) {
    const cache = await caches.open(name);
    // The query is what somebody shares: it is neither sent nor kept.
    const address = request.url.replace(/[?#].*/s, "");
    const kept = await cache.match(address);
    if (kept) return kept;
    const response = await fetch(request);
    // A full cache must not keep the answer back.
    if (response.status === 200 && !response.redirected) await cache.put(address, response.clone()).catch(() => {});
    return response;
}

self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method === "GET" && request.url.startsWith(self.registration.scope)) event.respondWith(answer(request));
});
