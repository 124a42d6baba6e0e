import type { ListedCheck } from "@candor/api/contract";
import { assessmentTimes, getCheck, listChecks } from "@candor/api/endpoints";
import { handlersFor, type StoryResolver } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { useLocation } from "../address/index.ts";
import { useCheckScanTime } from "./check-scan-time.tsx";
import { DETAIL, ROWS } from "./testing/index.ts";
import { checksReply } from "./testing/rows.ts";

const time = (id: string, number: number, month: string) => ({
  ...{ id, number, object_ids: [DETAIL.object_id] },
  published_at: `2026-${month}-18T06:20:00.000Z`,
});
const BEFORE = time("00000000-0000-4000-8000-000000020417", 20_417, "10");
const SHOWN = time(DETAIL.assessment_id, 20_418, "11");
const [ROW, OTHER] = ROWS as [ListedCheck, ListedCheck];
/** What the same check says in each of them. */
const THEN = { ...ROW, id: "9d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e98", check_id: DETAIL.check_id };
const NOW = { ...THEN, id: DETAIL.id };
const SAID = new Map([
  [SHOWN.id, NOW],
  [BEFORE.id, THEN],
]);

/** As the server does: one assessment of one object, and of it what the search finds. */
const answer: StoryResolver<typeof listChecks> = ({ object_id, assessment_id = "", search }) => {
  const said = object_id === DETAIL.object_id && search === DETAIL.check_id && SAID.get(assessment_id);
  return checksReply(said ? [OTHER, said] : [OTHER], { total: 2 });
};

/** The choice over the check that the address names. */
function Addressed() {
  const { pathname, search } = useLocation();
  return useCheckScanTime(pathname.replace("/checkdetail/", ""), search);
}

const meta = {
  title: "Features/Checks/CheckScanTime",
  component: Addressed,
  parameters: { address: `/checkdetail/${DETAIL.id}?status=critical` },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getCheck, DETAIL),
      ...handlersFor(assessmentTimes, { list: [SHOWN, BEFORE] }),
      ...handlersFor(listChecks, answer),
    ),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Another assessment leads to what the same check said in it; the way back to the table stays, and the focus too. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Assessment.*18 Nov 2026/ }));
    await userEvent.click(await screen.findByRole("option", { name: /18 Oct 2026.*S-20417/ }));
    await waitFor(() =>
      expect(canvas.getByLabelText("address")).toHaveTextContent(`/checkdetail/${THEN.id}?status=critical`),
    );
    await expect(canvas.getByRole("button", { name: /^Assessment/ })).toHaveFocus();
  },
};

/** From an earlier one back to the last, which no choice stands for. */
export const ToTheLast: Story = {
  parameters: { address: `/checkdetail/${THEN.id}` },
  beforeEach: ({ msw }) => {
    const { id: assessment_id, published_at } = BEFORE;
    msw.use(
      ...handlersFor(getCheck, { ...DETAIL, id: THEN.id, assessment_id, published_at, current: false }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Assessment.*18 Oct 2026/ }));
    await userEvent.click(await screen.findByRole("option", { name: /S-20418/ }));
    await waitFor(() => expect(canvas.getByLabelText("address")).toHaveTextContent(`/checkdetail/${NOW.id}`));
  },
};

/** The check did not apply then: this result stays, and why is said. */
export const NotThen: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listChecks, checksReply([], { total: 0 }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Assessment/ }));
    await userEvent.click(await screen.findByRole("option", { name: /S-20417/ }));
    await screen.findByText(/^That assessment has no result of this check/);
    await expect(canvas.getByLabelText("address")).toHaveTextContent(`/checkdetail/${DETAIL.id}?`);
  },
};
