import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../../forms/Button/Button.tsx";
import { TextField } from "../../forms/TextField/TextField.tsx";
import * as css from "../../internal/stories.css.ts";
import { framed } from "../../internal/stories.tsx";
import * as cn from "../../words/cn.ts";
import * as en from "../../words/en.ts";
import type { Appearance } from "../appearance.ts";
import { CandorTheme } from "../CandorTheme/CandorTheme.tsx";
import { defaultThemeSettings, type ThemeSettings } from "../settings.ts";
import { ThemePanel, type ThemePanelLabels } from "./ThemePanel.tsx";

const { labels: english } = en.themePanel;
const { labels: chinese } = cn.themePanel;

const parts = {
  english: {
    create: "Create scan",
    export: "Export",
    name: "Entity name",
    value: "Example Ltd.",
    clear: "Clear",
    link: "14 of 124 checks",
  },
  chinese: {
    create: "创建扫描",
    export: "导出",
    name: "主体名称",
    value: "示例有限公司",
    clear: "清除",
    link: "124 项检查中的 14 项",
  },
};

interface StageProps extends Partial<ThemeSettings> {
  appearance?: Appearance;
  labels?: ThemePanelLabels;
}

/** The panel beside a few parts that it changes. */
function Stage({ appearance: first = "light", labels = english, ...settings }: StageProps) {
  const [appearance, setAppearance] = useState(first);
  const words = labels === chinese ? parts.chinese : parts.english;
  const [chosen, setChosen] = useState<ThemeSettings>({ ...defaultThemeSettings, ...settings });
  return (
    <CandorTheme appearance={appearance} {...chosen}>
      <div className={css.sheet} style={{ minHeight: 640 }}>
        <div className={css.column}>
          <Button variant="primary">{words.create}</Button>
          <Button>{words.export}</Button>
          <TextField label={words.name} defaultValue={words.value} clearLabel={words.clear} />
          <a href="#checks">{words.link}</a>
        </div>
        <ThemePanel
          onClose={() => {}}
          appearance={appearance}
          onAppearanceChange={setAppearance}
          settings={chosen}
          onSettingsChange={(next) => setChosen({ ...chosen, ...next })}
          onReset={() => setChosen(defaultThemeSettings)}
          labels={labels}
        />
      </div>
    </CandorTheme>
  );
}

const meta = { title: "UI/Theme/ThemePanel", component: Stage, parameters: framed } satisfies Meta<
  typeof Stage
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };
export const Plum: Story = { args: { accent: "plum", radius: 8 } };
export const Cyan: Story = { args: { accent: "cyan", font: "roboto" } };
export const Round: Story = { args: { radius: 24, font: "poppins" } };
export const CyanDark: Story = { args: { accent: "cyan", appearance: "dark" } };
export const Chinese: Story = {
  args: { labels: chinese },
  decorators: [
    (Story) => (
      <div lang="zh-CN">
        <Story />
      </div>
    ),
  ],
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
/** 320 px, which is also 640 px at a zoom of 200 %. */
export const Least: Story = { globals: { viewport: { value: "least" } } };

export const Dark: Story = { args: { appearance: "dark" } };
