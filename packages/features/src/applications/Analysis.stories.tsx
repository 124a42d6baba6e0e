import { applicationCard, assessmentTimes, getApplication, info, scanHistory } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { ObjectSelector } from "../checks/index.ts";
import { useEndpoint, useSelect, useSelection } from "../platform/index.ts";
import { owner } from "../shell/fixtures.ts";
import { analysisAddress } from "./address.ts";
import { AnalysisScreen } from "./components/AnalysisScreen.tsx";
import { cookiesCard, DETAIL, IDS, SHOP } from "./fixtures.ts";

/** The screen of a customer who is signed in. */
function Addressed() {
  const address = useAddress(analysisAddress);
  const { data } = useEndpoint(info, {}, { quiet: true });
  return data ? <AnalysisScreen address={address} /> : null;
}

/** The screen below the choice of application. */
function Selecting() {
  const { data } = useEndpoint(info, {}, { quiet: true });
  const { appId } = useSelection();
  const select = useSelect();
  return (
    <>
      <ObjectSelector
        apps={data?.app_list ?? []}
        value={appId}
        onChange={(id) => select({ appId: id, appScanId: null })}
      />
      <Addressed />
    </>
  );
}

const { counts, score } = SHOP;
const LAST = { number: 4, scan_id: IDS.scan, assessment_id: IDS.assessment, published_at: SHOP.time };
const FIRST = {
  number: 3,
  scan_id: "6d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e02",
  assessment_id: "7d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e02",
  published_at: "2026-10-19T06:20:00.000Z",
};
const versions = [LAST, FIRST].map((version) => ({ ...version, object_version_name: null, counts, score }));
const EARLIER = {
  ...SHOP,
  ...{ scan_id: FIRST.scan_id, assessment_id: FIRST.assessment_id, time: FIRST.published_at },
};
const KEPT = "candor.draft.selection";

const meta = {
  title: "Features/Applications/AnalysisScreen",
  component: Addressed,
  parameters: { address: "/analysisnew" },
  beforeEach({ msw }) {
    const app_list = [
      { id: SHOP.id, title: SHOP.title, asset_type: SHOP.asset_type, icon: null, time: SHOP.time },
    ];
    msw.use(
      ...handlersFor(info, { ...owner, app_list }),
      ...handlersFor(scanHistory, { list: versions }),
      ...handlersFor(assessmentTimes, { list: [] }),
      ...handlersFor(getApplication, ({ scan_id }) =>
        scan_id === FIRST.scan_id ? { ...DETAIL, application: EARLIER, last: false } : DETAIL,
      ),
    );
    return () => sessionStorage.removeItem(KEPT);
  },
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last assessment of the application that the top bar is about. */
export const Default: Story = {
  beforeEach: () => sessionStorage.removeItem(KEPT),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: SHOP.title })).toBeVisible();
    await expect(canvas.queryByText(/^As of/)).toBeNull();
  },
};

/** An earlier one is chosen for all applications: it is the one that shows, and a way leads back to the last. */
export const Earlier: Story = {
  beforeEach: () => sessionStorage.setItem(KEPT, JSON.stringify({ scanId: FIRST.assessment_id })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^As of 19 Oct 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show the last results" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: SHOP.title })).toBeVisible();
    await expect(canvas.queryByText(/^As of/)).toBeNull();
  },
};

/** The one that is chosen for all did not look at this one: the page says which it shows instead, and leads to it. */
export const Lacking: Story = {
  beforeEach: () =>
    sessionStorage.setItem(KEPT, JSON.stringify({ scanId: "7d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e09" })),
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByText(
      "The chosen assessment did not look at this object. Its last results are shown, as of 18 Nov 2026.",
    );
    await expect(note).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show the last results" }));
    await waitFor(() => expect(note).not.toBeInTheDocument());
  },
};

/** An address that names a view which is not there says so, with a way back, and shows no other. */
export const NoSuchView: Story = {
  parameters: { address: "/analysisnew?card=nonsense" },
  beforeEach({ msw }) {
    sessionStorage.removeItem(KEPT);
    msw.use(...handlersFor(applicationCard, failWith("check.analysis_not_found")));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "This assessment has no such view" }),
    ).toBeVisible();
    const back = canvas.getByRole("link", { name: "Application" });
    await expect(back).toHaveAttribute("href", analysisAddress.href());
  },
};

const BLOG = { ...SHOP, id: "5d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e05", title: "blog.example" };
const ofBlog = {
  ...DETAIL,
  application: BLOG,
  cards: DETAIL.cards.filter(({ card_key }) => card_key !== "cookies"),
};

/** Another application is chosen that has not the view which is open: its own page shows, and a note says what was left. */
export const ViewLeft: Story = {
  parameters: { address: "/analysisnew?card=cookies&q=ad" },
  beforeEach({ msw }) {
    sessionStorage.removeItem(KEPT);
    const app_list = [SHOP, BLOG].map(({ id, title, asset_type, time }) => ({
      ...{ id, title, asset_type, time },
      icon: null,
    }));
    msw.use(
      ...handlersFor(info, { ...owner, app_list }),
      ...handlersFor(getApplication, ({ object_id }) => (object_id === BLOG.id ? ofBlog : DETAIL)),
      ...handlersFor(applicationCard, ({ object_id }) =>
        object_id === BLOG.id ? failWith("check.analysis_not_found") : cookiesCard,
      ),
    );
  },
  render: () => <Selecting />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole("tab", { name: /^Cookies/, selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Object/ }));
    await userEvent.click(await within(document.body).findByRole("option", { name: /^blog\.example/ }));
    const said = await screen.findByText(/^The view that was open is not here/);
    await waitFor(() => expect(said).toBeVisible());
    await expect(canvas.getByRole("tab", { name: /^Overview/, selected: true })).toBeVisible();
    const place = within(canvasElement).getByLabelText("address", { exact: true });
    await expect(place).toHaveTextContent(/^\/analysisnew$/);
    await expect(canvas.queryByText("This assessment has no such view")).toBeNull();
  },
};

export const LackingChinese: Story = {
  globals: { language: "cn", viewport: { value: "narrow" } },
  beforeEach: Lacking.beforeEach ?? [],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^所选评估不包含该对象，当前显示其截至/)).toBeVisible();
  },
};

export const Chinese: Story = { ...Default, globals: { language: "cn" } };
export const Narrow: Story = { ...Default, globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { ...Default, globals: { theme: "dark" } };
