const UNITS = ["B", "kB", "MB", "GB", "TB"] as const;

/** A size as a person reads it, alike in every language: 512 B, 9.4 kB, 214 kB, 1.2 MB, 4 GB. */
export function fileSize(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  // 999,600 bytes are 1 MB, not 1,000 kB.
  while (Math.round(value) >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const places = unit === 0 || (unit === 1 && value >= 9.95) ? 0 : 1;
  const [whole, part] = value.toFixed(places).split(".");
  return `${part && part !== "0" ? `${whole}.${part}` : whole} ${UNITS[unit]}`;
}
