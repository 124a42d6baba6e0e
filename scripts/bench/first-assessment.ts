import { publishScan } from "@candor/api/contract";
import { DEMO, session, submitWebsites, waitForReview } from "../lib/drive.ts";
import { startServer } from "../lib/server.ts";
import { watchMemory } from "./memory.ts";

/** The demo shop assessed and published on a new server: how long it took, and the most memory below the server. */
export async function firstAssessment(env: Record<string, string>): Promise<{ seconds: number; mb: number }> {
  const server = await startServer(env);
  try {
    const owner = await session(server.url, "owner");
    const memory = watchMemory(server.pid);
    const started = performance.now();
    const { id } = await submitWebsites(owner, [DEMO.careless]);
    await waitForReview(owner, id);
    const seconds = (performance.now() - started) / 1000;
    const mb = memory.stop();
    const staff = await session(server.url, "staff");
    await staff.client.call(publishScan, { id });
    return { seconds, mb };
  } finally {
    await server.stop();
  }
}
