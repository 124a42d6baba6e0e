import { join } from "node:path";
import type { ESTree } from "vite";
import { type Entry, sourceFolder } from "./catalogue.ts";
import { commentAt, find, type Source, sourceOf } from "./source.ts";
import { listText, signatureOf, sliceOf, typeText } from "./type-text.ts";

export interface Member {
  name: string;
  required: boolean;
  type: string;
  about: string;
}

/** One exported name. */
export interface Public {
  name: string;
  kind: "component" | "function" | "value" | "type";
  about: string;
  /** Of a component its props, of a type its fields; own ones only. */
  members: Member[];
  /** What else it takes: the types it extends that are declared elsewhere. */
  also: string[];
  /** Of a function what it takes and returns, of a list what is in it. */
  says: string;
}

type Shape = Pick<Public, "members" | "also">;
const nothing = (): Shape => ({ members: [], also: [] });
const join2 = (a: Shape, b: Shape): Shape => ({
  members: [...a.members, ...b.members.filter(({ name }) => !a.members.some((one) => one.name === name))],
  also: [...new Set([...a.also, ...b.also])],
});

/** One shape or another: only what each of them asks for is asked for. */
function eitherOf(shapes: Shape[]): Shape {
  const all = shapes.reduce(join2, nothing());
  const asked = (name: string) =>
    shapes.every(({ members }) => members.some((one) => one.name === name && one.required));
  return { ...all, members: all.members.map((one) => ({ ...one, required: asked(one.name) })) };
}

function memberOf(source: Source, node: ESTree.TSSignature): Member[] {
  if (node.type !== "TSPropertySignature" && node.type !== "TSMethodSignature") return [];
  const type =
    node.type === "TSPropertySignature"
      ? node.typeAnnotation && typeText(source, node.typeAnnotation.typeAnnotation)
      : sliceOf(source, node).replace(/^[^(]+/, "");
  // `name?: never` says that another member excludes this one.
  if (type === "never" || type === "undefined") return [];
  return [
    {
      name: sliceOf(source, node.key),
      required: !node.optional,
      type: type ?? "unknown",
      about: commentAt(source, node.start),
    },
  ];
}

function named(source: Source, name: string, whole: string, trail: readonly string[]): Shape {
  const found = find(source.file, name);
  if (!found || trail.includes(name)) return { members: [], also: [whole] };
  const { node } = found.source.declared.get(found.name) ?? {};
  const path = [...trail, name];
  if (node?.type === "TSTypeAliasDeclaration") return shapeOf(found.source, node.typeAnnotation, path);
  if (node?.type !== "TSInterfaceDeclaration") return { members: [], also: [whole] };
  const own = { members: node.body.body.flatMap((one) => memberOf(found.source, one)), also: [] };
  return node.extends.reduce<Shape>((all, base) => {
    const text = sliceOf(found.source, base);
    const simple = base.expression.type === "Identifier" && !base.typeArguments;
    const more = simple ? named(found.source, text, text, path) : { members: [], also: [text] };
    return join2(all, more);
  }, own);
}

/** The members of a type that the package itself declares; the rest by name. */
function shapeOf(source: Source, node: ESTree.TSType, trail: readonly string[] = []): Shape {
  if (node.type === "TSTypeLiteral")
    return { members: node.members.flatMap((one) => memberOf(source, one)), also: [] };
  if (node.type === "TSIntersectionType")
    return node.types.map((one) => shapeOf(source, one, trail)).reduce(join2, nothing());
  if (node.type === "TSUnionType") return eitherOf(node.types.map((one) => shapeOf(source, one, trail)));
  if (node.type === "TSParenthesizedType") return shapeOf(source, node.typeAnnotation, trail);
  const whole = sliceOf(source, node);
  if (node.type === "TSTypeReference" && node.typeName.type === "Identifier")
    return named(source, node.typeName.name, whole, trail);
  return { members: [], also: [whole] };
}

const isComponent = (name: string) => /^[A-Z][A-Za-z0-9]*[a-z]/.test(name);

function describe(file: string, name: string): Public {
  const found = find(file, name);
  const place = found?.source.declared.get(found.name);
  if (!found || !place) throw new Error(`${name} of ${file} is declared nowhere`);
  const { source } = found;
  const { node, start } = place;
  const about = commentAt(source, start);
  if (node.type === "TSInterfaceDeclaration")
    return { name, kind: "type", about, says: "", ...named(source, found.name, name, []) };
  if (node.type === "TSTypeAliasDeclaration") {
    const shape = shapeOf(source, node.typeAnnotation);
    const says = shape.members.length > 0 ? "" : typeText(source, node.typeAnnotation);
    return { name, kind: "type", about, says, members: shape.members, also: says ? [] : shape.also };
  }
  const callable = node.type === "VariableDeclarator" ? node.init : node;
  if (isComponent(name) && callable?.type === "FunctionDeclaration") {
    const [first] = callable.params;
    const type = first && "typeAnnotation" in first ? first.typeAnnotation?.typeAnnotation : undefined;
    const shape = type ? shapeOf(source, type) : nothing();
    return { name, kind: "component", about, says: "", ...shape };
  }
  if (isComponent(name)) return { name, kind: "component", about, says: "", ...nothing() };
  if (callable?.type === "FunctionDeclaration" || callable?.type === "ArrowFunctionExpression")
    return { name, kind: "function", about, says: signatureOf(source, callable), ...nothing() };
  return { name, kind: "value", about, says: listText(source, found.name), ...nothing() };
}

/** The public names of an entry, components first, then functions and values, then types. */
export function publicNames(entry: Entry): Public[] {
  const file = join(sourceFolder, entry.source);
  const order = ["component", "function", "value", "type"];
  return [...new Set(sourceOf(file).exported)]
    .map((name) => describe(file, name))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.name.localeCompare(b.name));
}
