import type { CheckText } from "../../rules/types.ts";
import { gdpr, hipaa, iso27001, pipl } from "../cites.ts";
import { categories, scenarios } from "../groups.ts";

export const headerTexts = {
  "web.hdr.hsts": {
    category: categories.headers,
    scenario: scenarios.security,
    title: {
      plain: { en: "Strict-Transport-Security", cn: "Strict-Transport-Security 标头" },
      positive: { en: "Browsers are told to use HTTPS only", cn: "已要求浏览器只使用 HTTPS" },
      negative: { en: "Browsers are not told to use HTTPS only", cn: "未要求浏览器只使用 HTTPS" },
    },
    explain: {
      en: "Without HSTS, the first request of each visit may go out over plain HTTP, where someone on the same network can redirect it. With HSTS the browser goes straight to HTTPS.",
      cn: "没有 HSTS 时，每次访问的第一个请求可能以明文 HTTP 发出，同一网络中的人可以将其劫持。有了 HSTS，浏览器会直接使用 HTTPS。",
    },
    whatIsWrong: {
      en: "The header is missing, or it lasts less than 180 days.",
      cn: "缺少该标头，或其有效期少于 180 天。",
    },
    howToFix: {
      en: [
        "Send `Strict-Transport-Security: max-age=31536000; includeSubDomains` on every HTTPS reply.",
        "Start with a short `max-age` if some host names still need HTTP, then raise it.",
        "Add `preload` only when every subdomain serves HTTPS.",
      ],
      cn: [
        "在所有 HTTPS 响应中发送 `Strict-Transport-Security: max-age=31536000; includeSubDomains`。",
        "如仍有主机名需要 HTTP，先使用较短的 `max-age`，再逐步提高。",
        "仅在所有子域名均支持 HTTPS 时添加 `preload`。",
      ],
    },
    citations: [gdpr("32(1)"), hipaa("164.312(e)(1)"), pipl(51), iso27001("A.8.24")],
  },
  "web.hdr.csp": {
    category: categories.headers,
    scenario: scenarios.security,
    title: {
      plain: { en: "Content-Security-Policy", cn: "Content-Security-Policy 标头" },
      positive: {
        en: "A content security policy limits which scripts run",
        cn: "内容安全策略限制了可运行的脚本",
      },
      negative: {
        en: "No effective content security policy limits which scripts run",
        cn: "没有有效的内容安全策略限制可运行的脚本",
      },
    },
    explain: {
      en: "A content security policy tells the browser which scripts may run. It is the strongest second line of defence when an attacker manages to put code into a page, as in card-skimming attacks.",
      cn: "内容安全策略告诉浏览器哪些脚本可以运行。当攻击者设法在页面中植入代码（例如窃取银行卡信息）时，它是最有力的第二道防线。",
    },
    whatIsWrong: {
      en: "The policy is missing, only reports, or has gaps through which foreign code can run.",
      cn: "缺少该策略、仅为报告模式，或存在可运行外来代码的缺口。",
    },
    howToFix: {
      en: [
        "Send the policy as `Content-Security-Policy-Report-Only` first, and collect reports.",
        "Use a nonce or hashes with `'strict-dynamic'` instead of `'unsafe-inline'` and long lists of hosts.",
        "Set `object-src 'none'` and `base-uri 'none'`.",
        "Switch to `Content-Security-Policy` once reports are clean.",
      ],
      cn: [
        "先以 `Content-Security-Policy-Report-Only` 发送策略并收集报告。",
        "使用 nonce 或哈希配合 `'strict-dynamic'`，取代 `'unsafe-inline'` 和冗长的主机列表。",
        "设置 `object-src 'none'` 和 `base-uri 'none'`。",
        "报告无异常后切换为 `Content-Security-Policy`。",
      ],
    },
    citations: [gdpr("25(1)"), gdpr("32(1)"), pipl(51), iso27001("A.8.26")],
  },
  "web.hdr.frame": {
    category: categories.headers,
    scenario: scenarios.security,
    title: {
      plain: { en: "Protection against framing", cn: "防止页面被嵌入" },
      positive: { en: "Other sites cannot frame the page", cn: "其他网站无法嵌入该页面" },
      negative: { en: "Any site can frame the page", cn: "任何网站都可以嵌入该页面" },
    },
    explain: {
      en: "A page that any site can show in a frame can be laid invisibly over another one, so that visitors click on something they do not see.",
      cn: "如果任何网站都能把该页面作为内嵌页面显示，攻击者就可以将其透明地覆盖在其他页面之上，诱使访客点击看不见的内容。",
    },
    whatIsWrong: {
      en: "Neither `frame-ancestors` nor `X-Frame-Options` limits who may frame the page.",
      cn: "`frame-ancestors` 和 `X-Frame-Options` 均未限制谁可以嵌入该页面。",
    },
    howToFix: {
      en: [
        "Add `frame-ancestors 'self'` to the content security policy, or list the partners that may frame the page.",
        "Send `X-Frame-Options: SAMEORIGIN` too, for old browsers.",
      ],
      cn: [
        "在内容安全策略中添加 `frame-ancestors 'self'`，或列出可嵌入页面的合作方。",
        "同时为旧版浏览器发送 `X-Frame-Options: SAMEORIGIN`。",
      ],
    },
    citations: [gdpr("32(1)"), iso27001("A.8.26")],
  },
  "web.hdr.nosniff": {
    category: categories.headers,
    scenario: scenarios.security,
    title: {
      plain: { en: "X-Content-Type-Options", cn: "X-Content-Type-Options 标头" },
      positive: { en: "Browsers do not guess file types", cn: "浏览器不会猜测文件类型" },
      negative: { en: "Browsers may guess file types", cn: "浏览器可能猜测文件类型" },
    },
    explain: {
      en: "Browsers may treat a file as a script although it was sent as something else. That lets an uploaded picture or text become code.",
      cn: "浏览器可能会把以其他类型发送的文件当作脚本，使上传的图片或文本变成可执行代码。",
    },
    whatIsWrong: {
      en: "The page is sent without `X-Content-Type-Options: nosniff`.",
      cn: "页面响应中没有 `X-Content-Type-Options: nosniff`。",
    },
    howToFix: {
      en: [
        "Send `X-Content-Type-Options: nosniff` on every reply.",
        "Check that scripts and style sheets carry the right `Content-Type`.",
      ],
      cn: [
        "在所有响应中发送 `X-Content-Type-Options: nosniff`。",
        "确认脚本和样式表带有正确的 `Content-Type`。",
      ],
    },
    citations: [gdpr("32(1)"), iso27001("A.8.26")],
  },
  "web.hdr.referrer": {
    category: categories.headers,
    scenario: scenarios.security,
    title: {
      plain: { en: "Referrer-Policy", cn: "Referrer-Policy 标头" },
      positive: { en: "Full addresses stay within the site", cn: "完整地址不会离开网站" },
      negative: { en: "Full addresses may reach other sites", cn: "完整地址可能发送到其他网站" },
    },
    explain: {
      en: "With each request, the browser can tell other sites the address of the page. Addresses often hold search words, order numbers or tokens. A policy keeps them at home and does not depend on each browser’s default.",
      cn: "浏览器在每次请求时都可能把当前页面地址告知其他网站。地址中常含有搜索词、订单号或令牌。设置策略可避免外泄，且不依赖各浏览器的默认行为。",
    },
    whatIsWrong: {
      en: "The header is missing, or it allows full addresses to be sent to other sites.",
      cn: "缺少该标头，或其允许将完整地址发送到其他网站。",
    },
    howToFix: {
      en: [
        "Send `Referrer-Policy: strict-origin-when-cross-origin` or a stricter value on every page.",
        "Keep personal data out of addresses.",
      ],
      cn: [
        "在每个页面发送 `Referrer-Policy: strict-origin-when-cross-origin` 或更严格的值。",
        "不要在地址中包含个人信息。",
      ],
    },
    citations: [gdpr("5(1)(c)"), gdpr("25"), iso27001("A.8.26")],
  },
  "web.hdr.permissions": {
    category: categories.headers,
    scenario: scenarios.security,
    title: {
      plain: { en: "Permissions-Policy", cn: "Permissions-Policy 标头" },
      positive: { en: "Browser features are limited to what the site needs", cn: "浏览器功能限于网站所需" },
      negative: { en: "Browser features are not limited", cn: "浏览器功能未受限制" },
    },
    explain: {
      en: "Camera, microphone, location and advertising interfaces are open to the page, and some to the frames in it, unless a policy turns them off.",
      cn: "如果没有策略加以关闭，摄像头、麦克风、定位和广告接口会对页面开放，部分还会对其中的内嵌页面开放。",
    },
    whatIsWrong: {
      en: "The page is sent without a `Permissions-Policy` header.",
      cn: "页面响应中没有 `Permissions-Policy` 标头。",
    },
    howToFix: {
      en: [
        "List the features the site uses.",
        "Send `Permissions-Policy: camera=(), microphone=(), geolocation=(), browsing-topics=()` and allow only those.",
      ],
      cn: [
        "列出网站使用的功能。",
        "发送 `Permissions-Policy: camera=(), microphone=(), geolocation=(), browsing-topics=()`，仅放开所需功能。",
      ],
    },
    citations: [gdpr("25(2)"), iso27001("A.8.26")],
  },
  "web.exposed.version": {
    category: categories.headers,
    scenario: scenarios.security,
    title: {
      plain: { en: "Software versions in headers", cn: "标头中的软件版本" },
      positive: { en: "Headers give no software version away", cn: "标头未暴露软件版本" },
      negative: { en: "Headers give software versions away", cn: "标头暴露了软件版本" },
    },
    explain: {
      en: "A version number tells attackers which known weaknesses to try first. It is of no use to visitors.",
      cn: "版本号会告诉攻击者优先尝试哪些已知弱点，对访客没有任何用处。",
    },
    whatIsWrong: {
      en: "A response header names the server software together with its version.",
      cn: "响应标头写明了服务器软件及其版本。",
    },
    howToFix: {
      en: [
        "Turn off version output on the server, for example `server_tokens off` or `ServerTokens Prod`.",
        "Remove `X-Powered-By` and similar headers at the proxy.",
        "Keep the software up to date all the same.",
      ],
      cn: [
        "关闭服务器的版本输出，例如 `server_tokens off` 或 `ServerTokens Prod`。",
        "在代理层移除 `X-Powered-By` 等标头。",
        "同时保持软件更新。",
      ],
    },
    citations: [gdpr("32(1)"), iso27001("A.8.9")],
  },
} satisfies Record<string, CheckText>;
