import { isApiError } from "@candor/api/client";
import { activityResult, activityResultDetail } from "@candor/api/contract";
import { SkeletonRows } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { Dial } from "@candor/ui/icons";
import { useTranslation } from "react-i18next";
import { type Arriving, Loaded, useEndpoint, usePlatform } from "../../platform/index.ts";
import { CampaignFrame, type PageParts } from "./CampaignFrame.tsx";
import * as cardCss from "./Card.css.ts";
import { Card } from "./Card.tsx";
import { ResultSheet } from "./ResultSheet.tsx";

export interface ResultPageProps extends Omit<PageParts, "language"> {
  /** Both parts of its address. */
  cid: string;
  rid: string;
}

export type LazyResultPageProps = ResultPageProps & Arriving;

/** What a free assessment found, once it is published; until then it says that there is nothing to see. */
export function ResultPage({ cid, rid, onLanguage, onTitle }: ResultPageProps) {
  const { t } = useTranslation("campaign");
  const { language } = usePlatform();
  const query = useEndpoint(activityResult, { cid, rid }, { quiet: true });
  const there = query.data !== undefined;
  const detail = useEndpoint(activityResultDetail, { cid, rid }, { quiet: true, enabled: there });
  const waiting = <SkeletonRows label={t("result.loading")} />;
  return (
    <CampaignFrame {...{ language, onLanguage, onTitle }} title={t("result.title")}>
      <Loaded query={query} loading={waiting} onError={(error) => (isMissing(error) ? <NoResult /> : null)}>
        {(result) => <ResultSheet result={result} detail={detail} />}
      </Loaded>
    </CampaignFrame>
  );
}

/** Not there, not published yet, or an address that cannot be one. */
const isMissing = (error: Error) => isApiError(error) && error.status < 500 && error.status !== 429;

function NoResult() {
  const { t } = useTranslation("campaign");
  return (
    <Card title={t("result.none")} drawing={<Dial state="quiet" value={0} className={cardCss.drawing} />}>
      <p className={cardCss.message}>{t("result.noneText")}</p>
      <div className={cardCss.actions}>
        <Button size={40} href="/">
          {t("result.start")}
        </Button>
      </div>
    </Card>
  );
}
