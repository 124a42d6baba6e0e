import type { ApplicationCard, CardFigure } from "@candor/api/contract";
import {
  ANALYSIS_CARDS,
  type AnalysisCard,
  type AssetType,
  CONFIG_DATA,
  type ConfigData,
  type EvidenceTable,
  labelsOf,
  type ViewColumn,
  viewOf,
} from "@candor/api/entities";
import { and, eq, inArray } from "drizzle-orm";
import { configEntry } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";

type Chart = Pick<ConfigData<"card_chart">, "chart" | "dimension" | "metric" | "metric_key" | "max_items"> & {
  title: ConfigData<"card_chart">["title"] | null;
};

/** A card of an application before anything is in it. */
export interface CardShape
  extends Pick<ApplicationCard, "card_key" | "source" | "title" | "sub_title" | "layout"> {
  /** Table that it leads with; null: the first. */
  table: string | null;
  charts: readonly Chart[];
}

const figure = (dimension: string): Chart => ({
  title: null,
  chart: "bar",
  dimension,
  metric: "count",
  metric_key: null,
  max_items: 5,
});

/** The cards that stand where staff configured none. */
const DEFAULTS: Record<AnalysisCard, Pick<CardShape, "layout" | "charts">> = {
  data_sharing: { layout: "flow", charts: [figure("category")] },
  cross_border: { layout: "map", charts: [figure("hq")] },
  cookies: { layout: "list", charts: [figure("purpose")] },
  sdks: { layout: "list", charts: [figure("category")] },
  privacy_label: { layout: "label", charts: [figure("declared_in")] },
  tracking_pixel: { layout: "list", charts: [figure("owner")] },
};

const defaultCard = (source: AnalysisCard): CardShape => ({
  card_key: source,
  source,
  title: null,
  sub_title: null,
  table: null,
  ...DEFAULTS[source],
});

/** Every enabled entry of some kinds, as far as it reads. */
async function entriesOf(db: Db) {
  const rows = await db
    .select({ kind: configEntry.kind, key: configEntry.key, data: configEntry.data })
    .from(configEntry)
    .where(
      and(inArray(configEntry.kind, ["card", "card_template", "card_chart"]), eq(configEntry.enable, true)),
    );
  const of = <Kind extends "card" | "card_template" | "card_chart">(kind: Kind) =>
    rows
      .filter((row) => row.kind === kind)
      .flatMap(({ key, data }) => {
        const read = CONFIG_DATA[kind].safeParse(data);
        return read.success ? [{ key, data: read.data as ConfigData<Kind> }] : [];
      });
  return { cards: of("card"), templates: of("card_template"), charts: of("card_chart") };
}

/** The cards of a type of object in their order: as staff configured them, else the engine's own. */
export async function cardsOf(db: Db, assetType: AssetType): Promise<CardShape[]> {
  const { cards, templates, charts } = await entriesOf(db);
  const configured = cards
    .filter(({ data }) => data.asset_types.includes(assetType))
    .sort((a, b) => a.data.position - b.data.position || (a.key < b.key ? -1 : 1))
    .flatMap(({ key, data }): CardShape[] => {
      // Without its template, which may be switched off, a card has nothing to show.
      const template = templates.find((one) => one.key === data.card_template)?.data;
      if (!template) return [];
      const own = charts.filter((one) => one.data.card === key).map((one) => one.data);
      return [
        {
          card_key: key,
          source: data.source,
          title: data.title,
          sub_title: data.sub_title,
          layout: template.layout,
          table: template.evidence_table,
          charts: own.length > 0 ? own : DEFAULTS[data.source].charts,
        },
      ];
    });
  return configured.length > 0 ? configured : ANALYSIS_CARDS.map(defaultCard);
}

/** The card that an address names: one that staff configured, else the engine's own of that name. */
export function cardNamed(cards: readonly CardShape[], key: string): CardShape | null {
  const known = cards.find((card) => card.card_key === key);
  if (known) return known;
  const source = ANALYSIS_CARDS.find((card) => card === key);
  return source ? defaultCard(source) : null;
}

/** A card's tables, the one its template names first. */
export function inOrder(tables: readonly EvidenceTable[], lead: string | null): EvidenceTable[] {
  const first = tables.filter(({ id }) => id === lead);
  return [...first, ...tables.filter((table) => !first.includes(table))];
}

/** What the rows of one part come to. */
function measure(rows: readonly EvidenceTable["rows"][number][], { metric, metric_key: key }: Chart): number {
  if (metric === "count" || key === null) return rows.length;
  if (metric === "unique") return new Set(rows.map((row) => row[key]).filter((cell) => cell != null)).size;
  return rows.reduce((sum, row) => sum + (Number(row[key]) || 0), 0);
}

/** The column of a figure: as staff laid it out, else as the engine has it. */
function columnOf(table: EvidenceTable, key: string): ViewColumn | undefined {
  const { layout: _, ...plain } = table;
  return [viewOf(table), viewOf(plain)]
    .flatMap(({ columns }) => columns)
    .find((column) => column.key === key);
}

/** A chart over the first of the tables that has its column; null where none has. */
export function figureOf(tables: readonly EvidenceTable[], chart: Chart): CardFigure | null {
  for (const table of tables) {
    const column = columnOf(table, chart.dimension);
    if (!column) continue;
    const parts = new Map<string, { label: CardFigure["parts"][number]["label"]; rows: typeof table.rows }>();
    for (const row of table.rows)
      for (const { code, text } of labelsOf(row[column.key], column)) {
        const known = parts.get(code);
        if (known) known.rows.push(row);
        else parts.set(code, { label: text, rows: [row] });
      }
    const measured = [...parts.values()]
      .map(({ label, rows }) => ({ label, value: measure(rows, chart) }))
      .sort((a, b) => b.value - a.value);
    return {
      chart: chart.chart,
      title: chart.title,
      by: column.title,
      kind: column.type === "region" ? "region" : "label",
      parts: measured.slice(0, chart.max_items),
      rest: measured.slice(chart.max_items).reduce((sum, { value }) => sum + value, 0),
    };
  }
  return null;
}
