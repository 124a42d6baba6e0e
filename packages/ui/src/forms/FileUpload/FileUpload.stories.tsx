import type { Meta, StoryObj } from "@storybook/react-vite";
import { inChinese, inDark, inRail, onSheet } from "../../internal/stories.tsx";
import { FileUpload } from "./FileUpload.tsx";
import * as sample from "./samples.ts";

const meta = {
  title: "UI/Forms/FileUpload",
  component: FileUpload,
  decorators: [inRail, onSheet],
  args: { label: "App package", controller: sample.still(), words: sample.english },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = [sample.uploading, sample.waiting, sample.stopped, sample.failed, sample.done];

export const Default: Story = {};
export const Uploading: Story = { args: { controller: sample.still([sample.uploading]) } };
export const Stopped: Story = { args: { controller: sample.still([sample.stopped]) } };
export const Failed: Story = { args: { controller: sample.still([sample.failed]) } };
export const Done: Story = { args: { controller: sample.still([sample.done]) } };
export const SeveralFiles: Story = { tags: ["visual"], args: { controller: sample.still(all) } };
export const TooLarge: Story = { args: { controller: sample.still([sample.tooLarge]) } };
export const WrongType: Story = { args: { controller: sample.still([sample.wrongType]) } };
export const EmptyFile: Story = { args: { controller: sample.still([sample.empty]) } };
export const FieldError: Story = { args: { required: true, error: "Add a package." } };
export const Disabled: Story = { args: { disabled: true } };
export const LongName: Story = {
  args: {
    controller: sample.still([
      {
        ...sample.uploading,
        name: "a-very-long-package-name-that-some-build-server-made-up-2026-11-18T14-20-release-candidate.ipa",
      },
      { ...sample.done, name: "حزمة-التطبيق-6.4.0.apk" },
    ]),
  },
};
export const Chinese: Story = {
  args: { label: "安装包", words: sample.chinese, controller: sample.still(all) },
  decorators: [inChinese],
};
export const Narrow: Story = {
  args: { controller: sample.still(all) },
  globals: { viewport: { value: "narrow" } },
};
export const Dark: Story = { args: { controller: sample.still(all) }, decorators: [inDark] };
