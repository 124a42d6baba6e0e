import type { ParsedRequestOf, submitCampaign } from "@candor/api/contract";
import { CAMPAIGN_CONFIRM_DAYS } from "@candor/api/entities";
import { parseTarget } from "@candor/engine";
import { normalizeIP } from "@fastify/rate-limit";
import { audit } from "../audit.ts";
import { hashToken, newToken } from "../auth/sessions.ts";
import { and, count, eq, gt, type SQL } from "../database/drizzle.ts";
import { campaignRequest, configEntry } from "../database/schema.ts";
import type { Transaction } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import { campaignConfirmMail } from "../mail/campaign.ts";
import { sendMail } from "../mail/send.ts";
import type { Services } from "../services.ts";
import { runningCampaign } from "./activity.ts";

const DAY_MS = 86_400_000;

type Wish = ParsedRequestOf<typeof submitCampaign>;

/** The address in the form that is stored, vetted as the engine will vet it. */
async function vetted(vetUrl: Services["vetUrl"], given: string): Promise<URL> {
  const url = parseTarget(/^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given}`);
  if (url) url.hash = "";
  if (!url || (await vetUrl(url.href)) !== "ok")
    throw new HttpError("campaign.website_unreachable", { website: "campaign.website_unreachable" });
  return url;
}

/** Has the website, the e-mail or the address had its share? */
async function isRepeat(
  tx: Transaction,
  cid: string,
  by: { host: string; email: string; address: string },
  limits: { website: number; email: number; address: number },
): Promise<boolean> {
  const seen = async (what: SQL | undefined) => {
    const where = and(eq(campaignRequest.cid, cid), what);
    const [row] = await tx.select({ n: count() }).from(campaignRequest).where(where);
    return row?.n ?? 0;
  };
  const today = gt(campaignRequest.submitted_at, new Date(Date.now() - DAY_MS));
  return (
    (await seen(eq(campaignRequest.host, by.host))) >= limits.website ||
    (await seen(eq(campaignRequest.email, by.email))) >= limits.email ||
    (await seen(and(eq(campaignRequest.address_hash, by.address), today))) >= limits.address
  );
}

/** Takes a request down and mails its link; or says that there were too many, and does neither. */
export async function submitRequest(
  { db, jobs, outbox, env, vetUrl }: Services,
  wish: Wish,
  address: string,
): Promise<{ repeat: boolean }> {
  const { cid, company, email, mobile } = wish;
  const { activity, skill } = await runningCampaign(db, cid);
  const url = await vetted(vetUrl, wish.website);
  const host = url.hostname.replace(/^www\./, "");
  const address_hash = hashToken(`campaign:${normalizeIP(address, 64)}`);
  const repeat = await db.transaction(async (tx) => {
    // The campaign's row is the gate: two at once are counted one after the other.
    const ofCampaign = and(eq(configEntry.kind, "activity"), eq(configEntry.key, cid));
    await tx.select({ id: configEntry.id }).from(configEntry).where(ofCampaign).for("update");
    if (await isRepeat(tx, cid, { host, email, address: address_hash }, activity.limits)) return true;
    const code = newToken();
    const [row] = await tx
      .insert(campaignRequest)
      .values({
        ...{ cid, company, host, email, mobile, address_hash },
        show_type: skill.show_type,
        website: url.href,
        territories: skill.territories,
        code_hash: hashToken(code),
        code_expires_at: new Date(Date.now() + CAMPAIGN_CONFIRM_DAYS * DAY_MS),
      })
      .returning({ id: campaignRequest.id });
    if (!row) throw new Error("The request could not be stored.");
    const href = `${env.publicUrl ?? ""}/activity/confirm/${code}`;
    const to = { id: row.id, company, email, showType: skill.show_type, website: url.href };
    await sendMail(tx, { jobs, outbox }, [campaignConfirmMail(to, href)]);
    await audit(tx, { system: true }, { action: "campaign.submit", target: row.id, detail: { cid, host } });
    return false;
  });
  return { repeat };
}
