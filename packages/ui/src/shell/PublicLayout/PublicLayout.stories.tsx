import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../forms/Button/Button.tsx";
import { TextField } from "../../forms/TextField/TextField.tsx";
import { LogoMark } from "../../icons/LogoMark/LogoMark.tsx";
import { PublicLayout } from "./PublicLayout.tsx";

const meta = {
  title: "UI/Shell/PublicLayout",
  component: PublicLayout,
  args: {
    brand: <LogoMark label="Candor" />,
    promise: "What your products do with personal data, stated plainly.",
    promiseFooter: "GDPR, PIPL, CPRA",
    footer: <a href="/pages/privacy-policy">Privacy policy</a>,
    children: (
      <>
        <h1>Sign in</h1>
        <TextField label="Email" />
        <Button variant="primary" size={40} fullWidth>
          Sign in
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PublicLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };

export const Dark: Story = { globals: { theme: "dark" } };
