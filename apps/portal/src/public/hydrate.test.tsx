import { sessionCatalogue } from "@candor/features/session";
import { expect, it, vi } from "vitest";
import { hydratePage } from "./hydrate.ts";

const report = vi.fn();
vi.mock("./reporter.ts", () => ({ createReporter: () => ({ report }) }));

it("tells the server of what goes wrong on a page without a session, from its first line on", async () => {
  const listens = vi.spyOn(window, "addEventListener");
  await expect(hydratePage({ texts: sessionCatalogue }, () => null)).rejects.toThrow("no #root");
  const listener = listens.mock.calls.find(([type]) => type === "error")?.[1] as (event: ErrorEvent) => void;
  const error = new Error("no lamp");
  listener(new ErrorEvent("error", { error, message: error.message, filename: "login.js" }));
  await expect
    .poll(() => report.mock.calls)
    .toContainEqual([error, { message: "no lamp", file: "login.js" }]);
});
