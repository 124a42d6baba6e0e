import { type ESTree, parseSync } from "vite";

type Node = ESTree.Node;

/** What React offers in the browser alone: a module that takes one of these cannot be drawn on a server. */
const BROWSER_ONLY = new Set(["createContext", "Component", "PureComponent", "createPortal", "flushSync"]);

const isHook = (name: string) => /^use([A-Z]|$)/.test(name);
const isHandler = (name: string) => /^on[A-Z]/.test(name) || name === "ref";
const isFunction = (node: Node | null) =>
  node?.type === "ArrowFunctionExpression" || node?.type === "FunctionExpression";

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

function* all(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* all(value);
}

/** The values that a module takes from others by name: the name here, the name there, the module. */
function imports(program: ESTree.Program) {
  return program.body.flatMap((node) => {
    if (node.type !== "ImportDeclaration" || node.importKind === "type") return [];
    return node.specifiers.flatMap((one) => {
      if (one.type !== "ImportSpecifier" || one.importKind === "type") return [];
      const { imported, local } = one;
      return {
        local: local.name,
        name: imported.type === "Literal" ? imported.value : imported.name,
        from: node.source.value,
      };
    });
  });
}

/** What an element is handed that a server cannot send to a browser. */
function handedOn(node: Node, ours: ReadonlySet<string>): string | undefined {
  if (node.type === "Property" && node.key.type === "Identifier")
    return isHandler(node.key.name) && isFunction(node.value) ? node.key.name : undefined;
  if (node.type === "JSXExpressionContainer")
    return isFunction(node.expression) ? "a function in an element" : undefined;
  if (node.type !== "JSXAttribute" || node.name.type !== "JSXIdentifier") return undefined;
  const { name } = node.name;
  if (isHandler(name)) return name;
  const given = node.value?.type === "JSXExpressionContainer" ? node.value.expression : undefined;
  return given?.type === "Identifier" && ours.has(given.name) ? `${given.name} as ${name}` : undefined;
}

/**
 * Why a module is the client's, for frameworks with server components: the first hook or context it takes, or the first
 * handler, reference or function it hands to an element, which a server cannot send. Undefined where it has none of
 * these; such a module is drawn on a server as well, and its constants are read there.
 */
export function clientReason(file: string, text: string): string | undefined {
  const { program } = parseSync(file, text);
  const taken = imports(program);
  const own = taken.find(({ name }) => isHook(name) || BROWSER_ONLY.has(name));
  if (own) return own.name;
  // What a module of ours exports in lower case and is handed on as it is may be a function.
  const ours = new Set(
    taken
      .filter(({ name, from }) => from.startsWith(".") && !from.endsWith(".css.ts") && /^[a-z]/.test(name))
      .map(({ local }) => local),
  );
  for (const node of all(program)) {
    const reason = handedOn(node, ours);
    if (reason) return reason;
  }
  return undefined;
}
