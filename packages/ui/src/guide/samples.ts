// Invented pages that stories and tests share; no component reads it.
import * as cn from "../words/cn.ts";
import * as en from "../words/en.ts";
import type { GuidePage } from "./GuideDialog/guide-types.ts";

const rows = [
  ["shop.example.com", "Website"],
  ["Example Shop", "Android 6.3.1"],
  ["Doorbell D2", "IoT device fw 2.4.7"],
  ["Example Shop", "iOS 6.3.0"],
  ["1234-5678-9012", "AWS account"],
] as const;
/** Height and colour of ticks, worst first. */
const levels = [
  [12, "#b31b2c"],
  [9, "#ee6002"],
  [6, "#1c93e0"],
] as const;

const word = (x: number, y: number, size: number, fill: string, text: string, more = "") =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" fill="${fill}" ${more}>${text}</text>`;

const box = (y: number, chosen: boolean) =>
  chosen
    ? `<rect x="80" y="${y}" width="16" height="16" rx="2" fill="#1f2d5c"/><path d="M84 ${y + 8}l3 3 5-6" fill="none" stroke="#fff" stroke-width="2"/>`
    : `<rect x="80.5" y="${y + 0.5}" width="15" height="15" rx="2" fill="none" stroke="#868e8b"/>`;

/** A Vernier of 30 ticks: `bad` of each level, then those that passed. */
const ticks = (y: number, bad: number) =>
  Array.from({ length: 30 }, (_, tick) => {
    const [height, fill] = levels[Math.floor(tick / bad)] ?? [2, "#1f8065"];
    return `<rect x="${360 + tick * 3}" y="${y - height}" width="2" height="${height}" fill="${fill}"/>`;
  }).join("");

/** A drawn screen: a heading and rows, of which so many are chosen. */
const picture = (heading: string, chosen: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="56 36 530 308"><rect x="56" y="36" width="530" height="308" fill="#fff"/>${word(80, 72, 13, "#1a211e", heading, 'font-weight="600"')}${rows
      .map(([name, type], row) => {
        const top = 88 + row * 48;
        return `<path stroke="#dfe2e0" d="M80 ${top + 0.5}h482"/>${box(top + 16, row < chosen)}${word(112, top + 21, 13, "#1a211e", name, 'font-weight="500"')}${word(112, top + 38, 12, "#5f6563", type)}${ticks(top + 30, 1 + ((row + 1) % 3))}${word(562, top + 29, 12, "#5f6563", "18 Nov 2026", 'text-anchor="end"')}`;
      })
      .join("")}</svg>`,
  )}`;

const image = (heading: string, chosen: number) => ({ src: picture(heading, chosen), alt: heading });

export const guidePages: readonly GuidePage[] = [
  {
    id: "pprm",
    label: "Your privacy reading",
    title: "Your privacy reading",
    text: "One tick is one check, worst first. A sound asset is a flat line.",
    images: [image("All checks", 0)],
  },
  {
    id: "set_up_assessment",
    label: "Set up an assessment",
    title: "Set up an assessment",
    text: "Choose the websites, apps, devices and cloud accounts to assess, then submit. Results arrive in about two days, after our experts have verified them.",
    images: [image("Choose objects", 2), image("Confirm details", 3), image("Submit", 5)],
  },
  {
    id: "invite_members",
    label: "Invite your team",
    title: "Invite your team",
    text: "Owners manage the company; members read and comment.",
    images: [image("Members", 1), image("Roles", 2)],
  },
  {
    id: "connect_jira",
    label: "Connect Jira",
    title: "Connect Jira",
    text: "Create an issue from any finding and follow its state here.",
    images: [image("Projects", 1), image("Fields", 3)],
  },
  {
    id: "help_ai",
    label: "Ask the AI helper",
    title: "Ask the AI helper",
    text: "It answers from the checks and the help content, with its sources.",
    images: [],
  },
];

export const guidePagesChinese: readonly GuidePage[] = [
  {
    id: "pprm",
    label: "隐私风险一览",
    title: "隐私风险一览",
    text: "一个刻度代表一项检查，最严重的排在最前。没有问题的资产是一条平线。",
    images: [image("全部检查", 0)],
  },
  {
    id: "set_up_assessment",
    label: "新建评估",
    title: "新建评估",
    text: "选择要评估的网站、应用、设备和云账号，然后提交。专家复核后，结果约在两天内发布。",
    images: [image("选择对象", 2), image("提交", 5)],
  },
];

export const guideLabels = en.guideDialog.labels;
export const guideLabelsChinese = cn.guideDialog.labels;
