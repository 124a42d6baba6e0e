import { isApiError } from "@candor/api/client";
import { activityResult, activityResultDetail, type ReplyOf } from "@candor/api/contract";
import { SkeletonRows } from "@candor/ui/feedback";
import { Stat, StatCell, StatGrid } from "@candor/ui/figures";
import { Button } from "@candor/ui/forms";
import { Dial } from "@candor/ui/icons";
import { useTranslation } from "react-i18next";
import { EvidencePanel } from "../../evidence/index.ts";
import { type Arriving, Loaded, useEndpoint, useFormat, usePlatform } from "../../platform/index.ts";
import { kindOf } from "../kinds.ts";
import { CampaignFrame, type PageParts } from "./CampaignFrame.tsx";
import * as cardCss from "./Card.css.ts";
import { Card } from "./Card.tsx";
import * as css from "./ResultPage.css.ts";

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
  const waiting = <SkeletonRows label={t("result.loading")} />;
  return (
    <CampaignFrame {...{ language, onLanguage, onTitle }} title={t("result.title")}>
      <Loaded query={query} loading={waiting} onError={(error) => (isMissing(error) ? <NoResult /> : null)}>
        {(result) => <Result result={result} cid={cid} rid={rid} />}
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

interface ResultProps extends Pick<ResultPageProps, "cid" | "rid"> {
  result: ReplyOf<typeof activityResult>;
}

const COUNTS = ["hosts", "vendors", "outside", "sensitive"] as const;

function Result({ result, cid, rid }: ResultProps) {
  const { t } = useTranslation("campaign");
  const format = useFormat();
  const detail = useEndpoint(activityResultDetail, { cid, rid }, { quiet: true });
  const kind = kindOf(result.show_type);
  const { company, website, summary } = result;
  return (
    <article className={css.sheet}>
      <h1 className={css.title}>{t(kind ? `intro.${kind}.title` : "result.title")}</h1>
      <p className={css.about}>{t("result.about", { company, website })}</p>
      <p className={css.about}>{t("result.assessed", { date: format.dateTime(result.assessed_at) })}</p>
      <StatGrid className={css.figures}>
        {COUNTS.map((name) => (
          <StatCell key={name}>
            <Stat label={t(`result.${name}`)} value={format.count(summary[name])} />
          </StatCell>
        ))}
        <StatCell>
          <Stat label={t("result.regions")} value={format.count(summary.regions.length)} />
        </StatCell>
      </StatGrid>
      <p className={css.where}>
        {summary.regions.length > 0
          ? t("result.where", { places: format.places(summary.regions) })
          : t("result.nowhere")}
      </p>
      <h2 className={css.section}>{t("result.evidence")}</h2>
      <Loaded query={detail} loading={<SkeletonRows label={t("result.loading")} />}>
        {({ tables }) => <EvidencePanel evidence={tables} screenshots={[]} />}
      </Loaded>
    </article>
  );
}
