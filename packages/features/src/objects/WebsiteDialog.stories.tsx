import { createWebsite, listObjects, updateWebsite } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { storeDraft } from "../platform/index.ts";
import { WebsiteDialog } from "./components/WebsiteDialog.tsx";
import { CAREERS, objectList, SHOP } from "./fixtures.ts";

const meta = {
  title: "Features/Objects/WebsiteDialog",
  component: WebsiteDialog,
  args: { object: null, onClose: fn(), onSaved: fn() },
  beforeEach: ({ msw }) => {
    msw.use(
      ...handlersFor(createWebsite, CAREERS),
      ...handlersFor(updateWebsite, SHOP),
      ...handlersFor(listObjects, objectList([SHOP])),
    );
  },
} satisfies Meta<typeof WebsiteDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A dialog is drawn beside the story's own root. */
const pageOf = (root: HTMLElement) => within(root.ownerDocument.body);
type User = Parameters<NonNullable<Story["play"]>>[0]["userEvent"];

async function fill(page: ReturnType<typeof within>, user: User, url: string) {
  await user.type(await page.findByRole("textbox", { name: /Web address/ }), url);
  await user.click(page.getByRole("checkbox", { name: "European Union" }));
}
const submit = (page: ReturnType<typeof within>, user: User) =>
  user.click(page.getByRole("button", { name: "Add website" }));

export const Ready: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await userEvent.type(
      await page.findByRole("textbox", { name: /Web address/ }),
      "careers.example.com/jobs",
    );
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveAttribute(
      "placeholder",
      "careers.example.com",
    );
  },
};

/** What was typed before the page was loaded anew comes back, as unsaved. */
export const Draft: Story = {
  beforeEach: () =>
    storeDraft("website.new", {
      url: "careers.example.com",
      name: "",
      territories: ["EU"],
      sector: "health",
    }),
  play: async ({ args, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await expect(await page.findByRole("textbox", { name: /Web address/ })).toHaveValue(
      "careers.example.com",
    );
    await expect(page.getByRole("checkbox", { name: "European Union" })).toBeChecked();
    await expect(page.getByRole("combobox", { name: "Field of business" })).toHaveValue("health");
    await submit(page, userEvent);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(CAREERS));
    await expect(sessionStorage.getItem("candor.draft.website.new")).toBeNull();
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement, step, userEvent }) => {
    const page = pageOf(canvasElement);
    const url = await page.findByRole("textbox", { name: /Web address/ });
    await step("Sending it empty names every gap and goes to the first", async () => {
      await submit(page, userEvent);
      await expect(url).toHaveAccessibleDescription(/Please enter the web address/);
      await expect(url).toHaveFocus();
      await expect(page.getByRole("group", { name: /Business territories/ })).toHaveAccessibleDescription(
        "Please select at least one territory.",
      );
    });
    await step("The message follows what is typed", async () => {
      await userEvent.type(url, "ftp://careers.example.com");
      await expect(url).toHaveAccessibleDescription(/Only http and https/);
    });
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** The server's own words stand at the field they are about, and what was typed stays. */
export const FieldError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(createWebsite, failWith("object.url_private"))),
  play: async ({ canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await fill(page, userEvent, "intranet.example.com");
    await submit(page, userEvent);
    const url = page.getByRole("textbox", { name: /Web address/ });
    await page.findByText(/private network and cannot be assessed/);
    await expect(url).toHaveAccessibleDescription(/private network/);
    await expect(url).toHaveValue("intranet.example.com");
    await expect(url).toHaveFocus();
  },
};

export const NameTaken: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(createWebsite, failWith("object.repeat_title"))),
  play: async ({ canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await fill(page, userEvent, "careers.example.com");
    await submit(page, userEvent);
    await page.findByText(/An object with this name exists/);
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(/this name exists/);
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(createWebsite, "network")),
  play: async ({ canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await fill(page, userEvent, "careers.example.com");
    await submit(page, userEvent);
    await expect(await page.findByText(/No answer came, so it is not known/)).toBeVisible();
    await expect(page.getByRole("textbox", { name: /Web address/ })).toHaveValue("careers.example.com");
  },
};

/** What is filled in, as the list has it. */
const ADDED = { ...CAREERS, territories: ["EU" as const] };

/** It was added, and the answer was lost on the way. */
export const AnswerLost: Story = {
  beforeEach: ({ msw }) => {
    let added = false;
    msw.use(
      ...handlersFor(listObjects, () => objectList(added ? [SHOP, ADDED] : [SHOP])),
      ...handlersFor(createWebsite, () => {
        added = true;
        return "network";
      }),
    );
  },
  play: async ({ args, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await fill(page, userEvent, "careers.example.com");
    await submit(page, userEvent);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(ADDED));
    await expect(page.queryByText(/No answer came/)).toBeNull();
  },
};

/** It was added, and nothing was answered any more: the next try adds it no second time. */
export const NetworkLost: Story = {
  beforeEach: ({ msw }) => {
    let down = false;
    msw.use(
      ...handlersFor(listObjects, () => (down ? "network" : objectList([SHOP]))),
      ...handlersFor(createWebsite, () => {
        down = true;
        return "network";
      }),
    );
  },
  play: async ({ args, canvasElement, msw, userEvent }) => {
    const page = pageOf(canvasElement);
    await fill(page, userEvent, "careers.example.com");
    await submit(page, userEvent);
    await expect(await page.findByText(/No answer came/)).toBeVisible();
    msw.use(
      ...handlersFor(listObjects, objectList([SHOP, ADDED])),
      ...handlersFor(createWebsite, failWith("object.repeat_url")),
    );
    await submit(page, userEvent);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(ADDED));
  },
};

/** One that was there before is not taken for the one that was sent. */
export const NetworkLostBeforeArrival: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(listObjects, objectList([SHOP, ADDED])), ...handlersFor(createWebsite, "network")),
  play: async ({ args, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await fill(page, userEvent, "careers.example.com");
    await submit(page, userEvent);
    await expect(await page.findByText(/No answer came/)).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const LimitReached: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(createWebsite, failWith("object.limit_reached"))),
  play: async ({ canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await fill(page, userEvent, "careers.example.com");
    await submit(page, userEvent);
    await expect(await page.findByText(/Contact the business team/)).toBeVisible();
  },
};

export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(createWebsite, "pending")),
  play: async ({ args, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await fill(page, userEvent, "careers.example.com");
    await submit(page, userEvent);
    await expect(page.getByRole("button", { name: "Add website" })).toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(createWebsite, ({ url, name, territories, sector }) =>
        url === "https://careers.example.com/" &&
        name === "" &&
        territories[0] === "EU" &&
        sector === "children"
          ? CAREERS
          : failWith("object.url_invalid"),
      ),
    ),
  play: async ({ args, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await fill(page, userEvent, "careers.example.com");
    const field = page.getByRole("combobox", { name: "Field of business" });
    await userEvent.selectOptions(field, "Services for children");
    await submit(page, userEvent);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(CAREERS));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Closing with something typed asks first; going on keeps it. */
export const UnsavedEdits: Story = {
  tags: ["visual"],
  play: async ({ args, canvasElement, step, userEvent }) => {
    const page = pageOf(canvasElement);
    await userEvent.type(await page.findByRole("textbox", { name: /Web address/ }), "careers.example.com");
    await step("Continue editing is the default", async () => {
      await userEvent.click(page.getByRole("button", { name: "Cancel" }));
      await page.findByRole("dialog", { name: "Discard changes?" });
      await userEvent.click(page.getByRole("button", { name: "Continue editing" }));
      await expect(await page.findByRole("textbox", { name: /Web address/ })).toHaveValue(
        "careers.example.com",
      );
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step("Discarding closes", async () => {
      await userEvent.click(page.getByRole("button", { name: "Cancel" }));
      await userEvent.click(await page.findByRole("button", { name: "Discard changes" }));
      await expect(args.onClose).toHaveBeenCalled();
    });
  },
};

/** The address of a website that has been assessed is fixed, and says why. */
export const EditAssessed: Story = {
  args: { object: SHOP },
  play: async ({ canvasElement }) => {
    const url = await pageOf(canvasElement).findByRole("textbox", { name: /Web address/ });
    await expect(url).toHaveAttribute("readonly");
    await expect(url).toHaveAccessibleDescription(/fixed because this website has been assessed/);
  },
};

export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
