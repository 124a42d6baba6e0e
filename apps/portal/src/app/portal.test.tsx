import { info } from "@candor/api/contract";
import { ERROR_CODES } from "@candor/api/errors";
import { keepDraftsOf, readDraft, storeDraft } from "@candor/features/platform";
import { NEWS_DRAFT, PREVIEW_DRAFT, readToken, storeToken } from "@candor/features/session";
import { afterEach, expect, it, vi } from "vitest";
import { createPortal } from "./portal.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

it.each([
  ["staff that their preview has", "portal staff", { ended: "preview" }],
  ["others that their session has, after a preview in the same tab too", "portal nina", true],
] as const)("whose session has ended is led to sign-in, which tells %s", async (_, person, told) => {
  const body = { code: ERROR_CODES["common.unauthenticated"], message: "", data: null };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(body, { status: 401 })));
  keepDraftsOf("portal staff");
  storeDraft(PREVIEW_DRAFT, true);
  keepDraftsOf(person);
  storeToken("a-token");
  const replace = vi.fn();
  const at = { pathname: "/checks", search: "", assign: vi.fn(), reload: vi.fn(), replace };
  await expect(createPortal(at).client.call(info, {}, { quiet: true })).rejects.toThrow();
  expect(replace).toHaveBeenCalledWith("/login?redirect_uri=%2Fchecks");
  expect(readToken()).toBeNull();
  expect(readDraft(NEWS_DRAFT)).toEqual(told);
  expect(readDraft(PREVIEW_DRAFT)).toBeNull();
});
