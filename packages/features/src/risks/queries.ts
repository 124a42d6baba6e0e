import { listRisks } from "@candor/api/contract";
import { useEndpoint } from "../platform/index.ts";
import { type RisksState, toRequest } from "./address.ts";

/** The register's rows; the last ones stay while a filter or page changes. */
export const useRisks = (state: RisksState) =>
  useEndpoint(listRisks, toRequest(state), { keepPrevious: true, quiet: true });
