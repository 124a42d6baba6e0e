import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import rsc from "@vitejs/plugin-rsc";
import { createBuilder } from "vite";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { FOR_UI, installInto, linkTool, scratch, writeApp } from "../publish/consumer.ts";
import { builtFolder } from "./build.ts";
import { uiFolder } from "./catalogue.ts";
import { recipeFiles } from "./snippets.ts";

/** The components that a server draws whole: they take no hook, no context and no handler of their own. */
const ON_SERVERS = [
  "assistant/AssistantLauncher",
  "badges/ConnectionState",
  "badges/EnvironmentBadge",
  "badges/IssueBadge",
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
  "layout/Inline",
  "layout/Stack",
  "menus/RowMenu",
];

const isMarked = (path: string) =>
  readFileSync(join(builtFolder, path), "utf8").startsWith('"use client";\n');

describe("the mark of the client", () => {
  it("stands on what takes a hook, a context or a handler, and on no other component", () => {
    const drawn = readdirSync(builtFolder, { recursive: true })
      .map((path) => /^(\w+\/([A-Z]\w+))\/\2\.js$/.exec(String(path)))
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

/** What the recipe's page leaves out: it hands nothing to the browser but what can be sent. */
const more = `import { ConnectionState, PlanBadge, RedDot, Tag } from "@candor/ui/badges";
import { KeyValueList, Timeline } from "@candor/ui/data";
import { Forbidden, PageLoader, Skeleton } from "@candor/ui/feedback";
import { CountCluster, ScoreScale, Stat, StatGrid, TickProgress } from "@candor/ui/figures";
import { Button, FormActions, IconButton, SearchField, Stepper, TextField } from "@candor/ui/forms";
import { Dial, Icon, iconSizes, LogoMark, SeverityGlyph } from "@candor/ui/icons";
import { Split } from "@candor/ui/shell";
import { Trash2 } from "lucide-react";

export async function More() {
  const passed = await Promise.resolve(94);
  return (
    <Split rail="Rail">
      <SeverityGlyph status="critical" />
      <LogoMark />
      <Dial />
      <Tag>Script</Tag>
      <PlanBadge label="Trial" tier="trial" />
      <RedDot label="Unread" />
      <ConnectionState label="Connected" state="connected" />
      <KeyValueList items={[{ id: "host", label: "Host", value: "shop.example.com" }]} />
      <Timeline events={[]} />
      <Forbidden title="Not for you" />
      <PageLoader label="Loading" />
      <Skeleton width={80} />
      <CountCluster counts={{ critical: 3, passed }} label="97 checks" />
      <ScoreScale label="78 of 100" value={78} />
      <StatGrid>
        <Stat label="Visits" value="1" />
      </StatGrid>
      <TickProgress aria-label="Upload" value={62} valueText="62%" />
      <Stepper
        label="Steps"
        stateLabels={{ done: "done", current: "current", todo: "to come" }}
        steps={[]}
      />
      <FormActions>
        <Button type="submit">Create scan</Button>
      </FormActions>
      <IconButton icon={<Icon of={Trash2} size={iconSizes[0]} />} label="Remove" />
      <SearchField aria-label="Search" clearLabel="Clear" />
      <TextField label="Email" />
    </Split>
  );
}
`;

const entries = {
  "entry.rsc.tsx": `import { renderToReadableStream } from "@vitejs/plugin-rsc/rsc";
import Layout from "./app/layout.tsx";
import Page from "./app/page.tsx";
import { More } from "./more.tsx";

export default async function html() {
  const ssr = await import.meta.viteRsc.loadModule("ssr", "index");
  return ssr.html(renderToReadableStream(<Layout><Page /><More /></Layout>));
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

describe("an app of server components, made as the recipe for Next says,", () => {
  let app = "";
  afterAll(() => rm(app, { recursive: true, force: true }));

  beforeAll(async () => {
    app = await scratch();
    await installInto(app, { tarball: inject("uiTarball"), folder: uiFolder }, FOR_UI);
    await linkTool(app, "@vitejs/plugin-rsc");
    const names = ["@candor/ui", "lucide-react", "react", "react-dom"];
    await writeApp(app, {
      ...entries,
      ...recipeFiles("app/"),
      "more.tsx": more,
      // Stands where Next's own link would: a component of the client.
      "link.tsx": '"use client";\nexport default (props) => <a {...props} />;\n',
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
      resolve: { alias: { "next/link": join(app, "link.tsx") } },
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
    for (const words of ["Critical", "shop.example.com", "Not for you", "Create scan"])
      expect(text).toContain(words);
  });

  it("sends a browser the code of what it can press alone", () => {
    const folder = join(app, "dist/client/assets");
    const code = readdirSync(folder)
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFileSync(join(folder, name), "utf8"))
      .join("\n");
    expect(code).toContain("aria-invalid");
    // A line of a glyph that the page has, and nothing that it can press.
    expect(code).not.toContain("m3.4 12.6 9.2-9.2");
  });
});
