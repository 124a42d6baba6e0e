import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useAtomValue } from "jotai";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { DetailScreen, DroppedNote } from "../../frames/index.ts";
import { amongApps, selectionAtom } from "../../platform/index.ts";
import { useCurrentUser } from "../../session/index.ts";
import { type AnalysisState, applicationsAddress } from "../address.ts";
import { cardHref } from "../links.ts";
import { useApplication, useCard, useHistory } from "../queries.ts";
import type { ApplicationDetail } from "../types.ts";
import { CardBody, type CardTablesState } from "./CardBody.tsx";
import { CardNav } from "./CardNav.tsx";
import { Identity } from "./Identity.tsx";
import { Overview } from "./Overview.tsx";

export interface AnalysisScreenProps {
  address: AddressState<AnalysisState>;
  /** Where an assessment is started; absent where the reader may not. */
  newAssessmentHref?: string | undefined;
}

/** The analysis of the application that the top bar is about; of the last one where it is about all. */
export function AnalysisScreen({ address, newAssessmentHref }: AnalysisScreenProps) {
  const { t } = useTranslation("applications");
  const { app_list } = useCurrentUser();
  const { appId, appScanId } = amongApps(useAtomValue(selectionAtom), app_list);
  const objectId = appId ?? app_list[0]?.id ?? null;
  if (objectId === null) {
    return (
      <EmptyState
        level={1}
        title={t("empty.title")}
        description={t("empty.text")}
        action={newAssessmentHref && <Button href={newAssessmentHref}>{t("empty.action")}</Button>}
      />
    );
  }
  return <Chosen key={objectId} address={address} objectId={objectId} assessmentId={appScanId} />;
}

interface ChosenProps {
  address: AddressState<AnalysisState>;
  objectId: string;
  /** Null: the last one. */
  assessmentId: string | null;
}

function Chosen({ address, objectId, assessmentId }: ChosenProps) {
  const { t } = useTranslation("applications");
  const history = useHistory(objectId);
  const scanId =
    assessmentId === null
      ? null
      : (history.data?.list.find(({ assessment_id }) => assessment_id === assessmentId)?.scan_id ?? null);
  // An assessment that is chosen waits for its scan, so that no other one shows meanwhile.
  const waits = assessmentId !== null && scanId === null && history.isPending;
  const query = useApplication({ objectId: waits ? null : objectId, scanId });
  const { state, change } = address;
  return (
    <DetailScreen
      query={query}
      loadingLabel={t("loadingOne")}
      missing={{ codes: ["check.analysis_not_found"], title: t("missing.title"), text: t("missing.text") }}
      back={{ href: applicationsAddress.href(), label: t("back") }}
    >
      {(detail) => (
        <>
          <Identity detail={detail} />
          <CardNav
            cards={detail.cards}
            value={detail.cards.find(({ card_key }) => card_key === state.card)?.card_key ?? null}
            onChange={(card) => change({ ...address.initial, card: card?.card_key ?? null })}
          />
          <DroppedNote address={address} />
          {detail.cards.some(({ card_key }) => card_key === state.card) ? (
            <Card detail={detail} address={address} card={state.card ?? ""} />
          ) : (
            <Overview detail={detail} cardHref={cardHref(detail)} />
          )}
        </>
      )}
    </DetailScreen>
  );
}

interface CardProps {
  detail: ApplicationDetail;
  address: AddressState<AnalysisState>;
  card: string;
}

function Card({ detail, address, card }: CardProps) {
  const { t } = useTranslation("applications");
  const { application } = detail;
  const query = useCard(application.id, application.scan_id, card);
  const { state, change, hrefFor } = address;
  const onStateChange = useCallback(
    (part: Partial<CardTablesState>) => change(part, { replace: part.search !== undefined }),
    [change],
  );
  return (
    <DetailScreen
      query={query}
      loadingLabel={t("loadingCard")}
      missing={{
        codes: ["check.analysis_not_found"],
        title: t("missing.cardTitle"),
        text: t("missing.cardText"),
      }}
      back={{ href: hrefFor({ card: null }), label: t("backToOne") }}
    >
      {(reply) => <CardBody key={card} card={reply} state={state} onStateChange={onStateChange} />}
    </DetailScreen>
  );
}
