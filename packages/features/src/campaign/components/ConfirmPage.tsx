import type { ApiClient } from "@candor/api/client";
import { confirmCampaign } from "@candor/api/contract";
import { useTranslation } from "react-i18next";
import { useAnswer } from "../use-answer.ts";
import { CampaignFrame, type PageParts } from "./CampaignFrame.tsx";
import { ConfirmedCard, titleOf } from "./ConfirmedCard.tsx";
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
          title={t("confirm.title")}
          label={t("confirm.loading")}
          failure={failure?.notice.text}
          onRetry={failure?.retryable ? retry : undefined}
        />
      )}
    </CampaignFrame>
  );
}
