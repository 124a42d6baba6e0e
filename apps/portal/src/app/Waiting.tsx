import { LoadError, PageLoader } from "@candor/ui/feedback";
import { vars } from "@candor/ui/tokens";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";

export interface WaitingProps {
  /** The user could not be fetched. */
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
}

const WHOLE: CSSProperties = {
  display: "grid",
  alignContent: "center",
  minHeight: "100dvh",
  background: vars.color.sheet,
};

/** The whole screen while the user is on the way in or out. */
export function Waiting({ failed, retrying, onRetry }: WaitingProps) {
  const { t } = useTranslation();
  const { t: shell } = useTranslation("shell");
  if (!failed) return <PageLoader label={shell("loading")} />;
  return (
    <main style={WHOLE}>
      <LoadError
        level={1}
        title={t("error.loadTitle")}
        description={t("error.loadText")}
        retryLabel={t("action.tryAgain")}
        retrying={retrying}
        onRetry={onRetry}
      />
    </main>
  );
}
