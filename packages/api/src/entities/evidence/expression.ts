/**
 * Expressions of a template's conditions: comparisons of variables with texts, numbers or lists, joined by `and`, `or`,
 * `not` and parentheses. `vendor == "Acme" and not (count < 3 or region in ["CN", "EU"])`.
 */

const TOKEN =
  /\s*(?:("(?:[^"\\]|\\.)*")|(-?\d+(?:\.\d+)?)|([a-z][a-z0-9_]*)|(==|!=|<=|>=|<|>|\(|\)|\[|\]|,))/y;
const COMPARISONS = new Set(["==", "!=", "<", "<=", ">", ">=", "in", "contains"]);
const WORDS = new Set(["and", "or", "not", "in", "contains", "true", "false"]);

type Token = { kind: "text" | "number" | "name" | "sign"; value: string };
type Literal = string | number | boolean;
type Node =
  | { kind: "literal"; value: Literal | Literal[] }
  | { kind: "variable"; name: string }
  | { kind: "not"; of: Node }
  | { kind: "and" | "or"; left: Node; right: Node }
  | { kind: "compare"; sign: string; left: Node; right: Node };

/** An expression that cannot be read; the message says where. */
export class ExpressionError extends Error {
  override readonly name = "ExpressionError";
}

function unquoted(text: string): string {
  try {
    return JSON.parse(text) as string;
  } catch {
    throw new ExpressionError(text);
  }
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(source);
    if (!found) throw new ExpressionError(`at ${at + 1}`);
    const [, text, number, name, sign] = found;
    if (text !== undefined) tokens.push({ kind: "text", value: unquoted(text) });
    else if (number !== undefined) tokens.push({ kind: "number", value: number });
    else if (name !== undefined) tokens.push({ kind: WORDS.has(name) ? "sign" : "name", value: name });
    else tokens.push({ kind: "sign", value: sign ?? "" });
  }
  return tokens;
}

/** Deepest nesting of parentheses and `not`. */
const DEPTH_MAX = 40;

function parse(source: string): Node {
  const tokens = tokensOf(source);
  let at = 0;
  let depth = 0;
  const isSign = (value: string) => tokens[at]?.kind === "sign" && tokens[at]?.value === value;
  const take = (value: string) => {
    if (!isSign(value)) throw new ExpressionError(`${value} at word ${at + 1}`);
    at += 1;
  };

  function literal(): Literal {
    const token = tokens[at];
    at += 1;
    if (token?.kind === "text") return token.value;
    if (token?.kind === "number") return Number(token.value);
    if (token?.value === "true" || token?.value === "false") return token.value === "true";
    throw new ExpressionError(`value at word ${at}`);
  }

  function operand(): Node {
    const token = tokens[at];
    if (token?.kind === "name") {
      at += 1;
      return { kind: "variable", name: token.value };
    }
    if (!isSign("[")) return { kind: "literal", value: literal() };
    take("[");
    const value: Literal[] = isSign("]") ? [] : [literal()];
    while (isSign(",")) {
      take(",");
      value.push(literal());
    }
    take("]");
    return { kind: "literal", value };
  }

  function term(): Node {
    depth += 1;
    if (depth > DEPTH_MAX) throw new ExpressionError("too deep");
    try {
      if (isSign("not")) {
        take("not");
        return { kind: "not", of: term() };
      }
      if (isSign("(")) {
        take("(");
        const inside = either();
        take(")");
        return inside;
      }
      const left = operand();
      const sign = tokens[at]?.kind === "sign" ? (tokens[at]?.value ?? "") : "";
      if (!COMPARISONS.has(sign)) return left;
      at += 1;
      return { kind: "compare", sign, left, right: operand() };
    } finally {
      depth -= 1;
    }
  }

  function both(): Node {
    let left = term();
    while (isSign("and")) {
      at += 1;
      left = { kind: "and", left, right: term() };
    }
    return left;
  }

  function either(): Node {
    let left = both();
    while (isSign("or")) {
      at += 1;
      left = { kind: "or", left, right: both() };
    }
    return left;
  }

  const whole = either();
  if (at < tokens.length) throw new ExpressionError(`at word ${at + 1}`);
  return whole;
}

function variablesIn(node: Node): string[] {
  if (node.kind === "variable") return [node.name];
  if (node.kind === "not") return variablesIn(node.of);
  if (node.kind === "literal") return [];
  return [...variablesIn(node.left), ...variablesIn(node.right)];
}

/** What is wrong with an expression, given the variables it may use; null: nothing. */
export function expressionProblem(source: string, variables: readonly string[]): string | null {
  try {
    const unknown = variablesIn(parse(source)).find((name) => !variables.includes(name));
    return unknown === undefined ? null : `variable ${unknown}`;
  } catch (error) {
    if (error instanceof ExpressionError) return error.message;
    throw error;
  }
}

type Value = Literal | readonly Literal[] | Readonly<Record<string, Literal>> | undefined;

function compare(sign: string, left: Value, right: Value): boolean {
  if (sign === "==") return left === right;
  if (sign === "!=") return left !== right;
  if (sign === "in") return holds(right, left);
  if (sign === "contains") return holds(left, right);
  const numbers = typeof left === "number" && typeof right === "number";
  const words = typeof left === "string" && typeof right === "string";
  if (!numbers && !words) return false;
  if (sign === "<") return left < right;
  if (sign === "<=") return left <= right;
  return sign === ">" ? left > right : left >= right;
}

function holds(container: Value, one: Value): boolean {
  if (typeof container === "string") return typeof one === "string" && container.includes(one);
  if (Array.isArray(container)) return container.includes(one as Literal);
  return typeof container === "object" && typeof one === "string" && Object.hasOwn(container, one);
}

function evaluateNode(node: Node, values: Readonly<Record<string, Value>>): Value {
  switch (node.kind) {
    case "literal":
      return node.value;
    case "variable":
      return Object.hasOwn(values, node.name) ? values[node.name] : undefined;
    case "not":
      return !evaluateNode(node.of, values);
    case "and":
      return Boolean(evaluateNode(node.left, values)) && Boolean(evaluateNode(node.right, values));
    case "or":
      return Boolean(evaluateNode(node.left, values)) || Boolean(evaluateNode(node.right, values));
    case "compare":
      return compare(node.sign, evaluateNode(node.left, values), evaluateNode(node.right, values));
  }
}

/** Does an expression hold? A variable without a value is equal to nothing. */
export const holdsFor = (source: string, values: Readonly<Record<string, Value>>): boolean =>
  Boolean(evaluateNode(parse(source), values));
