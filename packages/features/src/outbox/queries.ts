import { listMail } from "@candor/api/contract";
import { useEndpoint } from "../platform/index.ts";
import type { OutboxState } from "./outbox-state.ts";

const POLL_MS = 30_000;

/** One page of the outbox. */
export function useMails({ search, page, pageSize }: OutboxState) {
  return useEndpoint(
    listMail,
    { search, page, page_size: pageSize },
    { keepPrevious: true, quiet: true, pollMs: POLL_MS },
  );
}
