import { LoadError, PageLoader } from "@candor/ui/feedback";
import { useTranslation } from "react-i18next";
import * as css from "./Waiting.css.ts";

export interface WaitingProps {
  /** The user could not be fetched. */
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** The whole screen while the user is on the way in or out. */
export function Waiting({ failed, retrying, onRetry }: WaitingProps) {
  const { t } = useTranslation(["common", "message"]);
  const { t: shell } = useTranslation("shell");
  // At once: whoever starts has waited already, and signing out covers the page.
  if (!failed) return <PageLoader label={shell("loading")} wait={0} whole />;
  return (
    <main className={css.whole}>
      <LoadError
        level={1}
        title={t("message:common.load_title")}
        description={t("message:common.load_text")}
        retryLabel={t("action.tryAgain")}
        retrying={retrying}
        onRetry={onRetry}
      />
    </main>
  );
}
