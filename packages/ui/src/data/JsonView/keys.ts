import type { JsonNode } from "./nodes.ts";

/** What a key does in the tree: go to a line, or open, close or complete the one it stands on. */
export type TreeMove = { to: string } | { toggle: string } | { openAll: readonly string[] } | null;

/** The keys of a tree as ARIA describes them. */
export function treeMove(lines: readonly JsonNode[], path: string, key: string): TreeMove {
  const now = lines.findIndex((line) => line.path === path);
  const line = lines[now];
  if (!line) return null;
  const to = (goal: JsonNode | undefined): TreeMove => (goal ? { to: goal.path } : null);
  switch (key) {
    case "ArrowDown":
      return to(lines[now + 1]);
    case "ArrowUp":
      return to(lines[now - 1]);
    case "Home":
      return to(lines[0]);
    case "End":
      return to(lines.at(-1));
    case "ArrowRight":
      return line.open === false ? { toggle: path } : line.open ? to(lines[now + 1]) : null;
    case "ArrowLeft":
      return line.open ? { toggle: path } : line.parent === null ? null : { to: line.parent };
    case "Enter":
    case " ":
      return { toggle: path };
    case "*":
      return {
        openAll: lines
          .filter((other) => other.parent === line.parent && other.open === false)
          .map((other) => other.path),
      };
    default:
      return null;
  }
}
