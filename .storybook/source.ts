interface Told {
  title: string;
  component?: unknown;
  initialArgs: Readonly<Record<string, unknown>>;
}

/** Longest value that is written out. */
const VALUE_MAX = 200;

/** A value as JSX has it behind a prop's name. */
function written(value: unknown): string {
  if (value === true) return "";
  if (typeof value === "string" && !/["\n]/.test(value)) return `="${value}"`;
  if (typeof value === "function") return "={() => {}}";
  let text: string | undefined;
  try {
    text = typeof value === "object" && value !== null && "$$typeof" in value ? "…" : JSON.stringify(value);
  } catch {
    // What leads back to itself is nothing to be copied.
  }
  return `={${text === undefined || text.length > VALUE_MAX ? "…" : text}}`;
}

/**
 * A component as one would write it with a story's props, for stories that are nothing but props: of those the code
 * shows `{}`, or the props alone. What a story draws by itself stays as it is written.
 */
export function usageOf(code: string, { title, component, initialArgs }: Told): string {
  const name = title.split("/").at(-1) ?? "";
  if (!component || !/^[A-Z]\w*$/.test(name) || /\b(?:render|play)\b/.test(code)) return code;
  const { children, ...props } = initialArgs;
  const given = Object.entries(props).filter(([, value]) => value !== undefined);
  const start = [name, ...given.map(([prop, value]) => `${prop}${written(value)}`)];
  const opening = start.join(" ").length > 80 ? start.join("\n  ") : start.join(" ");
  if (typeof children === "string") return `<${opening}>${children}</${name}>`;
  return children === undefined ? `<${opening} />` : `<${opening}>…</${name}>`;
}
