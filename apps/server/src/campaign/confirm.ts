import type { confirmCampaign, ReplyOf } from "@candor/api/contract";
import { audit } from "../audit.ts";
import { hashToken } from "../auth/sessions.ts";
import { LINK_LIMITS, limitTries } from "../auth/throttle/throttle.ts";
import { and, eq, gt } from "../database/drizzle.ts";
import { campaignRequest } from "../database/schema.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { qrcodeOf } from "./activity.ts";
import { queueRequest } from "./run.ts";

/** Uses a mailed link up, once, and starts the assessment; later it says that this has happened. */
export async function confirmRequest(
  { db, jobs, signer }: Services,
  code: string,
  address: string,
): Promise<ReplyOf<typeof confirmCampaign>> {
  await limitTries(db, "link:campaign", code, address, LINK_LIMITS);
  const byCode = eq(campaignRequest.code_hash, hashToken(code));
  const first = await db.transaction(async (tx) => {
    const now = new Date();
    const open = and(
      byCode,
      eq(campaignRequest.state, "unconfirmed"),
      gt(campaignRequest.code_expires_at, now),
    );
    const [row] = await tx
      .update(campaignRequest)
      .set({ state: "confirmed", confirmed_at: now })
      .where(open)
      .returning();
    if (!row) return false;
    await queueRequest(tx, jobs, row);
    await audit(tx, { system: true }, { action: "campaign.confirm", target: row.id });
    return true;
  });
  const [row] = await db.select().from(campaignRequest).where(byCode);
  if (!row || row.confirmed_at === null) throw new HttpError("campaign.link_invalid");
  const picture = await qrcodeOf(db, row.cid);
  return { show_type: row.show_type, qrcode_url: picture ? signer.sign(picture) : "", confirmed: !first };
}
