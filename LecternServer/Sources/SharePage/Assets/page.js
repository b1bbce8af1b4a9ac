// The pages work without this script. It adds what only this device knows: what was opened, and what is preferred. None of
// that is sent anywhere, except the preferred app in the address of a page that leads to it (/go/).
"use strict";
{
  const key = "lectern";
  const version = 2;
  const text = (value, length) => (typeof value === "string" && value.length <= length ? value : "");
  const all = (selector) => [...document.querySelectorAll(selector)];

  // Whatever is stored may be from an older version, or broken: what is not understood is left out.
  const load = () => {
    let stored = {};
    try { stored = JSON.parse(localStorage.getItem(key)) ?? {}; } catch {}
    const recent = Array.isArray(stored.recent) ? stored.recent : [];
    return {
      version,
      prefer: text(stored.prefer ?? stored.app, 80),
      opened: Object.fromEntries(Object.entries(stored.opened ?? {}).filter(([, count]) => Number.isInteger(count)).slice(0, 200)),
      recent: recent.filter((item) => text(item?.name, 300) && text(item?.path, 2000).startsWith("/")).slice(0, 20),
    };
  };
  const save = (state) => { try { localStorage.setItem(key, JSON.stringify(state)); } catch {} };

  // What is stored are links of the server, also those with `intent:`.
  const isSafe = (href) => /^[a-z][a-z0-9+.-]*:/i.test(href) && !/^(javascript|data|vbscript|blob|file|about|filesystem):/i.test(href);

  // The preferred app first, then those that were opened before, the most used one first.
  const order = () => {
    const state = load();
    const list = document.getElementById("apps");
    if (!list) return;
    const rank = (row) => (row.dataset.app === state.prefer ? Infinity : state.opened[row.dataset.app] ?? 0);
    [...list.children].sort((a, b) => rank(b) - rank(a) || 0).forEach((row) => list.append(row));
    let said; // What an app loses is said once for those that follow each other.
    for (const lost of all("#apps .lost")) {
      lost.hidden = lost.textContent === said;
      said = lost.textContent;
    }
    for (const button of all("[data-prefer]")) {
      button.hidden = false;
      button.setAttribute("aria-pressed", String(button.dataset.prefer === state.prefer));
    }
  };

  const remember = (link) => {
    const app = link.closest("[data-app]")?.dataset.app;
    if (!app) return;
    const state = load();
    state.opened[app] = (state.opened[app] ?? 0) + 1;
    const { hash, pathname, search } = new URL(document.querySelector("link[rel=canonical]")?.href ?? location);
    const path = hash ? hash.replace(/^#\/?/, "/") : pathname + search; // On a static host, pages are fragments.
    const item = { name: document.querySelector("h1").textContent, path, app: link.firstElementChild?.textContent ?? link.textContent, href: link.href };
    state.recent = [item, ...state.recent.filter((other) => other.path !== item.path)].slice(0, 20);
    save(state);
  };

  const showRecent = () => {
    const section = document.getElementById("recent");
    const { recent } = load();
    if (!section || !recent.length) return;
    section.hidden = false;
    for (const item of recent) {
      const row = document.createElement("li");
      const page = document.createElement("a");
      page.href = item.path.replace(/^[/\\\s]+/, "/"); // Browsers read "//" and "/\t/" as the start of a host.
      page.textContent = item.name;
      row.append(page);
      if (text(item.app, 100) && isSafe(text(item.href, 4000))) {
        const app = document.createElement("a");
        app.href = item.href;
        app.textContent = item.app;
        row.append(" · ", app);
      }
      section.querySelector("ul").append(row);
    }
  };

  const copy = async (button) => {
    const field = document.getElementById(button.dataset.copy);
    field.select();
    try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
    button.classList.add("done");
    button.append(" ✓");
    setTimeout(() => button.lastChild.remove(), 1500);
  };

  const paste = async (field) => {
    field.focus();
    try { field.value = (await navigator.clipboard.readText()).replace(/\s+/g, " ").trim().slice(0, 8000); } catch {}
    if (field.value) field.form.requestSubmit();
  };

  // No page can ask whether an app is installed. One that opens hides the page; while it stays, there is the store.
  const offerStore = (row) => {
    const links = all("#stores a").filter((link) => link.dataset.store === row?.dataset.app);
    const offer = setTimeout(() => {
      if (!links.length || row.querySelector(".store")) return;
      const note = document.createElement("p");
      note.className = "store";
      note.append(document.getElementById("stores").previousElementSibling.textContent);
      for (const link of links) note.append(" ", link.cloneNode(true));
      row.append(note);
    }, 2000);
    for (const type of ["visibilitychange", "pagehide", "blur"]) addEventListener(type, () => clearTimeout(offer), { once: true });
  };

  document.addEventListener("click", (event) => {
    const target = event.target.closest("a, button");
    if (!target) return;
    if (target.id === "bookmarklet") event.preventDefault();
    if (target.matches(".open, .step[data-app]")) remember(target);
    if (target.matches(".open")) offerStore(target.closest("[data-app]"));
    if (target.dataset.paste) paste(document.getElementById(target.dataset.paste));
    if (target.dataset.copy) copy(target);
    if (target.dataset.share) navigator.share({ title: target.dataset.title, url: new URL(target.dataset.share, location).href }).catch(() => {});
    if (target.dataset.prefer) {
      const state = load();
      state.prefer = state.prefer === target.dataset.prefer ? "" : target.dataset.prefer;
      save(state);
      order();
      target.focus();
    }
  });

  // "/" goes to the field, the arrows go through the apps.
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
    const field = document.getElementById("q");
    if (event.key === "/" && field) {
      event.preventDefault();
      field.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = all(".open, .step");
    const index = links.indexOf(document.activeElement);
    if (step && index >= 0 && links[index + step]) {
      event.preventDefault();
      links[index + step].focus();
    }
  });

  // What the server cannot know: an iPad says that it is a Mac, and the preferred app is on this device only.
  const address = new URL(location);
  const missing = Object.entries({
    os: document.body.dataset.system === "macos" && navigator.maxTouchPoints > 1 ? "ios" : "",
    app: address.pathname.startsWith("/go/") ? load().prefer : "",
  }).filter(([name, value]) => value && !address.searchParams.has(name));
  missing.forEach(([name, value]) => address.searchParams.set(name, value));
  if (missing.length) location.replace(address);

  const start = () => {
    order();
    showRecent();
    all("[data-copy]").forEach((button) => { button.hidden = false; });
    all("[data-paste]").forEach((button) => { button.hidden = !navigator.clipboard?.readText; });
    all("[data-share]").forEach((button) => { button.hidden = !navigator.share; });
  };
  start();
  addEventListener("lectern-page", start); // The page was replaced by another one.
  navigator.serviceWorker?.register(new URL("sw.js", document.currentScript.src)).catch(() => {});
}
