import type { CheckDetail } from "@candor/api/entities";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DetailScreen } from "../../frames/index.ts";
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

/** One check by its id, with its waiting, missing and failed states. */
export function CheckScreen({ id, backHref, children = alone }: CheckScreenProps) {
  const { t } = useTranslation("checks");
  return (
    <DetailScreen
      query={useCheck(id)}
      loadingLabel={t("detail.loading")}
      missing={{
        codes: ["check.not_found"],
        title: t("detail.notFoundTitle"),
        text: t("detail.notFoundText"),
      }}
      back={{ href: backHref, label: t("detail.toChecks") }}
    >
      {children}
    </DetailScreen>
  );
}
