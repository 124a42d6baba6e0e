import { createWebsite, listAssessments, listObjects, submitAssessment } from "@candor/api/endpoints";
import type { AssessmentObject } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { CAREERS, LOCKED, LONG, OBJECTS, OFFERED, objectList, SHOP } from "../objects/fixtures.ts";
import { NewAssessmentScreen } from "./components/new/NewAssessmentScreen.tsx";
import { AWAITING, assessmentPage } from "./fixtures.ts";

const meta = {
  title: "Features/Assessments/NewAssessmentScreen",
  component: NewAssessmentScreen,
  args: { canSubmit: true, countdownDays: 7, onSubmitted: fn() },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listObjects, OBJECTS),
      ...handlersFor(listAssessments, assessmentPage([])),
      ...handlersFor(submitAssessment, AWAITING),
    ),
} satisfies Meta<typeof NewAssessmentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = Parameters<NonNullable<Story["play"]>>[0];

async function goToSubmit({ canvas, userEvent }: Pick<Play, "canvas" | "userEvent">) {
  await userEvent.click(await canvas.findByRole("checkbox", { name: "shop.example.com" }));
  await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
  await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
  return canvas.findByRole("checkbox", { name: /owns these objects/ });
}

/** What stands over the button that goes on. */
const NOTE = "Objects cannot be changed after submission.";
const LATER = "You confirm your authorisation in the last step.";

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "shop.example.com" }));
    await expect(canvas.getByRole("heading", { name: "1 object chosen" })).toBeVisible();
    await expect(canvas.getByText("PIPL")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "old-shop.example.com" })).toBeDisabled();
    await expect(canvas.getByText("4 of 5")).toBeVisible();
    await expect(canvas.getByText("Every 30 days")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Continue" })).toHaveAccessibleDescription(
      `${NOTE} ${LATER}`,
    );
  },
};

/** Nothing chosen: the sentence of the specification stands over the cards. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue" }));
    await expect(
      canvas.getByText("Please click on the cards and check the objects that need to be assessed."),
    ).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "shop.example.com" })).toHaveFocus();
  },
};

/** Without the tick nothing is sent. */
export const FieldError: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = await goToSubmit({ canvas, userEvent });
    await expect(canvas.getByRole("button", { name: "Submit assessment" })).toHaveAccessibleDescription(NOTE);
    await userEvent.click(canvas.getByRole("button", { name: "Submit assessment" }));
    await expect(box).toHaveAccessibleDescription(/Confirm that you own these objects/);
    await expect(box).toHaveFocus();
    await expect(args.onSubmitted).not.toHaveBeenCalled();
  },
};

export const ServerError: Story = {
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...handlersFor(submitAssessment, failWith("assessment.countdown"))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await goToSubmit({ canvas, userEvent }));
    await userEvent.click(canvas.getByRole("button", { name: "Submit assessment" }));
    await expect(
      await canvas.findByText(/was not submitted: A new assessment cannot start yet/),
    ).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "1 object chosen" })).toBeVisible();
  },
};

export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(submitAssessment, "pending")),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await goToSubmit({ canvas, userEvent }));
    const button = canvas.getByRole("button", { name: "Submit assessment" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

export const Done: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await goToSubmit({ canvas, userEvent }));
    await userEvent.click(canvas.getByRole("button", { name: "Submit assessment" }));
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledWith(AWAITING));
  },
};

/** What was sent is locked at once, and stays on the screen until the next one is there: nobody is told of an empty choice. */
const relisted = fn();

export const Sent: Story = {
  beforeEach: ({ msw }) => {
    relisted.mockClear();
    let locked = false;
    msw.use(
      ...handlersFor(listObjects, () => {
        if (locked) relisted();
        return objectList([{ ...SHOP, locked }]);
      }),
      ...handlersFor(submitAssessment, () => {
        locked = true;
        return AWAITING;
      }),
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await goToSubmit({ canvas, userEvent }));
    await userEvent.click(canvas.getByRole("button", { name: "Submit assessment" }));
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalled());
    // The list without what was just sent would take the place of what says so: it has come, and is drawn by then.
    await waitFor(() => expect(relisted).toHaveBeenCalled());
    await expect(canvas.findByText("No objects chosen", {}, { timeout: 300 })).rejects.toThrow();
    await expect(canvas.getByRole("region", { name: "Submit" })).toBeVisible();
  },
};

const submitIt = async ({ canvas, userEvent }: Pick<Play, "canvas" | "userEvent">) => {
  await userEvent.click(await goToSubmit({ canvas, userEvent }));
  await userEvent.click(canvas.getByRole("button", { name: "Submit assessment" }));
};

/** It was submitted, and the answer was lost on the way: the reader is led to it. */
export const AnswerLost: Story = {
  beforeEach: ({ msw }) => {
    let submitted = false;
    msw.use(
      ...handlersFor(listAssessments, () => assessmentPage(submitted ? [AWAITING] : [])),
      ...handlersFor(submitAssessment, () => {
        submitted = true;
        return "network";
      }),
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await submitIt({ canvas, userEvent });
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledWith(AWAITING));
    await expect(canvas.queryByText(/Network error/)).toBeNull();
  },
};

/** Nothing arrived: what was chosen stays, and is sent again. */
export const NotSubmitted: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(submitAssessment, "network")),
  play: async ({ args, canvas, userEvent }) => {
    await submitIt({ canvas, userEvent });
    await expect(await canvas.findByText(/The assessment was not submitted: Network error/)).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: /owns these objects/ })).toBeChecked();
    await expect(args.onSubmitted).not.toHaveBeenCalled();
  },
};

/** Nothing can be asked either: nobody is told that it was not submitted. */
export const Offline: Story = {
  beforeEach: ({ msw }) => {
    let online = true;
    msw.use(
      ...handlersFor(listAssessments, () => (online ? assessmentPage([]) : "network")),
      ...handlersFor(submitAssessment, () => {
        online = false;
        return "network";
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await submitIt({ canvas, userEvent });
    await expect(
      await canvas.findByText(/It is not known whether the assessment was submitted: Network error/),
    ).toBeVisible();
  },
};

/** A website that is added here is chosen at once. */
export const AddsAWebsite: Story = {
  beforeEach: ({ msw }) => {
    const list: AssessmentObject[] = [SHOP];
    msw.use(
      ...handlersFor(listObjects, () => objectList(list)),
      ...handlersFor(createWebsite, () => {
        list.push(CAREERS);
        return CAREERS;
      }),
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add website" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: /Web address/ }), "careers.example.com");
    await userEvent.click(dialog.getByRole("checkbox", { name: "European Union" }));
    await userEvent.click(dialog.getByRole("button", { name: "Add website" }));
    await expect(await canvas.findByRole("checkbox", { name: "careers.example.com" })).toBeChecked();
  },
};

export const Countdown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listAssessments, () =>
        assessmentPage([], { next_start_at: new Date(Date.now() + 11.5 * 86_400_000).toISOString() }),
      ),
    ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Continue" });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription("Your plan allows a new assessment in 12 days.");
  },
};

/** Said before anything is chosen, not once it is refused. */
export const PlanEnded: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(listAssessments, () => assessmentPage([], { plan_ended: true }))),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Continue" });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/^Your plan has ended\./);
  },
};

export const Member: Story = {
  args: { canSubmit: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Continue" })).toHaveAccessibleDescription(
      /Only administrators can submit assessments/,
    );
    await expect(canvas.queryByRole("button", { name: "Add website" })).toBeNull();
  },
};

/** Types stand as staff worded and ordered them. One that is not on offer is neither added nor chosen. */
export const OwnTypes: Story = {
  beforeEach: ({ msw }) => {
    const [, android, ...rest] = OFFERED;
    if (!android) throw new Error("no types");
    const said = { en: "Android apps", cn: "安卓应用" };
    const description = { en: "An app from a store, or its package.", cn: "商店应用或安装包。" };
    const types = [{ ...android, title: said, description }, ...rest];
    msw.use(...handlersFor(listObjects, { ...OBJECTS, types }));
  },
  play: async ({ canvas }) => {
    const types = within(await canvas.findByRole("list", { name: "Object types" }));
    await expect(types.getAllByRole("listitem")[0]).toHaveTextContent(
      "Android appsAn app from a store, or its package.",
    );
    await expect(canvas.getByRole("checkbox", { name: "shop.example.com" })).toBeDisabled();
    await expect(canvas.getAllByText("Not offered at present")[0]).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Add website" })).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Search objects" }), "zzz");
    await expect(await canvas.findByText("No objects match this search")).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listObjects, objectList([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No websites yet")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listObjects, "pending")),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Loading objects", { selector: "[role=status] *" }),
    ).toBeInTheDocument();
  },
};

export const LongLabel: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listObjects, objectList([LONG, LOCKED, SHOP]))),
};
export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "继续" }));
    await expect(canvas.getByText("请点击卡片，勾选需要评估的对象。")).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };

/** Neither call was answered: one try asks for both again. */
export const LoadFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listObjects, failWith("common.unavailable")),
      ...handlersFor(listAssessments, failWith("common.unavailable")),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    const again = await canvas.findByRole("button", { name: "Try again" });
    msw.use(...handlersFor(listObjects, OBJECTS), ...handlersFor(listAssessments, assessmentPage([])));
    await userEvent.click(again);
    await expect(await canvas.findByRole("checkbox", { name: "shop.example.com" })).toBeVisible();
  },
};
