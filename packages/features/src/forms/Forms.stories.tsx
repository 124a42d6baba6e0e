import { Button, TextField } from "@candor/ui/forms";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { DiscardDialog } from "./DiscardDialog.tsx";
import { Failure } from "./Failure.tsx";
import { FormDialog } from "./FormDialog.tsx";
import { SaveRow } from "./SaveRow.tsx";

const meta = {
  title: "Features/Forms",
  component: FormDialog,
  args: {
    title: "Invite member",
    description: "They get a mail with a link.",
    draft: "story",
    dirty: false,
    busy: false,
    submit: <Button variant="primary">Send invitation</Button>,
    onClose: fn(),
    children: <TextField label="E-mail" required />,
  },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Refused: why, and the way out. */
export const Refused: Story = {
  tags: ["visual"],
  args: {
    children: (
      <>
        <TextField label="E-mail" defaultValue="nina@example.com" required />
        <Failure text="The invitation was not sent: the company has no connection to the server that sends its mails.">
          <a href="/settings">Connect it in the settings</a>
        </Failure>
      </>
    ),
  },
};

/** Closing with something typed. */
export const Discard: Story = {
  render: () => <DiscardDialog open onKeep={fn()} onDiscard={fn()} />,
};

/** The end of a page's form: changed, and not saved at the first try. */
export const Unsaved: Story = {
  render: () => (
    <form style={{ display: "grid", gap: 24, padding: 24 }}>
      <TextField label="Name" defaultValue="Lin Yue" />
      <SaveRow failure="The profile was not saved: you are offline." saving={false} unsaved />
    </form>
  ),
};
