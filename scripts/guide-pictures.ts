// `node scripts/guide-pictures.ts`: takes the guide's pictures from the running product, after real assessments, in
// both languages. With the name of a page, such as `connect_jira`, its pictures alone. A screen that is not available
// yet gives no picture; run it again once it is there.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inviteMember, listChecks, readGuide, updateStatus } from "@candor/api/endpoints";
import { type Language, userLanguageOf } from "@candor/api/entities";
import type { Browser, Page } from "playwright-core";
import { startAtlassian } from "../apps/server/src/jira/stand-in.ts";
import { openBrowser } from "./lib/browser.ts";
import { assessAndPublish, DEMO, type Session, session } from "./lib/drive.ts";
import { connect, createIssue, disconnect, jiraEnv, unlink } from "./lib/jira.ts";
import { ensureBuilt } from "./lib/prepare.mjs";
import { startServer } from "./lib/server.ts";
import { root } from "./lib/workspace.mjs";

const FOLDER = join(root, "packages/features/src/guide/pictures");
const FONT = join(root, "node_modules/@fontsource-variable/noto-sans-sc");

/** The guide shows 530 x 308: the page drawn half as large again, at three pixels for two. */
const SIZE = { width: 800, height: 465 };
/** Room for a dialog with its margins, or for the head of a list and its first rows. */
const LARGER = { width: 960, height: 558 };
const SIDEBAR = 200;
const TOP_BAR = 64;
const SHARPNESS = 1.5;
const QUALITY = 0.82;

interface Shot {
  /** Page of the guide and place on it: the file's name. */
  name: string;
  path: string;
  /** Taken in the narrow form, whose rows say more in little room. */
  narrow?: boolean;
  /** Stands without sidebar and top bar. */
  bare?: boolean;
  /** What does not fit is drawn smaller. Default `SIZE`. */
  size?: typeof SIZE;
  /** What is done before the page is opened. */
  arrange?: (owner: Session) => Promise<void>;
  /** What a person does before the picture is taken. */
  before?: (page: Page) => Promise<void>;
}

const chooseAll = async (page: Page) => {
  const boxes = page.getByRole("main").getByRole("checkbox");
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.check();
};

const beginInvitation = async (page: Page) => {
  await page
    .getByRole("main")
    .getByRole("button", { name: /^(?:Invite member|邀请成员)$/ })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("nina@candor.example");
  await dialog.getByRole("radio").last().check();
};

const beginIssue = async (page: Page) => {
  await page.getByRole("button", { name: /^(?:Create Jira issue|创建 Jira 工单)$/ }).click();
  // The last thing that comes is what Jira asks for.
  await page.getByRole("dialog").getByRole("combobox", { name: "Area" }).waitFor();
};

const showConnection = (page: Page) =>
  page
    .getByRole("heading", { name: "Jira" })
    .evaluate((heading) => heading.scrollIntoView({ block: "center" }));

const showIssue = (page: Page) =>
  page.getByRole("link", { name: /^SEC-\d+$/ }).evaluate((link) => link.scrollIntoView({ block: "center" }));

const shotsOf = (assessmentId: string, checkId: string): readonly Shot[] => [
  { name: "pprm-1", path: "/dashboard", size: LARGER },
  { name: "pprm-2", path: "/checks", size: LARGER },
  { name: "set_up_assessment-1", path: "/objects", narrow: true },
  { name: "set_up_assessment-2", path: "/assessment", before: chooseAll },
  { name: "set_up_assessment-3", path: `/assessment/detail/${assessmentId}` },
  { name: "invite_members-1", path: "/members" },
  { name: "invite_members-2", path: "/members", bare: true, size: LARGER, before: beginInvitation },
  { name: "connect_jira-1", path: "/settings", arrange: disconnect, before: showConnection },
  {
    name: "connect_jira-2",
    path: `/checkdetail/${checkId}`,
    bare: true,
    size: LARGER,
    arrange: async (owner) => {
      await connect(owner);
      await unlink(owner, checkId);
    },
    before: beginIssue,
  },
  {
    name: "connect_jira-3",
    path: `/checkdetail/${checkId}`,
    arrange: (owner) => createIssue(owner, checkId),
    before: showIssue,
  },
  { name: "help_ai-1", path: "/pages/help", bare: true },
];

/** Chinese from a font of the workspace: the pictures do not depend on those of the machine. */
async function useChineseFont(page: Page) {
  const css = await readFile(join(FONT, "index.css"), "utf8");
  await page
    .context()
    .route(/\/files\/noto-sans-sc-[\w-]+\.woff2$/, (route) =>
      route.fulfill({ path: join(FONT, "files", route.request().url().split("/").at(-1) ?? "") }),
    );
  await page.addStyleTag({
    content: css
      .replaceAll("Noto Sans SC Variable", "Noto Sans CJK SC")
      .replaceAll("url(./files", "url(/files"),
  });
}

/** A picture as WebP of the guide's size, which the browser writes. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const source = `data:image/png;base64,${png.toString("base64")}`;
  const url = await page.evaluate(
    async ([from, quality, width, height]) => {
      const image = new Image();
      image.src = from;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = width;
      canvas.height = height;
      const pen = canvas.getContext("2d");
      if (pen) pen.imageSmoothingQuality = "high";
      pen?.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL("image/webp", quality);
    },
    [source, QUALITY, SIZE.width * SHARPNESS, Math.ceil(SIZE.height * SHARPNESS)] as const,
  );
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

async function takeAll(
  browser: Browser,
  url: string,
  owner: Session,
  language: Language,
  shots: readonly Shot[],
) {
  await owner.client.call(updateStatus, { key: "language", value: userLanguageOf(language) });
  const context = await browser.newContext({ deviceScaleFactor: SHARPNESS, bypassCSP: true, baseURL: url });
  await context.addInitScript(
    ([token, chosen]) => {
      localStorage.setItem("candor.token", token);
      localStorage.setItem("candor.lang", chosen);
    },
    [owner.token, language] as const,
  );
  const page = await context.newPage();
  // The first page of a visit is drawn in fonts of the machine, and fetches ours for the next.
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  for (const { name, path, narrow = false, bare = false, size = SIZE, arrange, before } of shots) {
    await arrange?.(owner);
    const left = bare || narrow ? 0 : SIDEBAR;
    const top = bare ? 0 : TOP_BAR;
    await page.setViewportSize({ width: size.width + left, height: size.height + top });
    await page.goto(path, { waitUntil: "networkidle" });
    if (language === "cn") await useChineseFont(page);
    if (await page.getByText(/ is not available yet$|”尚未提供$/).count()) {
      console.log(`${name}-${language}: not available yet`);
      continue;
    }
    await before?.(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const png = await page.screenshot({ clip: { x: left, y: top, ...size }, animations: "disabled" });
    const webp = await toWebp(page, png);
    await writeFile(join(FOLDER, `${name}-${language}.webp`), webp);
    console.log(`${name}-${language}: ${Math.round(webp.length / 1000)} kB`);
  }
  await context.close();
}

await ensureBuilt();
await mkdir(FOLDER, { recursive: true });
const atlassian = await startAtlassian();
const server = await startServer(jiraEnv(atlassian));
const browser = await openBrowser();
try {
  await assessAndPublish(server.url, [DEMO.careless]);
  const { id } = await assessAndPublish(server.url, [DEMO.careless, DEMO.careful]);
  const owner = await session(server.url, "owner");
  // Nothing of the guide stands in its own pictures.
  await owner.client.call(readGuide, { read_type: "skip" });
  await owner.client.call(updateStatus, { key: "assessment_status", value: 1 });
  await owner.client.call(inviteMember, { email: "wei@candor.example", role: "viewer" });
  const { list } = await owner.client.call(listChecks, {});
  const [wanted = ""] = process.argv.slice(2);
  const shots = shotsOf(id, list[0]?.id ?? "").filter(({ name }) => name.startsWith(wanted));
  for (const language of ["en", "cn"] as const) await takeAll(browser, server.url, owner, language, shots);
} finally {
  await browser.close();
  await server.stop();
  await atlassian.close();
}
