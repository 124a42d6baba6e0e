/**
 * Distance of the reader's time zone to UTC at an instant: `UTC+8`, `UTC−3:30`, `UTC`.
 * Written without `Intl`, whose formatters take a slow machine tens of milliseconds.
 */
export function utcOffset(at: Date, minutes = -at.getTimezoneOffset()): string {
  if (minutes === 0) return "UTC";
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const clock = rest === 0 ? String(hours) : `${hours}:${String(rest).padStart(2, "0")}`;
  return `UTC${minutes < 0 ? "−" : "+"}${clock}`;
}

/** The reader's time zone with its distance to UTC: `Asia/Shanghai (UTC+8)`. */
export function timeZoneText(at: Date): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const offset = utcOffset(at);
  return timeZone === "UTC" ? offset : `${timeZone.replaceAll("_", " ")} (${offset})`;
}
