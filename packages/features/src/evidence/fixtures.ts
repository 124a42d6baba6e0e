import type { EvidenceTable, Screenshot } from "@candor/api/entities";

const say = (en: string, cn: string) => ({ en, cn });

const picture = (fill: string, words: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 784" width="1280" height="784"><rect width="1280" height="784" fill="#eef1f0"/><rect width="1280" height="72" fill="#d7dcda"/><rect y="592" width="1280" height="192" fill="${fill}"/><text x="56" y="690" font-family="sans-serif" font-size="36" fill="#fff">${words}</text></svg>`,
  )}`;

/** Cookies, with every kind of column. */
export const COOKIES: EvidenceTable = {
  id: "cookies",
  title: say("Cookies", "Cookie"),
  columns: [
    { key: "name", label: say("Cookie", "Cookie"), type: "mono" },
    { key: "owner", label: say("Set by", "设置方"), type: "text" },
    { key: "purpose", label: say("Purpose", "用途"), type: "tag" },
    { key: "region", label: say("Region", "国家或地区"), type: "region" },
    { key: "lifetime", label: say("Lifetime", "有效期"), type: "duration" },
    { key: "size", label: say("Bytes", "字节"), type: "number" },
  ],
  rows: [
    {
      name: "_adr_uid",
      owner: "AdReach",
      purpose: "Advertising",
      region: "US",
      lifetime: 34_128_000_000,
      size: 1284,
    },
    {
      name: "_adr_seg",
      owner: "AdReach",
      purpose: "Advertising",
      region: "US",
      lifetime: 34_128_000_000,
      size: 64,
    },
    {
      name: "px_match",
      owner: "Pixelbox",
      purpose: "Retargeting",
      region: "EU",
      lifetime: 15_552_000_000,
      size: 36,
    },
    { name: "_mly_cid", owner: "Metricly", purpose: null, region: "CN", lifetime: null, size: 36 },
  ],
  total: 4,
};

/** Requests: long addresses, more seen than stored. */
export const REQUESTS: EvidenceTable = {
  id: "requests",
  title: say("Requests", "请求"),
  columns: [
    { key: "url", label: say("Address", "地址"), type: "url" },
    { key: "at", label: say("Sent at", "发送时间"), type: "duration" },
  ],
  rows: Array.from({ length: 30 }, (_, index) => ({
    url: `https://cdn.adreach.example/v4/collect?visitor=7f0c${index}e1&page=${"shop/".repeat(index % 9)}`,
    at: 400 + index * 100,
  })),
  total: 1284,
};

export const SCREENSHOTS: Screenshot[] = [
  {
    id: "3a1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01",
    caption: say("Banner visible, no choice made", "弹窗可见，尚未作出选择"),
    url: picture("#1f2d5c", "We value your privacy"),
    width: 1280,
    height: 784,
  },
  {
    id: "3a1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e02",
    caption: say("After reload, nothing chosen", "重新加载后，仍未选择"),
    url: picture("#5f6563", "Reject all · Accept all"),
    width: 1280,
    height: 784,
  },
];

export const FIX_STEPS = {
  en: [
    "Block the tag `adreach.js` until the consent signal `ad_storage` is granted. Load it from the consent callback, not from the page head.",
    "Set the tag manager’s default consent state to **denied** before any other script runs.",
    "Delete cookies that were set without consent when a visitor chooses “Reject all”.",
    "Publish a new banner version and start a new assessment.",
  ],
  cn: [
    "在获得同意信号 `ad_storage` 之前阻止标签 `adreach.js`。从同意回调中加载，不要放在页面头部。",
    "在其他脚本运行之前，将标签管理器的默认同意状态设为 **denied**。",
    "访问者选择“全部拒绝”时，删除未经同意设置的 Cookie。",
    "发布新的弹窗版本并重新评估。",
  ],
};
