import {
  applicationCard,
  assessmentTimes,
  exportCard,
  getApplication,
  getVendor,
  requestUpgrade,
  scanHistory,
} from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import type { Exporter } from "../exports/index.ts";
import { useGivenHead } from "../shell/index.ts";
import { applicationAddress, cardAddress } from "./address.ts";
import { ApplicationScreen } from "./components/ApplicationScreen.tsx";
import { CardScreen } from "./components/CardScreen.tsx";
import { CARDS, cookiesCard, DETAIL, IDS, VENDOR } from "./fixtures.ts";
import { useCardHead } from "./heads.tsx";

const ids = { objectId: IDS.object, objectVersionId: IDS.assessment, scanId: IDS.scan };

/** The page that an address leads to. */
function Addressed({ overview, user }: { overview?: boolean; user?: Exporter }) {
  const address = useAddress(cardAddress);
  const one = useAddress(applicationAddress).state.scanId;
  return overview ? (
    <ApplicationScreen scanId={one ?? ""} />
  ) : (
    <CardScreen address={address} {...(user && { user })} />
  );
}

/** The page below what it gives the top bar. */
function Headed() {
  const { state } = useAddress(cardAddress);
  useCardHead(cardAddress, state);
  const { documentTitle, scanTime } = useGivenHead();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no form's fields are grouped here */}
      <div role="group" aria-label="Top bar">
        {documentTitle}
        {scanTime}
      </div>
      <Addressed />
    </>
  );
}

const meta = {
  title: "Features/Applications/CardScreen",
  component: Addressed,
  parameters: { address: cardAddress.href({ ...ids, kind: "ds", cardKey: "data_sharing" }) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getApplication, DETAIL),
      ...handlersFor(scanHistory, { list: [] }),
      ...handlersFor(assessmentTimes, { list: [] }),
      ...handlersFor(getVendor, VENDOR),
      ...handlersFor(applicationCard, ({ card_key }) => CARDS[card_key] ?? cookiesCard),
    ),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

const BORDERS = CARDS.cross_border ?? cookiesCard;
const place = (root: HTMLElement) => within(root).getByLabelText("address", { exact: true });

/** Who gets what: a recipient filters the table, and a vendor's name opens what is known of it. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const body = within(document.body);
    await step("The sentence says how many recipients failing checks name", async () => {
      await expect(
        await canvas.findByText("3 recipients get data; checks that failed name 1 of them."),
      ).toBeVisible();
    });
    await step("A recipient is what the table shows", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^AdReach.*4 items/ }));
      await waitFor(() => expect(place(canvasElement)).toHaveTextContent("filter=owner%3AAdReach"));
      await expect(canvas.getByText("2 of 4")).toBeVisible();
      await expect(canvas.getByRole("button", { name: /^Remove the filter Owner/ })).toBeVisible();
    });
    await step("The vendor says where the knowledge of it comes from", async () => {
      await userEvent.click(canvas.getAllByRole("button", { name: "AdReach" })[0] as HTMLElement);
      await waitFor(() => expect(body.getByText("Candor's own table of vendors")).toBeVisible());
      await expect(body.getByText("events about visitors for ads")).toBeVisible();
    });
    await step("and leads to all that the card holds of it", async () => {
      const all = body.getByRole("link", { name: "Everything about it in this view" });
      await expect(all).toHaveAttribute("href", expect.stringMatching(/\/detail\/data_sharing\?of=AdReach$/));
      await userEvent.keyboard("{Escape}");
    });
    await step("Each recipient says how it stands; the worst are kept", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^Remove the filter Owner/ }));
      await expect(await canvas.findByRole("columnheader", { name: "Status" })).toBeVisible();
      await expect(canvas.getAllByRole("cell", { name: "Passed" })).toHaveLength(2);
      const [filter] = canvas.getAllByRole("button", { name: "Status" });
      await userEvent.click(filter as HTMLElement);
      await userEvent.click(await body.findByRole("checkbox", { name: /^Critical/ }));
      await userEvent.keyboard("{Escape}");
      await expect(await canvas.findByText("2 of 4")).toBeVisible();
    });
  },
};

export const CrossBorder: Story = {
  parameters: { address: cardAddress.href({ ...ids, kind: "dc", cardKey: "cross_border" }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Data leaves for 3 regions; 2 transfers need safeguards."),
    ).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "Sensitivity level" })).toBeVisible();
    // What each code of the drawing stands for.
    await expect(canvas.getByText(/EU European Union.*CN Chinese mainland/)).toBeVisible();
  },
};

/** Transfers to Amazon's cloud alone; of accounts, which were not assessed, it says so. */
export const AmazonCloud: Story = {
  parameters: { address: cardAddress.href({ ...ids, kind: "dcaws", cardKey: "cross_border" }) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(applicationCard, {
        ...BORDERS,
        tables: BORDERS.tables.map((table) => ({
          ...table,
          rows: table.rows.map((row, at) => (at === 0 ? { ...row, owner: "Amazon Web Services" } : row)),
        })),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 transfer goes to Amazon's cloud.", undefined)).toBeVisible();
    await expect(canvas.getByText(/no cloud account was assessed/)).toBeVisible();
    await expect(canvas.getByRole("cell", { name: /Amazon Web Services/ })).toBeVisible();
    await expect(canvas.queryByRole("cell", { name: "AdReach" })).toBeNull();
  },
};

export const NoAmazonCloud: Story = {
  parameters: { address: cardAddress.href({ ...ids, kind: "dcaws", cardKey: "cross_border" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No transfer to Amazon's cloud was seen", undefined)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All cross-border transfers" })).toHaveAttribute(
      "href",
      cardAddress.href({ ...ids, kind: "dc", cardKey: "cross_border" }),
    );
  },
};

export const Cookies: Story = {
  parameters: { address: cardAddress.href({ ...ids, kind: "cookies" }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText("2 cookies: 0 for the visit only, 1 over 13 months")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Table" }));
    const figures = within(await canvas.findByRole("table", { name: "Cookies by purpose and lifetime" }));
    await expect(figures.getByRole("row", { name: /2 0 1 1$/ })).toBeVisible();
    await expect(canvas.queryByText("2 cookies: 0 for the visit only, 1 over 13 months")).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "Ruler" }));
    await userEvent.click(canvas.getByRole("tab", { name: /Cookies after/ }));
    await waitFor(() => expect(place(canvasElement)).toHaveTextContent("table=after_accept"));
  },
};

/** The Essential plan has no export of these tables either: who may ask for a larger one does. */
export const ExportNotInPlan: Story = {
  args: { user: { role: "owner", preview: false } },
  beforeEach: ({ msw }) => {
    msw.use(...handlersFor(exportCard, failWith("check.export_paid")), ...handlersFor(requestUpgrade, {}));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Export" }));
    await userEvent.click(await body.findByRole("menuitem", { name: "CSV" }));
    const dialog = within(
      await body.findByRole("dialog", { name: /^Export is a feature of the paid plans/ }),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Ask for an upgrade" }));
    await waitFor(() => expect(body.getByText("We have your request and answer by e-mail")).toBeVisible());
  },
};

/** The reader sets text wider: no graduation covers the next. */
export const CookiesWiderText: Story = {
  parameters: { address: cardAddress.href({ ...ids, kind: "cookies" }) },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas, canvasElement }) => {
    const graduation = await canvas.findByText("30 days");
    const style = canvasElement.appendChild(document.createElement("style"));
    style.textContent =
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";
    await waitFor(() => {
      const places = [...(graduation.parentElement?.children ?? [])].map((one) =>
        one.getBoundingClientRect(),
      );
      const covered = places.filter(({ left, top }, at) =>
        places.slice(0, at).some((before) => before.width > 0 && before.top === top && before.right > left),
      );
      return expect(covered).toEqual([]);
    });
    style.remove();
  },
};

export const PrivacyLabel: Story = {
  parameters: { address: cardAddress.href({ ...ids, kind: "pl", cardKey: "privacy_label" }) },
  play: async ({ canvas }) => {
    const [, first] = await canvas.findAllByRole("row");
    await expect(first).toHaveTextContent("Phone number");
  },
};

/** A vendor over all its hosts, then one of them. */
export const Detail: Story = {
  parameters: {
    address: cardAddress.href({ ...ids, kind: "detail", cardKey: "data_sharing", owner: "AdReach" }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const links = await canvas.findAllByRole("link", { name: "cdn.adreach.example" });
    await expect(links[0]).toHaveAttribute("href", expect.stringContaining("/detail2/data_sharing"));
    await expect(canvas.getByRole("tab", { name: /Third parties/ })).toHaveTextContent("2");
    await userEvent.click(canvas.getByRole("tab", { name: /What each recipient/ }));
    await waitFor(() => expect(place(canvasElement)).toHaveTextContent("table=shared"));
  },
};

export const DetailMore: Story = {
  parameters: {
    address: cardAddress.href({
      ...ids,
      kind: "detail2",
      cardKey: "data_sharing",
      owner: "AdReach",
      host: "api.adreach.example",
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "api.adreach.example" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All of AdReach" })).toBeVisible();
  },
};

/** The application's own page: who it is, then the cards. */
export const Overview: Story = {
  args: { overview: true },
  parameters: { address: applicationAddress.href({ scanId: IDS.scan }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "shop.example.com" })).toBeVisible();
    await expect(canvas.getByText("https://shop.example.com/privacy")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Cookies" })).toHaveAttribute(
      "href",
      cardAddress.href({ ...ids, kind: "cookies" }),
    );
    await expect(canvas.getByRole("table", { name: "Data sharing: Category" })).toBeVisible();
  },
};

/** What a visit that stopped halfway did not see is not said to be absent. */
export const Incomplete: Story = {
  args: { overview: true },
  parameters: { address: applicationAddress.href({ scanId: IDS.scan }) },
  beforeEach: ({ msw }) => {
    const incomplete = {
      en: "The visit is incomplete: it took too long.",
      cn: "访问不完整：用时过长。",
    };
    msw.use(...handlersFor(getApplication, { ...DETAIL, incomplete }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^The visit is incomplete: it took too long\. What is missing here may/),
    ).toBeVisible();
  },
};

/** The address names neither an object nor a scan that could be one: it is not waited for. */
export const BadAddress: Story = {
  parameters: { address: "/apps/x/y/z/cookies" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(getApplication, failWith("common.invalid"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Applications" })).toBeVisible();
  },
};

/** The same of the application's own page. */
export const BadScan: Story = {
  ...BadAddress,
  args: { overview: true },
  parameters: { address: "/applications/not-a-scan" },
};

export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getApplication, failWith("check.analysis_not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no such analysis")).toBeVisible();
  },
};
export const Hidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(applicationCard, failWith("check.analysis_not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This assessment has no such view")).toBeVisible();
    // Under the application's own title.
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(applicationCard, "pending")),
};
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(applicationCard, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
export const NothingSeen: Story = {
  parameters: { address: cardAddress.href({ ...ids, kind: "t", cardKey: "tracking_pixel" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing was seen")).toBeVisible();
  },
};
export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("3 个接收方获得数据，其中 1 个涉及未通过的检查项。")).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };

const asked = fn();

/** An address whose scan is none: what is not found stands under no title, and no choice, of another assessment. */
export const NoSuchScan: Story = {
  parameters: { address: `/apps/${IDS.object}/${IDS.assessment}/zz/t/cookies` },
  beforeEach({ msw }) {
    asked.mockClear();
    msw.use(
      ...handlersFor(getApplication, (wanted) => {
        asked(wanted);
        return DETAIL;
      }),
    );
  },
  render: () => <Headed />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "There is no such analysis" })).toBeVisible();
    await expect(canvas.getByRole("group", { name: "Top bar" })).toBeEmptyDOMElement();
    // A request without a scan that is one is refused: none that means the last assessment was made.
    await expect(asked).not.toHaveBeenCalled();
  },
};
