/** Up to two letters that stand for a name: `Example Retail` is ER, `示例零售` is 示. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letters = words.map((word) => Array.from(word)[0] ?? "");
  const [first = "", last = ""] = [letters[0], letters.length > 1 ? letters.at(-1) : ""];
  return `${first}${last}`.toLocaleUpperCase("en");
}
