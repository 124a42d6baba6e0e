import { isApiError } from "@candor/api/client";
import type { CheckDetail } from "@candor/api/entities";
import { EmptyState, SkeletonRows } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Loaded } from "../../platform/index.ts";
import { useCheck } from "../queries.ts";
import { CheckDetailPanel } from "./CheckDetailPanel.tsx";

export interface CheckScreenProps {
  id: string;
  /** Address of the table, in the state in which the reader left it. */
  backHref: string;
  /** Draws the check once it is there. Default: the check alone. */
  children?: (check: CheckDetail) => ReactNode;
}

const alone = (check: CheckDetail) => <CheckDetailPanel check={check} />;

const MISSING = ["check.not_found", "common.invalid"] as const;

/** One check by its id, with its waiting, missing and failed states. */
export function CheckScreen({ id, backHref, children = alone }: CheckScreenProps) {
  const { t } = useTranslation("checks");
  const missing = (error: Error) =>
    isApiError(error) && MISSING.some((key) => key === error.key) ? (
      <EmptyState
        level={1}
        title={t("detail.notFoundTitle")}
        description={t("detail.notFoundText")}
        action={<Button href={backHref}>{t("detail.toChecks")}</Button>}
      />
    ) : null;
  return (
    <Loaded query={useCheck(id)} loading={<SkeletonRows label={t("detail.loading")} />} onError={missing}>
      {children}
    </Loaded>
  );
}
