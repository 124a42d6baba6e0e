import { expect, test } from "vitest";
import { DEFAULT_OUTBOX_STATE, deliveryOf, formatOutboxState, parseOutboxState } from "./outbox-state.ts";

test("what is written can be read back", () => {
  const state = { search: "lin@example.com", page: 2, pageSize: 50, mailId: "m-1" } as const;
  expect(parseOutboxState(formatOutboxState(state))).toEqual(state);
});

test("the plain outbox has a plain address, and nonsense is the default", () => {
  expect(formatOutboxState(DEFAULT_OUTBOX_STATE).toString()).toBe("");
  expect(parseOutboxState(new URLSearchParams("page=-2&size=7"))).toEqual(DEFAULT_OUTBOX_STATE);
});

test("a message is sent, kept or not delivered", () => {
  expect(deliveryOf({ sent_at: "2026-11-20T09:00:00.000Z", error: null })).toBe("sent");
  expect(deliveryOf({ sent_at: null, error: null })).toBe("kept");
  expect(deliveryOf({ sent_at: null, error: "Connection refused" })).toBe("failed");
});
