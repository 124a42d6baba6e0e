import type { JiraLink, JiraState } from "@candor/api/entities";
import type { Services } from "../services.ts";
import { connectionRow } from "./connection.ts";
import { linkOf } from "./links.ts";

interface Status {
  state: JiraState;
  connected_by: string | null;
  connected_at: string | null;
  link: JiraLink | null;
}

/** How the connection stands, and the link of one check where it is asked for. */
export async function statusOf(services: Services, companyId: string, resultId?: string): Promise<Status> {
  // First: asking for the link's status may show that the connection is no longer valid.
  const link = resultId ? await linkOf(services, companyId, resultId) : null;
  const row = await connectionRow(services.db, companyId);
  const connected = row === null ? "disconnected" : row.invalid ? "invalid" : "connected";
  return {
    state: services.env.jira ? connected : "not_configured",
    connected_by: row?.connected_by ?? null,
    connected_at: row?.connected_at.toISOString() ?? null,
    link,
  };
}
