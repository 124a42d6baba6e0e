import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const source = fileURLToPath(new URL("..", import.meta.url));

/** Whatever opens a connection or asks for a name: the platform's own, and what libraries open by themselves. */
const OPENS =
  /(?<![\w.])fetch\(|\.fetch\(|(?<!\.)\bconnect\(|tlsConnect\(|httpRequest\(|createTransport\(|new (?:pg\.(?:Pool|Client)|RetryingPool)\(|new PgBoss\(|oidc\.discovery\(|new WebSocket\(|new EventSource\(|dns\.|\blookup\(|createSocket\(|http2\.connect|\bstartScan\(|\bvetUrl\(url,/;

/** Every file of the server from which a connection can begin, and what guards it. A new one is a decision. */
const GUARDED: Readonly<Record<string, string>> = {
  "egress/egress.ts":
    "the egress itself: vets each address as an assessment's dials are, and dials what it vetted",
  "ai/model.ts": "egress; the operator named the address",
  "auth/single-sign-on/single-sign-on.ts":
    "egress, handed to the library as its fetch; the operator named the issuer",
  "cloud/sts.ts": "egress; AWS's own address, or the operator's",
  "jira/rest.ts": "egress; Atlassian's own address, or the operator's",
  "jira/tokens.ts": "egress; Atlassian's own address, or the operator's",
  "mis/templates/translate.ts": "egress; the operator named the address",
  "database/lock.ts": "a socket file in the data folder",
  "database/open.ts": "DATABASE_URL, which the operator names",
  "jobs/jobs.ts": "the same database",
  "mail/outbox.ts": "SMTP_URL, which the operator names",
  "jobs/runner.ts": "the engine: its own process, whose only way out is its vetting proxy",
  "server.ts": "the engine's vetting of an address that is typed in",
};

const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".ts") && !/\.test\.ts$|\.d\.ts$|(^|\/)testing\//.test(name));
const textOf = (name: string) =>
  readFileSync(join(source, name), "utf8").replace(/^\s*(\*|\/\/|\/\*).*$/gm, "");

test("every place from which the server calls out is known, with its guard", () => {
  const opening = files.filter(
    (name) => OPENS.test(textOf(name)) || /from "node:(https?|http2|tls|dgram|dns)/.test(textOf(name)),
  );
  const typesOnly = opening.filter((name) => {
    const text = textOf(name);
    return (
      !OPENS.test(text) &&
      [...text.matchAll(/import (type )?.* from "node:(?:https?|http2|tls|dgram|dns)/g)].every(
        ([, type]) => type,
      )
    );
  });
  expect(opening.filter((name) => !typesOnly.includes(name)).sort()).toEqual(Object.keys(GUARDED).sort());
});

test("what is said to go through the egress does, and uses no other way", () => {
  for (const [name, guard] of Object.entries(GUARDED)) {
    if (!guard.startsWith("egress")) continue;
    expect([name, /egress\.fetch\(/.test(textOf(name))]).toEqual([name, true]);
    expect([name, /(?<![\w.])fetch\(/.test(textOf(name))]).toEqual([name, false]);
  }
});
