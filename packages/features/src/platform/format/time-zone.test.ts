import { expect, it } from "vitest";
import { timeZoneText, utcOffset } from "./time-zone.ts";
import table from "./zone-cities.cn.json" with { type: "json" };

const cities: Record<string, string> = table;

it("knows a Chinese city for every zone that can be chosen", () => {
  expect(
    Intl.supportedValuesOf("timeZone").filter((zone) => !/\p{Script=Han}/u.test(cities[zone] ?? "")),
  ).toEqual([]);
});

it.each([
  [480, "UTC+8"],
  [-210, "UTC−3:30"],
  [345, "UTC+5:45"],
  [-300, "UTC−5"],
  [0, "UTC"],
])("writes a distance of %i minutes to UTC", (minutes, text) => {
  expect(utcOffset(new Date(), minutes)).toBe(text);
});

it("takes the reader's own distance at that instant", () => {
  const at = new Date("2026-07-18T06:20:00Z");
  expect(utcOffset(at)).toBe(utcOffset(at, -at.getTimezoneOffset()));
});

it("names a stored zone with its own distance, and the reader's where none is known", () => {
  const at = new Date("2026-07-18T06:20:00Z");
  expect(timeZoneText(at, "Asia/Shanghai")).toBe("Asia/Shanghai (UTC+8)");
  expect(timeZoneText(at, "America/St_Johns")).toBe("America/St Johns (UTC−2:30)");
  expect(timeZoneText(at, "Etc/UTC")).toBe("Etc/UTC (UTC)");
  expect(timeZoneText(at, "Asia/Shanghai", (zone) => cities[zone] ?? zone, "（）")).toBe("上海（UTC+8）");
  expect(timeZoneText(at, "Nowhere/Else")).toBe(timeZoneText(at));
});
