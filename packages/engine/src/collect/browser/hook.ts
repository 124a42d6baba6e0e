/** What the hook tells: a cookie written by a script, a listener put on the page, a device that is read. */
export type HookMessage =
  | { kind: "cookie"; name: string; script: string }
  | { kind: "listener"; event: string; script: string }
  | { kind: "device"; api: string; script: string };

/**
 * Runs in the page before any of its scripts. Notes who writes cookies and who listens to what, through a
 * function it takes off the page at once, and leaves wrapped functions looking native. Self-contained: it
 * is sent as text.
 */
function hook(channel: string, watched: readonly string[], forward: string): void {
  const scope = globalThis as unknown as Record<string, unknown>;
  const send = scope[channel] as ((message: string) => void) | undefined;
  delete scope[channel];
  if (typeof send !== "function") return;
  const { apply } = Reflect;
  const { stringify } = JSON;
  const NativeError = Error;
  const getOriginal = WeakMap.prototype.get;
  const originals = new WeakMap<object, unknown>();
  const told = new Set<string>();
  const has = Set.prototype.has;
  const add = Set.prototype.add;

  const caller = (): string => {
    const limit = NativeError.stackTraceLimit;
    NativeError.stackTraceLimit = 16;
    const stack = new NativeError().stack;
    NativeError.stackTraceLimit = limit;
    return typeof stack === "string"
      ? (/https?:\/\/[^\s)]{1,2000}?(?=:\d{1,9}:\d)/.exec(stack)?.[0] ?? "")
      : "";
  };
  const tell = (message: Record<string, string>): void => {
    const text = stringify(message);
    if (told.size > 600 || apply(has, told, [text])) return;
    apply(add, told, [text]);
    send(text);
  };
  const wrap = (native: (...args: never[]) => unknown, before: (args: unknown[]) => void) => {
    const wrapped = new Proxy(native, {
      apply(target, self, args) {
        try {
          before(args);
        } catch {
          // The page must not notice.
        }
        return apply(target, self, args);
      },
    });
    originals.set(wrapped, native);
    return wrapped;
  };
  const wrapMethod = (owner: object, key: string, before: (args: unknown[]) => void): void => {
    const found = Object.getOwnPropertyDescriptor(owner, key);
    if (found?.value) Object.defineProperty(owner, key, { ...found, value: wrap(found.value, before) });
  };

  const nativeToString = Function.prototype.toString;
  const disguise = new Proxy(nativeToString, {
    apply: (target, self, args) =>
      apply(target, (typeof self === "function" && apply(getOriginal, originals, [self])) || self, args),
  });
  originals.set(disguise, nativeToString);
  Object.defineProperty(Function.prototype, "toString", {
    value: disguise,
    writable: true,
    configurable: true,
  });

  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
  if (cookie?.set) {
    const set = wrap(cookie.set as (...args: never[]) => unknown, ([line]) => {
      const name = String(line).split("=", 1)[0]?.trim() ?? "";
      tell({ kind: "cookie", name, script: caller() });
    });
    Object.defineProperty(Document.prototype, "cookie", { ...cookie, set });
  }
  const store = (globalThis as { CookieStore?: { prototype: object } }).CookieStore;
  if (store)
    wrapMethod(store.prototype, "set", ([first]) => {
      const name = typeof first === "object" && first ? (first as { name?: unknown }).name : first;
      tell({ kind: "cookie", name: String(name), script: caller() });
    });

  const wrapGetter = (owner: object, key: string, answer: (self: object) => { is: unknown } | null): void => {
    const found = Object.getOwnPropertyDescriptor(owner, key);
    if (!found?.get) return;
    const get = new Proxy(found.get, {
      apply(target, self, args) {
        const other = answer(self as object);
        return other ? other.is : apply(target, self, args);
      },
    });
    originals.set(get, found.get);
    Object.defineProperty(owner, key, { ...found, get });
  };
  const replace = (
    owner: object,
    key: string,
    handler: (target: object, self: unknown, args: unknown[]) => unknown,
  ) => {
    const found = Object.getOwnPropertyDescriptor(owner, key);
    if (typeof found?.value !== "function") return;
    const value = new Proxy(found.value, { apply: handler });
    originals.set(value, found.value);
    Object.defineProperty(owner, key, { ...found, value });
  };

  // A browser without a window lacks what a visitor's has beside the page: its own object, and five names of one PDF viewer.
  const unnamed = (fn: () => unknown) => {
    const bound = fn.bind(null);
    Object.defineProperty(bound, "name", { value: "", configurable: true });
    return bound;
  };
  if (!("chrome" in globalThis)) {
    const started = () => performance.timeOrigin;
    const chrome = {
      loadTimes: unnamed(() => ({ requestTime: started() / 1_000, navigationType: "Other" })),
      csi: unnamed(() => ({ startE: started(), onloadT: started(), pageT: performance.now(), tran: 15 })),
      app: {
        isInstalled: false,
        InstallState: { DISABLED: "disabled", INSTALLED: "installed", NOT_INSTALLED: "not_installed" },
        RunningState: { CANNOT_RUN: "cannot_run", READY_TO_RUN: "ready_to_run", RUNNING: "running" },
        getDetails: unnamed(() => null),
        getIsInstalled: unnamed(() => false),
        runningState: unnamed(() => "cannot_run"),
      },
    };
    Object.defineProperty(globalThis, "chrome", { value: chrome, writable: true, enumerable: true });
  }
  if (navigator.plugins?.length === 0) {
    const held = new WeakMap<object, Record<string, unknown>>();
    const keep = WeakMap.prototype.set;
    const { getOwnPropertyDescriptor } = Object;
    const heldOf = (self: unknown) => apply(getOriginal, held, [self]) as Record<string, unknown> | undefined;
    const make = (of: { prototype: object }, values: Record<string, unknown>): object => {
      const made = Object.create(of.prototype) as object;
      apply(keep, held, [made, values]);
      return made;
    };
    const list = (of: { prototype: object }, items: readonly object[], nameOf: string): object => {
      const made = make(of, { length: items.length });
      items.forEach((item, at) => {
        Object.defineProperty(made, at, { value: item, enumerable: true, configurable: true });
      });
      for (const item of items)
        Object.defineProperty(made, String(heldOf(item)?.[nameOf]), { value: item, configurable: true });
      return made;
    };
    const pdf = { suffixes: "pdf", description: "Portable Document Format" };
    const types = ["application/pdf", "text/pdf"].map((type) => make(MimeType, { ...pdf, type }));
    const viewers = ["PDF", "Chrome PDF", "Chromium PDF", "Microsoft Edge PDF"].map((of) => `${of} Viewer`);
    const plugins = [...viewers, "WebKit built-in PDF"].map((name) => {
      const plugin = list(Plugin, types, "type");
      const { description } = pdf;
      apply(keep, held, [plugin, { name, description, filename: "internal-pdf-viewer", length: 2 }]);
      return plugin;
    });
    for (const type of types) apply(keep, held, [type, { ...heldOf(type), enabledPlugin: plugins[0] }]);
    const shown: Record<string, unknown> = {
      plugins: list(PluginArray, plugins, "name"),
      mimeTypes: list(MimeTypeArray, types, "type"),
      pdfViewerEnabled: true,
    };
    for (const key of Object.keys(shown))
      wrapGetter(Navigator.prototype, key, (self) => (self === navigator ? { is: shown[key] } : null));
    for (const { prototype } of [PluginArray, Plugin, MimeTypeArray, MimeType]) {
      for (const key of Object.getOwnPropertyNames(prototype))
        wrapGetter(prototype, key, (self) => {
          const values = heldOf(self);
          return values ? { is: values[key] } : null;
        });
      for (const key of ["item", "namedItem", "refresh"])
        replace(prototype, key, (target, self, args) =>
          heldOf(self)
            ? key === "refresh"
              ? undefined
              : (getOwnPropertyDescriptor(self, String(args[0]))?.value ?? null)
            : apply(target as never, self, args),
        );
    }
  }

  // Our own world cannot look into closed trees: they are made open, and the page is told they are closed.
  const closed = new WeakSet<object>();
  const known = WeakSet.prototype.has;
  const remember = WeakSet.prototype.add;
  replace(Element.prototype, "attachShadow", (target, self, args) => {
    const [init] = args as [ShadowRootInit | undefined];
    if (init?.mode !== "closed") return apply(target as never, self, args);
    const root = apply(target as never, self, [{ ...init, mode: "open" }]) as object;
    apply(remember, closed, [root]);
    apply(remember, closed, [self]);
    return root;
  });
  wrapGetter(Element.prototype, "shadowRoot", (self) => (apply(known, closed, [self]) ? { is: null } : null));
  wrapGetter(ShadowRoot.prototype, "mode", (self) =>
    apply(known, closed, [self]) ? { is: "closed" } : null,
  );

  // What waits for its time is run early once the page is quiet: a visitor would have stayed that long.
  const now = performance.now.bind(performance);
  const later = new Map<number, { run: () => void; due: number; every: number; runs: number }>();
  const { setTimeout: nativeTimeout, clearTimeout: nativeClear } = globalThis;
  let clock: number | null = null;
  for (const key of ["setTimeout", "setInterval"] as const)
    replace(globalThis, key, (target, self, args) => {
      const [callback, rawDelay, ...rest] = args as [unknown, unknown, ...unknown[]];
      const delay = Number(rawDelay) || 0;
      if (typeof callback !== "function" || delay < 700 || later.size > 400)
        return apply(target as never, self, args);
      const every = key === "setInterval" ? delay : 0;
      let id = 0;
      const run = () => {
        if (every === 0) later.delete(id);
        apply(callback as never, globalThis, rest);
      };
      id = apply(target as never, self, [run, delay]) as unknown as number;
      later.set(id, { run, due: (clock ?? now()) + delay, every, runs: 0 });
      return id;
    });
  for (const key of ["clearTimeout", "clearInterval"] as const)
    wrapMethod(globalThis, key, ([id]) => {
      later.delete(Number(id));
    });
  apply(EventTarget.prototype.addEventListener, globalThis, [
    forward,
    (event: Event) => {
      event.stopImmediatePropagation();
      clock = now();
      const horizon = clock + 12_000;
      let left = 80;
      const step = () => {
        const due = [...later].filter(([, { due: at, runs }]) => at <= horizon && runs < 3);
        due.sort(([, a], [, b]) => a.due - b.due);
        const next = due[0];
        if (!next || left === 0) {
          clock = null;
          apply(EventTarget.prototype.dispatchEvent, globalThis, [new Event(`${forward}!`)]);
          return;
        }
        left -= 1;
        const [id, timer] = next;
        clock = timer.due;
        if (timer.every > 0) {
          timer.due += timer.every;
          timer.runs += 1;
        } else nativeClear(id);
        try {
          timer.run();
        } catch (error) {
          nativeTimeout(() => {
            throw error;
          });
        }
        nativeTimeout(step);
      };
      step();
    },
  ]);

  // A page is left for another one, or its window is closed: it hears of it while there is time to see what it does.
  let left = false;
  wrapGetter(Document.prototype, "visibilityState", () => (left ? { is: "hidden" } : null));
  wrapGetter(Document.prototype, "hidden", () => (left ? { is: true } : null));
  // What the browser tells a page that has heard it already would have it send everything twice.
  for (const type of ["beforeunload", "visibilitychange", "pagehide", "unload"])
    apply(EventTarget.prototype.addEventListener, globalThis, [
      type,
      (event: Event) => {
        if (left && event.isTrusted) event.stopImmediatePropagation();
      },
      true,
    ]);
  apply(EventTarget.prototype.addEventListener, globalThis, [
    `${forward}?`,
    (event: Event) => {
      event.stopImmediatePropagation();
      if (left) return;
      left = true;
      const tellOf = (target: EventTarget, said: Event) =>
        apply(EventTarget.prototype.dispatchEvent, target, [said]);
      tellOf(globalThis as never, new Event("beforeunload", { cancelable: true }));
      tellOf(document, new Event("visibilitychange", { bubbles: true }));
      tellOf(globalThis as never, new PageTransitionEvent("pagehide"));
      tellOf(globalThis as never, new Event("unload"));
    },
  ]);

  // Reading the device as fingerprinting does: a picture of drawn words, many fonts, sound, graphics card.
  const device = (api: string) => tell({ kind: "device", api, script: caller() });
  const drawn = new WeakSet<object>();
  let measured = 0;
  const fonts = new Set<string>();
  const canvas = globalThis.CanvasRenderingContext2D?.prototype;
  if (canvas) {
    for (const key of ["fillText", "strokeText"] as const)
      replace(canvas, key, (target, self, args) => {
        if (String(args[0]).length >= 8) apply(remember, drawn, [(self as CanvasRenderingContext2D).canvas]);
        return apply(target as never, self, args);
      });
    replace(canvas, "measureText", (target, self, args) => {
      measured += 1;
      if (fonts.size < 60) fonts.add((self as CanvasRenderingContext2D).font);
      if (measured === 50 || (fonts.size >= 20 && measured % 20 === 0)) if (fonts.size >= 20) device("fonts");
      return apply(target as never, self, args);
    });
    replace(canvas, "getImageData", (target, self, args) => {
      if (apply(known, drawn, [(self as CanvasRenderingContext2D).canvas])) device("canvas");
      return apply(target as never, self, args);
    });
    for (const key of ["toDataURL", "toBlob"] as const)
      replace(HTMLCanvasElement.prototype, key, (target, self, args) => {
        const { width, height } = self as HTMLCanvasElement;
        if (width >= 16 && height >= 16 && apply(known, drawn, [self as object])) device("canvas");
        return apply(target as never, self, args);
      });
  }
  for (const gl of [globalThis.WebGLRenderingContext, globalThis.WebGL2RenderingContext])
    if (gl)
      wrapMethod(gl.prototype, "getParameter", ([name]) => {
        if (name === 37_445 || name === 37_446) device("webgl");
      });
  const audio = globalThis.OfflineAudioContext?.prototype;
  if (audio) wrapMethod(audio, "startRendering", () => device("audio"));

  wrapMethod(EventTarget.prototype, "addEventListener", ([type]) => {
    if (watched.includes(String(type))) tell({ kind: "listener", event: String(type), script: caller() });
  });
  wrapMethod(MutationObserver.prototype, "observe", () => {
    tell({ kind: "listener", event: "mutation", script: caller() });
  });
}

const MOUSE = [
  "mousemove",
  "mousedown",
  "mouseup",
  "click",
  "pointermove",
  "pointerdown",
  "touchstart",
  "touchmove",
];
const INPUT = ["input", "change", "keydown", "keyup", "keypress"];

/**
 * The hook's source for a channel, a function name nobody can guess, and for the event that runs timers early; with a
 * question mark it is the one that leaves the page.
 */
export const hookSource = (channel: string, forward: string): string =>
  `(${hook.toString()})(${JSON.stringify(channel)},${JSON.stringify([...MOUSE, ...INPUT])},${JSON.stringify(forward)})`;

/** Does one script listen to mouse, input and changes of the page together, as session recorders do? */
export function recordsSessions(events: ReadonlySet<string>): boolean {
  return (
    events.has("mutation") && MOUSE.some((type) => events.has(type)) && INPUT.some((type) => events.has(type))
  );
}

/** Global Privacy Control as a page sees it. */
export const GPC_SOURCE =
  'Object.defineProperty(Navigator.prototype,"globalPrivacyControl",{get:function globalPrivacyControl(){return true},enumerable:true,configurable:true})';
