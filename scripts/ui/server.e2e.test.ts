import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import rsc from "@vitejs/plugin-rsc";
import { createBuilder } from "vite";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { builtFolder } from "./build.ts";
import { installInto, linkTool, type Manifest, scratch, writeApp } from "./consumer.ts";

/** The components that a server draws whole: they take no hook, no context and no handler of their own. */
const ON_SERVERS = [
  "assistant/AssistantLauncher",
  "badges/ConnectionState",
  "badges/EnvironmentBadge",
  "badges/PlanBadge",
  "badges/RedDot",
  "badges/StatusLabel",
  "badges/Tag",
  "data/CommentList",
  "data/KeyValueList",
  "data/Timeline",
  "dialogs/Tooltip",
  "feedback/EmptyState",
  "feedback/Forbidden",
  "feedback/PageLoader",
  "feedback/Skeleton",
  "feedback/StateMessage",
  "figures/BarRates",
  "figures/CountCluster",
  "figures/ScoreScale",
  "figures/Stat",
  "figures/TickProgress",
  "forms/FormActions",
  "forms/IconButton",
  "forms/SearchField",
  "forms/Stepper",
  "icons/Dial",
  "icons/Icon",
  "icons/LogoMark",
  "icons/SeverityGlyph",
  "menus/RowMenu",
  "shell/PublicLayout",
];

const isMarked = (path: string) =>
  readFileSync(join(builtFolder, path), "utf8").startsWith('"use client";\n');

describe("the mark of the client", () => {
  it("stands on what takes a hook, a context or a handler, and on no other component", () => {
    const drawn = readdirSync(builtFolder, { recursive: true })
      .map((path) => /^(\w+\/(\w+))\/\2\.js$/.exec(String(path)))
      .flatMap((found) => (found?.[1] && !isMarked(found[0]) ? [found[1]] : []));
    expect(drawn.sort()).toEqual(ON_SERVERS);
  });

  it("is missing where there is nothing but names, constants and styles", () => {
    const files = readdirSync(builtFolder, { recursive: true }).map(String);
    const plain = files.filter((path) => /(index|\.css|theme-script|tokens|status)\.js$/.test(path));
    expect(plain.length).toBeGreaterThan(100);
    expect(plain.filter(isMarked)).toEqual([]);
  });
});

const page = `import "@candor/ui/styles";
import { ConnectionState, PlanBadge, StatusLabel, Tag } from "@candor/ui/badges";
import { KeyValueList, Timeline } from "@candor/ui/data";
import { EmptyState, Forbidden, LoadError, PageLoader } from "@candor/ui/feedback";
import { CountCluster, ScoreScale, Stat, StatGrid, TickProgress } from "@candor/ui/figures";
import { Button, FormActions, IconButton, TextField } from "@candor/ui/forms";
import { Dial, Icon, iconSizes, LogoMark, SeverityGlyph } from "@candor/ui/icons";
import { PageHeader, Split } from "@candor/ui/shell";
import { CandorTheme, themeScript } from "@candor/ui/theme";
import { ListChecks, Trash2 } from "lucide-react";

const counts = { critical: 3, passed: 94 };

/** A page of the server: it waits, and hands nothing to the browser but what can be sent. */
export async function Page() {
  const status = await Promise.resolve("critical" as const);
  return (
    <html lang="en">
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <CandorTheme appearance="light">
          <PageHeader title="Checks" />
          <Icon label="List of checks" of={ListChecks} size={iconSizes[3]} />
          <SeverityGlyph status={status} />
          <LogoMark />
          <Dial />
          <StatusLabel label="Failed" status={status} />
          <Tag>Script</Tag>
          <PlanBadge label="Trial" tier="trial" />
          <ConnectionState label="Connected" state="connected" />
          <KeyValueList items={[{ id: "host", label: "Host", value: "shop.example.com" }]} />
          <Timeline events={[]} />
          <EmptyState title="Nothing yet" />
          <Forbidden title="Not for you" />
          <PageLoader label="Loading" />
          <CountCluster counts={counts} label="97 checks" />
          <ScoreScale label="78 of 100" value={78} />
          <StatGrid><Stat label="Visits" value="1" /></StatGrid>
          <TickProgress aria-label="Upload" value={62} valueText="62%" />
          <Split rail="Rail">Main</Split>
          <FormActions><Button type="submit">Create scan</Button></FormActions>
          <IconButton icon={<Icon of={Trash2} />} label="Remove" />
          <TextField label="Email" />
        </CandorTheme>
      </body>
    </html>
  );
}
`;

const entries = {
  "entry.rsc.tsx": `import { renderToReadableStream } from "@vitejs/plugin-rsc/rsc";
import { Page } from "./page.tsx";

export default async function html() {
  const ssr = await import.meta.viteRsc.loadModule("ssr", "index");
  return ssr.html(renderToReadableStream(<Page />));
}
`,
  "entry.ssr.tsx": `import { createFromReadableStream } from "@vitejs/plugin-rsc/ssr";
import { renderToReadableStream } from "react-dom/server.edge";

export async function html(stream) {
  return new Response(await renderToReadableStream(await createFromReadableStream(stream))).text();
}
`,
  "entry.browser.tsx": 'import "@vitejs/plugin-rsc/browser";\n',
};

describe("a page of server components that installs it", () => {
  let app = "";
  afterAll(() => rm(app, { recursive: true, force: true }));

  beforeAll(async () => {
    app = await scratch();
    const manifest = JSON.parse(readFileSync(join(builtFolder, "package.json"), "utf8")) as Manifest;
    await installInto(app, inject("uiTarball"), manifest);
    await linkTool(app, "@vitejs/plugin-rsc");
    const names = ["@candor/ui", "lucide-react", "react", "react-dom"];
    await writeApp(app, {
      ...entries,
      "page.tsx": page,
      "package.json": JSON.stringify({
        name: "consumer",
        private: true,
        type: "module",
        dependencies: Object.fromEntries(names.map((name) => [name, "*"])),
      }),
    });
    const entry = (file: string) => ({ build: { rolldownOptions: { input: { index: join(app, file) } } } });
    const builder = await createBuilder({
      root: app,
      configFile: false,
      logLevel: "error",
      plugins: [rsc()],
      environments: {
        rsc: entry("entry.rsc.tsx"),
        ssr: entry("entry.ssr.tsx"),
        client: entry("entry.browser.tsx"),
      },
    });
    await builder.buildApp();
  }, 120_000);

  it("draws icons, results, figures and forms on the server", async () => {
    const { default: html } = (await import(pathToFileURL(join(app, "dist/rsc/index.js")).href)) as {
      default: () => Promise<string>;
    };
    const text = await html();
    expect(text).toMatch(/<svg[^>]*aria-label="List of checks"/);
    for (const words of ["Failed", "shop.example.com", "Not for you", "Create scan"])
      expect(text).toContain(words);
  });

  it("sends a browser the code of what it can press alone", () => {
    const folder = join(app, "dist/client/assets");
    const code = readdirSync(folder)
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFileSync(join(folder, name), "utf8"))
      .join("\n");
    expect(code).toContain("aria-invalid");
    // A line of a glyph that stands on the page.
    expect(code).not.toContain("m3.4 12.6 9.2-9.2");
  });
});
