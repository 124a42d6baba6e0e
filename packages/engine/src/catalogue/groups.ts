/** Scenarios and categories: the two levels the checks are grouped by. */
export const scenarios = {
  consent: { en: "Consent & transparency", cn: "同意与透明度" },
  sharing: { en: "Data sharing & transfers", cn: "数据共享与跨境" },
  security: { en: "Security of processing", cn: "数据处理安全" },
} as const;

export const categories = {
  consentBefore: { en: "Consent before tracking", cn: "跟踪前的同意" },
  consentChoice: { en: "Real choice", cn: "真实的选择" },
  optOut: { en: "Opt-out rights", cn: "选择退出的权利" },
  notice: { en: "Privacy notice", cn: "隐私告知" },
  encryption: { en: "Encryption in transit", cn: "传输加密" },
  headers: { en: "Browser protections", cn: "浏览器防护" },
  cookies: { en: "Cookie hygiene", cn: "Cookie 管理" },
  content: { en: "Page integrity", cn: "页面完整性" },
  tracking: { en: "Behavioural tracking", cn: "行为跟踪" },
  thirdParties: { en: "Third parties", cn: "第三方" },
  transfers: { en: "Cross-border transfers", cn: "跨境传输" },
} as const;
