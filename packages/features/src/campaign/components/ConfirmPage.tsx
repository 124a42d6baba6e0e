import type { ApiClient } from "@candor/api/client";
import { confirmCampaign, type ReplyOf } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import { kindOf } from "../kinds.ts";
import { useAnswer } from "../use-answer.ts";
import { CampaignFrame, type CampaignFrameProps } from "./CampaignFrame.tsx";
import * as css from "./Card.css.ts";
import { Card } from "./Card.tsx";
import { Seal } from "./drawings.tsx";
import { Loading } from "./Loading.tsx";

export interface ConfirmPageProps extends Pick<CampaignFrameProps, "language" | "onLanguage"> {
  client: ApiClient;
  /** The code of the mailed link. */
  code: string;
}

/** Confirms the request of a mailed link as soon as it opens. */
export function ConfirmPage({ client, code, language, onLanguage }: ConfirmPageProps) {
  const { t } = useTranslation("campaign");
  const { answer, failure, retry } = useAnswer(language, () =>
    client.call(confirmCampaign, { code }, { quiet: true }),
  );
  return (
    <CampaignFrame language={language} onLanguage={onLanguage}>
      {answer ? (
        <ConfirmedCard {...answer} />
      ) : (
        <Loading
          label={t("confirm.loading")}
          failure={failure?.notice.text}
          onRetry={failure?.retryable ? retry : undefined}
        />
      )}
    </CampaignFrame>
  );
}

/** The same words and code, whether it was confirmed now or before. */
function ConfirmedCard({ show_type, qrcode_url, confirmed }: ReplyOf<typeof confirmCampaign>) {
  const { t } = useTranslation("campaign");
  return (
    <Card title={t(confirmed ? "confirm.again" : "confirm.done")} drawing={<Seal className={css.drawing} />}>
      <p className={css.message}>
        {t("confirm.before")}
        <strong className={css.kind}>{t(`kind.${kindOf(show_type) ?? "assessment"}`)}</strong>
        {t("confirm.after")}
        {t(qrcode_url ? "confirm.questions" : "confirm.questionsNoCode")}
      </p>
      {qrcode_url && (
        <figure>
          <div className={css.code}>
            <img
              className={css.picture}
              src={qrcode_url}
              width={120}
              height={120}
              alt={t("confirm.qrcode")}
            />
          </div>
          <figcaption className={css.caption}>{t("confirm.scan")}</figcaption>
        </figure>
      )}
    </Card>
  );
}
