import { OBJECT_NAME_MAX, OBJECT_URL_MAX } from "@candor/api/contract";
import {
  type AssessmentObject,
  SECTORS,
  type Sector,
  TERRITORIES,
  type Territory,
} from "@candor/api/entities";
import type { ScreenCode } from "@candor/api/errors";
import * as z from "zod/mini";
import { readWebAddress } from "./web-address.ts";

/** What the website dialog holds. */
export const websiteSchema = z.object({
  url: z.string().check((context) => {
    const { problem } = readWebAddress(context.value);
    const long = context.value.trim().length > OBJECT_URL_MAX;
    const message: ScreenCode | null = problem ?? (long ? "object.url_long" : null);
    if (message) context.issues.push({ code: "custom", input: context.value, message });
  }),
  name: z.string().check(z.maxLength(OBJECT_NAME_MAX, "object.name_long" satisfies ScreenCode)),
  territories: z
    .array(z.enum(TERRITORIES))
    .check(z.minLength(1, "object.territories_missing" satisfies ScreenCode)),
  sector: z.nullable(z.enum(SECTORS)),
});

export interface WebsiteForm {
  url: string;
  name: string;
  territories: Territory[];
  /** Field of business with laws of its own; null for any other. */
  sector: Sector | null;
}

/** The form of a website, or an empty one. */
export const toWebsiteForm = (object: AssessmentObject | null): WebsiteForm => ({
  url: object?.url ?? "",
  name: object?.name ?? "",
  territories: [...(object?.territories ?? [])],
  sector: object?.sector ?? null,
});

/** What the server is sent: a full address, a trimmed name. */
export const toWebsitePayload = ({ url, name, territories, sector }: WebsiteForm): WebsiteForm => ({
  url: readWebAddress(url).url ?? url.trim(),
  name: name.trim(),
  territories: [...territories],
  sector,
});

/** Name under which what is typed about a website is kept until it is saved. */
export const websiteDraft = (object: Pick<AssessmentObject, "id"> | null): string =>
  `website.${object?.id ?? "new"}`;
