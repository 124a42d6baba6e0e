import { Suspense, useMemo } from "react";
import { createPortal } from "react-dom";
import { lazyPart } from "../../platform/index.ts";
import { guideCatalogue } from "../catalogue.ts";
import type { AssessmentHintBubbleProps } from "./AssessmentHintBubble.tsx";
import type { useAssessmentHint } from "./use-assessment-hint.ts";
import { useDrawn } from "./use-drawn.ts";

const Bubble = lazyPart<AssessmentHintBubbleProps>(
  guideCatalogue,
  () => import("./AssessmentHintBubble.tsx"),
);

/** The hint beside its item, next in the order of the page; it waits while the drawer hides the item. */
export function AssessmentHint({ hint }: { hint: ReturnType<typeof useAssessmentHint> }) {
  const { item, onEnd, onMissing } = hint;
  const anchor = useMemo(() => ({ current: item }), [item]);
  const drawn = useDrawn(item);
  const place = item?.parentElement;
  if (!place || !drawn) return null;
  return createPortal(
    <Suspense>
      <Bubble anchor={anchor} onEnd={onEnd} onMissing={onMissing} />
    </Suspense>,
    place,
  );
}
