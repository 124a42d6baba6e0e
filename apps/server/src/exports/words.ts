import type { AssetType, Citation, Language, ResolutionStatus } from "@candor/api/entities";

type Words<K extends string> = Record<K, Record<Language, string>>;

export const RESOLUTION_WORDS: Words<ResolutionStatus> = {
  mark_resolved: { en: "Resolved", cn: "已标记解决" },
  unmark_resolved: { en: "Open", cn: "待处理" },
  no_required: { en: "Not required", cn: "无需处理" },
};

export const TYPE_WORDS: Words<AssetType> = {
  website: { en: "Website", cn: "网站" },
  android: { en: "Android app", cn: "安卓应用" },
  ios: { en: "iOS app", cn: "iOS 应用" },
  iot: { en: "IoT device", cn: "物联网设备" },
  business_entity: { en: "Business entity", cn: "经营主体" },
  aws: { en: "AWS account", cn: "AWS 账号" },
  windows: { en: "Windows app", cn: "Windows 应用" },
  macos: { en: "macOS app", cn: "macOS 应用" },
};

/** Several words in one cell. */
export const joined = (words: readonly string[], language: Language): string =>
  words.join(language === "cn" ? "；" : "; ");

/** The laws that a row cites, in one cell. */
export const citesOf = (citations: readonly Citation[], language: Language): string =>
  joined(
    citations.map(({ cite }) => cite[language]),
    language,
  );
