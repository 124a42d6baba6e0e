import type { Language } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { CampaignFrame, ResultSheet } from "../../campaign/result.ts";
import { DetailScreen } from "../../frames/index.ts";
import { useFormat, usePlatform } from "../../platform/index.ts";
import { requestsAddress } from "../address.ts";
import { useResult } from "../queries.ts";
import * as css from "./campaigns.css.ts";

export interface ResultPreviewProps {
  /** Both parts of its address. */
  cid: string;
  rid: string;
  onLanguage: (language: Language) => void;
  /** Names the page in the browser. */
  onTitle: (title: string) => void;
}

/** A result in its visitor's own page, published or not, under a bar that says which. */
export function ResultPreview({ cid, rid, onLanguage, onTitle }: ResultPreviewProps) {
  const { t } = useTranslation("campaigns");
  const format = useFormat();
  const { language } = usePlatform();
  const { result, detail } = useResult(cid, rid);
  const { data } = result;
  return (
    <>
      <section className={css.bar} aria-label={t("resultPreview.label")}>
        <strong>{t("resultPreview.label")}</strong>
        <span>
          {data &&
            (data.published_at === null
              ? t("resultPreview.unpublished")
              : t("resultPreview.published", { when: format.dateTime(data.published_at) }))}
        </span>
        <Button size={32} href={requestsAddress.href({ cid })}>
          {t("resultPreview.back")}
        </Button>
      </section>
      <CampaignFrame {...{ language, onLanguage, onTitle }} title={t("resultPreview.label")}>
        <DetailScreen
          query={result}
          loadingLabel={t("resultPreview.loading")}
          missing={{
            codes: ["check.analysis_not_found"],
            title: t("resultPreview.missingTitle"),
            text: t("resultPreview.missingText"),
          }}
          back={{ href: requestsAddress.href(), label: t("requests.title") }}
        >
          {(found) => <ResultSheet result={found} detail={detail} />}
        </DetailScreen>
      </CampaignFrame>
    </>
  );
}
