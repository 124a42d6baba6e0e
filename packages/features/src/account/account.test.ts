import { expect, it } from "vitest";
import { owner } from "../shell/fixtures.ts";
import { deviceOf } from "./device.ts";
import { profileSchema, toProfileForm, toProfilePayload } from "./schema.ts";

it("sends empty fields as not given, and a trimmed name", () => {
  const form = toProfileForm({ ...owner, position: null, timezone: null });
  expect(form).toEqual({ name: "Lin Yue", position: "", timezone: "" });
  expect(toProfilePayload({ ...form, name: " Lin " })).toEqual({
    name: "Lin",
    position: null,
    timezone: null,
  });
  const given = toProfileForm({ ...owner, position: "legal", timezone: "Asia/Shanghai" });
  expect(toProfilePayload(given)).toMatchObject({ position: "legal", timezone: "Asia/Shanghai" });
});

it("asks for a name of 1 to 80 characters", () => {
  const messageOf = (name: string) =>
    profileSchema.safeParse({ name, position: "", timezone: "" }).error?.issues[0]?.message;
  expect(messageOf(" ")).toBe("account.name_missing");
  expect(messageOf("x".repeat(81))).toBe("account.name_long");
  expect(messageOf("x".repeat(80))).toBeUndefined();
});

it.each([
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
    "Chrome",
    "Linux",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge",
    "Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1",
    "Safari",
    "iOS",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Firefox",
    "macOS",
  ],
])("reads %s", (description, browser, system) => {
  expect(deviceOf(description)).toEqual({ browser, system });
});

it("does not guess what does not describe itself", () => {
  expect([deviceOf("curl/8.5"), deviceOf(null), deviceOf("")]).toEqual([null, null, null]);
});
