import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatusLabel } from "../badges/StatusLabel/StatusLabel.tsx";
import { Vernier } from "../figures/Vernier/Vernier.tsx";
import { SeverityGlyph } from "../icons/SeverityGlyph/SeverityGlyph.tsx";
import { checkStatuses, statusLetters } from "../icons/status.ts";
import { chinese, english } from "../internal/samples.ts";
import { inDark, onSheet } from "../internal/stories.tsx";
import { light } from "./palette/palette.ts";
import * as css from "./Theme.stories.css.ts";
import { text, textSizes } from "./text.css.ts";

const meta = { title: "UI/Theme", decorators: [onSheet] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Height, shape, letter, then colour. */
export const Severity: Story = {
  tags: ["visual"],
  render: () => (
    <div className={css.severity}>
      {checkStatuses.map((status) => (
        <div className={css.level} key={status}>
          <SeverityGlyph size={16} status={status} />
          <Vernier counts={{ [status]: 9 }} label={`9 ${english[status]}`} size="row" width={26} />
          <span className={text({ size: 2, weight: "medium" })}>{english[status]}</span>
          <span className={text({ size: 2 })} lang="zh-CN">
            {chinese[status]}
          </span>
          <span>
            <StatusLabel label={english[status]} look="soft" status={status} />
          </span>
          <span className={`${css.letter} ${text({ mono: true, tone: "muted" })}`}>
            {statusLetters[status]}
          </span>
        </div>
      ))}
    </div>
  ),
};

export const SeverityDark: Story = { ...Severity, decorators: [inDark] };

export const Type: Story = {
  render: () => (
    <div className={css.type}>
      {textSizes.map((size) => (
        <p className={text({ size })} key={size}>
          {size} · 6 critical issues in 3 of 5 objects
        </p>
      ))}
      <p className={text({ mono: true })}>shop.example.com · _adr_uid · 8F3A-21C7</p>
    </div>
  ),
};

export const TypeChinese: Story = {
  render: () => (
    <div className={css.type} lang="zh-CN">
      {textSizes.map((size) => (
        <p className={text({ size })} key={size}>
          {size} · 5 个对象中有 3 个存在“严重”问题……
        </p>
      ))}
    </div>
  ),
};

export const Colours: Story = {
  tags: ["visual"],
  render: () => (
    <ul className={css.colours}>
      {Object.keys(light.color).map((name) => (
        <li className={css.colour} key={name}>
          <span className={css.swatch} style={{ background: `var(--cd-color-${name})` }} />
          <span className={text({ mono: true })}>{name}</span>
        </li>
      ))}
    </ul>
  ),
};

export const ColoursDark: Story = { tags: ["visual"], ...Colours, decorators: [inDark] };
