import { getScanFile } from "@candor/api/contract";
import { type EvidenceTable, withVendorStatuses } from "@candor/api/entities";
import { Button, SegmentedControl } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { useNotice } from "@candor/ui/notices";
import { Plus } from "lucide-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { applicationsCatalogue, CardBody, type CardTablesState } from "../../applications/index.ts";
import { usePreviewLanguage } from "../../config-editor/index.ts";
import { evidenceCatalogue } from "../../evidence/index.ts";
import {
  ADDED,
  type Draft,
  hiddenLines,
  hiddenRecipients,
  isChanged,
  type Line,
  RowDialog,
  useRowRemarks,
  withLine,
  withLines,
  withoutHidden,
} from "../../evidence-rows/index.ts";
import { ConfirmDialog } from "../../overlays/index.ts";
import { commonCatalogue, InLanguage, useErrorText, useFormat } from "../../platform/index.ts";
import { SIDES } from "../address.ts";
import { scanCardsCatalogue } from "../catalogue.ts";
import { WordDialog } from "../parts.ts";
import { type ScanCard, useRestoreCard } from "../queries.ts";
import type { ScanCardsScreenProps } from "../screen-props.ts";
import { draftOf, wordsOver } from "../word.ts";
import { CardTitle } from "./CardTitle.tsx";
import * as css from "./ScanCards.css.ts";

const TEXTS = [commonCatalogue, evidenceCatalogue, applicationsCatalogue, scanCardsCatalogue];
const UNSET: CardTablesState = {
  ...{ table: null, view: null, search: "", filters: {}, sort: null, descending: false },
};

/** As customers see the tables: those of data sharing say how each recipient stands. */
const shownTables = ({ card_key, vendor_statuses }: ScanCard, tables: EvidenceTable[]): EvidenceTable[] =>
  card_key === "data_sharing" ? withVendorStatuses(tables, vendor_statuses) : tables;

export interface CardEditorProps extends Pick<ScanCardsScreenProps, "address" | "onDirtyChange"> {
  /** As it was when its editing began. */
  card: ScanCard;
  /** As it stands now: another expert may have been faster. */
  latest: ScanCard;
  /** The scan is under review. */
  editable: boolean;
  /** Told whether something is typed that another version must not replace. */
  onHold: (held: boolean) => void;
}

/** One card in its customers' own renderer. Each row can be changed or hidden where it stands; the engine's stays beside. */
export function CardEditor({ card, latest, editable, address, onDirtyChange, onHold }: CardEditorProps) {
  const { t } = useTranslation(["scan-cards", "common"]);
  const format = useFormat();
  const errorText = useErrorText();
  const { show } = useNotice();
  const restore = useRestoreCard();
  const [tables, setTables] = useState(UNSET);
  const onTables = useCallback(
    (part: Partial<CardTablesState>) => setTables((before) => ({ ...before, ...part })),
    [],
  );
  const stored = useMemo(() => draftOf(card), [card]);
  const [draft, setDraft] = useState<Draft>(stored);
  const [open, setOpen] = useState<{ table: string; row: number } | null>(null);
  const [storing, setStoring] = useState(false);
  const [restoring, setRestoring] = useState(false);
  const dirty = draft !== stored;
  useEffect(() => {
    onDirtyChange(dirty);
    return () => onDirtyChange(false);
  }, [dirty, onDirtyChange]);
  const held = dirty || storing || open !== null;
  useEffect(() => onHold(held), [held, onHold]);

  const { side } = address.state;
  const language = usePreviewLanguage(address.state);
  const ofEngine = side === "engine";
  const changed = Object.values(draft).flat().filter(isChanged).length;
  const hidden = useMemo(() => hiddenRecipients(draft), [draft]);
  const { shown, counted } = useMemo(() => {
    const frame = {
      ...{ card_key: card.card_key, source: card.card_key, layout: "list" as const },
      ...(ofEngine ? card.configured : wordsOver(card)),
      ...{ help: null, scan_id: card.report_id, assessed_at: "" },
      vendor_statuses: card.vendor_statuses,
    };
    const of = (tables: EvidenceTable[]) => ({ ...frame, tables: shownTables(card, tables) });
    if (ofEngine) return { shown: of(card.engine), counted: of(card.engine) };
    const lines = (id: string) => draft[id] ?? [];
    return {
      shown: of(card.engine.map((table) => withLines(table, lines(table.id)))),
      counted: of(card.engine.map((table) => withoutHidden(table, lines(table.id), hidden))),
    };
  }, [card, draft, hidden, ofEngine]);
  const hiddenIn = (id: string) => (ofEngine ? 0 : hiddenLines(draft[id] ?? [], hidden).length);
  const hiddenRows = card.engine.reduce((sum, { id }) => sum + hiddenIn(id), 0);
  const lineAt = (table: string, row: number): Line | undefined => draft[table]?.[row];
  /** The table that is open: the first where none was chosen. */
  const leading = (card.engine.find(({ id }) => id === tables.table) ?? card.engine[0])?.id;
  const opened = open && (lineAt(open.table, open.row) ?? ADDED);
  const columnsOf = (id: string) => card.engine.find((table) => table.id === id)?.columns ?? [];
  const put = (line: Line) => {
    if (!open) return;
    setDraft({ ...draft, [open.table]: withLine(draft[open.table] ?? [], open.row, line) });
    setOpen(null);
  };
  const remarksOf = useRowRemarks();
  const remarks = (table: string) =>
    remarksOf({
      lines: draft[table] ?? [],
      onEdit: editable ? (row) => setOpen({ table, row }) : undefined,
      hidden,
    });
  return (
    <>
      <div className={css.bar}>
        <SegmentedControl
          label={t("side.label")}
          size={28}
          value={side}
          options={SIDES.map((value) => ({ value, label: t(`side.${value}`) }))}
          onValueChange={(next) => address.show({ side: next })}
        />
        <SegmentedControl
          label={t("language")}
          size={28}
          value={language}
          options={[
            { value: "en", label: "EN" },
            { value: "cn", label: "中文" },
          ]}
          onValueChange={(next) => address.show({ language: next })}
        />
        <span className={css.grow}>
          {changed > 0 && t("changed", { count: changed, value: format.count(changed) })}
        </span>
        {editable && !ofEngine && leading && (
          <Button
            icon={<Icon of={Plus} />}
            onClick={() => setOpen({ table: leading, row: draft[leading]?.length ?? 0 })}
          >
            {t("addRow")}
          </Button>
        )}
        {card.edit && (
          <Button variant="quiet" aria-disabled={!editable} onClick={() => setRestoring(true)}>
            {t("restore.action")}
          </Button>
        )}
        {dirty && (
          <Button variant="quiet" onClick={() => setDraft(stored)}>
            {t("discard")}
          </Button>
        )}
        <Button variant="primary" aria-disabled={!editable} onClick={() => setStoring(true)}>
          {t("store.action")}
        </Button>
      </div>
      {card.edit && (
        <p className={css.note}>
          {t(card.edit.hidden ? "wordHidden" : "word", {
            by: card.edit.by,
            date: format.dateTime(card.edit.at),
            note: card.edit.note,
          })}
        </p>
      )}
      {hiddenRows > 0 && (
        <p className={css.note}>{t("hiddenRows", { count: hiddenRows, value: format.count(hiddenRows) })}</p>
      )}
      <InLanguage language={language} catalogues={TEXTS}>
        <CardTitle card={shown} />
        <CardBody
          card={shown}
          counted={counted}
          tabCount={(table) =>
            hiddenIn(table.id) === 0
              ? format.count(table.total)
              : t("ofWhichHidden", {
                  value: format.count(table.total),
                  hidden: format.count(hiddenIn(table.id)),
                })
          }
          state={tables}
          onStateChange={onTables}
          textEndpoint={getScanFile}
          {...(!ofEngine && { remarks })}
        />
      </InLanguage>
      {open && opened && (
        <RowDialog
          line={opened}
          columns={columnsOf(open.table)}
          onClose={() => setOpen(null)}
          onChange={put}
        />
      )}
      {storing && (
        <WordDialog
          {...{ card, latest, draft }}
          onClose={() => setStoring(false)}
          onDone={() => onHold(false)}
        />
      )}
      <ConfirmDialog
        open={restoring}
        onOpenChange={setRestoring}
        title={t("restore.title")}
        text={t("restore.text")}
        confirmLabel={t("restore.action")}
        cancelLabel={t("common:action.cancel")}
        closeLabel={t("common:action.close")}
        destructive
        busy={restore.isPending}
        onConfirm={() =>
          restore.mutate(
            { report_id: card.report_id, card_key: card.card_key, seen: card.edit?.at ?? null },
            {
              onSuccess: () => {
                onHold(false);
                show({ kind: "success", text: t("restore.done") });
              },
              onError: (error) => {
                setRestoring(false);
                show({ kind: "error", text: errorText(error) });
              },
            },
          )
        }
      />
    </>
  );
}
