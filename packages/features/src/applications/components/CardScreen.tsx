import { Delayed, SkeletonRows } from "@candor/ui/feedback";
import { Suspense, useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { lazyOr } from "../../evidence/index.ts";
import type { Exporter } from "../../exports/index.ts";
import { DroppedNote } from "../../frames/index.ts";
import { usePlatform } from "../../platform/index.ts";
import { applicationHref, type CardState, cardKeyOf, cardScanOf } from "../address.ts";
import { cardHref } from "../links.ts";
import { useApplication, type useCard } from "../queries.ts";
import { ApplicationFrame } from "./ApplicationFrame.tsx";
import { CardBody, type CardTablesState } from "./CardBody.tsx";
import { CardExport } from "./CardExport.tsx";
import { useFigureAhead } from "./CardFigure.tsx";
import { CardFrame } from "./CardFrame.tsx";
import { CardNav } from "./CardNav.tsx";

// Most readers of a card open neither: each is fetched by the address that names it.
const AwsBody = lazyOr(() => import("./AwsBody.tsx"));
const DetailBody = lazyOr(() => import("./DetailBody.tsx"));

export interface CardScreenProps {
  address: AddressState<CardState>;
  /** Who may export its tables; absent: nobody. */
  user?: Exporter;
}

/** One card of one version of an application: the frame, and the body that its address names. */
export function CardScreen({ address, user }: CardScreenProps) {
  const { navigate } = usePlatform();
  const card = cardKeyOf(address.state);
  useFigureAhead(card);
  return (
    <ApplicationFrame
      query={useApplication(cardScanOf(address.state))}
      hrefOf={({ scan_id, assessment_id }) =>
        address.hrefFor({ scanId: scan_id, objectVersionId: assessment_id })
      }
    >
      {(detail) => (
        <>
          <CardNav
            cards={detail.cards}
            value={detail.cards.find(({ card_key }) => card_key === card)?.card_key ?? "#other"}
            onChange={(next) =>
              navigate(next ? cardHref(detail)(next) : applicationHref(detail.application.scan_id))
            }
          />
          <DroppedNote address={address} />
          <CardFrame
            key={card}
            objectId={detail.application.id}
            scanId={detail.application.scan_id}
            card={card ?? ""}
            backHref={applicationHref(detail.application.scan_id)}
          >
            {(reply) => (
              <Suspense fallback={<Waiting />}>
                <Body address={address} card={reply} {...(user && { user })} />
              </Suspense>
            )}
          </CardFrame>
        </>
      )}
    </ApplicationFrame>
  );
}

/** What a page of one vendor begins with, whatever the page before it was set to. */
const UNSET = {
  ...{ host: "", table: null, view: null, search: "", filters: {}, sort: null, descending: false },
};

function Waiting() {
  const { t } = useTranslation("applications");
  return (
    <Delayed>
      <SkeletonRows label={t("loadingCard")} rows={10} rowHeight="double" />
    </Delayed>
  );
}

type Card = NonNullable<ReturnType<typeof useCard>["data"]>;

function Body({ address, card, user }: CardScreenProps & { card: Card }) {
  const { state, change } = address;
  const onStateChange = useCallback(
    (part: Partial<CardTablesState>) => change(part, { replace: part.search !== undefined }),
    [change],
  );
  if (state.kind === "detail" || state.kind === "detail2")
    return <DetailBody card={card} address={address} level={state.kind === "detail" ? 1 : 2} />;
  // No export: it would hold the whole card, not these rows of it.
  if (state.kind === "dcaws")
    return <AwsBody {...{ card, state, onStateChange }} bordersHref={address.hrefFor({ kind: "dc" })} />;
  const sensitive = state.kind === "sl";
  return (
    <CardBody
      card={card}
      state={state}
      onStateChange={onStateChange}
      detailHref={(owner) => address.hrefFor({ ...UNSET, kind: "detail", cardKey: card.card_key, owner })}
      {...(user && {
        end: (table: string) => (
          <CardExport
            {...{ table, state, user }}
            objectId={address.state.objectId ?? ""}
            scanId={card.scan_id}
            card={card.card_key}
          />
        ),
      })}
      plain={state.kind === "t" || sensitive}
      {...(sensitive && { only: ["collected"], said: true })}
    />
  );
}
