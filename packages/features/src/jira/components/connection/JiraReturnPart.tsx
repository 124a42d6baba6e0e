import { EmptyState, PageLoader } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { PublicPage } from "../../../help/index.ts";
import { type Arriving, useErrorText } from "../../../platform/index.ts";
import { useEndConnecting } from "../../queries.ts";

export interface JiraReturnPartProps extends Arriving {
  /** What Atlassian sent along; without both, nothing was agreed to. */
  code: string | null;
  state: string | null;
  settingsHref: string;
  /** Goes on to the page from which connecting began. */
  onConnected: (returnTo: string) => void;
  /** Names the document. */
  onTitle: (title: string) => void;
}

/** Where Atlassian sends the browser back to: ends connecting, or says why it could not. */
export default function JiraReturnPart({
  code,
  state,
  settingsHref,
  onConnected,
  onTitle,
}: JiraReturnPartProps) {
  const { t } = useTranslation(["jira", "common"]);
  const errorText = useErrorText();
  const { mutate, error } = useEndConnecting();
  const begun = useRef(false);
  const agreed = code !== null && state !== null;
  useEffect(() => {
    onTitle(`${t("return.title")} · ${t("common:appName")}`);
    // The state works once.
    if (!agreed || begun.current) return;
    begun.current = true;
    mutate({ code, state }, { onSuccess: ({ return_to }) => onConnected(return_to) });
  }, [agreed, code, state, mutate, onConnected, onTitle, t]);

  return (
    <PublicPage>
      <main id="content" tabIndex={-1}>
        {agreed && !error ? (
          <PageLoader label={t("return.title")} />
        ) : (
          <EmptyState
            level={1}
            role="alert"
            title={t("return.failedTitle")}
            description={error ? errorText(error) : t("return.refused")}
            action={<Button href={settingsHref}>{t("return.toSettings")}</Button>}
          />
        )}
      </main>
    </PublicPage>
  );
}
