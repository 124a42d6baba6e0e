import type { Bilingual } from "../entities/common.ts";
import type { Language } from "../entities/tables.ts";
import { ERRORS } from "./catalogue.ts";
import type { ErrorCode } from "./codes.ts";
import { HTTP_MESSAGES, type HttpCode, NETWORK_ERROR, UNREADABLE } from "./http.ts";
import * as cn from "./screens/cn.ts";
import * as en from "./screens/en.ts";
import { UPLOAD_MESSAGES, type UploadCode } from "./uploads.ts";

/** A message with a number in it has an entry for each plural form of its language. */
const PLURAL = /_(?:one|other)$/;
type WithoutPlural<Key> = Key extends `${infer Code}_one` | `${infer Code}_other` ? Code : Key;

/** Code of a message that a screen says by itself: of a field, or of what it could not do. */
export type ScreenCode = WithoutPlural<
  { [Screen in keyof typeof en]: keyof (typeof en)[Screen] }[keyof typeof en]
>;

/** Code of a message that the client says where the server's own words are missing. */
export type ClientCode = HttpCode | UploadCode;

export type MessageCode = ErrorCode | ClientCode | ScreenCode;

/** Who says a message: the server in an answer, the client in its stead, a screen by itself. */
export const SPEAKERS = ["server", "client", "screen"] as const;
export type Speaker = (typeof SPEAKERS)[number];

/** A message in both languages, and everyone who says it. */
export interface Message extends Readonly<Bilingual> {
  readonly by: readonly Speaker[];
}

/** All that screens say by themselves, in one language. An app fetches what each of its screens says instead. */
export const screenMessages = (language: Language): Readonly<Record<string, string>> =>
  Object.assign({}, ...Object.values(language === "en" ? en : cn));

function* entries(): Generator<[code: string, by: Speaker, texts: Bilingual]> {
  for (const [code, { en, cn }] of Object.entries(ERRORS)) yield [code, "server", { en, cn }];
  for (const [status, texts] of Object.entries(HTTP_MESSAGES)) yield [`http.${status}`, "client", texts];
  yield ["http.network", "client", NETWORK_ERROR];
  yield ["http.unreadable", "client", UNREADABLE];
  for (const [code, texts] of Object.entries(UPLOAD_MESSAGES)) yield [code, "client", texts];
  const chinese = screenMessages("cn");
  for (const [key, text] of Object.entries(screenMessages("en"))) {
    if (!key.endsWith("_one"))
      yield [key.replace(PLURAL, ""), "screen", { en: text, cn: chinese[key] ?? "" }];
  }
}

function collect(): Readonly<Record<MessageCode, Message>> {
  const all: Record<string, Message> = {};
  for (const [code, by, texts] of entries()) all[code] = { ...texts, by: [...(all[code]?.by ?? []), by] };
  return all as Record<MessageCode, Message>;
}

/** Every message of the product: what the server, the client and the screens say, by its typed code. */
export const MESSAGES = collect();
