import type { ESTree } from "vite";
import { find, type Source } from "./source.ts";

const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();

/** What a piece of a module says, on one line. */
export const sliceOf = (source: Source, node: { start: number; end: number }): string =>
  squeeze(source.text.slice(node.start, node.end));

/** A list of more than this says less than its name. */
const MOST = 24;

type Words = string[] | undefined;

function all<T>(nodes: readonly T[], wordsOf: (node: T) => Words): Words {
  const found = nodes.map(wordsOf);
  return found.every((words) => words !== undefined) ? found.flat() : undefined;
}

/** The items of a constant list that holds nothing but literals. */
function itemsOf(source: Source, name: string): Words {
  const found = find(source.file, name);
  const node = found?.source.declared.get(found.name)?.node;
  if (!found || node?.type !== "VariableDeclarator") return undefined;
  const list = node.init?.type === "TSAsExpression" ? node.init.expression : node.init;
  if (list?.type !== "ArrayExpression") return undefined;
  return all(list.elements, (item) => {
    if (item?.type === "Literal") return [sliceOf(found.source, item)];
    return item?.type === "SpreadElement" && item.argument.type === "Identifier"
      ? itemsOf(found.source, item.argument.name)
      : undefined;
  });
}

/** The literals a type stands for, if it stands for nothing else. */
function literalsOf(source: Source, node: ESTree.TSType): Words {
  if (node.type === "TSLiteralType") return [sliceOf(source, node)];
  if (node.type === "TSParenthesizedType") return literalsOf(source, node.typeAnnotation);
  if (node.type === "TSUnionType") return all(node.types, (one) => literalsOf(source, one));
  if (node.type === "TSIndexedAccessType" && node.indexType.type === "TSNumberKeyword") {
    const of =
      node.objectType.type === "TSParenthesizedType" ? node.objectType.typeAnnotation : node.objectType;
    return of.type === "TSTypeQuery" && of.exprName.type === "Identifier"
      ? itemsOf(source, of.exprName.name)
      : undefined;
  }
  if (node.type !== "TSTypeReference" || node.typeName.type !== "Identifier") return undefined;
  const found = find(source.file, node.typeName.name);
  const alias = found?.source.declared.get(found.name)?.node;
  return found && alias?.type === "TSTypeAliasDeclaration" && !alias.typeParameters
    ? literalsOf(found.source, alias.typeAnnotation)
    : undefined;
}

/** A type as its reader needs it: names that stand for a few words are written out, the rest as in the source. */
export function typeText(source: Source, node: ESTree.TSType): string {
  const words = literalsOf(source, node);
  if (words && words.length <= MOST) return words.join(" | ");
  if (node.type === "TSUnionType") return node.types.map((one) => typeText(source, one)).join(" | ");
  return sliceOf(source, node);
}

/** The items of a public constant, when it is a list of literals. */
export const listText = (source: Source, name: string): string => itemsOf(source, name)?.join(", ") ?? "";

type Callable = ESTree.Function | ESTree.ArrowFunctionExpression;

/** What a function takes and returns, as far as its source says so. */
export function signatureOf(source: Source, node: Callable): string {
  const params = node.params.map((param) => sliceOf(source, param)).join(", ");
  if (!params && !node.returnType) return "";
  const result = node.returnType ? `: ${sliceOf(source, node.returnType.typeAnnotation)}` : "";
  return `(${params})${result}`;
}
