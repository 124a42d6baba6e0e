import { listObjects } from "@candor/api/endpoints";
import { handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { onlineManager } from "@tanstack/react-query";
import { expect, waitFor } from "storybook/test";
import { OBJECTS } from "../../objects/fixtures.ts";
import { useEndpoint } from "../../platform/index.ts";
import { Connection } from "./Connection.tsx";

/** Takes the network away, or gives it back, as the browser tells a page of it. */
function turn(network: "online" | "offline") {
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => network === "online" });
  dispatchEvent(new Event(network));
}

/** What a page has on it: an answer of the server, and how often it was asked for. */
function Page() {
  const { dataUpdatedAt } = useEndpoint(listObjects, {}, { quiet: true });
  return <main style={{ padding: 30 }}>{dataUpdatedAt > 0 ? "Loaded" : "Loading"}</main>;
}

let asked = 0;

const meta = {
  title: "Features/Shell/Connection",
  component: Connection,
  args: { place: "top" },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Page />
      </>
    ),
  ],
  beforeEach({ msw }) {
    asked = 0;
    msw.use(
      ...handlersFor(listObjects, () => {
        asked++;
        return OBJECTS;
      }),
    );
    return () => {
      turn("online");
      // One for the whole page: with no component left that listens, it has not heard.
      onlineManager.setOnline(true);
      Reflect.deleteProperty(navigator, "onLine");
    };
  },
} satisfies Meta<typeof Connection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a network there is nothing to see. */
export const Default: Story = {
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('[role="status"]')).toBeInTheDocument();
  },
};

export const Offline: Story = {
  async play({ canvas }) {
    turn("offline");
    await waitFor(() => expect(canvas.getByText(/You are offline/)).toBeVisible());
  },
};

/** A notice says so, the page's data is asked for again, and the strip goes. */
export const BackOnline: Story = {
  tags: ["visual"],
  async play({ canvas, step }) {
    await waitFor(() => expect(canvas.getByText("Loaded")).toBeVisible());
    await step("offline", async () => {
      turn("offline");
      await waitFor(() => expect(canvas.getByText(/You are offline/)).toBeVisible());
    });
    await step("and back", async () => {
      const before = asked;
      turn("online");
      await waitFor(() => expect(canvas.getByText(/Back online/)).toBeVisible());
      await expect(canvas.queryByText(/You are offline/)).not.toBeInTheDocument();
      await waitFor(() => expect(asked).toBeGreaterThan(before));
    });
  },
};

export const Chinese: Story = {
  globals: { language: "cn" },
  async play({ canvas }) {
    turn("offline");
    await waitFor(() => expect(canvas.getByText(/网络已断开/)).toBeVisible());
  },
};

export const Narrow: Story = { ...Offline, globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { ...Offline, globals: { theme: "dark" } };
