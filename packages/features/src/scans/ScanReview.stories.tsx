import {
  beginCorrection,
  confirmResults,
  discardCorrection,
  editResult,
  getScan,
  publishCorrection,
  publishScan,
  restoreResult,
  scanPresence,
} from "@candor/api/endpoints";
import type { ScanResult } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { storeDraft } from "../platform/index.ts";
import { ScanReview } from "./components/review/ScanReview.tsx";
import { forgetResult, keepBeside, resultDraft } from "./result-draft.ts";
import { reviewAddress } from "./review-state.ts";
import { scanDetail, scanResults } from "./testing/fixtures.ts";
import type { ScanDetail } from "./types.ts";

const [first, second, edited] = scanResults;
const unsure = scanResults.find(({ outcome }) => outcome === "uncertain");
if (!first || !second || !edited || !unsure) throw new Error("The fixtures have too few results");

const meta = {
  title: "Features/Scans/ScanReview",
  component: ScanReview,
  args: {
    scanId: scanDetail().scan.id,
    state: reviewAddress.initial,
    onStateChange: fn(),
    onDirtyChange: fn(),
    hrefFor: (state) => `?${reviewAddress.query(state)}`,
    listHref: "/view-mis/scan-list",
  },
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(getScan, scanDetail()), ...handlersFor(scanPresence, { others: [] })),
  render: function Held(args) {
    const [state, setState] = useState(args.state);
    const change: typeof args.onStateChange = (next, options) => {
      args.onStateChange(next, options);
      setState(next);
    };
    return <ScanReview {...args} state={state} onStateChange={change} />;
  },
} satisfies Meta<typeof ScanReview>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const opened = ({ canvas }: Context, title: string) => canvas.findByRole("article", { name: title });

export const Default: Story = {
  play: async (context) => {
    const article = within(await opened(context, first.title.en));
    await expect(article.getByText("web.consent.cookies-before, version 2")).toBeVisible();
    await expect(article.getByText("Failed, Critical")).toBeVisible();
    await expect(article.getByText("_adr_uid")).toBeVisible();
    await expect(article.getByRole("heading", { name: "What is wrong" })).toBeVisible();
    await expect(article.getByText(/while nobody had agreed/)).toBeVisible();
    await expect(article.getByText(/needs consent first/)).toBeVisible();
    const list = within(context.canvas.getByRole("navigation", { name: "Results" }));
    const groups = list.getAllByRole("heading").map(({ textContent }) => textContent);
    await expect(groups).toEqual([
      "Failed4",
      "Potential1",
      "Uncertain1",
      "Error1",
      "Passed6",
      "Not applicable1",
    ]);
  },
};

export const Unsure: Story = {
  args: { state: { ...reviewAddress.initial, resultId: unsure.id } },
  play: async (context) => {
    const article = within(await opened(context, unsure.title.en));
    await expect(article.getByRole("heading", { name: "Why the engine is not sure" })).toBeVisible();
    await expect(article.getAllByText(/^The policy page did not finish loading/)).toHaveLength(1);
    await expect(article.getByRole("heading", { name: "What was checked" })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScan, "pending")),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Loading results" }),
    ).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScan, failWith("assessment.not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This scan does not exist")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to scans" })).toHaveAttribute(
      "href",
      "/view-mis/scan-list",
    );
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScan, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScan, scanDetail("expert_review", []))),
};

export const Running: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScan, scanDetail("assessing", []))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The assessment is running/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Publish formally" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScan, scanDetail("failed", []))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The assessment failed. Rescan it/)).toBeVisible();
  },
};

export const Published: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScan, scanDetail("complete"))),
  play: async (context) => {
    await opened(context, first.title.en);
    await expect(context.canvas.getByText(/Edits have ended, so results are read-only/)).toBeVisible();
    await expect(context.canvas.queryByRole("button", { name: "Edit result" })).toBeNull();
    await context.userEvent.keyboard("e");
    await expect(context.canvas.queryByRole("form", { name: "Edit result" })).toBeNull();
  },
};

/** What was done closes its own button: the focus stays there, and the reason can be read. */
export const PublishedHere: Story = {
  play: async (context) => {
    const { canvas, userEvent, step, msw } = context;
    await opened(context, first.title.en);
    const publish = () => canvas.getByRole("button", { name: "Publish formally" });
    publish().focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog"));
    await step("publish", async () => {
      const done = scanDetail("complete");
      msw.use(...handlersFor(publishScan, done.scan), ...handlersFor(getScan, done));
      const confirm = dialog.getByRole("button", { name: "Publish formally" });
      await waitFor(() => expect(confirm).toBeEnabled());
      confirm.focus();
      await userEvent.keyboard("{Enter}");
      await canvas.findByText(/Edits have ended, so results are read-only/);
    });
    await waitFor(() => expect(publish()).toHaveAttribute("aria-disabled", "true"));
    await expect(publish()).toHaveFocus();
    await expect(publish()).toHaveAccessibleDescription();
  },
};

export const Keyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await opened(context, first.title.en);
    await step("j and k go through the results", async () => {
      await userEvent.keyboard("jj");
      await opened(context, edited.title.en);
      await userEvent.keyboard("k");
      await opened(context, second.title.en);
    });
    await step("u goes to the next uncertain result, and a count says how many are left", async () => {
      await expect(canvas.getByRole("button", { name: "1 uncertain result left" })).toBeVisible();
      await userEvent.keyboard("u");
      await opened(context, unsure.title.en);
      await userEvent.keyboard("kkkkkkj");
      await opened(context, second.title.en);
    });
    await step("p asks whether to publish, from wherever the list of results was left", async () => {
      await userEvent.keyboard("p");
      const ask = within(await screen.findByRole("dialog", { name: /^Publish/ }));
      await userEvent.click(ask.getByRole("button", { name: "Cancel" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
    await step("e edits; letters typed into the note are text", async () => {
      await userEvent.keyboard("e");
      await userEvent.type(await canvas.findByLabelText(/^Note/), "jek");
      await opened(context, second.title.en);
    });
    await step("Escape asks before the edit is lost", async () => {
      await userEvent.keyboard("{Escape}");
      const dialog = within(await screen.findByRole("dialog", { name: "Discard changes?" }));
      await userEvent.click(dialog.getByRole("button", { name: "Continue editing" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(canvas.getByLabelText(/^Note/)).toHaveValue("jek");
    });
    await step("and loses it when told to", async () => {
      await userEvent.keyboard("{Escape}");
      await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
      await waitFor(() => expect(canvas.queryByRole("form")).toBeNull());
      await waitFor(() => expect(context.args.onDirtyChange).toHaveBeenLastCalledWith(false));
    });
  },
};

/** Two experts on one result: the second reads the first one's word before theirs is saved over it. */
export const Overtaken: Story = {
  beforeEach: ({ msw }) => {
    const theirs = {
      ...first,
      outcome: "potential" as const,
      note: "The cookie may be necessary.",
      edited_by: "Rosa Ortiz",
      edited_at: "2026-11-18T09:12:00.000Z",
    };
    let detail = scanDetail();
    msw.use(
      ...handlersFor(getScan, () => detail),
      ...handlersFor(editResult, ({ seen, note }) => {
        if (seen === theirs.edited_at) return { ...theirs, note, edited_by: "He Ting" };
        detail = scanDetail("expert_review", [theirs, ...scanResults.slice(1)]);
        return failWith("scan.edited_meanwhile");
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context, first.title.en);
    await userEvent.click(canvas.getByRole("button", { name: "Edit result" }));
    await userEvent.type(await canvas.findByLabelText(/^Note/), "Set before any choice.");
    await userEvent.click(canvas.getByRole("button", { name: "Save edit" }));
    await expect(await canvas.findByText("The cookie may be necessary.")).toBeVisible();
    await expect(canvas.getByText(/^Rosa Ortiz edited this result/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Note/)).toHaveValue("Set before any choice.");
    await userEvent.click(canvas.getByRole("button", { name: "I have read it, keep my edit" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save edit" }));
    await waitFor(() => expect(canvas.queryByRole("form", { name: "Edit result" })).toBeNull());
  },
};

/** A page that was loaded anew in the middle of an edit: its rows are there too, and who was faster meanwhile is told. */
export const OvertakenOverReload: Story = {
  beforeEach: ({ msw }) => {
    const theirs = { note: "Seen by hand.", edited_by: "Rosa Ortiz", edited_at: "2026-11-18T09:12:00.000Z" };
    const [table] = first.evidence;
    const lines = (table?.rows ?? []).map((row, at) => ({ engine: row, now: at === 1 ? null : row }));
    storeDraft(resultDraft(first.id), { note: "Half of a thought" });
    keepBeside(first.id, { rows: { [table?.id ?? ""]: lines }, seen: first.edited_at });
    const results = [{ ...first, ...theirs }, ...scanResults.slice(1)];
    msw.use(...handlersFor(getScan, scanDetail("expert_review", results)));
    return () => forgetResult(first.id);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context, first.title.en);
    await userEvent.click(canvas.getByRole("button", { name: "Edit result" }));
    await expect(await canvas.findByLabelText(/^Note/)).toHaveValue("Half of a thought");
    await expect(canvas.getByText(/^Rosa Ortiz edited this result/)).toBeVisible();
    await expect(canvas.getByText("Hidden from customers")).toBeVisible();
  },
};

export const Editing: Story = {
  beforeEach: ({ msw }) => {
    let detail = scanDetail();
    msw.use(
      ...handlersFor(getScan, () => detail),
      ...handlersFor(editResult, ({ outcome, level, hidden, note }) => {
        const next = {
          ...first,
          outcome,
          level,
          hidden,
          note,
          status: "passed" as const,
          edited_by: "He Ting",
          edited_at: new Date().toISOString(),
        };
        detail = scanDetail("expert_review", [next, ...scanResults.slice(1)]);
        return next;
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await opened(context, first.title.en);
    await userEvent.click(canvas.getByRole("button", { name: "Edit result" }));
    await step("a note is required", async () => {
      await userEvent.selectOptions(await canvas.findByLabelText("Outcome"), "Passed");
      await expect(canvas.queryByLabelText("Level")).toBeNull();
      await userEvent.click(canvas.getByRole("button", { name: "Save edit" }));
      await expect(canvas.getByLabelText(/^Note/)).toHaveAccessibleDescription(/Enter a note/);
      await expect(canvas.getByLabelText(/^Note/)).toHaveFocus();
    });
    await step("the saved word stands beside the engine's, and the result stays open", async () => {
      await userEvent.type(canvas.getByLabelText(/^Note/), "The cookies are strictly necessary.");
      await userEvent.click(canvas.getByRole("button", { name: "Save edit" }));
      await waitFor(() => expect(canvas.queryByRole("form", { name: "Edit result" })).toBeNull());
      const article = within(await opened(context, first.title.en));
      await expect(await article.findByText("The cookies are strictly necessary.")).toBeVisible();
      await expect(article.getByText("Failed, Critical")).toBeVisible();
      await expect(canvas.getByText("The edit is saved.")).toBeInTheDocument();
      await expect(canvas.getByRole("button", { name: "Edit result" })).toHaveFocus();
    });
  },
};

/** Texts in both languages and rows of evidence stand in the engine's place; the engine's are one press away. */
export const EditingTexts: Story = {
  beforeEach: ({ msw }) => {
    let detail = scanDetail();
    msw.use(
      ...handlersFor(getScan, () => detail),
      ...handlersFor(editResult, ({ note, texts = null, tables = [] }) => {
        const evidence = first.evidence.map((table) => {
          const rows = tables.find(({ id }) => id === table.id)?.rows ?? table.rows;
          return { ...table, rows, total: rows.length };
        });
        const next = {
          ...{ ...first, texts, note, evidence, engine_evidence: first.evidence },
          ...{ edited_by: "He Ting", edited_at: new Date().toISOString() },
        };
        detail = scanDetail("expert_review", [next, ...scanResults.slice(1)]);
        return next;
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await opened(context, first.title.en);
    await userEvent.click(canvas.getByRole("button", { name: "Edit result" }));
    await step("a text that one language has and the other has not is refused", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Change texts" }));
      const english = canvas.getByLabelText("What was seen, in English");
      await expect(english).toHaveValue(first.summary.en);
      await userEvent.clear(english);
      await userEvent.type(canvas.getByLabelText(/^Note/), "Counted by hand.");
      await userEvent.click(canvas.getByRole("button", { name: "Save edit" }));
      await waitFor(() => expect(english).toHaveFocus());
      await expect(english).toHaveAccessibleDescription(/in both languages, or in neither/);
      await userEvent.type(english, "4 cookies were set.");
    });
    await step("a row is hidden", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Edit row 2" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Edit row" }));
      await userEvent.click(dialog.getByRole("checkbox", { name: "Hide this row from customers" }));
      await userEvent.click(dialog.getByRole("button", { name: "Take over" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(await canvas.findByText("Hidden from customers")).toBeVisible();
      await expect(canvas.getByText(/^\d+ rows, of which 1 hidden from customers\.$/)).toBeVisible();
    });
    await step("what is saved is what the customer reads", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save edit" }));
      await waitFor(() => expect(canvas.queryByRole("form", { name: "Edit result" })).toBeNull());
      const article = within(await opened(context, first.title.en));
      await expect(await article.findByText("4 cookies were set.")).toBeVisible();
      await expect(article.queryByText("_adr_seg")).toBeNull();
      await userEvent.click(article.getByRole("radio", { name: "As the engine said it" }));
      await expect(article.getByText(first.summary.en)).toBeVisible();
      await expect(article.getByText("_adr_seg")).toBeVisible();
    });
  },
};

export const EditRefused: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(editResult, failWith("scan.published"))),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context, first.title.en);
    await userEvent.keyboard("e");
    await userEvent.type(await canvas.findByLabelText(/^Note/), "Too late");
    await userEvent.click(canvas.getByRole("button", { name: "Save edit" }));
    await expect(await canvas.findByText("The edit was not saved. Try again.")).toBeVisible();
    await expect(canvas.getByLabelText(/^Note/)).toHaveValue("Too late");
  },
};

export const Restoring: Story = {
  args: { state: { ...reviewAddress.initial, resultId: edited.id } },
  beforeEach: ({ msw }) => {
    const restored = { ...edited, level: "low" as const, edited_by: null, edited_at: null, note: null };
    let detail = scanDetail();
    msw.use(
      ...handlersFor(getScan, () => detail),
      ...handlersFor(restoreResult, () => {
        const results = scanResults.map((result) => (result.id === edited.id ? restored : result));
        detail = scanDetail("expert_review", results);
        return restored;
      }),
    );
  },
  play: async (context) => {
    await opened(context, edited.title.en);
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Restore engine’s word" }));
    await expect(await context.canvas.findByText("No edit: the engine’s word stands")).toBeVisible();
  },
};

const CORRECTING = { by: "He Ting", since: "2026-11-20T08:05:00.000Z" };
/** When a colleague edited another result. */
const LATER = "2026-11-20T08:30:00.000Z";
const corrected = (change: Partial<ScanResult> = {}): ScanDetail => {
  const { scan, ...rest } = scanDetail("complete", [
    { ...first, ...change, pending: Object.keys(change).length > 0 },
    ...scanResults.slice(1),
  ]);
  // As the server counts: what the customer sees, until the correction is published.
  return { ...rest, counts: scanDetail("complete").counts, scan: { ...scan, correcting: CORRECTING } };
};

/** What is published is opened, edited, and published again with a reason; by keyboard. */
export const Correcting: Story = {
  beforeEach: ({ msw }) => {
    let detail = scanDetail("complete");
    const change = {
      ...{ outcome: "passed" as const, status: "passed" as const, note: "They are necessary." },
      ...{ edited_by: "He Ting", edited_at: "2026-11-20T08:06:00.000Z" },
    };
    msw.use(
      ...handlersFor(getScan, () => detail),
      ...handlersFor(beginCorrection, () => {
        detail = corrected();
        return detail.scan;
      }),
      ...handlersFor(editResult, () => {
        detail = corrected(change);
        return { ...first, ...change, pending: true };
      }),
      ...handlersFor(publishCorrection, ({ reason }) => {
        const { scan, results, ...rest } = scanDetail("complete", [
          { ...first, ...change },
          ...scanResults.slice(1),
        ]);
        const corrections = [{ at: "2026-11-20T08:09:00.000Z", by: "He Ting", changed: 1, reason }];
        detail = { ...rest, scan, results, corrections };
        return scan;
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await opened(context, first.title.en);
    const press = async (name: string) => {
      screen.getByRole("button", { name }).focus();
      await userEvent.keyboard("{Enter}");
    };
    await step("results open again, and the customer goes on seeing what was published", async () => {
      await press("Correct results");
      const dialog = within(await screen.findByRole("dialog", { name: /^Correct the published results/ }));
      dialog.getByRole("button", { name: "Correct results" }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(await canvas.findByText(/No result is changed yet\.$/)).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Publish correction" })).toHaveAttribute(
        "aria-disabled",
        "true",
      );
    });
    await step("an edit waits", async () => {
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await userEvent.keyboard("e");
      await userEvent.type(await canvas.findByLabelText(/^Note/), "They are necessary.");
      await press("Save edit");
      await expect(await canvas.findByText("Waits for the correction to be published")).toBeVisible();
      await expect(canvas.getByRole("button", { name: "7 Passed" })).toBeVisible();
      await expect(canvas.getByText(/1 result is changed\.$/)).toBeVisible();
    });
    await step("its reason is asked for in both languages", async () => {
      await waitFor(() => expect(canvas.queryByRole("form")).toBeNull());
      await userEvent.keyboard("p");
      const dialog = within(await screen.findByRole("dialog", { name: /^Publish the correction/ }));
      await userEvent.type(dialog.getByLabelText(/^Reason in English/), "The cookies are necessary.");
      await userEvent.keyboard("{Enter}");
      dialog.getByRole("button", { name: "Publish correction" }).focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(dialog.getByLabelText(/^Reason in Chinese/)).toHaveFocus());
      await userEvent.type(dialog.getByLabelText(/^Reason in Chinese/), "这些 Cookie 为必要。");
      dialog.getByRole("button", { name: "Publish correction" }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(await canvas.findByText(/Corrected on .* by He Ting: The cookies are nec/)).toBeVisible();
    });
  },
};

export const CorrectionEnded: Story = {
  beforeEach: ({ msw }) => {
    let detail: ScanDetail = corrected({ hidden: true });
    msw.use(
      ...handlersFor(getScan, () => detail),
      ...handlersFor(discardCorrection, () => {
        detail = scanDetail("complete");
        return detail.scan;
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context, first.title.en);
    await userEvent.click(canvas.getByRole("button", { name: "End correction" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^End the correction/ }));
    await expect(dialog.getByText(/^The edit of 1 result is lost/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "End correction" }));
    await expect(await canvas.findByText(/Edits have ended, so results are read-only/)).toBeVisible();
  },
};

/** A colleague's edit that was not on the page yet is not lost with the correction: the dialog stays, and counts it. */
export const CorrectionEditedMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    let detail: ScanDetail = corrected({ hidden: true });
    msw.use(
      ...handlersFor(getScan, () => detail),
      ...handlersFor(discardCorrection, ({ seen }) => {
        if (seen?.updated_at === LATER) return scanDetail("complete").scan;
        const [one, two, ...rest] = detail.results;
        const results = [one, two && { ...two, pending: true }, ...rest].filter(
          (result) => result !== undefined,
        );
        detail = { ...detail, scan: { ...detail.scan, updated_at: LATER }, results };
        return failWith("scan.changed_meanwhile");
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context, first.title.en);
    await userEvent.click(canvas.getByRole("button", { name: "End correction" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^End the correction/ }));
    await userEvent.click(dialog.getByRole("button", { name: "End correction" }));
    await expect(await dialog.findByText(/^Another expert has changed this scan/)).toBeVisible();
    await expect(await dialog.findByText(/^The edits of 2 results are lost/)).toBeVisible();
  },
};

export const CorrectingChinese: Story = {
  globals: { language: "cn" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScan, corrected({ hidden: true }))),
};
export const CorrectingNarrow: Story = {
  globals: { viewport: { value: "narrow" } },
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScan, corrected({ hidden: true }))),
};

/** c confirms the open result; x chooses results that c confirms together. */
export const Confirming: Story = {
  beforeEach: ({ msw }) => {
    let results = scanResults;
    const looked = { confirmed_by: "He Ting", confirmed_at: "2026-11-20T08:05:00.000Z" };
    msw.use(
      ...handlersFor(getScan, () => scanDetail("expert_review", results)),
      ...handlersFor(confirmResults, ({ results: asked, confirmed = true }) => {
        const ids = new Set(asked.map(({ result_id }) => result_id));
        const now = confirmed ? looked : { confirmed_by: null, confirmed_at: null };
        results = results.map((one) => (ids.has(one.id) ? { ...one, ...now } : one));
        return { confirmed: ids.size, skipped: 0 };
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await opened(context, first.title.en);
    await expect(canvas.getByText("11 of 13 results left to look at")).toBeVisible();
    await step("a box that passes under the name of its group is covered by it", async () => {
      const list = canvas.getByRole("navigation", { name: "Results" });
      const [head] = within(list).getAllByRole("heading");
      const box = within(list).getAllByRole("checkbox")[0]?.closest("li")
        ?.firstElementChild?.firstElementChild;
      const layerOf = (element?: Element | null) => Number(element && getComputedStyle(element).zIndex);
      await expect(layerOf(head)).toBeGreaterThan(layerOf(box));
    });
    await step("one", async () => {
      await userEvent.keyboard("c");
      await expect(await canvas.findByText("10 of 13 results left to look at")).toBeVisible();
      await expect(await canvas.findByText(/^Confirmed by He Ting/)).toBeVisible();
    });
    await step("several", async () => {
      await userEvent.keyboard("jxu");
      await opened(context, unsure.title.en);
      await userEvent.keyboard("x");
      await expect(canvas.getByRole("button", { name: "Confirm 2 results" })).toBeVisible();
      await userEvent.keyboard("c");
      await expect(await canvas.findByText("8 of 13 results left to look at")).toBeVisible();
      await expect(canvas.getByText("No uncertain result left")).toBeVisible();
    });
    await step("all that are left", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Choose all 8" }));
      await userEvent.click(canvas.getByRole("button", { name: "Confirm 8 results" }));
      const looked = await canvas.findByText("All 13 results are looked at");
      // The button that was pressed is gone.
      await waitFor(() => expect(looked).toHaveFocus());
    });
    await step("and taken back", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Take confirmation back" }));
      await expect(await canvas.findByText("1 of 13 results left to look at")).toBeVisible();
    });
  },
};

/** Two experts on one scan: who came second is told so. */
export const Present: Story = {
  beforeEach: ({ msw }) => {
    const since = "2026-11-18T09:12:00.000Z";
    msw.use(
      ...handlersFor(scanPresence, ({ result_id }) => ({
        others: [
          {
            ...{ name: "Rosa Ortiz", result_id: first.id, editing: true, since },
            first: result_id === first.id,
          },
          { name: "Jonas Weber", result_id: second.id, editing: false, since, first: false },
        ],
      })),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const article = await opened(context, first.title.en);
    const told = within(article).getByRole("status");
    await waitFor(() => expect(told).toHaveTextContent(/^Rosa Ortiz has been editing this result since/));
    const row = canvas.getByRole("link", { name: new RegExp(second.title.en) });
    await expect(row).toHaveTextContent("Jonas Weber is here");
    await userEvent.keyboard("j");
    await opened(context, second.title.en);
    await expect(await canvas.findByText(/^Jonas Weber has opened this result too/)).toBeVisible();
  },
};

export const Filtering: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context, first.title.en);
    await userEvent.type(canvas.getByLabelText("Search results"), "session");
    await expect(canvas.getByText("2 of 14 results")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Search results"), " nothing");
    await expect(canvas.getByText("No results match these filters")).toBeVisible();
    const [clear] = canvas.getAllByRole("button", { name: "Clear filters" });
    if (clear) await userEvent.click(clear);
    await userEvent.click(canvas.getByRole("button", { name: /Medium/ }));
    await expect(canvas.getByText("1 of 14 results")).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async (context) => {
    await opened(context, first.title.cn);
  },
};
/** A row's box stands apart from the mark of its outcome. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("navigation", { name: "Results" });
    const [box] = within(list).getAllByRole("checkbox");
    const mark = box?.closest("li")?.querySelector("a svg");
    if (!box || !mark) throw new Error("The first row has no box or no mark");
    const gap = mark.getBoundingClientRect().left - box.getBoundingClientRect().right;
    await expect(gap).toBeGreaterThanOrEqual(8);
  },
};
export const NarrowOpen: Story = {
  globals: { viewport: { value: "narrow" } },
  args: { state: { ...reviewAddress.initial, resultId: edited.id } },
};
export const Dark: Story = { globals: { theme: "dark" } };
