/** What an address of these pages names: a campaign, or the code of a mailed link. */
export type CampaignAddress = { cid: string } | { code: string };

/** Reads the path of the form and of the confirmation; null for any other. */
export function campaignAddress(pathname: string): CampaignAddress | null {
  const [, page, part = ""] = /^\/activity\/(start|confirm)\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (page === undefined) return null;
  try {
    const name = decodeURIComponent(part);
    return page === "start" ? { cid: name } : { code: name };
  } catch {
    // A percent sign that begins nothing.
    return null;
  }
}
