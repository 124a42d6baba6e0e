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

/** More letters than this apart, a name is not what was meant. */
const NEAR = 4;

/** Each name of ours that is given and read by nothing, with the name that was probably meant. */
export function unknownNames(given: Iterable<string>, variables: readonly string[]): string[] {
  const known = [...variables.filter((name) => name.startsWith("CANDOR_")), ...ELSEWHERE];
  return [...given]
    .filter((name) => name.startsWith("CANDOR_") && !known.includes(name))
    .map((name) => {
      const [nearest] = known
        .map((one) => ({ one, far: distance(name, one) }))
        .toSorted((a, b) => a.far - b.far)
        .filter(({ far }) => far <= NEAR);
      return `${name}: is not known${nearest ? `; did you mean ${nearest.one}?` : ""}`;
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
