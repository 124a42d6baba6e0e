import { SkeletonRows } from "@candor/ui/feedback";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailed } from "../../platform/index.ts";

export interface TextsPlaceProps {
  onAgain: () => void;
  /** Draws the part, told what to call when its code does not arrive. */
  children: (onMissing: () => void) => ReactNode;
}

/** The place of a part that is fetched when it is opened: waiting, there, or not arrived with another try. */
export function TextsPlace({ onAgain, children }: TextsPlaceProps) {
  const { t } = useTranslation("compliance");
  const [missing, setMissing] = useState(false);
  if (missing) return <LoadFailed onRetry={onAgain} />;
  return (
    <Suspense fallback={<SkeletonRows label={t("texts.loading")} />}>
      {children(() => setMissing(true))}
    </Suspense>
  );
}
