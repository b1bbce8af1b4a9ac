// Keeps the page that is shown without a network, and what it needs. Nothing else is kept.
"use strict";
const name = "lectern-VERSION";
const files = ["/offline", "/page.js", "/icon.svg", "/icon-192.png", "/manifest.webmanifest"];

self.addEventListener("install", (event) => {
  self.skipWaiting();
  // Not from the cache of the browser, which may have those of an older version.
  const fresh = files.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
  const clean = async () => {
    for (const key of await caches.keys()) if (key !== name) await caches.delete(key);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/offline")));
  } else if (files.includes(url.pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(url.pathname)));
  }
});
