import { Button } from "@candor/ui/forms";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../platform/index.ts";
import * as css from "./PublishFacts.css.ts";

export interface FactsStateProps {
  query: Pick<UseQueryResult, "error" | "isFetching" | "refetch">;
  /** What is said while they are on their way. */
  loading: string;
}

/** In the place of what is read before an action is confirmed: on its way, or failed with another try. */
export function FactsState({ query, loading }: FactsStateProps) {
  const { t } = useTranslation(["scans", "common"]);
  const errorText = useErrorText();
  const { error, isFetching, refetch } = query;
  if (!error) {
    return (
      <p className={css.state} role="status">
        {loading}
      </p>
    );
  }
  return (
    <div className={css.missing} role="alert">
      <p className={css.state}>{t("confirm.unknown", { why: errorText(error) })}</p>
      <Button loading={isFetching} onClick={() => void refetch()}>
        {t("common:action.tryAgain")}
      </Button>
    </div>
  );
}
