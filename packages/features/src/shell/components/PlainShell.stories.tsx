import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { owner, shellAnswers } from "../fixtures.ts";
import { PlainShell } from "./PlainShell.tsx";
import { Refused } from "./Refused.tsx";

const none = { ...owner, company: { ...owner.company, product_type: 0 } };

const meta = {
  title: "Features/Shell/PlainShell",
  component: PlainShell,
  args: {
    user: none,
    current: undefined,
    onTitle: fn(),
    onLanguage: fn(),
    onLogOut: fn(),
    children: <Refused refusal="product" user={none} home={null} />,
  },
  beforeEach: ({ msw }) => msw.use(...shellAnswers),
} satisfies Meta<typeof PlainShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of a company without a product nothing opens; the way out does. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Account of Lin Yue" }));
    await expect(await screen.findByRole("menuitem", { name: "Trust" })).toBeInTheDocument();
    // Nothing is offered that does not open.
    await expect(screen.queryByRole("menuitem", { name: "User info" })).toBeNull();
    await userEvent.click(screen.getByRole("menuitem", { name: "Log out" }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};
export const Chinese: Story = { globals: { language: "cn" } };
export const Dark: Story = { globals: { theme: "dark" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
