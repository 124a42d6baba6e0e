import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { AddressState } from "../../address/index.ts";
import { AsOf, DetailScreen, DroppedNote } from "../../frames/index.ts";
import { usePlatform } from "../../platform/index.ts";
import { applicationHref, type CardState, cardKeyOf } from "../address.ts";
import { cardHref, lastHref } from "../links.ts";
import { useApplication, useCard, useHistory } from "../queries.ts";
import { CardBody, type CardTablesState } from "./CardBody.tsx";
import { CardNav } from "./CardNav.tsx";
import { DetailBody } from "./DetailBody.tsx";
import { Identity } from "./Identity.tsx";

export interface CardScreenProps {
  address: AddressState<CardState>;
}

/** One card of one version of an application: the frame, and the body that its address names. */
export function CardScreen({ address }: CardScreenProps) {
  const { t } = useTranslation("applications");
  const { navigate } = usePlatform();
  const { objectId, scanId } = address.state;
  const query = useApplication({ objectId, scanId });
  const history = useHistory(objectId);
  const card = cardKeyOf(address.state);
  return (
    <DetailScreen
      query={query}
      loadingLabel={t("loadingOne")}
      missing={{ codes: ["check.analysis_not_found"], title: t("missing.title"), text: t("missing.text") }}
      back={{ href: "/applications", label: t("back") }}
    >
      {(detail) => (
        <>
          <Identity detail={detail} />
          {!detail.last && (
            <AsOf
              at={detail.application.time}
              onLast={() => {
                const href = lastHref(history.data);
                if (href) navigate(href);
              }}
            />
          )}
          <CardNav
            cards={detail.cards}
            value={detail.cards.find(({ card_key }) => card_key === card)?.card_key ?? "#other"}
            onChange={(next) =>
              navigate(next ? cardHref(detail)(next) : applicationHref(detail.application.scan_id))
            }
          />
          <DroppedNote address={address} />
          <Body
            key={card}
            address={address}
            objectId={detail.application.id}
            scanId={detail.application.scan_id}
            card={card ?? ""}
            back={applicationHref(detail.application.scan_id)}
          />
        </>
      )}
    </DetailScreen>
  );
}

interface BodyProps extends CardScreenProps {
  objectId: string;
  scanId: string;
  card: string;
  back: string;
}

function Body({ address, objectId, scanId, card, back }: BodyProps) {
  const { t } = useTranslation("applications");
  const query = useCard(objectId, scanId, card);
  const { state, change } = address;
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
      back={{ href: back, label: t("backToOne") }}
    >
      {(reply) =>
        state.kind === "detail" || state.kind === "detail2" ? (
          <DetailBody card={reply} address={address} level={state.kind === "detail" ? 1 : 2} />
        ) : (
          <CardBody
            card={reply}
            state={state}
            onStateChange={onStateChange}
            plain={state.kind === "t" || state.kind === "sl"}
            {...(state.kind === "sl" && { only: ["collected"] })}
          />
        )
      }
    </DetailScreen>
  );
}
