import { type CurrentUser, PRODUCT_FEATURES } from "@candor/api/entities";
import { type RefObject, Suspense } from "react";
import { lazyPart, useMissing } from "../platform/index.ts";
import { guideCatalogue } from "./catalogue.ts";
import type { GuideHintProps } from "./components/GuideHint.tsx";
import type { GuidePanelProps } from "./components/GuidePanel.tsx";
import type { useGuide } from "./use-guide.ts";

// Code, texts and pictures come with the first opening.
const GuidePanel = lazyPart<GuidePanelProps>(guideCatalogue, () => import("./components/GuidePanel.tsx"));
const GuideHint = lazyPart<GuideHintProps>(guideCatalogue, () => import("./components/GuideHint.tsx"));

export interface GuideProps {
  user: Pick<CurrentUser, "last_scan" | "company">;
  guide: ReturnType<typeof useGuide>;
  /** The help button: the guide shrinks to it, the hint points at it, and it has the focus after both. */
  helpButton: RefObject<HTMLButtonElement | null>;
}

/** The guide while it is open or on its way out, and the hint after it. Stands right after the help button. */
export function Guide({ user, guide, helpButton }: GuideProps) {
  const { phase, leave, left, hintEnded, giveUp } = guide;
  const onMissing = useMissing(giveUp);
  const toButton = () => helpButton.current?.focus();

  return (
    <Suspense>
      {(phase === "open" || phase === "leaving") && (
        <GuidePanel
          open={phase === "open"}
          lastScan={user.last_scan}
          assisted={(user.company.product_type & PRODUCT_FEATURES.assistant) !== 0}
          towards={helpButton}
          onClose={leave}
          onClosed={() => {
            left();
            // Where the guide went, the focus goes; a guide that opened by itself took it from nowhere.
            toButton();
          }}
          onMissing={onMissing}
        />
      )}
      {phase === "hint" && (
        <GuideHint
          anchor={helpButton}
          onEnd={(end) => {
            hintEnded(end);
            if (end === "gotIt") toButton();
          }}
          onMissing={onMissing}
        />
      )}
    </Suspense>
  );
}
