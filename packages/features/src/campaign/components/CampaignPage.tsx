import type { ApiClient, ClientError } from "@candor/api/client";
import { campaignInfo, submitCampaign } from "@candor/api/contract";
import type { ScreenCode } from "@candor/api/errors";
import { useNotice } from "@candor/ui/notices";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { storeDraft } from "../../platform/index.ts";
import { failureOf, fieldRefusals } from "../failures.ts";
import { type CampaignKind, offerOf } from "../kinds.ts";
import type { RequestValues } from "../schema.ts";
import { useAnswer } from "../use-answer.ts";
import { CampaignFrame, type PageParts } from "./CampaignFrame.tsx";
import { Intro } from "./Intro.tsx";
import { Loading } from "./Loading.tsx";
import { RepeatCard } from "./RepeatCard.tsx";
import { RequestForm } from "./RequestForm.tsx";
import { SubmittedCard } from "./SubmittedCard.tsx";

export interface CampaignPageProps extends PageParts {
  client: ApiClient;
  /** The campaign. */
  cid: string;
  /** What the campaign is about, where the page already knows it: it is explained before the answer is there. */
  announced?: CampaignKind | null;
}

type Step = { at: "form" } | { at: "submitted"; values: RequestValues } | { at: "repeat" };

/** A campaign: its form, then what became of the request. */
export function CampaignPage({ client, cid, announced = null, ...parts }: CampaignPageProps) {
  const { language } = parts;
  const { t } = useTranslation("campaign");
  const { t: say } = useTranslation("message");
  const notice = useNotice();
  const [step, setStep] = useState<Step>({ at: "form" });
  const { answer, failure, retry } = useAnswer(language, () =>
    client.call(campaignInfo, { cid }, { quiet: true }),
  );
  const offer = answer ? offerOf(answer) : null;
  const closed = answer !== undefined && offer === null;
  const notStarted = say("campaign.not_started" satisfies ScreenCode);
  const draft = `campaign.${cid}`;

  useEffect(() => {
    if (closed) notice.show({ kind: "info", text: notStarted });
  }, [closed, notice, notStarted]);

  const submit = async (values: RequestValues) => {
    try {
      const { repeat } = await client.call(submitCampaign, { ...values, cid }, { quiet: true });
      if (!repeat) storeDraft(draft, null);
      setStep(repeat ? { at: "repeat" } : { at: "submitted", values });
      return {};
    } catch (error) {
      const refused = failureOf(error as ClientError, language);
      if (refused) notice.show(refused.notice);
      return fieldRefusals(error as ClientError);
    }
  };

  if (step.at === "submitted") {
    return (
      <CampaignFrame {...parts} title={say("campaign.submitted_title" satisfies ScreenCode)}>
        <SubmittedCard values={step.values} />
      </CampaignFrame>
    );
  }
  if (step.at === "repeat") {
    return (
      <CampaignFrame {...parts} title={say("campaign.repeat_title" satisfies ScreenCode)}>
        <RepeatCard onBack={() => setStep({ at: "form" })} />
      </CampaignFrame>
    );
  }
  const stuck = closed ? notStarted : failure?.notice.text;
  // A campaign that turns out not to run is not advertised.
  const kind = offer ?? (stuck ? null : announced);
  return (
    <CampaignFrame
      {...parts}
      title={t(kind ? `intro.${kind}.title` : "documentTitle")}
      {...(kind && { intro: <Intro kind={kind} /> })}
    >
      {offer ? (
        <RequestForm draft={draft} onSubmit={submit} />
      ) : (
        <Loading
          title={kind ? undefined : t("documentTitle")}
          label={t("loading")}
          failure={stuck}
          onRetry={failure?.retryable ? retry : undefined}
        />
      )}
    </CampaignFrame>
  );
}
