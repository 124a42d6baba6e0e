/** What the hook tells: a cookie written by a script, a listener put on the page, a device that is read, a script of the page's making. */
export type HookMessage =
  | { kind: "cookie"; name: string; script: string }
  | { kind: "listener"; event: string; script: string }
  | { kind: "device"; api: string; script: string }
  | { kind: "blob"; able: boolean; script: string };

/** Answers a call of a wrapped function in its place. */
type Handler = (target: object, self: unknown, args: unknown[]) => unknown;

/** What the parts of the hook share: functions as the page's own scripts have not touched them. */
export interface Tools {
  apply: typeof Reflect.apply;
  /** Address of the script that calls, or nothing. */
  caller: () => string;
  /** Tells a message once. */
  tell: (message: HookMessage) => void;
  /** A function that looks native and runs `before` first. */
  wrap: (
    native: (...args: never[]) => unknown,
    before: (args: unknown[]) => void,
  ) => (...args: never[]) => unknown;
  wrapMethod: (owner: object, key: string, before: (args: unknown[]) => void) => void;
  /** A getter that gives what `answer` says, or what it gave. */
  wrapGetter: (owner: object, key: string, answer: (self: object) => { is: unknown } | null) => void;
  /** A method that looks native and is answered by `handler`. */
  replace: (owner: object, key: string, handler: Handler) => void;
  /** Has one function give itself out for another. */
  pose: (fn: object, as: object) => void;
}

/** Tools that tell over a channel, which is taken off the page at once; nothing where it stands no more. */
export function makeTools(channel: string): Tools | null {
  const scope = globalThis as unknown as Record<string, unknown>;
  const send = scope[channel] as ((message: string) => void) | undefined;
  delete scope[channel];
  if (typeof send !== "function") return null;
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
  const tell = (message: HookMessage): void => {
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
  const replace = (owner: object, key: string, handler: Handler) => {
    const found = Object.getOwnPropertyDescriptor(owner, key);
    if (typeof found?.value !== "function") return;
    const value = new Proxy(found.value, { apply: handler });
    originals.set(value, found.value);
    Object.defineProperty(owner, key, { ...found, value });
  };
  const pose = (fn: object, as: object) => {
    originals.set(fn, as);
  };
  return { apply, caller, tell, wrap, wrapMethod, wrapGetter, replace, pose };
}
