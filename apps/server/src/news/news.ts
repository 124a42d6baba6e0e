import type { getNews, NewsItem, ReplyOf } from "@candor/api/contract";
import { CONFIG_DATA, type ConfigData, LANGUAGES, type Language } from "@candor/api/entities";
import { and, desc, eq, sql } from "../database/drizzle.ts";
import { blob, configEntry } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";

type Resource = ConfigData<"site_resource">;

/** The date of a resource. Never read of another kind, whose data may hold anything at that name. */
const publishedAt = sql`case when ${configEntry.kind} = 'site_resource'
  then (${configEntry.data}->>'published_at')::timestamptz end`;

/** Resources that are due and switched on. */
const due = and(
  eq(configEntry.kind, "site_resource"),
  eq(configEntry.enable, true),
  sql`${publishedAt} <= now()`,
);

/** An article is in a language when its title is, and its text where it has one at all. */
const speaks = ({ title, text }: Resource, language: Language) =>
  title[language] !== "" && (text[language] !== "" || LANGUAGES.every((one) => text[one] === ""));

/** The reader's language where the article is in it, else the other. */
const languageOf = (resource: Resource, wanted: Language): Language =>
  [wanted, ...LANGUAGES].find((language) => speaks(resource, language)) ??
  LANGUAGES.find((language) => resource.title[language] !== "") ??
  wanted;

function toItem({ id, data }: typeof configEntry.$inferSelect, wanted: Language): NewsItem {
  const resource = CONFIG_DATA.site_resource.parse(data);
  const language = languageOf(resource, wanted);
  return {
    id,
    kind: resource.kind,
    title: resource.title[language],
    language,
    published_at: new Date(resource.published_at ?? 0).toISOString(),
  };
}

const newestFirst = [desc(publishedAt), desc(configEntry.id)] as const;

/** The newest articles, at most so many. */
export async function newestNews(db: Db, wanted: Language, most: number): Promise<NewsItem[]> {
  const rows = await db
    .select()
    .from(configEntry)
    .where(due)
    .orderBy(...newestFirst)
    .limit(most);
  return rows.map((row) => toItem(row, wanted));
}

async function fileOf({ db, signer }: Services, sha256: string | null) {
  if (sha256 === null) return null;
  const [row] = await db.select().from(blob).where(eq(blob.sha256, sha256));
  return row ? { url: signer.sign(sha256), media_type: row.media_type, size: row.size } : null;
}

/** One published article, or a refusal. */
export async function newsDetail(
  services: Services,
  id: string,
  wanted: Language,
): Promise<ReplyOf<typeof getNews>> {
  const { db } = services;
  const [row] = await db
    .select()
    .from(configEntry)
    .where(and(due, eq(configEntry.id, id)));
  if (!row) throw new HttpError("news.not_found");
  const resource = CONFIG_DATA.site_resource.parse(row.data);
  const item = toItem(row, wanted);
  const there = sql`(${item.published_at}::timestamptz, ${id}::uuid)`;
  const here = sql`(${publishedAt}, ${configEntry.id})`;
  const [older] = await db
    .select()
    .from(configEntry)
    .where(and(due, sql`${here} < ${there}`))
    .orderBy(...newestFirst)
    .limit(1);
  const [newer] = await db
    .select()
    .from(configEntry)
    .where(and(due, sql`${here} > ${there}`))
    .orderBy(publishedAt, configEntry.id)
    .limit(1);
  return {
    ...item,
    summary: resource.summary[item.language],
    markdown: resource.text[item.language],
    source: resource.url,
    file: await fileOf(services, resource.file),
    newer: newer ? toItem(newer, wanted) : null,
    older: older ? toItem(older, wanted) : null,
  };
}
