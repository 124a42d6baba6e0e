/** Distance of a time zone to UTC at an instant: `UTC+8`, `UTC−3:30`, `UTC`. The browser's zone by default. */
export function utcOffset(at: Date, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" }).formatToParts(at);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  return name.replace("GMT", "UTC").replace("-", "−").replace(/\+0$/, "");
}

/** The browser's time zone with its distance to UTC: `Asia/Shanghai (UTC+8)`. */
export function timeZoneText(at: Date): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const offset = utcOffset(at);
  return timeZone === "UTC" ? offset : `${timeZone.replaceAll("_", " ")} (${offset})`;
}
