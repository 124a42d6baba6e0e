import type { ApiClient } from "@candor/api/client";
import { confirmCampaign, type ReplyOf } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import { kindOf } from "../kinds.ts";
import { useAnswer } from "../use-answer.ts";
import { CampaignFrame, type PageParts } from "./CampaignFrame.tsx";
import * as css from "./Card.css.ts";
import { Card } from "./Card.tsx";
import { Seal } from "./drawings.tsx";
import { Loading } from "./Loading.tsx";

export interface ConfirmPageProps extends PageParts {
  client: ApiClient;
  /** The code of the mailed link. */
  code: string;
}

/** Confirms the request of a mailed link as soon as it opens. */
export function ConfirmPage({ client, code, ...parts }: ConfirmPageProps) {
  const { t } = useTranslation("campaign");
  const { answer, failure, retry } = useAnswer(parts.language, () =>
    client.call(confirmCampaign, { code }, { quiet: true }),
  );
  return (
    <CampaignFrame {...parts} title={t(answer ? titleOf(answer) : "confirm.loading")}>
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

const titleOf = ({ confirmed }: { confirmed: boolean }) =>
  confirmed ? ("confirm.again" as const) : ("confirm.done" as const);

/** The same words and code, whether it was confirmed now or before. */
function ConfirmedCard({ show_type, qrcode_url, confirmed }: ReplyOf<typeof confirmCampaign>) {
  const { t } = useTranslation("campaign");
  return (
    <Card title={t(titleOf({ confirmed }))} drawing={<Seal className={css.drawing} />}>
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
