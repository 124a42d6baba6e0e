import {
  adoptDetections,
  configCalls,
  createTemplate,
  getCheck,
  listApplications,
  listChecks,
  listTableSamples,
} from "@candor/api/contract";
import { expect } from "@playwright/test";
import { assessAndPublish, DEMO, session } from "../../scripts/lib/drive.ts";
import { prepare, signIn, signInAsStaff, visitor } from "./support/journey.ts";
import { test } from "./support/own-server.ts";

const say = (en: string) => ({ en, cn: `${en}（中）` });

/** What staff begin with: a published site, a layout that is switched off, and a template's draft that a check names. */
async function configured(url: string) {
  await assessAndPublish(url, [DEMO.careless]);
  const { client: owner } = await session(url, "owner");
  const { client } = await session(url, "staff");
  const { tables } = await client.call(listTableSamples, { key: "hosts" });
  const columns = tables[0]?.table.columns ?? [];
  const layout = await client.call(configCalls.evidence_table.create, {
    key: "hosts",
    enable: false,
    data: {
      ...{ title: say("Hosts"), tab_count: 0, tabs: [], groups: [], unique_keys: "host" },
      schema_keys: columns.map(({ key }) => key).join("|"),
      columns: [{ key: "host", title: say("Host"), type: "text", positions: ["table"] }],
    },
  });
  await client.call(adoptDetections, {});
  const { list } = await owner.call(listChecks, { page_size: 100 });
  const details = await Promise.all(list.map(({ id }) => owner.call(getCheck, { id })));
  const check = details.find(
    ({ evidence: [table] }) => table?.columns.some(({ key }) => key === "host") && table.rows.length > 0,
  );
  if (!check) throw new Error("no check tells of hosts");
  const template = await client.call(createTemplate, {
    ...{ key: "told", type: "text" },
    content: {
      ...{ title: say("Draft"), format: say("Seen: {{host}}") },
      variables: [{ name: "host", level: "row" }],
    },
  });
  const detections = configCalls.meta_detection;
  const [entry] = (await client.call(detections.list, { search: check.check_id })).list;
  if (!entry) throw new Error("the check is not described");
  const { id, key, revision } = entry;
  await client.call(detections.update, {
    id,
    key,
    revision,
    data: { ...entry.data, evidence_template: "told" },
  });
  const [app] = (await owner.call(listApplications, {})).list;
  if (!app) throw new Error("nothing is published");
  return {
    layout: `/view-mis/configs/evidence-table/${layout.id}`,
    version: `/view-mis/evidence-template-list/${template.id}/${template.versions[0]?.id}`,
    sharing: `/apps/${app.id}/${app.assessment_id}/${app.scan_id}/ds/data_sharing`,
    check: `/checkdetail/${check.id}`,
  };
}

test("what staff publish is on the customer's pages without a rescan", async ({ browser, server }) => {
  const { url } = server;
  await prepare(url, "en", 1);
  const paths = await configured(url);
  const owner = await visitor(browser, "en", undefined, url);
  const staff = await visitor(browser, "en", undefined, url);
  await signIn(owner, "owner", paths.sharing);
  await expect(owner.page.getByRole("columnheader", { name: /Host/ }).first()).toBeVisible();
  await expect(owner.page.getByRole("columnheader", { name: "Recipient’s host" })).toHaveCount(0);

  const { page, t } = staff;
  const publish = page.getByRole("button", { name: t("config-editor:publish"), exact: true });
  const published = async () => {
    await publish.click();
    await expect(publish).toHaveAttribute("aria-disabled", "true");
  };
  await test.step("staff change the title of a column and publish the layout", async () => {
    await signInAsStaff(staff, paths.layout);
    await page.getByRole("button", { name: t("evidence-tables:columns.open", { name: "Host" }) }).click();
    await page
      .getByRole("textbox", { name: t("evidence-tables:field.titleEn") })
      .last()
      .fill("Recipient’s host");
    await expect(page.getByRole("columnheader", { name: "Recipient’s host" })).toBeVisible();
    await page.getByRole("switch", { name: t("config-editor:enabled") }).check();
    await published();
  });
  await test.step("staff change the words of a template and publish its draft", async () => {
    await page.goto(paths.version);
    const label = t("config-editor:english", { label: t("evidence-templates:field.title") });
    await page.getByRole("textbox", { name: label }).fill("{{total}} hosts, in words");
    await publish.click();
    await expect(publish).toBeHidden();
  });
  await test.step("the customer's pages show both", async () => {
    await owner.page.reload();
    await expect(owner.page.getByRole("columnheader", { name: "Recipient’s host" })).toBeVisible();
    await owner.page.goto(paths.check);
    await expect(owner.page.getByText(/^\d+ hosts, in words$/).first()).toBeVisible();
  });
});
