import type { BrowserContext } from "playwright-core";

/**
 * Tells whether a shared worker was started. It belongs to no page and runs before anybody can listen to it: what it
 * asks for is seen by the egress log alone.
 */
export async function watchSharedWorkers(context: BrowserContext): Promise<{ readonly ran: boolean }> {
  const seen = { ran: false };
  const cdp = await context.browser()?.newBrowserCDPSession();
  cdp?.on("Target.targetCreated", ({ targetInfo }) => {
    if (targetInfo.type === "shared_worker") seen.ran = true;
  });
  await cdp?.send("Target.setDiscoverTargets", { discover: true, filter: [{ type: "shared_worker" }] });
  return seen;
}
