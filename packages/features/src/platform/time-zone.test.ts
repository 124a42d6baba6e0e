import { expect, it } from "vitest";
import { utcOffset } from "./time-zone.ts";

it.each([
  ["Asia/Shanghai", "2026-11-18T06:20:00Z", "UTC+8"],
  ["America/St_Johns", "2026-11-18T06:20:00Z", "UTC−3:30"],
  ["Europe/Berlin", "2026-07-18T06:20:00Z", "UTC+2"],
  ["UTC", "2026-07-18T06:20:00Z", "UTC"],
])("writes the distance of %s to UTC", (zone, at, text) => {
  expect(utcOffset(new Date(at), zone)).toBe(text);
});
