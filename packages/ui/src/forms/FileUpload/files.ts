/** Why a file is not taken at all. */
export const fileRejections = ["type", "size", "empty"] as const;
export type FileRejection = (typeof fileRejections)[number];

/** What a field takes. */
export interface FileLimits {
  /** Endings (".apk"), types ("image/png") or families of types ("image/*"). Without it every type is taken. */
  accept?: readonly string[];
  /** Largest size taken, in bytes. */
  maxSize?: number;
}

/** Why a file is not taken, or null. A browser's own file dialog can be told to show all files: this one decides. */
export function rejectionOf(
  file: Pick<File, "name" | "type" | "size">,
  { accept, maxSize }: FileLimits,
): FileRejection | null {
  if (accept && !accept.some((rule) => matches(file, rule.toLowerCase()))) return "type";
  if (file.size === 0) return "empty";
  return maxSize !== undefined && file.size > maxSize ? "size" : null;
}

function matches({ name, type }: Pick<File, "name" | "type">, rule: string): boolean {
  if (rule.startsWith(".")) return name.toLowerCase().endsWith(rule);
  return rule.endsWith("/*") ? type.startsWith(rule.slice(0, -1)) : type === rule;
}
