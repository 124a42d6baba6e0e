import type { i18n as I18n } from "i18next";
import { type ComponentType, lazy, use, useLayoutEffect } from "react";
import { I18nContext } from "react-i18next";
import { type Catalogue, loadCatalogues } from "./text/i18n.ts";

/** Told when code or texts did not arrive. */
export interface Arriving {
  onMissing: () => void;
}

function Missing({ onMissing }: Arriving) {
  useLayoutEffect(onMissing, [onMissing]);
  return null;
}

/**
 * A part whose code and texts are fetched together when it is first drawn, inside a Suspense boundary. What does not
 * arrive is left out and told of; the next drawing tries again, where the browser does.
 */
export function lazyPart<P extends Arriving>(
  catalogues: Catalogue | readonly Catalogue[],
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  const parts = new WeakMap<I18n, ComponentType<P>>();
  const partOf = (i18n: I18n) => {
    const known = parts.get(i18n);
    if (known) return known;
    const part = lazy(async (): Promise<{ default: ComponentType<P> }> => {
      try {
        const [code] = await Promise.all([load(), loadCatalogues(i18n, [catalogues].flat())]);
        return code;
      } catch {
        parts.delete(i18n);
        return { default: Missing };
      }
    }) as unknown as ComponentType<P>;
    parts.set(i18n, part);
    return part;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, at the module's top level
  return function LazyPart(props: P) {
    // The instance itself: what useTranslation gives may be another object at each drawing.
    const context = use(I18nContext);
    if (!context) throw new Error("A lazy part needs a PlatformProvider above it");
    const Part = partOf(context.i18n);
    return <Part {...props} />;
  };
}
