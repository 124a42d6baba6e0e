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

/** Distance of a named time zone to UTC at an instant; null for a name that nobody knows. */
function offsetOf(timeZone: string, at: Date): string | null {
  try {
    const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" }).formatToParts(at);
    const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
    return name.replace(/^GMT(?:\+0$)?/, "UTC").replace("-", "−");
  } catch {
    return null;
  }
}

const plainName = (zone: string) => zone.replaceAll("_", " ");

/**
 * A time zone with its distance to UTC: `Asia/Shanghai (UTC+8)`, 上海（UTC+8）. The reader's own where none is named, or
 * known. `brackets` are what opens and what closes.
 */
export function timeZoneText(
  at: Date,
  named: string | null = null,
  nameOf: (zone: string) => string = plainName,
  brackets: " ()" | "（）" = " ()",
): string {
  const known = named === null ? null : offsetOf(named, at);
  const timeZone =
    named !== null && known !== null ? named : new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const offset = known ?? utcOffset(at);
  if (timeZone === "UTC") return offset;
  return `${nameOf(timeZone)}${brackets.slice(0, -1)}${offset}${brackets.slice(-1)}`;
}
