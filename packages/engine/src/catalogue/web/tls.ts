import type { CheckText } from "../../rules/types.ts";
import { gdpr, hipaa, iso27001, pipl } from "../cites.ts";
import { categories, scenarios } from "../groups.ts";

export const tlsTexts = {
  "web.tls.https": {
    category: categories.encryption,
    scenario: scenarios.security,
    title: {
      plain: { en: "HTTPS", cn: "HTTPS 加密访问" },
      positive: { en: "The site is served over HTTPS", cn: "网站通过 HTTPS 提供" },
      negative: { en: "The site is served without encryption", cn: "网站未加密提供" },
    },
    explain: {
      en: "Without HTTPS, anyone on the way between the visitor and the server can read and change pages, form data and session cookies. Laws that ask for appropriate technical measures name encryption as one of the first.",
      cn: "没有 HTTPS，访客与服务器之间链路上的任何人都可以读取并篡改页面、表单数据和会话 Cookie。要求采取适当技术措施的法律，通常首先提到加密。",
    },
    whatIsWrong: {
      en: "Pages of this site reach the visitor over plain HTTP. Personal data typed into them can be read on the way.",
      cn: "该网站的页面以明文 HTTP 到达访客。访客在页面中填写的个人信息可能在传输途中被读取。",
    },
    howToFix: {
      en: [
        "Get a certificate for every host name, for example from a free authority that renews it by itself.",
        "Serve all pages and files over HTTPS on port 443.",
        "Redirect every `http://` address to its `https://` twin with status **301** or **308**.",
        "Add the header `Strict-Transport-Security` once HTTPS works everywhere.",
      ],
      cn: [
        "为每个主机名申请证书，例如使用可自动续期的免费证书颁发机构。",
        "在 443 端口通过 HTTPS 提供所有页面和文件。",
        "用状态码 **301** 或 **308** 将每个 `http://` 地址转到对应的 `https://` 地址。",
        "确认全站 HTTPS 正常后，添加 `Strict-Transport-Security` 标头。",
      ],
    },
    citations: [gdpr("32(1)(a)"), pipl(51), hipaa("164.312(e)(1)"), iso27001("A.8.24")],
  },
  "web.tls.redirect": {
    category: categories.encryption,
    scenario: scenarios.security,
    title: {
      plain: { en: "Redirect from HTTP to HTTPS", cn: "HTTP 到 HTTPS 的跳转" },
      positive: { en: "HTTP is redirected to HTTPS for good", cn: "HTTP 永久跳转到 HTTPS" },
      negative: { en: "HTTP is not redirected to HTTPS for good", cn: "HTTP 未永久跳转到 HTTPS" },
    },
    explain: {
      en: "Visitors still arrive over `http://` by old links, bookmarks and typing. A permanent redirect to HTTPS moves them to the encrypted site and lets the browser remember it.",
      cn: "访客仍会通过旧链接、书签或手动输入以 `http://` 进入。永久跳转可把访客带到加密站点，并让浏览器记住。",
    },
    whatIsWrong: {
      en: "A request over plain HTTP is answered without a permanent redirect to HTTPS, so part of the traffic can be read or changed on the way.",
      cn: "明文 HTTP 请求没有得到到 HTTPS 的永久跳转，部分流量可能在途中被读取或篡改。",
    },
    howToFix: {
      en: [
        "Answer every request on port 80 with status **301** or **308** and a `Location` on the same host with `https://`.",
        "Keep path and query in the redirect.",
        "Check that no step of the chain goes back to HTTP.",
      ],
      cn: [
        "对 80 端口的所有请求返回状态码 **301** 或 **308**，`Location` 指向同一主机的 `https://` 地址。",
        "在跳转中保留路径和查询参数。",
        "确认跳转链中没有任何一步回到 HTTP。",
      ],
    },
    citations: [gdpr("32(1)"), pipl(51), hipaa("164.312(e)(1)"), iso27001("A.8.24")],
  },
  "web.tls.certificate": {
    category: categories.encryption,
    scenario: scenarios.security,
    title: {
      plain: { en: "Certificate", cn: "服务器证书" },
      positive: { en: "The certificate is trusted and current", cn: "证书受信任且在有效期内" },
      negative: { en: "The certificate is not trusted or about to expire", cn: "证书不受信任或即将到期" },
    },
    explain: {
      en: "The certificate proves to the browser that it talks to your server. When it is expired, issued for another name or signed by an unknown authority, browsers warn visitors away and an attacker can pose as the site.",
      cn: "证书向浏览器证明其连接的是您的服务器。证书过期、名称不符或由未知机构签发时，浏览器会警告访客，攻击者也可能冒充该网站。",
    },
    whatIsWrong: {
      en: "The certificate that the server presented would not be accepted by browsers, or will soon stop being accepted.",
      cn: "服务器出示的证书不被浏览器接受，或即将不被接受。",
    },
    howToFix: {
      en: [
        "Renew the certificate for all host names of the site.",
        "Install the whole chain, with the intermediate certificates.",
        "Automate renewal, and alert when fewer than **30 days** are left.",
      ],
      cn: [
        "为网站的所有主机名更新证书。",
        "安装完整的证书链，包括中间证书。",
        "实现自动续期，并在剩余不足 **30 天** 时告警。",
      ],
    },
    citations: [gdpr("32(1)"), pipl(51), hipaa("164.312(e)(1)"), iso27001("A.8.24")],
  },
  "web.tls.legacy": {
    category: categories.encryption,
    scenario: scenarios.security,
    title: {
      plain: { en: "Outdated TLS versions", cn: "过时的 TLS 版本" },
      positive: { en: "TLS 1.0 and 1.1 are refused", cn: "已停用 TLS 1.0 与 1.1" },
      negative: { en: "The server accepts outdated TLS versions", cn: "服务器接受过时的 TLS 版本" },
    },
    explain: {
      en: "TLS 1.0 and 1.1 have known weaknesses and were formally retired by the IETF in RFC 8996. All current browsers use TLS 1.2 or 1.3.",
      cn: "TLS 1.0 与 1.1 存在已知弱点，IETF 已通过 RFC 8996 将其正式废止。当前浏览器均使用 TLS 1.2 或 1.3。",
    },
    whatIsWrong: {
      en: "The server completes a handshake with an outdated version. A connection may be forced down to it.",
      cn: "服务器可以用过时版本完成握手，连接可能被降级到该版本。",
    },
    howToFix: {
      en: [
        "Set the lowest version to **TLS 1.2** on the server, load balancer and CDN.",
        "Enable TLS 1.3.",
        "Test again after each change of hosting or CDN.",
      ],
      cn: [
        "在服务器、负载均衡和 CDN 上将最低版本设为 **TLS 1.2**。",
        "启用 TLS 1.3。",
        "更换托管或 CDN 后重新测试。",
      ],
    },
    citations: [gdpr("32(1)"), hipaa("164.312(e)(1)"), iso27001("A.8.24")],
  },
} satisfies Record<string, CheckText>;
