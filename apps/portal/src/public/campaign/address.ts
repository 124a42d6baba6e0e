/** What an address of these pages names: a campaign, or the code of a mailed link. */
export type CampaignAddress = { cid: string } | { code: string };

/** Reads the path of the form and of the confirmation; null for any other. */
export function campaignAddress(pathname: string): CampaignAddress | null {
  const [, page, part = ""] = /^\/activity\/(start|confirm)\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (page === undefined) return null;
  const name = readable(part);
  return page === "start" ? { cid: name } : { code: name };
}

/** A percent sign that begins nothing stands for itself: nothing is called so, and the page says it. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
