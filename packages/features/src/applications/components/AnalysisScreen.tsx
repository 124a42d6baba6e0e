import { EmptyState } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useNotice } from "@candor/ui/notices";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { DroppedNote } from "../../frames/index.ts";
import { amongApps, useSelect, useSelection } from "../../platform/index.ts";
import { useCurrentUser } from "../../session/index.ts";
import { type AnalysisState, cardAddress } from "../address.ts";
import { cardHref } from "../links.ts";
import { useApplication, useHistory } from "../queries.ts";
import { ApplicationFrame } from "./ApplicationFrame.tsx";
import { CardBody, type CardTablesState } from "./CardBody.tsx";
import { CardExport } from "./CardExport.tsx";
import { CardFrame } from "./CardFrame.tsx";
import { CardNav } from "./CardNav.tsx";
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
  const select = useSelect();
  const { appId, scanId, appScanId } = amongApps(useSelection(), app_list);
  const objectId = appId ?? app_list[0]?.id ?? null;
  const assessmentId = appId === null ? scanId : appScanId;
  const fromBefore = useFromBefore(address.state.card, `${objectId} ${assessmentId}`);
  if (objectId === null) {
    return (
      <EmptyState
        level={1}
        title={t("empty.title")}
        description={t("empty.text")}
        action={
          newAssessmentHref && (
            <Button variant="primary" size={40} href={newAssessmentHref}>
              {t("empty.action")}
            </Button>
          )
        }
      />
    );
  }
  return (
    <Chosen
      key={objectId}
      address={address}
      objectId={objectId}
      assessmentId={assessmentId}
      fromBefore={fromBefore}
      onLast={() => select(appId === null ? { scanId: null } : { appScanId: null })}
    />
  );
}

/** Whether a card was opened before this was selected: then nobody asked for it here. */
function useFromBefore(card: string | null, selected: string): boolean {
  const [opened, setOpened] = useState({ card, selected });
  if (opened.card !== card) setOpened({ card, selected });
  return opened.selected !== selected;
}

interface ChosenProps {
  address: AddressState<AnalysisState>;
  objectId: string;
  /** Null: the last one. */
  assessmentId: string | null;
  /** The card in the address was opened of another one. */
  fromBefore: boolean;
  onLast: () => void;
}

function Chosen({ address, objectId, assessmentId, fromBefore, onLast }: ChosenProps) {
  const { t } = useTranslation("applications");
  const { show } = useNotice();
  const user = useCurrentUser();
  const history = useHistory(objectId);
  const scanId =
    assessmentId === null
      ? null
      : (history.data?.list.find(({ assessment_id }) => assessment_id === assessmentId)?.scan_id ?? null);
  // An assessment that is chosen waits for its scan, so that no other one shows meanwhile.
  const waits = assessmentId !== null && scanId === null && history.isFetching;
  const query = useApplication({ objectId: waits ? null : objectId, scanId });
  const { state, initial, change, correct } = address;
  const leaves = fromBefore && query.data?.cards.every(({ card_key }) => card_key !== state.card);
  useEffect(() => {
    if (!leaves || state.card === null) return;
    correct(initial);
    show({ kind: "info", text: t("viewLeft") });
  }, [leaves, state.card, correct, initial, show, t]);
  const open = leaves ? null : state.card;
  const onStateChange = useCallback(
    (part: Partial<CardTablesState>) => change(part, { replace: part.search !== undefined }),
    [change],
  );
  return (
    <ApplicationFrame
      query={query}
      onLast={onLast}
      lacking={assessmentId !== null && scanId === null && history.isSuccess}
    >
      {(detail) => (
        <>
          <CardNav
            cards={detail.cards}
            value={
              detail.cards.find(({ card_key }) => card_key === open)?.card_key ??
              (open === null ? null : "#other")
            }
            onChange={(card) => change({ ...initial, card: card?.card_key ?? null })}
          />
          <DroppedNote address={address} />
          {open !== null ? (
            <CardFrame
              objectId={detail.application.id}
              scanId={detail.application.scan_id}
              card={open}
              backHref={address.hrefFor({ card: null })}
            >
              {(reply) => (
                <CardBody
                  key={open}
                  card={reply}
                  state={state}
                  onStateChange={onStateChange}
                  detailHref={(owner) =>
                    cardAddress.href({
                      objectId: detail.application.id,
                      objectVersionId: detail.application.assessment_id,
                      scanId: detail.application.scan_id,
                      kind: "detail",
                      cardKey: reply.card_key,
                      owner,
                    })
                  }
                  end={(table) => (
                    <CardExport
                      {...{ table, state, user }}
                      objectId={detail.application.id}
                      scanId={reply.scan_id}
                      card={reply.card_key}
                    />
                  )}
                />
              )}
            </CardFrame>
          ) : (
            <Overview detail={detail} cardHref={cardHref(detail)} />
          )}
        </>
      )}
    </ApplicationFrame>
  );
}
