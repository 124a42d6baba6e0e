import type { getVendor, ReplyOf } from "@candor/api/contract";
import { labelWords } from "@candor/engine/analysis";
import { vendorKnowledge } from "@candor/engine/rules";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";

/** What is known of a vendor, and from where. */
export function vendorOf(
  { env }: Pick<Services, "env">,
  { name, host }: { name: string; host?: string | undefined },
): ReplyOf<typeof getVendor> {
  const known = vendorKnowledge(name, host ?? null, env.demo);
  if (!known) throw new HttpError("check.vendor_not_found");
  return {
    name: known.name,
    category: known.category,
    category_name: labelWords(known.category),
    hq: known.hq,
    aliases: [...(known.aliases ?? [])],
    flags: [...(known.flags ?? [])],
    source: known.source,
    as_of: known.asOf,
  };
}
