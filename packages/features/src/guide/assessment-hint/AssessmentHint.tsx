import { Suspense } from "react";
import { lazyPart } from "../../platform/index.ts";
import { guideCatalogue } from "../catalogue.ts";
import type { AssessmentHintBubbleProps } from "./AssessmentHintBubble.tsx";
import type { useAssessmentHint } from "./use-assessment-hint.ts";

const Bubble = lazyPart<AssessmentHintBubbleProps>(
  guideCatalogue,
  () => import("./AssessmentHintBubble.tsx"),
);

/** The hint beside its item, once it is due. */
export function AssessmentHint({ hint }: { hint: ReturnType<typeof useAssessmentHint> }) {
  const { item, onEnd, onMissing } = hint;
  if (!item) return null;
  return (
    <Suspense>
      <Bubble item={item} onEnd={onEnd} onMissing={onMissing} />
    </Suspense>
  );
}
