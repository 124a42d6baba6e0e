import { assignVars, globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { dark, light } from "./palette/palette.ts";

const sans =
  'var(--candor-font, "Inter Variable"),"Candor Arial","Candor Roboto","Candor Open Sans","PingFang SC","HarmonyOS Sans SC","Microsoft YaHei UI","Noto Sans CJK SC","Noto Sans SC","Noto Sans SC Variable",system-ui,sans-serif';

/** One size a step: [size, line en, tracking en]. */
const scale = {
  1: ["12px", "16px", "0"],
  2: ["13px", "20px", "0"],
  3: ["14px", "20px", "0"],
  4: ["16px", "24px", "-0.008em"],
  5: ["20px", "28px", "-0.014em"],
  6: ["24px", "32px", "-0.02em"],
  7: ["30px", "36px", "-0.022em"],
  8: ["40px", "48px", "-0.03em"],
  9: ["56px", "56px", "-0.035em"],
} as const;

type Step = keyof typeof scale;
const column = (index: 0 | 1 | 2): Record<Step, string> =>
  Object.fromEntries(Object.entries(scale).map(([step, row]) => [step, row[index]])) as Record<Step, string>;
const each = (value: string): Record<Step, string> =>
  Object.fromEntries(Object.keys(scale).map((step) => [step, value])) as Record<Step, string>;

const rows = { dense: "36px", line: "44px", double: "56px" };

const latin = {
  ...assignVars(vars.line, { ...column(1), prose: "22px" }),
  ...assignVars(vars.tracking, column(2)),
  ...assignVars(vars.weight, { medium: "500", title: "500", strong: "560", bold: "600" }),
  ...assignVars(vars.font, {
    sans,
    mono: '"JetBrains Mono Variable","SFMono-Regular",Menlo,Consolas,"Noto Sans Mono CJK SC",monospace',
  }),
};

globalStyle(":root", {
  vars: {
    ...assignVars(vars.space, {
      1: "4px",
      2: "8px",
      3: "12px",
      4: "16px",
      5: "20px",
      6: "24px",
      7: "30px",
      8: "40px",
      9: "56px",
    }),
    ...assignVars(vars.radius, { r2: "2px", r4: "4px", r6: "6px", r8: "8px" }),
    ...assignVars(vars.size, column(0)),
    ...latin,
    ...assignVars(vars.row, rows),
    ...assignVars(vars.motion, {
      fast: "120ms",
      menu: "160ms",
      drawer: "200ms",
      dialog: "240ms",
      curve: "cubic-bezier(0.2, 0, 0, 1)",
    }),
    ...assignVars(vars.z, {
      sticky: "2",
      bar: "5",
      launcher: "8",
      drawer: "20",
      overlay: "30",
      menu: "40",
      notice: "50",
      tooltip: "60",
    }),
  },
});

// The language of the run decides line height, tracking and weight; a nested run of the other language sets them back.
globalStyle('[lang|="en"]', { vars: latin });
globalStyle('[lang|="zh"]', {
  vars: {
    ...assignVars(vars.line, {
      1: "18px",
      2: "22px",
      3: "22px",
      4: "26px",
      5: "30px",
      6: "36px",
      7: "42px",
      8: "54px",
      9: "56px",
      prose: "24px",
    }),
    ...assignVars(vars.tracking, each("0")),
    // Most system CJK faces have no 500 and browsers then take 400; saying so keeps Latin words in a run as light.
    ...assignVars(vars.weight, { medium: "400", title: "600", strong: "600", bold: "600" }),
    [vars.font.sans]: `"Candor CJK Punct",${sans}`,
  },
});

// Another face: named again where it is chosen, because a stack is resolved where it stands.
globalStyle('[data-candor-font="poppins"]', { vars: { "--candor-font": '"Poppins"' } });
globalStyle('[data-candor-font="roboto"]', { vars: { "--candor-font": '"Roboto Variable"' } });
globalStyle('[data-candor-font="inter"]', { vars: { "--candor-font": "initial" } });
// A page that is drawn before Inter is asked for, in what a system has; who sets it adds Inter by this name.
globalStyle('[data-candor-font="later"]', { vars: { "--candor-font": '"Inter Later"' } });
globalStyle("[data-candor-font]", { vars: { [vars.font.sans]: sans } });
globalStyle("[data-candor-font]:lang(zh)", { vars: { [vars.font.sans]: `"Candor CJK Punct",${sans}` } });
globalStyle('[data-candor-density="regular"]', { vars: assignVars(vars.row, rows) });
globalStyle('[data-candor-density="compact"]', {
  vars: assignVars(vars.row, { dense: "32px", line: "36px", double: "48px" }),
});

globalStyle(":root, .light", {
  colorScheme: "light",
  vars: {
    ...assignVars(vars.color, light.color),
    ...assignVars(vars.severity, light.severity),
    ...assignVars(vars.shadow, light.shadow),
  },
});
// Paper is light: the dark values are for screens, so a dark page prints with the light ones.
globalStyle(".dark", {
  "@media": {
    "not print": {
      colorScheme: "dark",
      vars: {
        ...assignVars(vars.color, dark.color),
        ...assignVars(vars.severity, dark.severity),
        ...assignVars(vars.shadow, dark.shadow),
      },
    },
  },
});

globalStyle(":root", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      vars: assignVars(vars.motion, {
        fast: "80ms",
        menu: "80ms",
        drawer: "80ms",
        dialog: "80ms",
        curve: "linear",
      }),
    },
  },
});

// More contrast: the quiet lines become the ones a control needs, a control's edge and secondary text become stronger.
const stronger = ({ edge, text2, text }: (typeof light | typeof dark)["color"]) => ({
  [vars.color.line]: edge,
  [vars.color.line2]: text2,
  [vars.color.edge]: text2,
  [vars.color.text2]: text,
});
globalStyle(":root, .light", { "@media": { "(prefers-contrast: more)": { vars: stronger(light.color) } } });
globalStyle(".dark", { "@media": { "screen and (prefers-contrast: more)": { vars: stronger(dark.color) } } });

// Forced colours replace what CSS paints, but not what an SVG does. Told in the tokens, drawings follow the system too;
// height, shape and dash still tell the results and lines apart.
const paper = [
  "canvas",
  "sheet",
  "raised",
  "sunken",
  "hover",
  "selected",
  "navActive",
  "press",
  "cut",
] as const;
const paperOnInk = ["onInk", "onTooltip", "accSoft", "accSoft2", "disabled"] as const;
const quiet = ["line", "line2", "track", "onDisabled"] as const;
const system = (names: readonly (keyof typeof light.color)[], value: string) =>
  Object.fromEntries(names.map((name) => [vars.color[name], value]));

globalStyle(":root, .light, .dark", {
  "@media": {
    "(forced-colors: active)": {
      vars: {
        ...system(Object.keys(light.color) as (keyof typeof light.color)[], "CanvasText"),
        ...system([...paper, ...paperOnInk], "Canvas"),
        ...system(quiet, "GrayText"),
        ...system(["accLine", "inkHover"], "Highlight"),
        ...system(["accText"], "LinkText"),
        ...system(["scrim"], "transparent"),
        ...Object.fromEntries(
          Object.values(vars.severity).flatMap(({ solid, soft, text }) => [
            [solid, "CanvasText"],
            [soft, "Canvas"],
            [text, "CanvasText"],
          ]),
        ),
      },
    },
  },
});
