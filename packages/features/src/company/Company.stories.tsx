import { updateCompany } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { owner } from "../shell/fixtures.ts";
import { CompanyScreen } from "./components/CompanyScreen.tsx";
import { COMPANY_INFO } from "./fixtures.ts";

const PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAB8tXAAAACwAAAAAAQABAAACAkQBADs=";
const withLogo = { ...owner, company: { ...owner.company, logo: "0f".repeat(32), logo_url: PICTURE } };
const saved = fn();

const meta = {
  title: "Features/Company",
  component: CompanyScreen,
  args: { user: owner },
  beforeEach({ msw }) {
    saved.mockClear();
    msw.use(
      ...handlersFor(updateCompany, (given) => {
        saved(given);
        return { ...COMPANY_INFO, company: { ...owner.company, name: given.name } };
      }),
    );
  },
} satisfies Meta<typeof CompanyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };

export const Saves: Story = {
  args: { user: withLogo },
  async play({ canvas, userEvent }) {
    const name = canvas.getByRole("textbox", { name: /Company name/ });
    await userEvent.clear(name);
    await userEvent.type(name, "Example Retail Group");
    await userEvent.click(canvas.getByRole("button", { name: "Take the logo away" }));
    await expect(canvas.getByText("Not saved yet")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({ name: "Example Retail Group", logo_upload_id: null }),
    );
    await waitFor(() => expect(canvas.getByText("The company details are saved")).toBeVisible());
  },
};

export const Invalid: Story = {
  async play({ canvas, userEvent }) {
    const name = canvas.getByRole("textbox", { name: /Company name/ });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Enter the company’s name/));
    await expect(name).toHaveFocus();
    await expect(saved).not.toHaveBeenCalled();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(updateCompany, failWith("common.internal"))),
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole("textbox", { name: /Company name/ }), " Ltd");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(canvas.getByText(/^Not saved:/)).toBeVisible());
    await expect(canvas.getByRole("textbox", { name: /Company name/ })).toHaveValue("Example Retail Ltd");
  },
};

export const Viewer: Story = { args: { user: { ...owner, role: "viewer" } } };
export const Preview: Story = { args: { user: { ...owner, preview: true } } };
export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { args: { user: withLogo }, globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
