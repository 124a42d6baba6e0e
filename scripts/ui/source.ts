import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ESTree, parseSync } from "vite";

type Declaration = ESTree.Declaration;

/** A parsed module of packages/ui: what it declares, imports and hands on. */
export interface Source {
  file: string;
  text: string;
  /** Declarations by name, each with where its statement starts (its comment stands before that). */
  declared: Map<string, { node: Declaration | ESTree.VariableDeclarator; start: number }>;
  /** Local names that come from relative modules. */
  imported: Map<string, { from: string; name: string }>;
  /** Exported names that come from relative modules. */
  handedOn: Map<string, { from: string; name: string }>;
  exported: string[];
  comments: { text: string; end: number }[];
}

const cache = new Map<string, Source>();

const nameOf = (node: ESTree.ModuleExportName) => (node.type === "Literal" ? node.value : node.name);

function declare(source: Source, node: Declaration, start: number): string[] {
  if (node.type === "VariableDeclaration")
    return node.declarations.flatMap((one) => {
      if (one.id.type !== "Identifier") return [];
      source.declared.set(one.id.name, { node: one, start });
      return [one.id.name];
    });
  if (!("id" in node) || node.id?.type !== "Identifier") return [];
  source.declared.set(node.id.name, { node, start });
  return [node.id.name];
}

/** Parses a module once. */
export function sourceOf(file: string): Source {
  const known = cache.get(file);
  if (known) return known;
  const text = readFileSync(file, "utf8");
  const { program, comments } = parseSync(file, text);
  const source: Source = {
    file,
    text,
    declared: new Map(),
    imported: new Map(),
    handedOn: new Map(),
    exported: [],
    comments: comments
      .filter(({ type, value }) => type === "Block" && value.startsWith("*"))
      .map(({ value, end }) => ({ text: plain(value), end })),
  };
  cache.set(file, source);
  for (const node of program.body) {
    if (node.type === "ImportDeclaration" && node.source.value.startsWith(".")) {
      const from = join(dirname(file), node.source.value);
      for (const one of node.specifiers)
        if (one.type === "ImportSpecifier")
          source.imported.set(one.local.name, { from, name: nameOf(one.imported) });
    } else if (node.type === "ExportNamedDeclaration" && node.declaration) {
      source.exported.push(...declare(source, node.declaration as Declaration, node.start));
    } else if (node.type === "ExportNamedDeclaration") {
      for (const one of node.specifiers) {
        const name = nameOf(one.exported);
        source.exported.push(name);
        if (node.source?.value.startsWith("."))
          source.handedOn.set(name, {
            from: join(dirname(file), node.source.value),
            name: nameOf(one.local),
          });
      }
    } else if (/Declaration$/.test(node.type)) declare(source, node as Declaration, node.start);
  }
  return source;
}

/** A documentation comment without its stars, on one line a paragraph. */
function plain(comment: string): string {
  return comment
    .slice(1)
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, "").trim())
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}

/** The documentation comment that ends right before a place, or nothing. */
export function commentAt(source: Source, start: number): string {
  const near = source.comments.findLast(({ end }) => end <= start);
  return near && source.text.slice(near.end, start).trim() === "" ? near.text : "";
}

/** Follows a name through imports and re-exports to the module that declares it. */
export function find(file: string, name: string): { source: Source; name: string } | undefined {
  const source = sourceOf(file);
  if (source.declared.has(name)) return { source, name };
  const next = source.handedOn.get(name) ?? source.imported.get(name);
  return next && /\.tsx?$/.test(next.from) ? find(next.from, next.name) : undefined;
}
