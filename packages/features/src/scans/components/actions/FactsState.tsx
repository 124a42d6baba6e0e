import { useTranslation } from "react-i18next";
import { LoadFailure, type LoadFailureProps } from "../../../frames/index.ts";
import { useErrorText } from "../../../platform/index.ts";
import * as css from "./PublishFacts.css.ts";

export interface FactsStateProps {
  query: LoadFailureProps["query"];
  /** What is said while they are on their way. */
  loading: string;
}

/** In the place of what is read before an action is confirmed: on its way, or failed with another try. */
export function FactsState({ query, loading }: FactsStateProps) {
  const { t } = useTranslation("scans");
  const errorText = useErrorText();
  if (query.error) {
    return <LoadFailure query={query} description={t("confirm.unknown", { why: errorText(query.error) })} />;
  }
  return (
    <p className={css.state} role="status">
      {loading}
    </p>
  );
}
