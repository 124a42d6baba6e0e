import type { CheckText } from "../../rules/types.ts";
import {
  ccpa,
  cipa,
  coppa,
  eprivacy,
  gdpr,
  hipaa,
  iso27001,
  iso27701,
  lgpd,
  pipaKr,
  pipl,
} from "../cites.ts";
import { categories, scenarios } from "../groups.ts";

/** Words of the checks on tracking that does not show itself. */
export const hiddenTexts = {
  "web.keystroke.capture": {
    category: categories.tracking,
    scenario: scenarios.sharing,
    title: {
      plain: { en: "Typing before submitting", cn: "提交前的输入" },
      positive: {
        en: "What is typed stays on the page until it is sent",
        cn: "输入内容在提交前保留在页面上",
      },
      negative: { en: "What is typed is sent away before it is submitted", cn: "输入内容在提交前已被发送" },
    },
    explain: {
      en: "Who types into a form and then leaves has told nobody anything. A script that reads along takes data that was never given, and courts have seen wiretapping in it.",
      cn: "在表单中输入后离开的人并未向任何人提供信息。读取输入的脚本会取走从未被提供的数据，法院曾将其视为窃听。",
    },
    whatIsWrong: {
      en: "The assessment typed an e-mail address, a phone number, a password or a word and submitted nothing. Requests carried it, or a hash of it, all the same.",
      cn: "评估仅输入了邮箱、电话、密码或词语，没有提交任何内容，但请求中仍带有这些内容或其哈希值。",
    },
    howToFix: {
      en: [
        "Find the script in the evidence table and turn off its form capture.",
        "Switch off automatic advanced matching in the vendor’s settings.",
        "Mask all fields for session recorders, and load none on forms.",
      ],
      cn: [
        "根据证据表找到脚本并关闭其表单采集。",
        "在供应商设置中关闭自动高级匹配。",
        "对会话录制工具屏蔽所有字段，且不在表单页面加载。",
      ],
    },
    citations: [
      gdpr("5(1)(a)"),
      gdpr("5(1)(c)"),
      eprivacy("5(3)"),
      cipa("631"),
      hipaa("164.502(a)"),
      pipl(6),
    ],
  },
  "web.fingerprint.device": {
    category: categories.tracking,
    scenario: scenarios.sharing,
    title: {
      plain: { en: "Device fingerprinting", cn: "设备指纹" },
      positive: { en: "No script reads the device as fingerprinting does", cn: "没有脚本以指纹方式读取设备" },
      negative: { en: "Scripts read the device as fingerprinting does", cn: "脚本以指纹识别方式读取设备" },
    },
    explain: {
      en: "Drawn text, installed fonts, sound and the graphics card differ so much between devices that together they recognise one. Reading them needs the same consent as a cookie.",
      cn: "绘制的文字、已安装的字体、声音和显卡在不同设备上差异很大，组合起来即可识别一台设备。读取这些信息与 Cookie 一样需要同意。",
    },
    whatIsWrong: {
      en: "Scripts read the device in several of these ways before or against the visitor’s choice.",
      cn: "在访客作出选择之前或违背其选择，脚本以上述多种方式读取设备信息。",
    },
    howToFix: {
      en: [
        "Ask the owner of each script what the reading is for.",
        "Load what is not needed against fraud only after consent.",
        "Describe the remaining reading in the privacy notice.",
      ],
      cn: [
        "向每个脚本的所有者询问读取的目的。",
        "将非反欺诈所需的脚本改为取得同意后加载。",
        "在隐私政策中说明其余的读取行为。",
      ],
    },
    citations: [eprivacy("5(3)"), gdpr("6(1)(a)"), gdpr("13(1)(c)"), ccpa("1798.140(v)")],
  },
  "web.tracking.first-party-disguise": {
    category: categories.tracking,
    scenario: scenarios.sharing,
    title: {
      plain: { en: "Vendors behind own hosts", cn: "隐藏在本站主机后的供应商" },
      positive: {
        en: "No vendor was found behind the site’s own hosts",
        cn: "未发现隐藏在本站主机后的供应商",
      },
      negative: { en: "Vendors hide behind the site’s own hosts", cn: "供应商隐藏在本站主机之后" },
    },
    explain: {
      en: "A subdomain can stand for a vendor’s server. The visitor’s browser then takes a third party for the site itself, sends it the site’s cookies, and protection against tracking fails.",
      cn: "子域名可以指向供应商的服务器。访客的浏览器会将第三方误认为本站，向其发送本站的 Cookie，防跟踪保护因此失效。",
    },
    whatIsWrong: {
      en: "Hosts of the site resolve to a vendor, or take requests in a vendor’s form.",
      cn: "本站的主机解析到供应商，或接收符合供应商格式的请求。",
    },
    howToFix: {
      en: [
        "List the subdomains in the evidence table with their vendors.",
        "Ask for consent before they are used, as for any third party.",
        "Keep session cookies to the host that needs them, without a `Domain`.",
        "Name these vendors in the privacy notice.",
      ],
      cn: [
        "列出证据表中的子域名及其供应商。",
        "与其他第三方一样，在使用前征求同意。",
        "将会话 Cookie 限定在所需主机，不设置 `Domain`。",
        "在隐私政策中列明这些供应商。",
      ],
    },
    citations: [gdpr("5(1)(a)"), gdpr("13(1)(e)"), eprivacy("5(3)"), ccpa("1798.100(a)"), iso27001("A.8.26")],
  },
  "web.tracking.streams": {
    category: categories.tracking,
    scenario: scenarios.sharing,
    title: {
      plain: { en: "Trackers by stream and beacon", cn: "数据流和信标中的跟踪器" },
      positive: {
        en: "No tracker is sent data by stream or beacon",
        cn: "没有通过数据流或信标向跟踪器发送数据",
      },
      negative: { en: "Trackers are sent data by stream or beacon", cn: "通过数据流或信标向跟踪器发送数据" },
    },
    explain: {
      en: "WebSockets, event streams and beacons carry data without a visible request for a file. Many blockers and audits pass them over.",
      cn: "WebSocket、事件流和信标在没有可见文件请求的情况下传输数据。许多拦截工具和审计会忽略它们。",
    },
    whatIsWrong: {
      en: "Data went to trackers over such a channel before or against the visitor’s choice.",
      cn: "在访客作出选择之前或违背其选择，数据通过此类通道发送给跟踪器。",
    },
    howToFix: {
      en: [
        "Find the script that opens the channel in the evidence table.",
        "Start it from the consent callback only.",
        "Limit `connect-src` of the Content-Security-Policy to hosts that are needed.",
      ],
      cn: [
        "根据证据表找到打开通道的脚本。",
        "仅在取得同意后的回调中启动该脚本。",
        "将 Content-Security-Policy 的 `connect-src` 限制为所需主机。",
      ],
    },
    citations: [eprivacy("5(3)"), gdpr("6(1)(a)"), gdpr("25"), ccpa("1798.120(a)")],
  },
  "web.tracking.url-leak": {
    category: categories.tracking,
    scenario: scenarios.sharing,
    title: {
      plain: { en: "Page addresses told to others", cn: "告知他人的页面地址" },
      positive: {
        en: "No address with personal data is told to trackers",
        cn: "没有向跟踪器告知含个人信息的地址",
      },
      negative: {
        en: "Addresses with personal data are told to trackers",
        cn: "含个人信息的地址被告知跟踪器",
      },
    },
    explain: {
      en: "An address can hold a name, an e-mail address, an order or a token, and its path can tell of an illness or a debt. Tags send it along with every event, and browsers name it as the referrer.",
      cn: "页面地址可能包含姓名、邮箱、订单或令牌，其路径还可能透露疾病或债务。标签会在每个事件中发送该地址，浏览器也会将其作为来源页告知。",
    },
    whatIsWrong: {
      en: "Addresses of the site’s own pages that hold personal data or tell of a sensitive subject reached other companies.",
      cn: "含有个人信息或涉及敏感主题的本站页面地址被发送给其他公司。",
    },
    howToFix: {
      en: [
        "Move personal data from addresses into the body of requests.",
        "Send `Referrer-Policy: strict-origin-when-cross-origin` or stricter.",
        "Configure tags to send the path without its query, or not at all on sensitive pages.",
      ],
      cn: [
        "将个人信息从地址移到请求正文。",
        "发送 `Referrer-Policy: strict-origin-when-cross-origin` 或更严格的值。",
        "设置标签只发送不含参数的路径，并在敏感页面上不发送。",
      ],
    },
    citations: [
      gdpr("5(1)(c)"),
      gdpr("5(1)(f)"),
      gdpr("9(1)"),
      hipaa("164.502(a)"),
      cipa("631"),
      iso27001("A.8.12"),
    ],
  },
  "web.child.trackers": {
    category: categories.tracking,
    scenario: scenarios.sharing,
    title: {
      plain: { en: "Trackers on pages for children", cn: "儿童页面上的跟踪器" },
      positive: { en: "No tracker is contacted on pages for children", cn: "面向儿童的页面没有连接跟踪器" },
      negative: { en: "Trackers are contacted on pages for children", cn: "面向儿童的页面连接了跟踪器" },
    },
    explain: {
      en: "Children cannot agree to being followed: their parents have to. Up to which age depends on the country: 13 in the United States and the United Kingdom, 13 to 16 in the European Union, 14 in China and Korea, 12 in Brazil for the strictest rules.",
      cn: "儿童无法同意被跟踪，须由其父母同意。适用年龄因所在国而异：美国和英国为 13 岁，欧盟为 13 至 16 岁，中国和韩国为 14 岁，巴西最严格的规则适用于 12 岁以下。",
    },
    whatIsWrong: {
      en: "A page that is made for children, or seems to be, contacts companies that follow visitors.",
      cn: "面向儿童或看似面向儿童的页面连接了跟踪访客的公司。",
    },
    howToFix: {
      en: [
        "Remove advertising and analytics from pages for children.",
        "Obtain a parent’s consent that can be verified where a tool has to stay.",
        "Choose contextual advertising that sends no identifier.",
      ],
      cn: [
        "从面向儿童的页面移除广告和分析工具。",
        "对必须保留的工具，取得可验证的父母同意。",
        "选择不发送标识的情境广告。",
      ],
    },
    citations: [
      coppa("312.5(a)"),
      gdpr("8"),
      ccpa("1798.120(c)"),
      pipl(31),
      lgpd("14"),
      pipaKr("22-2"),
      iso27701("7.2.3"),
    ],
  },
} satisfies Record<string, CheckText>;
