import { assessmentTimes } from "@candor/api/endpoints";
import { handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { SHOP } from "../objects/fixtures.ts";
import { AssessmentSelector } from "./components/ChecksSelectors.tsx";

const OBJECT = SHOP.id;
const made = (number: number, month: string) => ({
  id: `0198a000-0000-7000-8000-0000000${number}`,
  number,
  published_at: `2026-${month}-18T06:20:00.000Z`,
  object_ids: [OBJECT],
});
const NEWEST = made(20418, "11");
const MIDDLE = made(20417, "10");
const OLDEST = made(20416, "09");

const meta = {
  title: "Features/Checks/AssessmentSelector",
  component: AssessmentSelector,
  args: { objectId: OBJECT, value: MIDDLE.id, onChange: fn(), onCompare: fn() },
  beforeEach: ({ msw }) => msw.use(...handlersFor(assessmentTimes, { list: [NEWEST, MIDDLE, OLDEST] })),
} satisfies Meta<typeof AssessmentSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneObject: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const compareWith = async (number: string) => {
      await userEvent.click(await canvas.findByRole("button", { name: /^Compare/ }));
      await userEvent.click(await screen.findByRole("option", { name: new RegExp(number) }));
    };
    await step("The earlier one comes first, whichever is shown", async () => {
      await compareWith("S-20416");
      await expect(args.onCompare).toHaveBeenLastCalledWith(OLDEST.id, MIDDLE.id);
      await compareWith("S-20418");
      await expect(args.onCompare).toHaveBeenLastCalledWith(MIDDLE.id, NEWEST.id);
    });
  },
};

/** What is not published is offered to a preview alone, and shown to it only when it is chosen. */
export const InReview: Story = {
  args: { objectId: null, value: null },
  beforeEach: ({ msw }) => {
    const inReview = { ...made(20419, "12"), in_review: true as const };
    msw.use(...handlersFor(assessmentTimes, { list: [inReview, NEWEST] }));
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Last of each object/ }));
    await userEvent.click(await screen.findByRole("option", { name: /In review.*S-20419/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith("0198a000-0000-7000-8000-000000020419");
  },
};

/** Of all objects each one's last result is shown, unless one assessment is chosen. */
export const AllObjects: Story = {
  args: { objectId: null, value: null },
  beforeEach: ({ msw }) => {
    const apart = { ...OLDEST, object_ids: [crypto.randomUUID()] };
    msw.use(...handlersFor(assessmentTimes, { list: [NEWEST, MIDDLE, apart] }));
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const button = await canvas.findByRole("button", { name: /Last of each object/ });
    await step("The newest stands for them in a comparison, with those that share an object", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^Compare/ }));
      const others = within(await screen.findByRole("listbox"));
      await expect(others.getAllByRole("option")).toHaveLength(1);
      await userEvent.click(others.getByRole("option", { name: /S-20417/ }));
      await expect(args.onCompare).toHaveBeenLastCalledWith(MIDDLE.id, NEWEST.id);
    });
    await step("The newest assessment is a choice of its own", async () => {
      await userEvent.click(button);
      const list = within(await screen.findByRole("listbox"));
      await userEvent.click(list.getByRole("option", { name: /S-20418/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith(NEWEST.id);
    });
  },
};
