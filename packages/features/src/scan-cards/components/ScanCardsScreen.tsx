import { ANALYSIS_CARDS } from "@candor/api/entities";
import { Tabs } from "@candor/ui/data";
import { Select } from "@candor/ui/forms";
import { PageHeader } from "@candor/ui/shell";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DetailScreen, type DetailScreenProps, DroppedNote } from "../../frames/index.ts";
import { useFormat } from "../../platform/index.ts";
import { usePageHead } from "../../shell/index.ts";
import { type ScanCard, useScan, useScanCard, useScanCards } from "../queries.ts";
import type { ScanCardsScreenProps } from "../screen-props.ts";
import { CardEditor } from "./CardEditor.tsx";
import * as css from "./ScanCards.css.ts";

/** The cards of a scan as its customers see them, and an expert's word over each. */
export function ScanCardsScreen(props: ScanCardsScreenProps) {
  const { address, resultsHref } = props;
  const { t } = useTranslation("scan-cards");
  const query = useScan(address.state.scanId ?? "");
  usePageHead({ title: t("title"), backHref: resultsHref, backLabel: t("back") });
  return (
    <DetailScreen
      query={query}
      loadingLabel={t("loading")}
      missing={{ codes: ["assessment.not_found"], title: t("missing.title"), text: t("missing.text") }}
      back={{ href: resultsHref, label: t("back") }}
    >
      {({ scan }) => {
        const { objects } = scan;
        const object = objects.find(({ scan_id }) => scan_id === address.state.reportId) ?? objects[0];
        return (
          <>
            <PageHeader
              title={t("heading", { number: scan.number, object: object?.object_name ?? "" })}
              subtitle={t(scan.state === "expert_review" ? "sentence" : "sentenceFixed")}
              actions={
                objects.length > 1 && (
                  <Select
                    size={32}
                    aria-label={t("object")}
                    value={object?.scan_id ?? ""}
                    options={objects.map(({ scan_id, object_name }) => ({
                      value: scan_id,
                      label: object_name,
                    }))}
                    onChange={(event) => address.change({ reportId: event.target.value })}
                  />
                )
              }
            />
            <DroppedNote address={address} />
            {object && (
              <Cards
                key={object.scan_id}
                {...props}
                reportId={object.scan_id}
                editable={scan.state === "expert_review"}
              />
            )}
          </>
        );
      }}
    </DetailScreen>
  );
}

interface CardsProps extends ScanCardsScreenProps {
  reportId: string;
  editable: boolean;
}

/** What is read of one result, which may not be there. */
function OfResult<T>(props: Pick<DetailScreenProps<T>, "query" | "children"> & { resultsHref: string }) {
  const { resultsHref, ...screen } = props;
  const { t } = useTranslation("scan-cards");
  return (
    <DetailScreen
      {...screen}
      level={2}
      loadingLabel={t("loading")}
      missing={{ codes: ["scan.result_not_found"], title: t("none.title"), text: t("none.text") }}
      back={{ href: resultsHref, label: t("back") }}
    />
  );
}

function Cards(props: CardsProps) {
  const { address, reportId, resultsHref } = props;
  const { t } = useTranslation(["scan-cards", "applications"]);
  const format = useFormat();
  const query = useScanCards(reportId);
  const { card } = address.state;
  return (
    <OfResult query={query} resultsHref={resultsHref}>
      {({ list }) => (
        <Tabs
          className={css.tabs}
          label={t("title")}
          value={card}
          onValueChange={(next) =>
            address.change({ card: ANALYSIS_CARDS.find((one) => one === next) ?? "data_sharing" })
          }
          tabs={list.map(({ card_key, total, edit }) => ({
            value: card_key,
            label: edit
              ? t(edit.hidden ? "tabHidden" : "tabEdited", { card: t(`applications:card.${card_key}`) })
              : t(`applications:card.${card_key}`),
            count: format.count(total),
            content: card_key === card ? <One key={card_key} {...props} /> : null,
          }))}
        />
      )}
    </OfResult>
  );
}

function One(props: CardsProps) {
  const { address, reportId, resultsHref } = props;
  const query = useScanCard(reportId, address.state.card);
  return (
    <OfResult query={query} resultsHref={resultsHref}>
      {(card) => <Held latest={card} {...props} />}
    </OfResult>
  );
}

/** A newer version is shown as soon as nothing is typed over the one before it. */
function Held({ latest, ...props }: CardsProps & { latest: ScanCard }) {
  const [card, setCard] = useState(latest);
  const [held, setHeld] = useState(false);
  if (!held && card.edit?.at !== latest.edit?.at) setCard(latest);
  return (
    <CardEditor key={card.edit?.at ?? "engine"} {...props} card={card} latest={latest} onHold={setHeld} />
  );
}
