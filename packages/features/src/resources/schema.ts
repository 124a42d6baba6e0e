import type { configCalls, RequestOf } from "@candor/api/contract";
import { RESOURCE_KINDS, RESOURCE_TEXT_MAX } from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";
import type { Resource } from "./queries.ts";

export const TITLE_MAX = 200;
export const SUMMARY_MAX = 1000;

const message = (code: ScreenCode) => code;
const words = (max: number) => {
  const text = z.string().check(z.trim(), z.maxLength(max));
  return z.object({ en: text, cn: text });
};

const isWebAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? "");

/** A resource while it is written. */
export const resourceSchema = z
  .object({
    kind: z.enum(RESOURCE_KINDS),
    title: words(TITLE_MAX),
    summary: words(SUMMARY_MAX),
    text: words(RESOURCE_TEXT_MAX),
    url: z.string().check(
      z.trim(),
      z.maxLength(2000),
      z.refine((text) => text === "" || isWebAddress(text), message("resource.url_invalid")),
    ),
    /** SHA-256 of a stored file; empty without. */
    file: z.string(),
  })
  .check(({ value, issues }) => {
    const { title, text, url, file } = value;
    const missing = (path: string[], code: ScreenCode) =>
      issues.push({ code: "custom", input: value, path, message: code });
    if (title.en === "" && title.cn === "") missing(["title", "en"], "resource.title_missing");
    if (text.en === "" && text.cn === "" && url === "" && file === "")
      missing(["text", "en"], "resource.content_missing");
  });
export type ResourceForm = z.infer<typeof resourceSchema>;

const nothing = { en: "", cn: "" };

export const toForm = (resource: Resource | null): ResourceForm => {
  if (resource === null)
    return { kind: "article", title: nothing, summary: nothing, text: nothing, url: "", file: "" };
  const { kind, title, summary, text, url, file } = resource.data;
  return { kind, title, summary, text, url: url ?? "", file: file ?? "" };
};

/** Eight random hex digits. `crypto.randomUUID` is missing on plain http beyond loopback. */
export const madeUp = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/** A name that no other entry has: of the title's Latin words, and a part that is made up. */
export function keyOf({ title }: Pick<ResourceForm, "title">, part: string): string {
  const words = title.en.toLowerCase().match(/[a-z0-9]+/g) ?? ["article"];
  return `${words.join("-").slice(0, 48)}-${part}`;
}

/** What a saved resource is: a draft has no date. `part`: of the key of a new one. */
export function toPayload(
  form: ResourceForm,
  before: Resource | null,
  published_at: string | null,
  part: string,
) {
  const { url, file, ...words } = form;
  return {
    key: before?.key ?? keyOf(form, part),
    enable: before?.enable ?? true,
    data: {
      cover: before?.data.cover ?? null,
      position: before?.data.position ?? 0,
      ...words,
      url: url || null,
      file: file || null,
      published_at,
    },
  } satisfies RequestOf<typeof configCalls.site_resource.create>;
}

/** Where a resource stands for its readers. */
export const RESOURCE_STATES = ["published", "scheduled", "draft", "off"] as const;
export type ResourceState = (typeof RESOURCE_STATES)[number];

export function resourceStateOf(
  { enable, data }: Pick<Resource, "enable" | "data">,
  now = Date.now(),
): ResourceState {
  if (!enable) return "off";
  if (data.published_at === null) return "draft";
  return Date.parse(data.published_at) <= now ? "published" : "scheduled";
}
