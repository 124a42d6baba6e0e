import { type ComponentType, type FunctionComponent, Suspense } from "react";
import { fetchInTime } from "./in-time.ts";
import { type Arriving, lazyPart } from "./lazy-part.tsx";
import type { Catalogue } from "./text/i18n.ts";
import { useMissing } from "./use-missing.ts";

/**
 * A part whose code and texts are fetched apart from the page that opens it, when somebody goes near a button. What does
 * not arrive is closed again, by what `closer` finds in its properties, and told of.
 */
export function latePart<P extends object>(
  catalogues: Catalogue | readonly Catalogue[],
  load: () => Promise<FunctionComponent<P>>,
  closer: (props: P) => () => void,
): ComponentType<P> {
  fetchInTime(load);
  const Part = lazyPart<P & Arriving>(catalogues, async () => ({ default: await load() }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, at the module's top level
  return function LatePart(props: P) {
    const onMissing = useMissing(closer(props));
    return (
      <Suspense>
        <Part {...props} onMissing={onMissing} />
      </Suspense>
    );
  };
}

/** A dialog that is fetched when somebody goes near a button. */
export const lateDialog = <P extends { onClose: () => void }>(
  catalogues: Catalogue | readonly Catalogue[],
  load: () => Promise<FunctionComponent<P>>,
): ComponentType<P> => latePart(catalogues, load, ({ onClose }) => onClose);
