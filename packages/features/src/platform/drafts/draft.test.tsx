import { beforeEach, expect, it } from "vitest";
import { forgetDrafts, keepDraftsOf, readDraft, storeDraft } from "./draft.ts";

beforeEach(() => {
  sessionStorage.clear();
  keepDraftsOf("ada");
  storeDraft("comment", "For counsel only");
});

it("keeps a draft for who typed it, whose session ended meanwhile", () => {
  keepDraftsOf("ada");
  expect(readDraft("comment")).toBe("For counsel only");
});

it("does not show a draft to somebody else who signs in in the same tab", () => {
  keepDraftsOf("ben");
  expect(readDraft("comment")).toBeNull();
  keepDraftsOf("ada");
  expect(readDraft("comment")).toBeNull();
});

it("keeps what was typed before it was known who types", () => {
  sessionStorage.clear();
  storeDraft("email", "ada@example.com");
  keepDraftsOf("ada");
  expect(readDraft("email")).toBe("ada@example.com");
});

it("keeps what somebody typed before signing in, after another has signed out", () => {
  forgetDrafts();
  storeDraft("email", "ben@example.com");
  keepDraftsOf("ben");
  expect(readDraft("email")).toBe("ben@example.com");
});

it("forgets drafts alone", () => {
  sessionStorage.setItem("other", "stays");
  forgetDrafts();
  expect(readDraft("comment")).toBeNull();
  expect(sessionStorage.getItem("other")).toBe("stays");
});
