import { PAGE_SIZES } from "@candor/api/contract";
import type { Mail } from "@candor/api/entities";

/** What the outbox shows: the part of the address that survives a reload. */
export interface OutboxState {
  search: string;
  /** From 1. */
  page: number;
  pageSize: (typeof PAGE_SIZES)[number];
  /** The open message. */
  mailId: string | null;
}

export const DEFAULT_OUTBOX_STATE: OutboxState = { search: "", page: 1, pageSize: 20, mailId: null };

/** Longest search text the server takes. */
const SEARCH_MAX = 200;

/** Reads the address; what it does not know becomes the default. */
export function parseOutboxState(params: URLSearchParams): OutboxState {
  const page = Number(params.get("page"));
  return {
    search: (params.get("q") ?? "").slice(0, SEARCH_MAX),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: PAGE_SIZES.find((size) => size === Number(params.get("size"))) ?? DEFAULT_OUTBOX_STATE.pageSize,
    mailId: params.get("mail"),
  };
}

/** Writes only what is not the default. */
export function formatOutboxState(state: OutboxState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.search) params.set("q", state.search);
  if (state.page !== 1) params.set("page", String(state.page));
  if (state.pageSize !== DEFAULT_OUTBOX_STATE.pageSize) params.set("size", String(state.pageSize));
  if (state.mailId) params.set("mail", state.mailId);
  return params;
}

export type Delivery = "sent" | "kept" | "failed";

/** What has become of a message. Without a mail server it is kept. */
export function deliveryOf(mail: Pick<Mail, "sent_at" | "error">): Delivery {
  if (mail.sent_at !== null) return "sent";
  return mail.error === null ? "kept" : "failed";
}
