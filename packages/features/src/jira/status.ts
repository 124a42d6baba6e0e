import { jiraStatus } from "@candor/api/contract";
import { useEndpoint } from "../platform/index.ts";

/** How the company's connection stands. */
export const useConnection = () => useEndpoint(jiraStatus, {}, { quiet: true });

/** How it stands, with the issue that a check is linked to. */
export const useCheckStatus = (result_id: string, enabled = true) =>
  useEndpoint(jiraStatus, { result_id }, { quiet: true, enabled });
