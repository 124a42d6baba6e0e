import type { Meta, StoryObj } from "@storybook/react-vite";
import { Vernier } from "../../figures/Vernier/Vernier.tsx";
import { Button } from "../../forms/Button/Button.tsx";
import { TextField } from "../../forms/TextField/TextField.tsx";
import { LogoMark } from "../../icons/LogoMark/LogoMark.tsx";
import { siteCounts, spoken } from "../../internal/samples.ts";
import { framed, inChinese } from "../../internal/stories.tsx";
import { text } from "../../theme/text.css.ts";
import { PublicLayout } from "./PublicLayout.tsx";

const meta = {
  title: "UI/Shell/PublicLayout",
  component: PublicLayout,
  parameters: framed,
  args: {
    brand: <LogoMark label="Candor" />,
    promise: (
      <div style={{ display: "grid", gap: 20 }}>
        <p className={text({ size: 8 })}>What your products do with personal data, stated plainly.</p>
        <p className={text({ size: 4, tone: "muted", weight: "regular" })}>
          Each tick is one check. Tall is critical.
        </p>
        <Vernier counts={siteCounts} size="public" label={`124 checks: ${spoken(siteCounts)}`} />
      </div>
    ),
    promiseFooter: "GDPR, PIPL, CPRA",
    footer: <a href="/pages/privacy-policy">Privacy policy</a>,
    children: (
      <div style={{ display: "grid", gap: 20 }}>
        <h1 className={text({ size: 6 })}>Sign in</h1>
        <TextField label="Email" />
        <Button variant="primary" size={40} fullWidth>
          Sign in
        </Button>
      </div>
    ),
  },
} satisfies Meta<typeof PublicLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };

export const Chinese: Story = {
  args: {
    promise: (
      <div style={{ display: "grid", gap: 20 }}>
        <p className={text({ size: 8 })}>您的产品如何处理个人信息，一目了然。</p>
        <p className={text({ size: 4, tone: "muted", weight: "regular" })}>
          一个刻度代表一项检查，越高越严重。
        </p>
        <Vernier counts={siteCounts} label="124 项检查" size="public" />
      </div>
    ),
    promiseFooter: "GDPR、个保法、CPRA",
    footer: <a href="/pages/privacy-policy">隐私政策</a>,
    children: (
      <div style={{ display: "grid", gap: 20 }}>
        <h1 className={text({ size: 6 })}>登录</h1>
        <TextField label="邮箱" />
        <Button variant="primary" size={40} fullWidth>
          登录
        </Button>
      </div>
    ),
  },
  decorators: [inChinese],
};

/** 320 px, which is also 640 px at a zoom of 200 %. */
export const Least: Story = { globals: { viewport: { value: "least" } } };

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };

export const Dark: Story = { globals: { theme: "dark" } };
