import * as z from "zod/mini";
import { distinct, id, instant } from "../common.ts";
import { ASSESSMENT_FREQUENCY_DAYS } from "../constants.ts";
import { knownCookie, knownVendor } from "../evidence/known-names.ts";
import { evidenceTableConfig } from "../evidence/table-config.ts";
import { CAMPAIGN_ASSETS, CAMPAIGN_LIMITS, REQUIRED_CAMPAIGN_ASSET, showType } from "../support/campaign.ts";
import { ANALYSIS_CARDS, ASSET_TYPES, FRAMEWORKS, LEVELS, TERRITORIES } from "../tables.ts";
import { configKey, fieldKey, fileHash, maybeWords, report, webUrl, words } from "./fields.ts";

/** A check as staff describe it. The entry's key is the check's id. */
export const metaDetection = z.object({
  scenario_category: words(120),
  scenario: words(120),
  check_category: words(120),
  sort_in_category: z.int().check(z.minimum(0), z.maximum(9999)),
  /** Deprecated: kept, and shown nowhere. */
  hidden: z._default(z.boolean(), false),
  severity: z.enum(LEVELS),
  how_to_detect: maybeWords(4000),
  frameworks: z.array(z.enum(FRAMEWORKS)).check(z.maxLength(FRAMEWORKS.length)),
  asset_types: z.array(z.enum(ASSET_TYPES)).check(z.minLength(1), z.maxLength(ASSET_TYPES.length)),
  /** Said of the check, of one that passed, and of one that failed. */
  titles: z.object({ plain: words(300), positive: words(300), negative: words(300) }),
  explain: maybeWords(8000),
  how_to_fix: maybeWords(8000),
  what_is_wrong: maybeWords(8000),
  /** Evidence template; null: the engine's own tables. */
  evidence_template: z._default(z.nullable(configKey), null),
});

export const CARD_LAYOUTS = ["table", "flow", "map", "label", "list"] as const;

/** How a kind of card is built. */
export const cardTemplate = z.object({
  title: words(120),
  help: maybeWords(1000),
  layout: z.enum(CARD_LAYOUTS),
  /** Evidence table that it lays out. */
  evidence_table: configKey,
});

/** One view of an application. */
export const cardConfig = z.object({
  title: words(120),
  sub_title: maybeWords(300),
  card_template: configKey,
  /** What the engine brings for it. */
  source: z.enum(ANALYSIS_CARDS),
  asset_types: z.array(z.enum(ASSET_TYPES)).check(z.minLength(1), z.maxLength(ASSET_TYPES.length)),
  position: z._default(z.int().check(z.minimum(0), z.maximum(999)), 0),
});

export const CARD_CHARTS = ["bar", "line", "donut", "map", "figure"] as const;
export const CHART_METRICS = ["count", "sum", "unique"] as const;

/** A chart on a card. */
export const cardChart = z
  .object({
    title: words(120),
    card: configKey,
    chart: z.enum(CARD_CHARTS),
    /** Column that the rows are grouped by. */
    dimension: fieldKey,
    metric: z.enum(CHART_METRICS),
    /** Column that is added up or told apart; null where rows are counted. */
    metric_key: z._default(z.nullable(fieldKey), null),
    /** Parts shown before the rest is added up. */
    max_items: z._default(z.int().check(z.minimum(1), z.maximum(20)), 5),
  })
  .check((context) => {
    const { metric, metric_key: key } = context.value;
    if (metric !== "count" && key === null) report(context, context.value, ["metric_key"], "required");
  });

/** A type of object as it is offered. The entry's key is the type. */
export const assetConfig = z.object({
  /** Empty in a language: the product's own name. */
  title: maybeWords(60),
  description: maybeWords(500),
  /** Where in the list: from the lowest to the highest. Types without an entry stand at 10, 20 and so on to 80. */
  position: z.int().check(z.minimum(0), z.maximum(99)),
  /** Days between two assessments that are proposed. */
  frequency_days: z._default(z.int().check(z.minimum(1), z.maximum(365)), ASSESSMENT_FREQUENCY_DAYS),
  icon: z._default(z.nullable(fileHash), null),
});

export const WHITELIST_KINDS = ["email", "domain", "company"] as const;

/** Who may use the chat. The entry's key is the e-mail, the domain or the company's id. */
export const whitelistEntry = z.object({
  kind: z.enum(WHITELIST_KINDS),
  note: z._default(z.string().check(z.trim(), z.maxLength(300)), ""),
});

export const RESOURCE_KINDS = ["article", "case_study", "white_paper", "video", "event"] as const;

/** Longest text of an article, in characters. */
export const RESOURCE_TEXT_MAX = 40_000;

/**
 * Something on the official site: a text, an address or a stored file. With `published_at` in the past it stands among
 * the news of the portal. One language is enough: the other shows it with a note.
 */
export const siteResource = z
  .object({
    kind: z.enum(RESOURCE_KINDS),
    title: maybeWords(200),
    summary: maybeWords(1000),
    /** Markdown. */
    text: maybeWords(RESOURCE_TEXT_MAX),
    url: z._default(z.nullable(webUrl), null),
    file: z._default(z.nullable(fileHash), null),
    cover: z._default(z.nullable(fileHash), null),
    position: z._default(z.int().check(z.minimum(0), z.maximum(9999)), 0),
    published_at: z._default(z.nullable(instant), null),
  })
  .check((context) => {
    const { title, text, url, file } = context.value;
    if (title.en === "" && title.cn === "") report(context, context.value, ["title", "en"], "required");
    const written = text.en !== "" || text.cn !== "";
    if (!written && url === null && file === null) report(context, context.value, ["url"], "required");
  });

/** What a campaign assesses. */
export const activitySkill = z.object({
  title: words(120),
  note: maybeWords(500),
  show_type: showType,
  /** Where the assessed companies' business is. */
  territories: z._default(distinct(z.enum(TERRITORIES), TERRITORIES.length).check(z.minLength(1)), ["CN"]),
});

/** A picture that confirmed visitors scan to reach the team. */
export const activityQrcode = z.object({
  title: words(120),
  image: fileHash,
  /** When the picture stops working; null: does not. */
  expires_at: z._default(z.nullable(instant), null),
});

const limit = (max: number) => z._default(z.int().check(z.minimum(1), z.maximum(1000)), max);

/** A campaign. The entry's key is the `cid` of its address. */
export const activityConfig = z
  .object({
    title: words(120),
    skill: configKey,
    qrcode: configKey,
    allow_assets: distinct(z.enum(CAMPAIGN_ASSETS), CAMPAIGN_ASSETS.length).check(z.minLength(1)),
    starts_at: instant,
    ends_at: z._default(z.nullable(instant), null),
    /** Requests taken before it answers `repeat`. */
    limits: z._default(
      z.object({
        website: limit(CAMPAIGN_LIMITS.website),
        email: limit(CAMPAIGN_LIMITS.email),
        address: limit(CAMPAIGN_LIMITS.address),
      }),
      { ...CAMPAIGN_LIMITS },
    ),
  })
  .check((context) => {
    const { value } = context;
    if (!value.allow_assets.includes(REQUIRED_CAMPAIGN_ASSET))
      report(context, value, ["allow_assets"], "required");
    if (value.ends_at !== null && value.ends_at <= value.starts_at)
      report(context, value, ["ends_at"], "format");
  });

/** What staff configure, by kind: the shape of its data. */
export const CONFIG_DATA = {
  evidence_table: evidenceTableConfig,
  meta_detection: metaDetection,
  card_template: cardTemplate,
  card: cardConfig,
  card_chart: cardChart,
  asset: assetConfig,
  whitelist: whitelistEntry,
  site_resource: siteResource,
  activity_skill: activitySkill,
  activity_qrcode: activityQrcode,
  activity: activityConfig,
  known_vendor: knownVendor,
  known_cookie: knownCookie,
} as const;
export type ConfigKind = keyof typeof CONFIG_DATA;
export type ConfigData<Kind extends ConfigKind> = z.infer<(typeof CONFIG_DATA)[Kind]>;

/** What every entry has beside its data. */
export const configEntry = {
  id,
  key: z.string(),
  enable: z.boolean(),
  /** Rises with each change; a change names the one it was made from. */
  revision: z.int(),
  updated_at: instant,
  updated_by: z.nullable(z.string()),
};
