import { readFileSync } from "node:fs";
import { join } from "node:path";
import { uiFolder } from "./catalogue.ts";

/** The bare part of Radix Themes that does the same, and the classes its rules begin with. */
interface Counterpart {
  module: string;
  classes: string[];
}

const button = ["rt-BaseButton", "rt-reset"];
const menu = ["rt-BaseMenu"];
const field = ["rt-TextField"];

export const counterparts: Record<string, Counterpart> = {
  "badges/Avatar": { module: "avatar", classes: ["rt-Avatar"] },
  "badges/Tag": { module: "badge", classes: ["rt-Badge"] },
  "dialogs/ConfirmDialog": { module: "alert-dialog", classes: ["rt-BaseDialog", "rt-AlertDialog"] },
  "dialogs/Dialog": { module: "dialog", classes: ["rt-BaseDialog", "rt-Dialog"] },
  "dialogs/Popover": { module: "popover", classes: ["rt-Popover"] },
  "feedback/Skeleton": { module: "skeleton", classes: ["rt-Skeleton"] },
  "forms/Button": { module: "button", classes: [...button, "rt-Button", "rt-Spinner"] },
  "forms/Checkbox": { module: "checkbox", classes: ["rt-BaseCheckbox", "rt-Checkbox"] },
  "forms/IconButton": { module: "icon-button", classes: [...button, "rt-IconButton", "rt-Spinner"] },
  "forms/RadioGroup": { module: "radio-group", classes: ["rt-BaseRadio", "rt-RadioGroup"] },
  "forms/SegmentedControl": { module: "segmented-control", classes: ["rt-SegmentedControl"] },
  "forms/Select": { module: "select", classes: ["rt-Select"] },
  "forms/Switch": { module: "switch", classes: ["rt-Switch"] },
  "forms/TextArea": { module: "text-area", classes: ["rt-TextArea"] },
  "forms/TextField": { module: "text-field", classes: field },
  "data/KeyValueList": { module: "data-list", classes: ["rt-DataList"] },
  "data/Tabs": { module: "tabs", classes: ["rt-BaseTabList", "rt-Tabs"] },
  "menus/Menu": { module: "dropdown-menu", classes: [...menu, "rt-DropdownMenu"] },
  "theme/CandorTheme": { module: "theme", classes: ["radix-themes"] },
};

/** The blocks of a stylesheet on one level: what stands before each brace, and what within. */
function* blocks(css: string): Generator<{ head: string; body: string }> {
  let start = 0;
  for (let open = css.indexOf("{"); open !== -1; open = css.indexOf("{", start)) {
    let depth = 1;
    let end = open + 1;
    for (; depth > 0 && end < css.length; end++) {
      if (css[end] === "{") depth++;
      else if (css[end] === "}") depth--;
    }
    yield { head: css.slice(start, open).trim(), body: css.slice(open + 1, end - 1) };
    start = end;
  }
}

function rulesOf(css: string, classes: readonly string[]): string {
  let kept = "";
  for (const { head, body } of blocks(css)) {
    if (head.startsWith("@media") || head.startsWith("@supports")) {
      const inner = rulesOf(body, classes);
      if (inner) kept += `${head}{${inner}}`;
    } else if (classes.some((name) => head.includes(`.${name}`))) kept += `${head}{${body}}`;
  }
  return kept;
}

const sheet = readFileSync(join(uiFolder, "node_modules/@radix-ui/themes/components.css"), "utf8").replace(
  /\/\*[\s\S]*?\*\//g,
  "",
);

/** The rules of Radix's one stylesheet that a part of it needs. Radix itself ships them together only. */
export const rulesFor = ({ classes }: Counterpart): string => rulesOf(sheet, classes);
