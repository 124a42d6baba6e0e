// Invented pages that stories and tests share; no component reads it.
import type { GuideLabels, GuidePage } from "./GuideDialog/guide-types.ts";

/** A drawn screen: a heading and rows of ticks. */
const picture = (heading: string, ticks: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="56 36 530 308"><rect x="56" y="36" width="530" height="308" fill="#fff"/><text x="80" y="72" font-family="sans-serif" font-size="14" font-weight="600" fill="#1a211e">${heading}</text>${Array.from(
      { length: 5 },
      (_, row) =>
        `<path stroke="#dfe2e0" d="M80 ${96 + row * 48}h482"/><rect x="80" y="${112 + row * 48}" width="16" height="16" rx="2" fill="none" stroke="#868e8b"/><rect x="110" y="${115 + row * 48}" width="${90 + ((row * 37) % 60)}" height="9" fill="#cbcfcd"/>${Array.from({ length: ticks }, (_, tick) => `<rect x="${430 + tick * 6}" y="${126 + row * 48 - Math.max(3, 14 - tick)}" width="3" height="${Math.max(3, 14 - tick)}" fill="#1f2d5c"/>`).join("")}`,
    ).join("")}</svg>`,
  )}`;

const image = (heading: string, ticks: number) => ({ src: picture(heading, ticks), alt: heading });

export const guidePages: readonly GuidePage[] = [
  {
    id: "pprm",
    label: "Your privacy reading",
    title: "Your privacy reading",
    text: "One tick is one check, worst first. A sound asset is a flat line.",
    images: [image("All checks", 18)],
  },
  {
    id: "set_up_assessment",
    label: "Set up an assessment",
    title: "Set up an assessment",
    text: "Choose the websites, apps, devices and cloud accounts to assess, then submit. Results arrive in about two days, after our experts have verified them.",
    images: [image("Choose objects", 16), image("Confirm details", 10), image("Submit", 6)],
  },
  {
    id: "invite_members",
    label: "Invite your team",
    title: "Invite your team",
    text: "Owners manage the company; members read and comment.",
    images: [image("Members", 4), image("Roles", 8)],
  },
  {
    id: "connect_jira",
    label: "Connect Jira",
    title: "Connect Jira",
    text: "Create an issue from any finding and follow its state here.",
    images: [image("Projects", 5), image("Fields", 7)],
  },
  {
    id: "help_ai",
    label: "Ask the AI helper",
    title: "Ask the AI helper",
    text: "It answers from the checks and the help content, with its sources.",
    images: [],
  },
];

export const guideLabels: GuideLabels = {
  title: "Getting started",
  position: (page, of) => `${page} of ${of}`,
  skip: "Skip the guide",
  previous: "Previous",
  next: "Next",
  finish: "OK",
  close: "Close the guide",
  images: "Pictures",
  previousImage: "Previous picture",
  nextImage: "Next picture",
  pause: "Pause the pictures",
  play: "Let the pictures run",
  image: (number, of) => `Picture ${number} of ${of}`,
};

export const guidePagesChinese: readonly GuidePage[] = [
  {
    id: "pprm",
    label: "隐私风险一览",
    title: "隐私风险一览",
    text: "一个刻度代表一项检查，最严重的排在最前。没有问题的资产是一条平线。",
    images: [image("全部检查", 18)],
  },
  {
    id: "set_up_assessment",
    label: "创建评估",
    title: "创建评估",
    text: "选择要评估的网站、应用、设备和云账号，然后提交。专家核实后，结果约在两天内送达。",
    images: [image("选择对象", 16), image("提交", 6)],
  },
];

export const guideLabelsChinese: GuideLabels = {
  title: "新手引导",
  position: (page, of) => `第 ${page} 页，共 ${of} 页`,
  skip: "跳过引导",
  previous: "上一步",
  next: "下一步",
  finish: "完成",
  close: "关闭引导",
  images: "图片",
  previousImage: "上一张",
  nextImage: "下一张",
  pause: "暂停播放",
  play: "继续播放",
  image: (number, of) => `第 ${number} 张，共 ${of} 张`,
};
