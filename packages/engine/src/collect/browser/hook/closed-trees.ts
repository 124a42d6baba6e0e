import type { Tools } from "./tools.ts";

/** Opens closed trees, which our own world cannot look into, and tells the page that they are closed. */
export function openClosedTrees({ apply, wrapGetter, replace }: Tools): void {
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
}
