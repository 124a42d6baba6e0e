import type { Plugin } from "vite";

const CONTRACT = /\/packages\/api\/src\/(?:contract|entities)\/(?!tables\.ts|index\.ts)[\w-]+\.ts$/;

const DEFINES: ReadonlySet<unknown> = new Set(["defineEndpoint", "defineStream", "defineFile"]);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Edit {
  at: number;
  /** Characters taken out. */
  cut: number;
  text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;
const nameOf = (node: unknown): unknown => (isNode(node) ? (node.name ?? node.value) : undefined);

/** What stands right of each top-level `const x =`. */
function* valuesIn(program: Node): Generator<Node> {
  for (const statement of program.body as Node[]) {
    const declared = isNode(statement.declaration) ? statement.declaration : statement;
    if (declared.type !== "VariableDeclaration") continue;
    for (const { init } of declared.declarations as Node[]) if (isNode(init)) yield init;
  }
}

/** Each call that defines an endpoint, however deep: a function may define the same ones for two kinds of callers. */
function* definitionsIn(node: Node): Generator<Node> {
  if (node.type === "CallExpression" && DEFINES.has(nameOf(node.callee))) yield node;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* definitionsIn(child);
}

/** What of an endpoint only the server and its documents read. */
const SERVERS = ["request", "reply", "errors", "doc"];

/** Takes that out of an endpoint. */
function* bareEndpoint(call: Node): Generator<Edit> {
  const [endpoint] = call.arguments as Node[];
  for (const { key, value } of (endpoint?.properties ?? []) as Node[]) {
    if (!SERVERS.includes(String(nameOf(key))) || !isNode(value)) continue;
    yield { at: value.start, cut: value.end - value.start, text: "undefined" };
  }
}

/** Tells the bundler that a value nobody reads need not be made. */
function* droppable({ start, end }: Node): Generator<Edit> {
  yield { at: start, cut: 0, text: "/* @__PURE__ */ (() => (" };
  yield { at: end, cut: 0, text: "))()" };
}

/**
 * Leaves the schemas of requests and replies, and what documents them, out of the built app. Its client checks no
 * answers (the server does), so that an endpoint is its id, method and path there. A
 * screen without a form then needs no schema library at all.
 */
export const bareContract = (): Plugin => ({
  name: "candor:bare-contract",
  apply: "build",
  transform: {
    filter: { id: CONTRACT },
    handler(code) {
      const program = this.parse(code, { lang: "ts" }) as unknown as Node;
      const edits: Edit[] = [];
      for (const call of definitionsIn(program)) edits.push(...bareEndpoint(call));
      for (const value of valuesIn(program)) {
        const endpoint = value.type === "CallExpression" && DEFINES.has(nameOf(value.callee));
        if (!endpoint) edits.push(...droppable(value));
      }
      let bare = code;
      for (const { at, cut, text } of edits.sort((a, b) => b.at - a.at)) {
        bare = `${bare.slice(0, at)}${text}${bare.slice(at + cut)}`;
      }
      return { code: bare, map: null };
    },
  },
});
