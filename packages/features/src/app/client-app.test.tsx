import { getHealth, misInfo } from "@candor/api/contract";
import { ERROR_CODES } from "@candor/api/errors";
import { expect, it, vi } from "vitest";
import { endpointKey } from "../platform/index.ts";
import { createClientApp } from "./client-app.ts";

const refused = (key: "common.forbidden" | "common.invalid", status: number) => () =>
  Promise.resolve(Response.json({ code: ERROR_CODES[key], message: key, data: null }, { status }));

it.each([
  ["common.forbidden", 403, true],
  ["common.invalid", 400, false],
] as const)(
  "asks again who is signed in after what says that it has changed: %s",
  async (key, status, asked) => {
    const user = { key: endpointKey(misInfo), outdatedBy: ["common.forbidden"] };
    const session = { readToken: () => "token", dropToken: vi.fn(), signInHref: () => "/login", user };
    const { client, queryClient } = createClientApp({ session, language: "en", fetch: refused(key, status) });
    queryClient.setQueryData(user.key, { permissions: ["super"] });
    await expect(client.call(getHealth, {}, { quiet: true })).rejects.toThrow(key);
    expect(queryClient.getQueryState(user.key)?.isInvalidated).toBe(asked);
  },
);
