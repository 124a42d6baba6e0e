/** What the hook tells: a cookie written by a script, or a listener a script put on the page. */
export type HookMessage =
  | { kind: "cookie"; name: string; script: string }
  | { kind: "listener"; event: string; script: string };

/**
 * Runs in the page before any of its scripts. Notes who writes cookies and who listens to what, through a
 * function it takes off the page at once, and leaves wrapped functions looking native. Self-contained: it
 * is sent as text.
 */
function hook(channel: string, watched: readonly string[]): void {
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

/** The hook's source for a channel, a function name nobody can guess. */
export const hookSource = (channel: string): string =>
  `(${hook.toString()})(${JSON.stringify(channel)},${JSON.stringify([...MOUSE, ...INPUT])})`;

/** Does one script listen to mouse, input and changes of the page together, as session recorders do? */
export function recordsSessions(events: ReadonlySet<string>): boolean {
  return (
    events.has("mutation") && MOUSE.some((type) => events.has(type)) && INPUT.some((type) => events.has(type))
  );
}

/** Global Privacy Control as a page sees it. */
export const GPC_SOURCE =
  'Object.defineProperty(Navigator.prototype,"globalPrivacyControl",{get:function globalPrivacyControl(){return true},enumerable:true,configurable:true})';
