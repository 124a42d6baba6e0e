import { listObjects, setObjectEnabled } from "@candor/api/endpoints";
import type { AssessmentObject } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { saysForbidden } from "../frames/testing/says-forbidden.ts";
import { objectsAddress } from "./address.ts";
import { ObjectsScreen, type ObjectsScreenProps } from "./components/ObjectsScreen.tsx";
import { CAREERS, LOCKED, LONG, OBJECTS, objectList, SHOP } from "./fixtures.ts";

/** The screen with the state that its address has. */
function Addressed(props: Omit<ObjectsScreenProps, "address">) {
  return <ObjectsScreen {...props} address={useAddress(objectsAddress)} />;
}

const meta = {
  title: "Features/Objects/ObjectsScreen",
  component: Addressed,
  args: { canManage: true, checksHref: (id) => `/checks/${id}` },
  parameters: { address: "/objects" },
  beforeEach: ({ msw }) => {
    msw.use(...handlersFor(listObjects, OBJECTS));
  },
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("4 objects, 1 disabled · 4 of 5 websites on your plan"),
    ).toBeVisible();
    await expect(canvas.getByRole("switch", { name: "Enable old-shop.example.com" })).not.toBeChecked();
  },
};

export const Disables: Story = {
  beforeEach: ({ msw }) => {
    let shop: AssessmentObject = SHOP;
    msw.use(
      ...handlersFor(listObjects, () => objectList([shop])),
      ...handlersFor(setObjectEnabled, ({ enabled }) => {
        shop = { ...shop, enabled };
        return shop;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: "Enable shop.example.com" }));
    await expect(await canvas.findByText(/1 object, 1 disabled/)).toBeVisible();
    await expect(canvas.getByRole("switch")).not.toBeChecked();
  },
};

/** The server refuses: the switch goes back, and the reason stands over the table. */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(setObjectEnabled, failWith("object.locked"))),
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole("switch", { name: "Enable shop.example.com" });
    await userEvent.click(toggle);
    await expect(await canvas.findByText(/is being assessed and cannot be changed/)).toBeVisible();
    await waitFor(() => expect(toggle).toBeChecked());
  },
};

export const Locked: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listObjects, objectList([LOCKED, CAREERS]))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Being assessed: it cannot be changed until that is complete."),
    ).toBeVisible();
    await expect(canvas.getByRole("switch", { name: "Enable blog.example.com" })).toBeDisabled();
    await expect(canvas.queryByRole("button", { name: "Edit blog.example.com" })).toBeNull();
  },
};

export const LimitReached: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listObjects, objectList([SHOP], 1))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Add website" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    // The button's own reason says it as well, to who sees the button in focus.
    await expect(
      canvas.getByText(/number of objects of this type is reached/, { ignore: "[aria-hidden]" }),
    ).toBeVisible();
  },
};

/** What is there is read; nothing is added. */
export const PlanEnded: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listObjects, { ...OBJECTS, plan_ended: true })),
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole("button", { name: "Add website" });
    await expect(canvas.getByText(/^Your plan has ended\./, { ignore: "[aria-hidden]" })).toBeVisible();
    await userEvent.click(add);
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** A member sees everything and learns who can change it. */
export const Member: Story = {
  args: { canManage: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only administrators can add and change objects/)).toBeVisible();
    await expect(await canvas.findByRole("switch", { name: "Enable shop.example.com" })).toBeDisabled();
    await expect(canvas.queryByRole("button", { name: "Add website" })).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listObjects, objectList([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No objects yet")).toBeVisible();
  },
};

/** As the overview leads here: the objects of one level. */
export const Filtered: Story = {
  parameters: { address: objectsAddress.href({ maturity: ["basic"] }) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listObjects, ({ maturity }) =>
        maturity.length > 0 ? { ...OBJECTS, list: [], total: 0 } : OBJECTS,
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("No object matches")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(await canvas.findByRole("switch", { name: "Enable shop.example.com" })).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listObjects, failWith("common.forbidden"))),
  play: saysForbidden,
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listObjects, "pending")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading objects")).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listObjects, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};

export const LongLabel: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listObjects, objectList([LONG, SHOP]))),
};
export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/欧盟、中国大陆、日本/)).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
