import type { CollectorName, WebsiteFacts } from "../facts/types.ts";
import { hostOf } from "../knowledge/domains.ts";
import type { Bilingual } from "./types.ts";

/** What each collector does, as a person would say it. */
const WORK: Record<CollectorName, Bilingual> = {
  network: { en: "The network probe", cn: "网络探测" },
  tls: { en: "The TLS probe", cn: "TLS 探测" },
  base: { en: "The first visit", cn: "首次访问" },
  reject: { en: "The visit that rejects consent", cn: "拒绝同意的访问" },
  accept: { en: "The visit that accepts consent", cn: "接受同意的访问" },
  gpc: { en: "The visit with Global Privacy Control", cn: "启用全球隐私控制（GPC）的访问" },
  policy: { en: "Reading the privacy policy", cn: "隐私政策的读取" },
};

const REASONS: Record<string, Bilingual> = {
  timeout: { en: "it ran out of time", cn: "超出时限" },
  deadline: { en: "it ran out of time", cn: "超出时限" },
  bot_wall: { en: "the site answered with a bot check", cn: "网站要求人机验证" },
  maintenance: { en: "the site showed a maintenance page", cn: "网站显示维护页面" },
  soft_404: { en: "the site showed a page that says it does not exist", cn: "网站显示“页面不存在”" },
  rate_limit: { en: "the site limited the number of requests", cn: "网站限制了请求次数" },
  login_wall: { en: "the site asked for a sign-in first", cn: "网站要求先登录" },
  consent_wall: {
    en: "the site showed nothing but a request for consent or payment",
    cn: "网站只显示同意或付费请求",
  },
  parked: { en: "the domain is parked or for sale", cn: "该域名处于停放或出售状态" },
  region_block: { en: "the site is closed to this region", cn: "网站不对该地区开放" },
  message: {
    en: "the site showed nothing but a short message",
    cn: "网站只显示一条简短消息",
  },
  unread_page: {
    en: "the site showed little text, in a language that is not read yet",
    cn: "网站只显示少量文字，且其语言暂无法识别",
  },
  empty_page: { en: "the page was empty", cn: "页面为空" },
  pages_differ: {
    en: "the site showed different pages to different visits",
    cn: "网站对不同访问显示了不同页面",
  },
  no_visit: { en: "the page was not visited", cn: "未访问页面" },
  no_response: { en: "the page did not answer", cn: "页面没有响应" },
  navigation_failed: { en: "the page could not be opened", cn: "页面无法打开" },
  policy_picture: {
    en: "the policy is a picture, which is not read",
    cn: "该政策为图片，无法读取文字",
  },
  policy_unreadable: { en: "the policy could not be opened", cn: "政策无法打开" },
  no_banner: { en: "no consent banner was found", cn: "未找到 Cookie 同意弹窗" },
  no_button: { en: "no button for this choice was found", cn: "未找到相应的按钮" },
  no_reject: { en: "no button to reject was found", cn: "未找到拒绝按钮" },
  no_accept: { en: "no button to accept was found", cn: "未找到接受按钮" },
  not_pressed: { en: "the button could not be pressed", cn: "无法按下按钮" },
  requests_missing: {
    en: "the browser’s requests and the egress log do not agree",
    cn: "浏览器请求与出口日志不一致",
  },
  unreachable: { en: "the site did not answer", cn: "网站没有响应" },
  missing: { en: "it was not made", cn: "未执行" },
};

/** Why a collector's facts cannot carry a verdict; null when they can. */
export function gap(facts: WebsiteFacts, collector: CollectorName): Bilingual | null {
  const reason = gapReason(facts, collector);
  if (reason === null) return null;
  const http = /^http_(\d{3})$/.exec(reason)?.[1];
  const why = http
    ? { en: `the site answered ${http}`, cn: `网站返回 ${http}` }
    : (REASONS[reason] ?? { en: "it could not be finished", cn: "未能完成" });
  return {
    en: `${WORK[collector].en} is incomplete: ${why.en}.`,
    cn: `${WORK[collector].cn}不完整：${why.cn}。`,
  };
}

/** Machine-readable cause of a gap in a collector's facts; null when there is none. */
export function gapReason(facts: WebsiteFacts, collector: CollectorName): string | null {
  const coverage = facts.coverage.find((entry) => entry.collector === collector);
  if (!coverage) return "missing";
  // What a page that is not the site links to is not the site's.
  if (collector === "policy") {
    const base = facts.coverage.find((entry) => entry.collector === "base");
    if (base && !base.complete) return base.reason ?? "unfinished";
  }
  if (!coverage.complete) return coverage.reason ?? "unfinished";
  switch (collector) {
    case "network":
    case "tls":
      return facts[collector] ? null : "missing";
    case "policy":
      return null;
    default: {
      const pass = facts.passes[collector];
      if (!pass) return "missing";
      return pass.collectorComplete ? null : "requests_missing";
    }
  }
}

/** Did the site answer itself, with a question for consent or money over its own page and nothing else to see? */
export function isCoveredByQuestion(facts: WebsiteFacts, collector: CollectorName): boolean {
  const pass = collector === "base" ? facts.passes.base : undefined;
  return (
    gapReason(facts, collector) === "consent_wall" &&
    pass?.collectorComplete === true &&
    hostOf(pass.finalUrl) === facts.target.host
  );
}
