import { expect, test } from "vitest";
import { deliveryOf } from "./outbox-state.ts";

test("a message is sent, kept or not delivered", () => {
  expect(deliveryOf({ sent_at: "2026-11-20T09:00:00.000Z", error: null })).toBe("sent");
  expect(deliveryOf({ sent_at: null, error: null })).toBe("kept");
  expect(deliveryOf({ sent_at: null, error: "Connection refused" })).toBe("failed");
});
