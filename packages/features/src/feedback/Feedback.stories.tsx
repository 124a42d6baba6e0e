import { readSiteSetup, sendFeedback } from "@candor/api/endpoints";
import type { CurrentUser, SiteSetup } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { owner } from "../shell/fixtures.ts";
import { useFeedbackWidget } from "./use-feedback-widget.ts";

/** The script itself, as the server serves it: fetched as a file, for nothing is imported from an app. */
const [widgetScript = ""] = Object.values(
  import.meta.glob<string>("../../../../apps/server/widgets/feedback.js", {
    query: "?url&no-inline",
    import: "default",
    eager: true,
  }),
);

const sent = fn();

const setup: SiteSetup = {
  privacy_center: null,
  feedback_script: widgetScript,
  consent_script: null,
  analytics_script: null,
  chat_script: null,
  error_tracking: 1,
};

function Opener({ user }: { user: CurrentUser }) {
  const open = useFeedbackWidget(user, "/checks");
  return (
    <button type="button" disabled={!open} onClick={open}>
      Feedback
    </button>
  );
}

const meta = {
  title: "Features/Feedback",
  component: Opener,
  args: { user: owner },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      ...handlersFor(readSiteSetup, setup),
      ...handlersFor(sendFeedback, (given) => {
        sent(given);
        return {};
      }),
    );
    return () => document.querySelector("candor-feedback")?.remove();
  },
} satisfies Meta<typeof Opener>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The widget draws in a shadow root of its own. */
const inside = <E extends HTMLElement>(selector: string): E => {
  const found = document.querySelector("candor-feedback")?.shadowRoot?.querySelector<E>(selector);
  if (!found) throw new Error(`The widget has no ${selector}`);
  return found;
};
const opened: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  const button = canvas.getByRole("button", { name: "Feedback" });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(inside<HTMLDialogElement>("dialog").open).toBe(true));
};
const write = (text: string) => {
  inside<HTMLTextAreaElement>("textarea").value = text;
  inside<HTMLButtonElement>("[data-part=send]").click();
};

export const Default: Story = {
  tags: ["visual"],
  play: async (context) => {
    const { step } = context;
    await opened(context);
    await step("nothing written", async () => {
      write("  ");
      await expect(inside("[role=alert]")).toHaveTextContent("Write what you would like to tell us.");
      await expect(inside("textarea")).toHaveAttribute("aria-invalid");
    });
    await step("sent, and thanked for", async () => {
      write("More colours");
      await waitFor(() => expect(inside("[role=status]")).toBeVisible());
      await expect(sent).toHaveBeenLastCalledWith({ text: "More colours", page: "/checks" });
    });
    await step("closed, and empty when it opens again", async () => {
      inside<HTMLButtonElement>("[data-part=done]").click();
      await opened(context);
      await expect(inside("form")).toBeVisible();
      await expect(inside("textarea")).toHaveValue("");
      await expect(inside("dialog").getRootNode()).toHaveProperty("activeElement", inside("textarea"));
    });
  },
};

export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(sendFeedback, failWith("common.rate_limited"))),
  play: async (context) => {
    await opened(context);
    write("More colours");
    await waitFor(() => expect(inside("[role=alert]")).not.toBeEmptyDOMElement());
    await expect(inside("textarea")).toHaveValue("More colours");
  },
};

/** The page is loaded again, as for sign-in: what was written is there; a text that is too long is kept, and said to be. */
export const Kept: Story = {
  beforeEach: () => () => sessionStorage.removeItem("candor.draft.feedback"),
  play: async (context) => {
    const { step } = context;
    const type = (text: string) => {
      const field = inside<HTMLTextAreaElement>("textarea");
      field.value = text;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    };
    await opened(context);
    await step("too long", async () => {
      type("x".repeat(4001));
      await expect(inside("[role=alert]")).toHaveTextContent(
        "The text is too long: 4001 of 4000 characters.",
      );
      inside<HTMLButtonElement>("[data-part=send]").click();
      await expect(sent).not.toHaveBeenCalled();
      await expect(inside("textarea")).toHaveValue("x".repeat(4001));
      type("More colours");
      await expect(inside("[role=alert]")).toBeEmptyDOMElement();
    });
    await step("loaded again", async () => {
      inside<HTMLDialogElement>("dialog").close();
      document.querySelector("candor-feedback")?.remove();
      await opened(context);
      await expect(inside("textarea")).toHaveValue("More colours");
    });
    await step("sent: nothing is left", async () => {
      inside<HTMLButtonElement>("[data-part=send]").click();
      await waitFor(() => expect(inside("[role=status]")).toBeVisible());
      await expect(sessionStorage.getItem("candor.draft.feedback")).toBeNull();
    });
  },
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(canvas.getByRole("button")).toBeEnabled());
    await userEvent.click(canvas.getByRole("button"));
    await expect(inside("h2")).toHaveTextContent("反馈");
    await expect(inside("#from")).toHaveTextContent("lin.yue@example.com");
  },
};

/** What is wrong reads on a dark dialog as well. */
export const Dark: Story = {
  globals: { theme: "dark" },
  play: async (context) => {
    await opened(context);
    write("");
    await expect(getComputedStyle(inside("[role=alert]")).color).toBe("rgb(255, 149, 146)");
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, play: opened };

/** The script does not come: said once it was asked for, and asked for again by the next press. */
export const NotThere: Story = {
  beforeEach: ({ msw }) =>
    // Nothing is asked at a port that browsers refuse.
    msw.use(...handlersFor(readSiteSetup, { ...setup, feedback_script: "//127.0.0.1:1/feedback.js" })),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Feedback" });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(within(document.body).getByRole("alert")).not.toBeEmptyDOMElement());
    await expect(button).toBeEnabled();
  },
};

/** Nobody to answer to: the widget is not even offered. */
export const WithoutEmail: Story = {
  args: { user: { ...owner, email: "" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Feedback" })).toBeDisabled();
  },
};
