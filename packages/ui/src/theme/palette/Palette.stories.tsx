import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelColors, tagColors } from "../../badges/Tag/colors.ts";
import { ColorLabel, Tag } from "../../badges/Tag/Tag.tsx";
import { checkStatuses } from "../../icons/status.ts";
import { english } from "../../internal/samples.ts";
import { CandorTheme } from "../CandorTheme/CandorTheme.tsx";
import { text, textSizes } from "../text.css.ts";
import * as css from "./Palette.stories.css.ts";
import { dark, light } from "./palette.ts";

const themes = { light, dark };
type Name = keyof typeof themes;

const Swatch = ({ name, value }: { name: string; value: string }) => (
  <li className={css.item} title={value}>
    <span className={css.swatch} style={{ background: value }} />
    {name}
  </li>
);

const Colours = ({ name }: { name: Name }) => (
  <ul className={css.grid}>
    {Object.entries(themes[name].color).map(([role, value]) => (
      <Swatch key={role} name={role} value={value} />
    ))}
  </ul>
);

const Severities = ({ name }: { name: Name }) => (
  <div>
    {checkStatuses.map((status) => {
      const { solid, soft, text: ink } = themes[name].severity[status];
      return (
        <div className={css.level} key={status}>
          <span className={css.swatch} style={{ background: solid }} />
          <span className={css.word} style={{ background: soft, color: ink }}>
            {english[status]}
          </span>
          <span className={text({ mono: true })}>{solid}</span>
        </div>
      );
    })}
  </div>
);

const Data = () => (
  <>
    <div className={css.row}>
      {tagColors.map((color) => (
        <Tag color={color} key={color}>
          {color}
        </Tag>
      ))}
    </div>
    <div className={css.row}>
      {labelColors.map((color) => (
        <ColorLabel color={color} key={color}>
          {color}
        </ColorLabel>
      ))}
    </div>
  </>
);

const Type = () => (
  <div>
    {textSizes.map((size) => (
      <p className={css.step} key={size}>
        <span className={text({ size })}>
          {size} · 446 of 546 <span lang="zh-CN">检查通过</span>
        </span>
      </p>
    ))}
    <p className={css.step}>
      <span className={text({ mono: true })}>shop.example.com · 8F3A-21C7</span>
    </p>
  </div>
);

const Half = ({ name }: { name: Name }) => (
  <CandorTheme appearance={name}>
    <div className={css.half}>
      <h2 className={css.title}>{name}</h2>
      <Colours name={name} />
      <Severities name={name} />
      <Data />
      <Type />
    </div>
  </CandorTheme>
);

const meta = { title: "UI/Theme/Palette" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour and every step of type, light and dark beside each other. */
export const Whole: Story = {
  render: () => (
    <div className={css.both}>
      <Half name="light" />
      <Half name="dark" />
    </div>
  ),
};
