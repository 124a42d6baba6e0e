import type { ApplicationCardBody, CardFigure } from "@candor/api/contract";
import {
  ANALYSIS_CARDS,
  type AnalysisCard,
  type AssetType,
  CONFIG_DATA,
  type ConfigData,
  type ConfigKind,
  type EvidenceTable,
  labelsOf,
  type ViewColumn,
  viewOf,
} from "@candor/api/entities";
import { asc, inArray } from "../database/drizzle.ts";
import { configEntry } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";

type Chart = Pick<ConfigData<"card_chart">, "chart" | "dimension" | "metric" | "metric_key" | "max_items"> & {
  title: ConfigData<"card_chart">["title"] | null;
};

/** A card of an application before anything is in it. */
export interface CardShape
  extends Pick<ApplicationCardBody, "card_key" | "source" | "title" | "sub_title" | "help" | "layout"> {
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

/** What stands where staff configured no card of a source. */
export const defaultCard = (source: AnalysisCard): CardShape => ({
  card_key: source,
  source,
  title: null,
  sub_title: null,
  help: null,
  table: null,
  ...DEFAULTS[source],
});

/** An entry of one kind as it stands. */
export interface CardEntry<Kind extends ConfigKind> {
  key: string;
  enable: boolean;
  data: ConfigData<Kind>;
}

/** Everything that cards are made of. */
export interface CardBook {
  cards: CardEntry<"card">[];
  templates: CardEntry<"card_template">[];
  charts: CardEntry<"card_chart">[];
}

/** Every entry that cards are made of, as far as it reads. Those that are switched off too. */
export async function cardBook(db: Db): Promise<CardBook> {
  const rows = await db
    .select()
    .from(configEntry)
    .where(inArray(configEntry.kind, ["card", "card_template", "card_chart"]))
    .orderBy(asc(configEntry.key));
  const of = <Kind extends "card" | "card_template" | "card_chart">(kind: Kind): CardEntry<Kind>[] =>
    rows
      .filter((row) => row.kind === kind)
      .flatMap(({ key, enable, data }) => {
        const read = CONFIG_DATA[kind].safeParse(data);
        return read.success ? [{ key, enable, data: read.data as ConfigData<Kind> }] : [];
      });
  return { cards: of("card"), templates: of("card_template"), charts: of("card_chart") };
}

/** A card with its template and its charts. */
export function shapeOf(
  { key, data }: Pick<CardEntry<"card">, "key" | "data">,
  template: ConfigData<"card_template">,
  charts: readonly Chart[],
): CardShape {
  const { en, cn } = template.help;
  return {
    card_key: key,
    source: data.source,
    title: data.title,
    sub_title: data.sub_title,
    help: en === "" && cn === "" ? null : template.help,
    layout: template.layout,
    table: template.evidence_table,
    charts: charts.length > 0 ? charts : DEFAULTS[data.source].charts,
  };
}

/** The charts that stand on a card. */
export const chartsOn = ({ charts }: Pick<CardBook, "charts">, card: string): ConfigData<"card_chart">[] =>
  charts.filter(({ enable, data }) => enable && data.card === card).map(({ data }) => data);

/** The template of a card, if it is in use. */
export const templateOf = (
  { templates }: Pick<CardBook, "templates">,
  { card_template: key }: ConfigData<"card">,
): ConfigData<"card_template"> | undefined => templates.find((one) => one.enable && one.key === key)?.data;

/** The cards of a type of object in their order: as staff configured them, else the engine's own. */
export async function cardsOf(db: Db, assetType: AssetType): Promise<CardShape[]> {
  const book = await cardBook(db);
  const configured = book.cards
    .filter(({ enable, data }) => enable && data.asset_types.includes(assetType))
    .sort((a, b) => a.data.position - b.data.position || (a.key < b.key ? -1 : 1))
    .flatMap((card): CardShape[] => {
      // Without its template, which may be switched off, a card has nothing to show.
      const template = templateOf(book, card.data);
      return template ? [shapeOf(card, template, chartsOn(book, card.key))] : [];
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
export function columnOf(table: EvidenceTable, key: string): ViewColumn | undefined {
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
      parts: measured.slice(0, chart.max_items),
      whole: measure(table.rows, chart),
      rest: measured.slice(chart.max_items).reduce((sum, { value }) => sum + value, 0),
    };
  }
  return null;
}
