import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../platform/index.ts";
import type { useScanObjects } from "../queries.ts";
import * as css from "./making.css.ts";

export interface ObjectsStateProps {
  companyId: string | null;
  query: ReturnType<typeof useScanObjects>;
}

/** In the place of a company's websites: choose a company first, on their way, failed, or none. */
export function ObjectsState({ companyId, query }: ObjectsStateProps) {
  const { t } = useTranslation(["scan-making", "common"]);
  const errorText = useErrorText();
  const { data, error, refetch } = query;
  if (companyId === null) return <p className={css.hint}>{t("objects.first")}</p>;
  if (error && !data) {
    return (
      <p className={css.hint} role="alert">
        {errorText(error)}{" "}
        <Button size={24} variant="link" onClick={() => void refetch()}>
          {t("common:action.tryAgain")}
        </Button>
      </p>
    );
  }
  return (
    <p className={css.hint} role="status">
      {!data && t("objects.loading")}
      {data?.list.length === 0 && t("objects.none")}
    </p>
  );
}
