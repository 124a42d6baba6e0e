import type { ApiClient } from "@candor/api/client";
import { authorize } from "@candor/api/contract";
import { leaveAddress } from "./leave.ts";

/** Where a tab keeps what proves that it is the one that began a sign-on. */
export const SIGN_ON_KEY = "candor.sign-on";

/** Begins single sign-on; returns the provider's page, where one is sent back from to this tab. */
export async function beginSignOn(client: ApiClient, returnTo: string): Promise<string> {
  const { url, flow } = await client.call(authorize, { redirect_uri: returnTo }, { quiet: true });
  sessionStorage.setItem(SIGN_ON_KEY, flow);
  return leaveAddress(url, location.origin);
}

/** What the sign-on that this tab began needs to be completed, once; null where it began none. */
export function takeSignOn(): string | null {
  const flow = sessionStorage.getItem(SIGN_ON_KEY);
  sessionStorage.removeItem(SIGN_ON_KEY);
  return flow;
}
