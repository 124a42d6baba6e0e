import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pencil, Trash2 } from "lucide-react";
import { Button } from "../../forms/Button/Button.tsx";
import { FormActions } from "../../forms/FormActions/FormActions.tsx";
import { IconButton } from "../../forms/IconButton/IconButton.tsx";
import { TextArea } from "../../forms/TextArea/TextArea.tsx";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { type CommentEntry, CommentList } from "./CommentList.tsx";

const comments: CommentEntry[] = [
  {
    id: "1",
    author: "Marta Keller",
    authorText: "Marta Keller",
    time: "18 Nov, 15:02",
    dateTime: "2026-11-18T15:02:00Z",
    text: "The agency re-added the tag in last week’s campaign. I asked them to move it behind the consent callback.",
  },
  {
    id: "2",
    author: "Jonas Weber",
    authorText: "Jonas Weber",
    time: "18 Nov, 16:20",
    dateTime: "2026-11-18T16:20:00Z",
    text: "Fix is in staging. Will be live with release 92 on Monday.\nPlease rescan after that.",
  },
];

const own = (
  <>
    <IconButton size={24} label="Edit comment" icon={<Icon of={Pencil} size={14} />} />
    <IconButton size={24} label="Delete comment" icon={<Icon of={Trash2} size={14} />} />
  </>
);

const composer = (
  <div style={{ display: "grid", gap: 8 }}>
    <TextArea
      aria-label="Write a comment"
      placeholder="Write a comment"
      bound={501}
      counterText={(used, most) => `${used} of ${most}`}
    />
    <Button variant="primary" style={{ justifySelf: "end" }}>
      Comment
    </Button>
  </div>
);

const meta = {
  title: "UI/Data/CommentList",
  component: CommentList,
  decorators: [(Story) => <div style={{ maxWidth: 336 }}>{Story()}</div>, onSheet],
  args: { label: "Comments", comments },
} satisfies Meta<typeof CommentList>;

export default meta;
type Story = StoryObj<typeof meta>;

const [first, second] = comments as [CommentEntry, CommentEntry];

export const Default: Story = {};
export const WithComposer: Story = {
  tags: ["visual"],
  args: { composer, comments: [first, { ...second, actions: own, note: "Edited" }] },
};
export const Empty: Story = { args: { comments: [], empty: "Nobody has written yet.", composer } };
export const Pending: Story = {
  args: { comments: [first, { ...second, state: "pending", stateText: "Sending" }] },
};
export const Failed: Story = {
  args: {
    comments: [
      first,
      {
        ...second,
        state: "failed",
        stateText: (
          <>
            Not sent.
            <Button size={24} variant="link">
              Try again
            </Button>
          </>
        ),
      },
    ],
  },
};
export const Editing: Story = {
  args: {
    comments: [
      {
        ...first,
        editor: (
          <div style={{ display: "grid", gap: 8 }}>
            <TextArea aria-label="Edit comment" defaultValue={String(first.text)} />
            <FormActions>
              <Button variant="quiet">Cancel</Button>
              <Button variant="primary">Save</Button>
            </FormActions>
          </div>
        ),
      },
      second,
    ],
  },
};
export const AuthorGone: Story = {
  args: { comments: [{ ...first, author: null, authorText: "Former member" }] },
};
export const LongLabel: Story = {
  args: {
    comments: [
      {
        ...first,
        authorText: "Wolfeschlegelsteinhausenbergerdorff",
        text: "https://example.com/".padEnd(240, "a"),
        actions: own,
      },
    ],
  },
};
export const RightToLeft: Story = {
  args: {
    comments: [{ ...first, text: "تمت إزالة العلامة (adreach.js)!\nThe second line runs left to right." }],
  },
};
export const Many: Story = {
  args: { comments: Array.from({ length: 60 }, (_, index) => ({ ...first, id: String(index) })) },
};
export const Dark: Story = { ...Failed, decorators: [inDark] };
