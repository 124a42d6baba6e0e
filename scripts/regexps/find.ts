import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { sourceFiles } from "./source-files.ts";

/** A regular expression, written down or made while the program runs, and where. */
export interface Found {
  /** `/source/flags` of one that is written down; `file: code` of one that is made. */
  key: string;
  place: string;
  /** Null for one that is made from other texts. */
  literal: { source: string; flags: string } | null;
}

interface Node {
  type?: string;
  start?: number;
  end?: number;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

function* nodesOf(value: unknown): Generator<Node> {
  if (!isNode(value)) return;
  if (value.type) yield value;
  for (const inner of Object.values(value)) yield* nodesOf(inner);
}

/** The regular expressions of one file's code. */
export function expressionsIn(file: string, code: string): Found[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Found[] = [];
  for (const { type, start = 0, end = 0, regex, callee } of nodesOf(program)) {
    const place = `${file}:${code.slice(0, start).split("\n").length}`;
    if (type === "Literal" && regex) {
      const literal = { source: regex.pattern, flags: regex.flags };
      found.push({ key: `/${literal.source}/${literal.flags}`, place, literal });
    } else if ((type === "NewExpression" || type === "CallExpression") && callee?.name === "RegExp") {
      found.push({ key: `${file}: ${code.slice(start, end)}`, place, literal: null });
    }
  }
  return found;
}

/** Code that meets nobody's text but our own: tests, stories, and what stands in for others in them. */
const OWN = /\.(?:test|stories|spec)\.|\/(?:testing|fixtures|demo)\//;

/** Every regular expression of the product's own code. */
export function productExpressions(root: string): Found[] {
  return sourceFiles(root)
    .filter((file) => /^(?:apps|packages)\/\w+\/src\//.test(file) && /\.tsx?$/.test(file) && !OWN.test(file))
    .flatMap((file) => expressionsIn(file, readFileSync(join(root, file), "utf8")));
}
