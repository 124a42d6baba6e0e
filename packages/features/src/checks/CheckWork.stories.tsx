import {
  addComment,
  deleteComment,
  editComment,
  getCheck,
  listComments,
  listMembers,
  restoreCheck,
  setCheckOwner,
  setCheckPassed,
  setCheckResolved,
} from "@candor/api/endpoints";
import type { CheckComment, CheckDetail, CheckRow, HistoryEventKind } from "@candor/api/entities";
import { checkRow } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { inReviewState, useSharedStates } from "../platform/index.ts";
import { CheckDetailPanel } from "./components/CheckDetailPanel.tsx";
import { CheckScreen } from "./components/CheckScreen.tsx";
import { CheckWork } from "./components/work/CheckWork.tsx";
import type { Reader } from "./permissions.ts";
import { DETAIL } from "./testing/detail.ts";
import { COMMENTS, MANUAL, TEAM_OF_TWO } from "./testing/work.ts";

const LIN: Reader = { id: "2d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01", role: "owner", preview: false };

interface Given {
  user: Reader;
  ticket?: boolean;
  check: CheckDetail;
  comments: CheckComment[];
}

/** A check with what people do to it, over a server that keeps what it is told. */
const meta = {
  title: "Features/Checks/CheckWork",
  args: { user: LIN, check: DETAIL, comments: COMMENTS },
  render: ({ user, ticket, check: { id } }) => (
    <CheckScreen id={id} backHref="/checks">
      {(check) => (
        <CheckWork check={check} user={user} ticket={ticket}>
          {(work) => <CheckDetailPanel check={check} {...work} />}
        </CheckWork>
      )}
    </CheckScreen>
  ),
  beforeEach: ({ msw, args }) => {
    let { check, comments } = args;
    const change = (kind: HistoryEventKind, note: string | null, by: Partial<CheckDetail>): CheckRow => {
      const at = "2026-11-19T09:00:00.000Z";
      check = { ...check, ...by, history: [{ kind, at, by: "Lin Yue", note }, ...check.history] };
      return checkRow.parse(check);
    };
    msw.use(
      ...handlersFor(getCheck, () => check),
      ...handlersFor(listComments, () => ({ list: comments })),
      ...handlersFor(listMembers, TEAM_OF_TWO),
      ...handlersFor(setCheckResolved, ({ resolved }) =>
        resolved
          ? change("marked_resolved", null, { status: "resolved", resolution: "mark_resolved" })
          : change("unmarked_resolved", null, { status: "critical", resolution: "unmark_resolved" }),
      ),
      ...handlersFor(setCheckPassed, ({ duration, reason }) =>
        change("manual_passed", reason, {
          status: "passed",
          resolution: "no_required",
          manual: duration,
          manual_status: { ...MANUAL, duration, reason },
        }),
      ),
      ...handlersFor(restoreCheck, () =>
        change("manual_restored", null, {
          status: "critical",
          resolution: "unmark_resolved",
          manual: null,
          manual_status: null,
        }),
      ),
      ...handlersFor(setCheckOwner, ({ owner_id }) => {
        const owner = TEAM_OF_TWO.list.find(({ id }) => id === owner_id)?.name ?? null;
        return change("owner_assigned", owner, { owner, owner_id });
      }),
      ...handlersFor(addComment, ({ text, answer }) => {
        if (answer) change(`answered_${answer}`, null, {});
        const said = { ...COMMENTS[1], id: crypto.randomUUID(), text } as CheckComment;
        comments = [...comments, said];
        return said;
      }),
      ...handlersFor(editComment, ({ id, text }) => {
        const edited_at = "2026-11-19T10:00:00.000Z";
        comments = comments.map((one) => (one.id === id ? { ...one, text, edited_at } : one));
        return comments.find((one) => one.id === id) ?? failWith("check.comment_not_found");
      }),
      ...handlersFor(deleteComment, ({ id }) => {
        comments = comments.filter((one) => one.id !== id);
        return {};
      }),
    );
  },
} satisfies Meta<Given>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story["play"]>>[0];

const body = () => within(document.body);
const dialog = async (name: string) => within(await body().findByRole("dialog", { name }));
const gone = () => waitFor(() => expect(body().queryByRole("dialog")).toBeNull());

/** The field for a comment, opened by its button: it has the focus. */
async function openField({ canvas, userEvent }: Pick<Play, "canvas" | "userEvent">): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole("button", { name: "Write a comment" }));
  const box = await canvas.findByRole("textbox", { name: "Write a comment" });
  await waitFor(() => expect(box).toHaveFocus());
  return box;
}

const history = ({ canvas }: Pick<Play, "canvas">) => within(canvas.getByRole("region", { name: "History" }));

/** What an administrator is offered, with what was said. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Write a comment" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Mark resolved" })).toBeVisible();
    await expect(await canvas.findByText("The fix is in staging.")).toBeVisible();
  },
};

/** Marked resolved by one press and opened again, and assigned; history and properties say so at once. */
export const ResolveAndAssign: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step("marked resolved, and opened again by the same button", async () => {
      const properties = () => within(canvas.getByRole("region", { name: "Properties" }));
      const button = await canvas.findByRole("button", { name: "Mark resolved" });
      await userEvent.click(button);
      await waitFor(() => expect(button).toHaveAccessibleName("Unmark resolved"));
      await expect(button).toHaveFocus();
      await expect(history({ canvas }).getByText("Marked resolved")).toBeVisible();
      await expect(properties().getByText("Resolved")).toBeVisible();
      await userEvent.click(button);
      await expect(await history({ canvas }).findByText("Unmarked resolved")).toBeVisible();
      await waitFor(() => expect(properties().getByText("Open")).toBeVisible());
    });
    await step("assigned to a colleague", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Change the owner" }));
      const ask = await dialog("Assign the check");
      await userEvent.selectOptions(await ask.findByRole("combobox", { name: "Owner" }), "Marta Keller");
      await userEvent.click(ask.getByRole("button", { name: "Assign" }));
      await gone();
      await expect(history({ canvas }).getByText("Assigned to Marta Keller")).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Change the owner" }).parentElement).toHaveTextContent(
        "Marta Keller",
      );
    });
  },
};

/** Set to Passed with a reason: asked for where it is missing, kept where the reader closes by mistake, and restored. */
export const SetToPassed: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const change = await canvas.findByRole("button", { name: "Change status" });
    await userEvent.click(change);
    const ask = await dialog("Set to Passed");
    const reason = ask.getByRole("textbox", { name: /^Reason/ });
    await step("an empty reason is refused", async () => {
      await userEvent.click(ask.getByRole("button", { name: "Set to Passed" }));
      await waitFor(() => expect(reason).toHaveAccessibleDescription(/Enter a reason\./));
      await expect(reason).toHaveFocus();
    });
    await step("closing with something typed asks; continuing keeps it", async () => {
      await userEvent.type(reason, "Removed in release 88.");
      await userEvent.keyboard("{Escape}");
      const discard = await dialog("Discard changes?");
      await userEvent.click(discard.getByRole("button", { name: "Continue editing" }));
      await waitFor(() => expect(body().queryByRole("dialog", { name: "Discard changes?" })).toBeNull());
      await expect(reason).toHaveValue("Removed in release 88.");
    });
    await step("set forever, and seen at once", async () => {
      await userEvent.click(ask.getByRole("radio", { name: /^Forever/ }));
      await userEvent.click(ask.getByRole("button", { name: "Set to Passed" }));
      await gone();
      const line = within(canvas.getByRole("region", { name: "Status set by hand" }));
      await expect(line.getByText("Set to Passed by Lin Yue on 19 Nov 2026, forever.")).toBeVisible();
      await expect(line.getByText("Reason: Removed in release 88.")).toBeVisible();
      await expect(history({ canvas }).getByText("Lin Yue: Removed in release 88.")).toBeVisible();
      await expect(canvas.queryByRole("button", { name: "Mark resolved" })).toBeNull();
      await waitFor(() => expect(change).toHaveFocus());
    });
    await step("and restored; the focus goes on to what stays", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Restore" }));
      await userEvent.click(
        (await dialog("Restore the detected result?")).getByRole("button", { name: "Restore" }),
      );
      await gone();
      await expect(canvas.queryByRole("region", { name: "Status set by hand" })).toBeNull();
      await expect(history({ canvas }).getByText("Restored to the detected result")).toBeVisible();
      await waitFor(() => expect(change).toHaveFocus());
    });
  },
};

/** Written, changed and deleted; a blank one is refused, and others' have no buttons. */
export const Comments: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const region = within(await canvas.findByRole("region", { name: "Comments" }));
    const box = await openField({ canvas, userEvent });
    await step("a blank one is refused", async () => {
      await userEvent.type(box, "  ");
      await userEvent.click(canvas.getByRole("button", { name: "Comment" }));
      await waitFor(() => expect(box).toHaveAccessibleDescription(/The content can not be blank\./));
      await userEvent.clear(box);
    });
    await step("written, and the field makes room for its button", async () => {
      await userEvent.type(box, "Rescan after release 92.");
      await userEvent.click(canvas.getByRole("button", { name: "Comment" }));
      await expect(await region.findByText("Rescan after release 92.")).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Write a comment" })).toBeVisible();
      await expect(canvas.getAllByRole("button", { name: /^Edit your comment/ })).toHaveLength(2);
    });
    await step("changed; giving up asks first", async () => {
      const [edit] = canvas.getAllByRole("button", { name: /^Edit your comment/ });
      await userEvent.click(edit as HTMLElement);
      const editor = await canvas.findByRole("textbox", { name: "Change the comment" });
      await waitFor(() => expect(editor).toHaveFocus());
      await userEvent.type(editor, " Twice.");
      await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
      const discard = await dialog("Discard changes?");
      await userEvent.click(discard.getByRole("button", { name: "Continue editing" }));
      await gone();
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await expect(await region.findByText(/Twice\.$/)).toBeVisible();
      await expect(region.getByText("edited")).toBeVisible();
    });
    await step("and deleted, once that is confirmed", async () => {
      const [, last] = canvas.getAllByRole("button", { name: /^Delete your comment/ });
      await userEvent.click(last as HTMLElement);
      await userEvent.click((await dialog("Delete the comment?")).getByRole("button", { name: "Delete" }));
      await gone();
      await waitFor(() => expect(region.queryByText("Rescan after release 92.")).toBeNull());
    });
  },
};

/** What the server refuses stands where it was asked, and what was typed stays. */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(setCheckPassed, failWith("check.not_current")),
      ...handlersFor(addComment, failWith("check.not_found")),
    ),
  play: async ({ canvas, userEvent }) => {
    const box = await openField({ canvas, userEvent });
    await userEvent.type(box, "Seen.");
    await userEvent.click(canvas.getByRole("button", { name: "Comment" }));
    await expect(await canvas.findByText(/^This check does not exist/)).toBeVisible();
    await expect(box).toHaveValue("Seen.");
    await userEvent.click(canvas.getByRole("button", { name: "Change status" }));
    const ask = await dialog("Set to Passed");
    await userEvent.type(ask.getByRole("textbox", { name: /^Reason/ }), "Removed.");
    await userEvent.click(ask.getByRole("button", { name: "Set to Passed" }));
    await expect(await ask.findByText(/^This result is of an earlier assessment/)).toBeInTheDocument();
    await expect(ask.getByRole("textbox", { name: /^Reason/ })).toHaveValue("Removed.");
  },
};

/** Staff look at the company: every operation says that a preview may not. */
export const Preview: Story = {
  args: { user: { id: -99, role: "viewer", preview: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Mark resolved" }));
    const notice = "This operation is not allowed in preview mode.";
    await expect(await canvas.findByRole("status")).toHaveTextContent(notice);
    await userEvent.click(canvas.getByRole("button", { name: "Change status" }));
    await expect(body().queryByRole("dialog")).toBeNull();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

/** Staff look at a check of an assessment in review: it is not an earlier one. */
export const PreviewInReview: Story = {
  args: { user: { id: -99, role: "viewer", preview: true }, check: { ...DETAIL, current: false } },
  decorators: [
    (Story) => {
      const states = useSharedStates();
      useState(() => states.set(inReviewState, 20418));
      return <Story />;
    },
  ],
  play: async ({ canvas }) => {
    const said = "S-20418 is in review, not published: its people do not see this.";
    await expect(await canvas.findByText(said)).toBeVisible();
    await expect(canvas.queryByText(/earlier assessment/)).toBeNull();
  },
};

/** A member resolves only what is assigned to them; here another's word stands until the next assessment. */
export const Chinese: Story = {
  args: {
    user: { ...LIN, role: "viewer" },
    check: {
      ...DETAIL,
      status: "passed",
      resolution: "no_required",
      manual: "next_assessment",
      manual_status: MANUAL,
    },
  },
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    const line = within(await canvas.findByRole("region", { name: "手动设置的状态" }));
    await expect(line.getByText("Lin Yue 于 2026-11-19 设为通过，直到下次评估。")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "恢复" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "标记为已解决" })).toBeNull();
    await expect(await canvas.findByRole("button", { name: "写评论" })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, play: Default.play };

/** A ticket of another system led here: what is answered is a comment, and stands in the history. */
export const AnswerTicket: Story = {
  args: { ticket: true },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Answer the ticket" }));
    const ask = await dialog("Answer the ticket");
    await userEvent.click(ask.getByRole("radio", { name: /^Not ours/ }));
    await userEvent.click(ask.getByRole("button", { name: "Send" }));
    const comment = ask.getByRole("textbox", { name: /^Comment/ });
    await waitFor(() => expect(comment).toHaveAccessibleDescription(/blank/));
    await userEvent.type(comment, "The shop's agency");
    await userEvent.click(ask.getByRole("button", { name: "Send" }));
    await gone();
    await expect(await canvas.findByText("The shop's agency")).toBeVisible();
    await expect(await history({ canvas }).findByText("Ticket answered: not ours")).toBeVisible();
  },
};
