import { OBJECT_NAME_MAX, OBJECT_URL_MAX } from "@candor/api/contract";
import { type AssessmentObject, TERRITORIES, type Territory } from "@candor/api/entities";
import * as z from "zod/mini";
import type en from "./locales/en.json";
import { readWebAddress } from "./web-address.ts";

/** A message of the form, by its key under `form.error`. */
export type WebsiteMessage = keyof typeof en.form.error;

const message = (key: WebsiteMessage) => key;

/** What the website dialog holds. */
export const websiteSchema = z.object({
  url: z.string().check((context) => {
    const { problem } = readWebAddress(context.value);
    const error = problem ?? (context.value.trim().length > OBJECT_URL_MAX ? "urlLong" : null);
    if (error) context.issues.push({ code: "custom", input: context.value, message: message(error) });
  }),
  name: z.string().check(z.maxLength(OBJECT_NAME_MAX, message("nameLong"))),
  territories: z.array(z.enum(TERRITORIES)).check(z.minLength(1, message("territoriesMissing"))),
});

export interface WebsiteForm {
  url: string;
  name: string;
  territories: Territory[];
}

/** The form of a website, or an empty one. */
export const toWebsiteForm = (object: AssessmentObject | null): WebsiteForm => ({
  url: object?.url ?? "",
  name: object?.name ?? "",
  territories: [...(object?.territories ?? [])],
});

/** What the server is sent: a full address, a trimmed name. */
export const toWebsitePayload = ({ url, name, territories }: WebsiteForm): WebsiteForm => ({
  url: readWebAddress(url).url ?? url.trim(),
  name: name.trim(),
  territories: [...territories],
});

/** Name under which what is typed about a website is kept until it is saved. */
export const websiteDraft = (object: Pick<AssessmentObject, "id"> | null): string =>
  `website.${object?.id ?? "new"}`;
