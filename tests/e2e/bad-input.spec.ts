import { getScan, signIn as signInEndpoint, updateStatus } from "@candor/api/contract";
import { LANGUAGES, type Language } from "@candor/api/entities";
import { ERRORS } from "@candor/api/errors";
import { type Browser, expect, type Page } from "@playwright/test";
import { DEMO, session, submitWebsites } from "../../scripts/lib/drive.ts";
import { enter, signIn, type Visitor, visitor } from "./support/journey.ts";
import { type OwnServer, test } from "./support/own-server.ts";
import { GATED, SOUND, TROUBLED, type TroubledSites } from "./support/troubled-sites.ts";
import { runs, workersOf } from "./support/workers.ts";

/** A visit, a restart or a hanging site may take this long on a busy machine. */
const PATIENT = { timeout: 240_000 };

/** The words of the product's description, letter by letter. */
const TOO_FREQUENT = "操作过于频繁，请稍后再试。";

const REFUSED_BY_THE_SERVER = [
  ["127.0.0.1", "object.url_private"],
  ["http://10.0.0.1/", "object.url_private"],
  ["https://[::1]/", "object.url_private"],
  ["169.254.169.254", "object.url_private"],
  ["no-such-shop.invalid", "object.url_unresolved"],
] as const;

const field = ({ page, t }: Visitor, key: "email" | "password") =>
  page.getByLabel(t(`session:${key}`), { exact: true });

/** Sends the sign-in form and gives the server's whole answer. */
async function trySignIn(person: Visitor, email: string, password: string) {
  const answer = person.page.waitForResponse((response) => response.url().endsWith(signInEndpoint.path));
  await enter(person, { email, password });
  const response = await answer;
  const said = { status: response.status(), body: await response.text() };
  await expect(field(person, "email")).toHaveValue(email);
  await expect(field(person, "password")).toHaveValue(password);
  return said;
}

/** Somebody before the sign-in page, all of which has arrived, in their language. */
async function arrive(browser: Browser, language: Language): Promise<Visitor> {
  const person = await visitor(browser, language);
  await person.page.reload({ waitUntil: "networkidle" });
  return person;
}

/** Somebody signed in whose account speaks the language, on the page that the path leads to. */
async function reader(
  browser: Browser,
  server: OwnServer,
  who: "owner" | "member",
  language: Language,
  path: string,
): Promise<Visitor> {
  const { client } = await session(server.url, who);
  await client.call(updateStatus, { key: "language", value: language === "cn" ? "zh" : "en" });
  const person = await visitor(browser, language);
  await signIn(person, who, path);
  return person;
}

/** The same assessment before its owner, in one language, and before a member, in the other. */
async function readers(browser: Browser, server: OwnServer, id: string, language: Language) {
  const path = `/assessment/detail/${id}`;
  const other = language === "en" ? "cn" : "en";
  const owner = await reader(browser, server, "owner", language, path);
  const member = await reader(browser, server, "member", other, path);
  return { owner, member, people: [owner, member] };
}

const expectState = ({ page, t }: Visitor, state: "assessing" | "failed" | "expert_review") =>
  expect(page.getByRole("heading", { level: 1, name: t(`assessments:state.${state}`) })).toBeVisible(PATIENT);

const objectOf = (page: Page, host: string) => page.getByRole("listitem").filter({ hasText: host });

const tryAgain = ({ page, t }: Visitor) =>
  page.getByRole("button", { name: t("assessments:detail.retry"), exact: true }).click();

/** Closes the gate before a site, and submits the site. */
async function assessBehindGate(server: OwnServer, sites: TroubledSites, host: string): Promise<string> {
  sites.setGate("closed");
  const { id } = await submitWebsites(await session(server.url, "owner"), [`https://${host}/`]);
  return id;
}

test("a wrong password and an unknown e-mail are answered alike", async ({ browser }) => {
  const language = "en";
  const person = await arrive(browser, language);
  const wrong = await trySignIn(person, DEMO.owner.email, "Not-the-password-1");
  await expect(field(person, "password")).toHaveAccessibleDescription(
    ERRORS["auth.invalid_credentials"][language],
  );
  await person.page.reload();
  const unknown = await trySignIn(person, "nobody@candor.example", "Not-the-password-1");
  await expect(field(person, "password")).toHaveAccessibleDescription(
    ERRORS["auth.invalid_credentials"][language],
  );
  expect(unknown).toEqual(wrong);
  expect(JSON.parse(wrong.body)).toMatchObject({
    message: ERRORS["auth.invalid_credentials"][language],
    data: null,
  });
});

test("too many tries are refused for a while", async ({ browser }) => {
  const language = "cn";
  const person = await arrive(browser, language);
  const email = "guess@candor.example";
  for (const guess of ["Guess-1", "Guess-2", "Guess-3", "Guess-4", "Guess-5"]) {
    expect((await trySignIn(person, email, guess)).status).toBe(200);
  }
  const { status, body } = await trySignIn(person, email, "Guess-6");
  expect(status).toBe(429);
  expect(JSON.parse(body)).toMatchObject({ message: TOO_FREQUENT });
  await expect(person.page.getByRole("alert")).toHaveText(TOO_FREQUENT);
});

test("an address that cannot be assessed is refused at its field", async ({ browser, server }) => {
  const language = "en";
  const { page, t } = await reader(browser, server, "owner", language, "/objects");
  await page
    .getByRole("button", { name: t("objects:add") })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: t("objects:form.addTitle") });
  const url = dialog.getByRole("textbox", { name: t("objects:form.url") });
  const name = dialog.getByRole("textbox", { name: t("objects:form.name") });
  await name.fill("Shop in the cellar");
  await dialog.getByRole("checkbox").first().check();

  const expectRefused = async (typed: string, message: string) => {
    await dialog.getByRole("button", { name: t("objects:form.submitAdd") }).click();
    await expect(url).toHaveAccessibleDescription(message, PATIENT);
    await expect(url).toHaveAttribute("aria-invalid", "true");
    await expect(url).toBeFocused();
    await expect(url).toHaveValue(typed);
    await expect(name).toHaveValue("Shop in the cellar");
    await expect(dialog.getByRole("checkbox").first()).toBeChecked();
  };

  await url.fill("shop . example");
  await expectRefused("shop . example", t("message:object.url_invalid"));
  for (const [typed, key] of REFUSED_BY_THE_SERVER) {
    await url.fill(typed);
    await expect(url, "the last message goes with its address").not.toHaveAttribute("aria-invalid");
    await expectRefused(typed, ERRORS[key][language]);
  }
  await dialog.getByRole("button", { name: t("common:action.cancel") }).click();
  await page.getByRole("button", { name: t("common:discard.submit") }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Shop in the cellar")).toHaveCount(0);
});
test("sites that cannot be assessed say why, and are tried again without losing the others", async ({
  browser,
  server,
  sites,
}) => {
  const staff = await session(server.url, "staff");
  const hosts = [SOUND, ...Object.keys(TROUBLED)];
  const { id } = await submitWebsites(
    await session(server.url, "owner"),
    hosts.map((host) => `https://${host}/`),
  );
  /** Without the signatures of addresses, which change with time. */
  const soundResults = async () => {
    const { results } = await staff.client.call(getScan, { id });
    const sound = results.filter(({ object_name }) => object_name === SOUND);
    return sound.map((result) => JSON.stringify(result, null, 1).replaceAll(/\?e=\d+&s=[\w-]+/g, ""));
  };
  const { owner, member, people } = await readers(browser, server, id, "en");
  for (const person of people) {
    const { page, t } = person;
    await expectState(person, "failed");
    for (const [host, failure] of Object.entries(TROUBLED)) {
      await expect(objectOf(page, host)).toContainText(t(`failures:reason.${failure}`));
      await expect(objectOf(page, host)).toContainText(t("assessments:detail.objectFailed"));
    }
    await expect(objectOf(page, SOUND)).toContainText(t("assessments:scanStep.done"));
    await expect(page.getByText(t("assessments:detail.failedText"))).toBeVisible();
  }
  const before = await soundResults();
  expect(before.length).toBeGreaterThan(0);
  const visits = sites.visits(SOUND);

  sites.repair();
  await tryAgain(owner);
  await member.page.reload();
  for (const person of people) {
    await expectState(person, "expert_review");
    for (const host of hosts)
      await expect(objectOf(person.page, host)).toContainText(person.t("assessments:scanStep.done"));
  }
  expect(await soundResults()).toEqual(before);
  expect(sites.visits(SOUND), "what was assessed is not visited again").toBe(visits);
});

test.describe("what is killed", () => {
  test.skip(process.platform !== "linux", "workers are found through /proc");

  test("a worker: tried again once by itself, then by the customer", async ({ browser, server, sites }) => {
    const [host] = GATED;
    const id = await assessBehindGate(server, sites, host);
    const { owner, member, people } = await readers(browser, server, id, "cn");
    let seen = 0;
    const killVisitor = async () => {
      await expect.poll(() => sites.visits(host), PATIENT).toBeGreaterThan(seen);
      seen = sites.visits(host);
      const workers = workersOf(server.pid());
      expect(workers).toHaveLength(1);
      for (const pid of workers) process.kill(pid, "SIGKILL");
    };

    await killVisitor();
    await expect.poll(() => sites.visits(host), PATIENT).toBeGreaterThan(seen);
    for (const person of people) await expectState(person, "assessing");
    await killVisitor();
    for (const person of people) {
      await expectState(person, "failed");
      await expect(objectOf(person.page, host)).toContainText(person.t("failures:reason.worker_lost"));
    }
    await tryAgain(owner);
    await member.page.reload();
    await killVisitor();
    await expect.poll(() => sites.visits(host), PATIENT).toBeGreaterThan(seen);
    sites.setGate("open");
    for (const person of people) {
      await expectState(person, "expert_review");
      await expect(objectOf(person.page, host)).toContainText(person.t("assessments:scanStep.done"));
    }
  });

  test("a server: its assessment goes on at the next start", async ({ browser, server, sites }) => {
    const [, host] = GATED;
    const arriving = await Promise.all(LANGUAGES.map((language) => arrive(browser, language)));
    const id = await assessBehindGate(server, sites, host);
    const { people } = await readers(browser, server, id, "en");
    // A page that does not answer is asked for again: on a slow machine more than once by now.
    await expect.poll(() => sites.visits(host), PATIENT).toBeGreaterThan(0);
    for (const person of people) await expectState(person, "assessing");
    const workers = workersOf(server.pid());
    expect(workers).toHaveLength(1);

    await server.kill();
    await expect.poll(() => workers.filter(runs), "no worker outlives its server").toEqual([]);
    const seen = sites.visits(host);
    for (const person of arriving) {
      await enter(person, DEMO.owner);
      await expect(person.page.getByRole("alert")).toHaveText(
        person.t("message:auth.no_connection"),
        PATIENT,
      );
      await expect(field(person, "email")).toHaveValue(DEMO.owner.email);
    }

    await server.start();
    sites.setGate("open");
    for (const person of people) {
      await expectState(person, "expert_review");
      await expect(objectOf(person.page, host)).toContainText(person.t("assessments:scanStep.done"));
    }
    expect(sites.visits(host), "it was visited again").toBeGreaterThan(seen);
    for (const { page, t } of arriving) {
      await page.getByRole("button", { name: t("session:submit"), exact: true }).click();
      await page.waitForURL((url) => !url.pathname.endsWith("/login"));
    }
  });
});
