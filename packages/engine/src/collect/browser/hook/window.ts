import type { Tools } from "./tools.ts";

/** Gives a browser without a window what a visitor's has beside the page: an object of its own, and one PDF viewer's five names. */
export function lookLikeWindow({ apply, wrapGetter, replace }: Tools): void {
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
    const { get, set: keep } = WeakMap.prototype;
    const { getOwnPropertyDescriptor } = Object;
    const heldOf = (self: unknown) => apply(get, held, [self]) as Record<string, unknown> | undefined;
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
}
