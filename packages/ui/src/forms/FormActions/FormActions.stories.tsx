import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, inForm, inRail, onSheet } from "../../internal/stories.tsx";
import { Button } from "../Button/Button.tsx";
import { FormActions } from "./FormActions.tsx";

const meta = {
  title: "UI/Forms/FormActions",
  component: FormActions,
  decorators: [inForm, onSheet],
  args: {
    children: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button variant="primary">Set to Passed</Button>
      </>
    ),
  },
} satisfies Meta<typeof FormActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };
export const Start: Story = { args: { align: "start" } };

export const LongLabel: Story = {
  args: {
    children: (
      <>
        <Button variant="quiet">Keep it in expert review for now</Button>
        <Button variant="primary">Publish to the fourteen addresses of Example Retail</Button>
      </>
    ),
  },
  decorators: [inRail],
};
export const Dark: Story = { decorators: [inDark] };
