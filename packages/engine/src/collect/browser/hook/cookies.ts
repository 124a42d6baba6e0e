import type { Tools } from "./tools.ts";

/** Notes which script writes a cookie. */
export function noteCookies({ caller, tell, wrap, wrapMethod }: Tools): void {
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
}
