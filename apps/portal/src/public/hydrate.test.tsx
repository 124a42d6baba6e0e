import { sessionCatalogue } from "@candor/features/session";
import { afterEach, expect, it, vi } from "vitest";
import { hydratePage } from "./hydrate.ts";

const report = vi.fn();
vi.mock("./reporter.ts", () => ({ createReporter: () => ({ report }) }));

afterEach(() => document.body.replaceChildren());

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

it("keeps what was typed into a page that is drawn anew in the stored language", async () => {
  localStorage.setItem("candor.lang", "cn");
  document.body.innerHTML =
    '<div id="root" data-language="en"><input aria-label="Email" name="email"><input aria-label="Other"></div>';
  const early = document.querySelector<HTMLInputElement>("[name=email]");
  if (!early) throw new Error("no field");
  early.focus();
  early.value = "ada@linden.example";
  let heard = "";
  await hydratePage({ texts: sessionCatalogue }, ({ language }) => (
    <label>
      {language === "cn" ? "邮箱" : "Email"}
      <input name="email" onChange={({ target }) => (heard = target.value)} />
    </label>
  ));
  const field = document.querySelector<HTMLInputElement>("label > [name=email]");
  expect(field?.closest("label")?.textContent).toBe("邮箱");
  expect(field?.value).toBe("ada@linden.example");
  expect(heard).toBe("ada@linden.example");
  expect(document.activeElement).toBe(field);
});
