import {
  createScan,
  failScan,
  getScan,
  importScan,
  listCompanyNames,
  listScanObjects,
  listScans,
  previewImport,
  previewRegenerate,
  publishScan,
  regenerateScan,
  rescanScan,
} from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { ScanList, type ScanListProps } from "./components/list/ScanList.tsx";
import { scansAddress } from "./list-state.ts";
import { counts, PLAN, scanDetail, scanRow, scanRows, uuidOf as uuid } from "./testing/fixtures.ts";

const HARBOUR = { id: "00000000-0000-4000-8004-000000020417", name: "Harbour Bank" };
const EXPERT = { id: uuid(9), name: "He Ting" };
const page = { list: scanRows, total: 1284, awaiting_review: 2, company: null, experts: [EXPERT] };

function Held(props: Omit<ScanListProps, "address">) {
  return <ScanList {...props} address={useAddress(scansAddress)} />;
}

const meta = {
  title: "Features/Scans/ScanList",
  component: Held,
  parameters: { address: scansAddress.href({}) },
  args: { resultHref: (scanId: string) => `/view-mis/scan-result/${scanId}` },
  beforeEach: ({ msw }) => msw.use(...handlersFor(listScans, page)),
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const openMenu = async ({ canvas, userEvent }: Context, number: string) => {
  await userEvent.click(await canvas.findByRole("button", { name: `Actions for ${number}` }));
  return within(await screen.findByRole("menu"));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: /S-20417/ });
    await expect(link).toHaveAttribute("href", expect.stringMatching(/^\/view-mis\/scan-result\/.+/));
    await expect(canvas.getByText("Detecting · 62%")).toBeVisible();
    await expect(canvas.getByText("Failed · no answer")).toBeVisible();
    await expect(canvas.getByText("1–20 of 1,284")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listScans, "pending")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading scans")).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listScans, { list: [], total: 0, awaiting_review: 0, company: null, experts: [] }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No scans yet")).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: { address: scansAddress.href({ search: "nowhere" }) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listScans, ({ search }) =>
        search === "" ? page : { list: [], total: 0, awaiting_review: 2, company: null, experts: [] },
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("No scans match these filters")).toBeVisible();
    const seen = new MutationObserver(() => said.push(document.body.textContent ?? ""));
    const said: string[] = [];
    seen.observe(document.body, { childList: true, subtree: true, characterData: true });
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(await canvas.findByRole("link", { name: /S-20417/ })).toBeVisible();
    seen.disconnect();
    // While the rows without filters are on their way, nothing says that there are none.
    await expect(said.filter((text) => text.includes("No scans yet"))).toEqual([]);
  },
};

/** An expert who was the last on no scan is left out of the address, and named. */
export const GoneExpert: Story = {
  parameters: { address: "/view-mis/scan-list?expert=0b9b8a04-6f6e-4f7e-9d2b-2f0e6f1b7aff" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/left out: Expert=0b9b8a04/)).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /S-20417/ })).toBeVisible();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      ...handlersFor(listScans, () => {
        asked += 1;
        // The first call and the client's own retry fail; the reader's try succeeds.
        return asked <= 2 ? failWith("common.internal") : page;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("link", { name: /S-20417/ })).toBeVisible();
  },
};

export const Filtering: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listScans, ({ states, search, product_version: plan, expert_id }) => {
        const list = scanRows
          .filter(({ company }) => plan === undefined || company.product_version === plan)
          .filter(({ expert }) => expert_id === undefined || expert === EXPERT.name)
          .filter(({ state }) => !states?.length || states.includes(state))
          .filter(({ company }) => company.name.toLowerCase().includes((search ?? "").toLowerCase()));
        return { ...page, list, total: list.length };
      }),
      ...handlersFor(listCompanyNames, { list: [HARBOUR] }),
    ),
  play: async ({ canvas, userEvent, step }) => {
    await step("by stage", async () => {
      await canvas.findByText("Harbour Bank");
      await userEvent.selectOptions(canvas.getByLabelText("Stage"), "Published");
      await waitFor(() => expect(canvas.queryByText("Harbour Bank")).toBeNull());
      await expect(canvas.getByText("Norrland Energy")).toBeVisible();
    });
    await step("by plan and expert", async () => {
      await userEvent.selectOptions(canvas.getByLabelText("Plan"), "Enterprise");
      await userEvent.selectOptions(canvas.getByLabelText("Expert"), "He Ting");
      await waitFor(() => expect(canvas.queryByText("Bright Path School")).toBeNull());
      const shown = canvas.getByLabelText("address");
      await expect(shown).toHaveTextContent(`plan=enterprise&expert=${EXPERT.id}`);
      await userEvent.selectOptions(canvas.getByLabelText("Plan"), "All plans");
      await userEvent.selectOptions(canvas.getByLabelText("Expert"), "All experts");
      await canvas.findByText("Bright Path School");
    });
    await step("by text, once the typing pauses", async () => {
      await userEvent.type(canvas.getByLabelText("Search scans"), "bright");
      await waitFor(() => expect(canvas.queryByText("Norrland Energy")).toBeNull());
    });
    await step("by company, found by a part of its name", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "More filters" }));
      await userEvent.type(await canvas.findByRole("combobox", { name: "Company" }), "harb");
      await userEvent.click(await screen.findByRole("option", { name: "Harbour Bank" }));
      await waitFor(() =>
        expect(canvas.getByLabelText("address")).toHaveTextContent(`company=${HARBOUR.id}`),
      );
    });
  },
};

export const Live: Story = {
  beforeEach: ({ msw }) => {
    let progress = 24;
    msw.use(
      ...handlersFor(listScans, () => {
        progress = Math.min(progress + 38, 100);
        const done = progress === 100;
        const row = scanRow(20418, "Example Retail", done ? "expert_review" : "assessing", {
          ...(done ? {} : { progress }),
        });
        return { list: [row], total: 1, awaiting_review: done ? 1 : 0, company: null, experts: [] };
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Detecting · 62%")).toBeVisible();
    await expect(await canvas.findByText("Expert review", { selector: "span" })).toBeVisible();
  },
};

export const RowMenu: Story = {
  play: async (context) => {
    const menu = await openMenu(context, "S-20417");
    const items = menu.getAllByRole("menuitem");
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      "Edit result",
      "Preview",
      "Application cards",
      "Unknown names",
      "Compare",
      "Reports",
      "Regenerate without rescan",
      "Rescan same assets",
      "Publish formally",
      "Mark task as failed",
    ]);
    for (const item of items) await expect(item).not.toHaveAttribute("aria-disabled", "true");
  },
};

export const RowMenuPublished: Story = {
  play: async (context) => {
    const menu = await openMenu(context, "S-20412");
    const items = menu.getAllByRole("menuitem");
    const ended = items.filter((item) => item.ariaDisabled === "true");
    await expect(ended).toHaveLength(5);
    for (const item of ended) await expect(item).toHaveTextContent("Published: edits have ended");
    // What was published is still looked at.
    await expect(items.filter((item) => !ended.includes(item)).map(({ textContent }) => textContent)).toEqual(
      ["Preview", "Application cards", "Unknown names", "Compare", "Reports"],
    );
  },
};

export const RowMenuFailed: Story = {
  play: async (context) => {
    const menu = await openMenu(context, "S-20414");
    await expect(menu.getByRole("menuitem", { name: "Rescan same assets" })).not.toHaveAttribute(
      "aria-disabled",
    );
    await expect(menu.getByRole("menuitem", { name: /Publish formally/ })).toHaveTextContent(
      "The assessment failed; rescan it first",
    );
  },
};

export const Publishing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getScan, scanDetail()),
      ...handlersFor(publishScan, scanRow(20417, "Harbour Bank", "complete")),
    ),
  play: async (context) => {
    const menu = await openMenu(context, "S-20417");
    await context.userEvent.click(menu.getByRole("menuitem", { name: "Publish formally" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Publish S-20417 formally?" }));
    await expect(await dialog.findByText("lin.yue@example.com")).toBeInTheDocument();
    const facts = dialog.getAllByRole("definition").map(({ textContent }) => textContent);
    await expect(facts.slice(0, 5)).toEqual(["12", "1", "2", "11", "1"]);
    await context.userEvent.click(dialog.getByRole("button", { name: "Publish formally" }));
    await expect(await context.canvas.findByText("S-20417 is published.")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Where the results do not arrive it cannot be published, and another try stands there. */
export const PublishingUnknown: Story = {
  beforeEach: ({ msw }) => {
    let asked = 0;
    // The client asks twice by itself.
    msw.use(
      ...handlersFor(getScan, () => {
        asked += 1;
        return asked <= 2 ? failWith("common.internal") : scanDetail();
      }),
    );
  },
  play: async (context) => {
    const { userEvent } = context;
    const menu = await openMenu(context, "S-20417");
    await userEvent.click(menu.getByRole("menuitem", { name: "Publish formally" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Publish S-20417 formally?" }));
    await dialog.findByText(/cannot be confirmed yet/);
    const submit = () => dialog.getByRole("button", { name: "Publish formally" });
    await expect(submit()).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(submit()).not.toHaveAttribute("aria-disabled"));
  },
};

/** Nor is anything done to a scan of which it is not known how it stands; the next press asks again. */
export const RescanningUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScan, failWith("common.internal"))),
  play: async (context) => {
    const { userEvent, msw } = context;
    const menu = await openMenu(context, "S-20417");
    await userEvent.click(menu.getByRole("menuitem", { name: "Rescan same assets" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Rescan the assets of S-20417?" }));
    const submit = dialog.getByRole("button", { name: "Rescan assets" });
    await userEvent.click(submit);
    await dialog.findByText(/^Server error/);
    const detail = scanDetail();
    const again = scanRow(20417, "Harbour Bank", "assessing");
    msw.use(
      ...handlersFor(getScan, detail),
      ...handlersFor(rescanScan, ({ seen }) =>
        seen?.updated_at === detail.scan.updated_at ? again : failWith("scan.changed_meanwhile"),
      ),
    );
    await userEvent.click(submit);
    await expect(await context.canvas.findByText("S-20417 is being scanned again.")).toBeInTheDocument();
  },
};

export const MarkingFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getScan, scanDetail()),
      ...handlersFor(failScan, scanRow(20418, "Example Retail", "failed")),
    ),
  play: async (context) => {
    const { userEvent } = context;
    const menu = await openMenu(context, "S-20418");
    await userEvent.click(menu.getByRole("menuitem", { name: "Mark task as failed" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Mark S-20418 as failed?" }));
    await userEvent.type(dialog.getByLabelText(/^Reason in English/), "The site asks for a password.");
    await userEvent.click(dialog.getByRole("button", { name: "Mark as failed" }));
    await waitFor(() => expect(dialog.getByText(/^Enter the reason in this language too/)).toBeVisible());
    await userEvent.type(dialog.getByLabelText(/^Reason in Chinese/), "该网站要求输入密码。");
    await userEvent.click(dialog.getByRole("button", { name: "Mark as failed" }));
    await expect(await context.canvas.findByText("S-20418 is marked as failed.")).toBeInTheDocument();
  },
};

/** Whoever wants to end a scan that a colleague has changed meanwhile is told so; the reason stays, and the next press does it. */
export const MarkingFailedMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    let detail = scanDetail();
    const LATER = "2026-11-20T10:00:00.000Z";
    msw.use(
      ...handlersFor(getScan, () => detail),
      ...handlersFor(failScan, ({ seen }) => {
        if (seen?.updated_at === LATER) return scanRow(20417, "Harbour Bank", "failed");
        detail = { ...detail, scan: { ...detail.scan, updated_at: LATER } };
        return failWith("scan.changed_meanwhile");
      }),
    );
  },
  play: async (context) => {
    const { userEvent } = context;
    const menu = await openMenu(context, "S-20417");
    await userEvent.click(menu.getByRole("menuitem", { name: "Mark task as failed" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Mark S-20417 as failed?" }));
    const reason = dialog.getByLabelText(/^Reason in English/);
    await userEvent.type(reason, "No page loads.");
    await userEvent.type(dialog.getByLabelText(/^Reason in Chinese/), "页面无法打开。");
    const submit = dialog.getByRole("button", { name: "Mark as failed" });
    await userEvent.click(submit);
    await expect(await dialog.findByText(/^Another expert has changed this scan/)).toBeVisible();
    await expect(reason).toHaveValue("No page loads.");
    await userEvent.click(submit);
    await expect(await context.canvas.findByText("S-20417 is marked as failed.")).toBeInTheDocument();
  },
};

/** What newer rules would say stands in the dialog before it is accepted. */
export const Regenerating: Story = {
  beforeEach: ({ msw }) => {
    const [first] = PLAN.list;
    if (!first) throw new Error("The plan is empty");
    const { check_id, title } = first;
    msw.use(
      ...handlersFor(getScan, scanDetail()),
      ...handlersFor(regenerateScan, scanRow(20417, "Harbour Bank", "expert_review")),
      ...handlersFor(previewRegenerate, {
        list: [
          {
            object_id: uuid(1),
            object_name: "shop.example.com",
            ...{ check_id, title, before: "critical", after: "medium" },
            ...{ rule_before: 2, rule_after: 3, edited: true },
          },
          {
            object_id: uuid(2),
            object_name: "blog.example.com",
            ...{ check_id, title, before: "passed", after: "passed" },
            ...{ rule_before: 2, rule_after: 3, edited: false },
          },
        ],
        unchanged: 39,
        unreadable: [],
        mark: "shown",
      }),
    );
  },
  play: async (context) => {
    const menu = await openMenu(context, "S-20417");
    await context.userEvent.click(menu.getByRole("menuitem", { name: "Regenerate without rescan" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Regenerate S-20417 without rescanning?" }),
    );
    await waitFor(() =>
      expect(dialog.getByText("1 result would change, 39 stay as they are.")).toBeVisible(),
    );
    await expect(dialog.getByText("1 result keeps its status under a newer rule.")).toBeVisible();
    const [changed, renewed] = dialog.getAllByRole("listitem");
    await expect(changed).toHaveTextContent("Critical → Medium");
    await expect(renewed).toHaveTextContent(/Passed.*rule version 2 → 3/);
    await expect(renewed?.textContent?.match(/Passed/g)).toHaveLength(1);
    await context.userEvent.click(dialog.getByRole("button", { name: "Regenerate results" }));
    await expect(
      await context.canvas.findByText("Results of S-20417 are being regenerated."),
    ).toBeInTheDocument();
  },
};

const computing = { asked: 0, end: () => {} };

/** The reason comes at once. What is computed anew cannot be accepted before it is there, nor is it what was shown before. */
export const RegeneratingOutdated: Story = {
  beforeEach: ({ msw }) => {
    computing.asked = 0;
    const later = new Promise<void>((resolve) => {
      computing.end = resolve;
    });
    msw.use(
      ...handlersFor(getScan, scanDetail()),
      ...handlersFor(regenerateScan, ({ mark }) => {
        if (mark === "2") return scanRow(20417, "Harbour Bank", "expert_review");
        return failWith("scan.preview_outdated");
      }),
      ...handlersFor(previewRegenerate, async () => {
        computing.asked += 1;
        const { asked } = computing;
        if (asked > 1) await later;
        return { list: [], unchanged: 38 + asked, unreadable: [], mark: `${asked}` };
      }),
    );
  },
  play: async (context) => {
    const menu = await openMenu(context, "S-20417");
    await context.userEvent.click(menu.getByRole("menuitem", { name: "Regenerate without rescan" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Regenerate S-20417 without rescanning?" }),
    );
    const submit = dialog.getByRole("button", { name: "Regenerate results" });
    await expect(await dialog.findByText(/all 39 results stay/)).toBeVisible();
    await context.userEvent.click(submit);
    await expect(await dialog.findByText("Running the rules on the stored facts")).toBeVisible();
    await expect(await dialog.findByText(/would no longer do what you were shown/)).toBeVisible();
    await expect(dialog.queryByText(/\b39\b/)).not.toBeInTheDocument();
    await expect(submit).toHaveAttribute("aria-disabled", "true");
    await expect(submit).toHaveFocus();
    computing.end();
    await expect(await dialog.findByText(/\b40\b/)).toBeVisible();
    await context.userEvent.click(submit);
    await expect(
      await context.canvas.findByText("Results of S-20417 are being regenerated."),
    ).toBeInTheDocument();
    await expect(computing.asked, "not once more after it was accepted").toBe(2);
  },
};

/** A scan is made of a company's websites; a refusal keeps what was chosen. */
export const Creating: Story = {
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      ...handlersFor(listCompanyNames, { list: [HARBOUR] }),
      ...handlersFor(listScanObjects, {
        list: [
          { id: uuid(1), name: "Main site", url: "https://harbour.example/", enabled: true, locked: false },
          { id: uuid(2), name: "Cards", url: "https://cards.example/", enabled: true, locked: true },
        ],
        plan_ended: true,
      }),
      ...handlersFor(createScan, () => {
        asked += 1;
        return asked === 1 ? failWith("object.locked") : { id: uuid(3), number: 20419 };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New scan" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New scan" }));
    await userEvent.click(dialog.getByRole("button", { name: "Start scan" }));
    await waitFor(() => expect(dialog.getByText("Choose a company.")).toBeVisible());
    await userEvent.type(dialog.getByRole("combobox", { name: /Company/ }), "harb");
    await userEvent.click(await screen.findByRole("option", { name: "Harbour Bank" }));
    await expect(await dialog.findByRole("checkbox", { name: "Cards" })).toBeDisabled();
    await expect(dialog.getByText(/^The plan of this company has ended\./)).toBeVisible();
    await userEvent.click(dialog.getByRole("checkbox", { name: "Main site" }));
    await userEvent.click(dialog.getByRole("button", { name: "Start scan" }));
    await waitFor(() => expect(dialog.getByText(/^The scan was not started/)).toBeVisible());
    await expect(dialog.getByRole("checkbox", { name: "Main site" })).toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: "Start scan" }));
    await expect(await canvas.findByText("S-20419 is under way.")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** It has begun, and the answer was lost on the way. */
export const CreatingAnswerLost: Story = {
  beforeEach: ({ msw }) => {
    const begun: typeof scanRows = [];
    msw.use(
      ...handlersFor(listCompanyNames, { list: [HARBOUR] }),
      ...handlersFor(listScanObjects, {
        list: [
          { id: uuid(1), name: "Main site", url: "https://harbour.example/", enabled: true, locked: false },
        ],
        plan_ended: false,
      }),
      ...handlersFor(listScans, () => ({ ...page, list: [...begun, ...scanRows] })),
      ...handlersFor(createScan, () => {
        const { objects, ...row } = scanRow(20419, "Harbour Bank", "assessing");
        begun.push({
          ...{ ...row, id: uuid(3) },
          objects: objects.slice(0, 1).map((one) => ({ ...one, object_id: uuid(1) })),
        });
        return "network";
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New scan" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New scan" }));
    await userEvent.type(dialog.getByRole("combobox", { name: /Company/ }), "harb");
    await userEvent.click(await screen.findByRole("option", { name: "Harbour Bank" }));
    await userEvent.click(await dialog.findByRole("checkbox", { name: "Main site" }));
    await userEvent.click(dialog.getByRole("button", { name: "Start scan" }));
    await expect(await canvas.findByText("S-20419 is under way.")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** A result file: what it would change is shown first; a wrong one says where it is wrong. */
export const Importing: Story = {
  beforeEach: ({ msw }) => {
    const made = [{ id: uuid(3), number: 20420 }];
    msw.use(
      ...handlersFor(listCompanyNames, { list: [HARBOUR] }),
      ...handlersFor(listScanObjects, {
        list: [
          { id: uuid(1), name: "Main site", url: "https://harbour.example/", enabled: true, locked: false },
        ],
        plan_ended: false,
      }),
      ...handlersFor(previewImport, ({ content }) =>
        content === "{}" ? failWith("mis.import_invalid", { "passes.base.cookies": "format" }) : PLAN,
      ),
      // A second import would find the website in the assessment of the first.
      ...handlersFor(importScan, () => made.shift() ?? failWith("object.locked")),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Import result" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Import a result file" }));
    const submit = dialog.getByRole("button", { name: "Import result" });
    await step("What is missing is said where it belongs, once importing is asked for", async () => {
      const company = dialog.getByRole("combobox", { name: /Company/ });
      await expect(dialog.queryByText("Choose a company.")).toBeNull();
      await userEvent.click(submit);
      await expect(company).toHaveAccessibleDescription(/Choose a company\./);
      await expect(company).toHaveFocus();
      await expect(dialog.getByText("Choose a result file.")).toBeVisible();
    });
    await userEvent.type(dialog.getByRole("combobox", { name: /Company/ }), "harb");
    await userEvent.click(await screen.findByRole("option", { name: "Harbour Bank" }));
    await userEvent.selectOptions(await dialog.findByRole("combobox", { name: /Website/ }), "Main site");
    const input = dialog.getByLabelText("Result file");
    await userEvent.upload(input, new File(["\0PNG"], "picture.json", { type: "application/json" }));
    await waitFor(() => expect(dialog.getByText(/^This is not a result that can be imported/)).toBeVisible());
    await userEvent.upload(input, new File(["{}"], "wrong.json", { type: "application/json" }));
    await waitFor(() => expect(dialog.getByText(/“passes.base.cookies”/)).toBeVisible());
    await userEvent.upload(input, new File(["{ }"], "result.json", { type: "application/json" }));
    await waitFor(() => expect(dialog.getByText(/^2 checks would stand otherwise/)).toBeVisible());
    await waitFor(() => expect(dialog.getByText(/The file is of https:\/\/other.example/)).toBeVisible());
    submit.click();
    // The second press of a double click: the page has drawn, and no timer has run yet.
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    submit.click();
    await expect(await canvas.findByText("S-20420 is in expert review.")).toBeInTheDocument();
  },
};

export const LongLabel: Story = {
  beforeEach: ({ msw }) => {
    const row = scanRow(
      20415,
      "Rheinisch-Westfälische Datenverarbeitungsgesellschaft für Gesundheit mbH",
      "failed",
      {
        expert: "Maximiliane Schulze-Wiedenbrück",
        counts: counts({ critical: 120, medium: 400, passed: 1200 }),
      },
    );
    msw.use(
      ...handlersFor(listScans, { list: [row], total: 1, awaiting_review: 0, company: null, experts: [] }),
    );
  },
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("检测中 · 62%")).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
