/** Read by the engine's own processes. */
const ELSEWHERE = ["CANDOR_CHROMIUM"];

/** How many letters must change to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    let before = i;
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const above = row[j + 1] ?? 0;
      next.push(Math.min((next[j] ?? 0) + 1, above + 1, before + (letter === b[j] ? 0 : 1)));
      before = above;
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** What a name says beside being ours. */
const bare = (name: string) => name.replace(/^CANDOR_/, "").replaceAll("_", "");

/** The name that was probably meant: one that goes on or stops short, or differs in a few of its letters. */
function nearest(given: string, known: readonly string[]): string | undefined {
  const meant = bare(given);
  if (meant === "") return undefined;
  const [first] = known
    .map((name) => ({ name, far: distance(bare(name), meant) }))
    .filter(({ name, far }) => {
      const other = bare(name);
      return other.startsWith(meant) || meant.startsWith(other) || far <= meant.length / 4;
    })
    .toSorted((a, b) => a.far - b.far);
  return first?.name;
}

/** Each name of ours that is given and read by nothing, with the name that was probably meant. */
export function unknownNames(given: Iterable<string>, variables: readonly string[]): string[] {
  const known = [...variables, ...ELSEWHERE];
  return [...given]
    .filter((name) => name.startsWith("CANDOR_") && !known.includes(name))
    .map((name) => {
      const meant = nearest(name, known);
      return `${name}: is not known${meant ? `; did you mean ${meant}?` : ""}`;
    });
}

type Given = Record<string, unknown>;

/** Variables that only work together: each part, with what it needs. */
const GROUPS: readonly { parts: readonly string[]; needs: readonly string[] }[] = [
  {
    parts: ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_NAME", "OIDC_SCOPE"],
    needs: ["OIDC_ISSUER", "OIDC_CLIENT_ID"],
  },
  { parts: ["AI_BASE_URL", "AI_MODEL", "AI_API_KEY"], needs: ["AI_BASE_URL", "AI_MODEL"] },
  {
    parts: ["JIRA_CLIENT_ID", "JIRA_CLIENT_SECRET", "JIRA_AUTH_URL", "JIRA_API_URL"],
    needs: ["JIRA_CLIENT_ID", "JIRA_CLIENT_SECRET"],
  },
  {
    // The two keys alone are what many a shell has for other tools: the account says that they are meant for us.
    parts: ["AWS_ACCOUNT_ID", "AWS_TEMPLATE_URL", "AWS_STS_URL"],
    needs: ["AWS_ACCOUNT_ID", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"],
  },
];

/** What is missing from groups of which a part is given. */
export function halfSet(given: Given): string[] {
  return GROUPS.flatMap(({ parts, needs }) => {
    const part = parts.find((name) => given[name] !== undefined);
    if (!part) return [];
    return needs.filter((name) => given[name] === undefined).map((name) => `${name}: is needed with ${part}`);
  });
}
