import { pathOf, reply } from "../../../demo/respond.ts";
import { type Case, CLEAN, FEW_HEADERS, NO_HEADERS, WALL } from "../case.ts";
import { GOOD_HEADERS } from "../page.ts";
import { gives, site, takes, toHttps } from "../routes.ts";

/** Sites of islands and other continents with their whole truth, written down before the first visit. */

const document = (lang: string, title: string, body: string, head = "") =>
  `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;

const NOT_EU =
  "consent.banner-present consent.cookies-before consent.third-party-cookies-before consent.trackers-before consent.storage-before xborder.no-adequacy share.undeclared-third-party cookie-notice.complete cookie.lifetime policy.discloses-transfers";

export const overseas: readonly Case[] = [
  {
    // Japanese: kimonos for hire. The way to the policy is a picture; made in 2019, changed last in June of 2025.
    host: "kimono-hana.example",
    territories: ["JP"],
    truth: {
      defect: `${NO_HEADERS} pixel.present sri policy.freshness`,
      fine: "policy.link policy.sections",
    },
    othersSoundBut: `${NOT_EU} tls.https policy.discloses-recipients gpc.honoured ccpa.opt-out-link`,
    also: [
      gives(
        "s.yimg.jp",
        `new Image().src="https://b97.yahoo.co.jp/pagead/conversion/1000123456/?random="+Date.now()+"&label=abc&yahoo_retargeting_id=XYZ&url="+encodeURIComponent(location.href)`,
      ),
      ...takes("b97.yahoo.co.jp"),
    ],
    site: site(
      {
        "/": document(
          "ja",
          "着物レンタル花小路",
          `<h1>着物レンタル花小路</h1><p>京都・祇園から徒歩三分。手ぶらで来店、着付けとヘアセット込みで一日楽しめます。雨の日は傘と草履カバーを無料でお貸しします。</p><a href="/plan/">プラン</a> <a href="/access/">アクセス</a> <div id="footer"><a href="/pp/"><img src="/i/pp.png" alt="個人情報保護方針" width="120" height="20"></a></div>`,
          `<script async src="https://s.yimg.jp/images/listing/tool/cv/ytag.js"></script>`,
        ),
        "/plan/": document("ja", "プラン", "<h1>プラン</h1><p>小紋 四千円</p>"),
        "/access/": document("ja", "アクセス", "<h1>アクセス</h1><p>祇園四条駅</p>"),
        "/pp/": document(
          "ja",
          "個人情報保護方針",
          `<h1>個人情報保護方針</h1><p>当店（株式会社花小路、京都市東山区）は、お客様の個人情報を次のとおり取り扱います。</p><h2>1. 利用目的</h2><p>ご予約の管理、ご連絡およびアンケートのため、ご本人の同意を得て取得します。</p><h2>2. 第三者提供・委託</h2><p>広告配信のためLINEヤフー株式会社に閲覧情報を提供します。米国のサーバーへ移転することがあります。</p><h2>3. 保存期間</h2><p>ご利用日から二年間保存します。</p><h2>4. 開示等の請求</h2><p>開示・訂正・利用停止・消去をご請求いただけます。苦情は個人情報保護委員会でも受け付けています。</p><h2>5. 窓口</h2><p>info@kimono-hana.example</p><p>制定日：2019年4月1日　改定日：2025年6月30日</p>`,
        ),
      },
      {},
    ),
  },
  {
    // Chinese: an application of one page whose policy is a route of its own, drawn by a script.
    host: "renshi-yun.example",
    territories: ["CN"],
    truth: {
      defect: `${FEW_HEADERS} consent.trackers-before`,
      fine: "policy.link policy.sections policy.freshness tls.redirect",
    },
    othersSoundBut:
      "consent.banner-present consent.cookies-before consent.storage-before consent.third-party-cookies-before sri xborder.no-adequacy share.undeclared-third-party cookie-notice.complete cookie.lifetime policy.discloses-transfers policy.discloses-recipients tracking.streams",
    plain: toHttps("renshi-yun.example"),
    also: [
      gives(
        "assets.giocdn.com",
        `var u="0d3c9b2a-6e5f-4a1b-8c7d-9e0f1a2b3c4d";localStorage.setItem("_growing_user_",u);fetch("https://napi.growingio.com/v3/projects/9a1b2c3d4e5f6071/collect?stm="+Date.now(),{method:"POST",mode:"no-cors",body:JSON.stringify([{t:"page",u:u,d:"renshi-yun.example",p:location.pathname}])})`,
      ),
      ...takes("napi.growingio.com"),
    ],
    site: site({
      "/": document(
        "zh-CN",
        "人事云 - 中小企业人力资源平台",
        `<div id="root"></div><script src="/static/js/main.8f3c1d.js"></script>`,
        `<script async src="https://assets.giocdn.com/sdk/webjs/cdp/gdp-full.js"></script>`,
      ),
      "/static/js/main.8f3c1d.js": `var pages={"":"<h1>人事云</h1><p>考勤、排班、薪酬、社保，一个平台全部搞定。已有三千多家企业使用，支持钉钉和企业微信登录，十四天免费试用。</p>","/pricing":"<h1>价格</h1><p>每人每月九元。</p>","/privacy":"<h1>隐私政策</h1><p>版本生效日期：2026年9月1日</p><h2>一、我们是谁</h2><p>杭州人事云科技有限公司（杭州市余杭区）是本平台的个人信息处理者。</p><h2>二、处理目的与方式</h2><p>为提供考勤和薪酬服务，我们在取得您的同意后处理姓名、手机号和工号。</p><h2>三、委托处理与对外提供</h2><p>我们委托 GrowingIO 进行统计分析，委托短信服务商发送通知。</p><h2>四、保存期限</h2><p>个人信息存储于境内，保存至合同终止后三年。</p><h2>五、您的权利</h2><p>您有权查阅、复制、更正、删除个人信息及撤回同意，也可以向网信部门投诉。</p><h2>六、联系我们</h2><p>privacy@renshi-yun.example</p>"};
function draw(){document.getElementById("root").innerHTML="<nav><a href='#/'>首页</a> <a href='#/pricing'>价格</a></nav><main>"+(pages[location.hash.slice(1).replace(/^\\/$/,"")]||pages[""])+"</main><footer><a href='#/privacy'>隐私政策</a></footer>"}addEventListener("hashchange",draw);draw()`,
    }),
  },
  {
    // American: a bank of its members. A button sells nothing, they say; the signal of the browser changes nothing.
    host: "lakeside-cu.example",
    territories: ["US"],
    truth: {
      defect: "hdr.csp gpc.support-file gpc.honoured pixel.present sri",
      fine: "ccpa.opt-out-link policy.link policy.freshness policy.sections hdr.hsts hdr.hsts-preload hdr.permissions hdr.isolation hdr.frame hdr.nosniff hdr.referrer security-txt tls.redirect robots",
    },
    othersSoundBut: `${NOT_EU} policy.discloses-recipients`,
    plain: toHttps("lakeside-cu.example"),
    also: [
      gives(
        "bat.bing.com",
        `new Image().src="https://bat.bing.com/action/0?ti=56012345&Ver=2&mid=0b1c2d3e-4f50-6172-8394-a5b6c7d8e9f0&evt=pageLoad&p="+encodeURIComponent(location.href)`,
        [
          "MUID=2A1B3C4D5E6F708192A3B4C5D6E7F809; Domain=bing.com; Path=/; Max-Age=33696000; Secure; SameSite=None",
        ],
      ),
    ],
    site: (request, response) => {
      const headers = {
        "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
        "content-security-policy":
          "default-src * 'unsafe-inline' 'unsafe-eval' data: blob:; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(self)",
        "cross-origin-opener-policy": "same-origin",
      };
      site(
        {
          "/": document(
            "en-US",
            "Lakeside Credit Union",
            `<h1>Lakeside Credit Union</h1><p>Member-owned since 1938. Free checking, auto loans from 5.24% APR and mortgages serviced right here in Duluth. Federally insured by NCUA; every member has a vote.</p><a href="/loans">Auto loans</a> <a href="/locations">Branches and ATMs</a><footer><a href="/privacy">Privacy</a> <button type="button" onclick="ds.showModal()">Do Not Sell or Share My Personal Information</button></footer><dialog id="ds"><h2>Your choices</h2><form method="dialog"><p>We will stop sharing your information for advertising.</p><button>Opt out</button></form></dialog>`,
            `<script async src="https://bat.bing.com/bat.js"></script>`,
          ),
          "/loans": document("en-US", "Auto loans", "<h1>Auto loans</h1><p>From 5.24% APR.</p>"),
          "/locations": document("en-US", "Branches", "<h1>Branches</h1><p>Superior Street.</p>"),
          "/privacy": document(
            "en-US",
            "Privacy",
            `<table><tr><td>Rev. July 2026</td></tr></table><h1>What does Lakeside Credit Union do with your personal information?</h1><h2>What we collect</h2><p>The categories of personal information we collect include identifiers, account balances and browsing activity. We get it from you, from credit bureaus and from your browser.</p><h2>Why we use it</h2><p>To process transactions, maintain your account and market our products.</p><h2>Who we share it with</h2><p>Service providers and advertising partners. You can limit this sharing.</p><h2>How long we keep it</h2><p>As long as the account is open, plus seven years.</p><h2>Your California rights</h2><p>You may ask to know, correct or delete personal information and to opt out of its sale or sharing; we will not discriminate against you.</p><h2>Questions?</h2><p>Call 218-555-0100 or write to privacy@lakeside-cu.example, Lakeside Credit Union, 1 Superior St, Duluth.</p>`,
          ),
          "/robots.txt": "User-agent: *\nAllow: /\n",
          "/.well-known/security.txt":
            "Contact: mailto:security@lakeside-cu.example\nExpires: 2027-08-01T00:00:00Z\n",
        },
        headers,
      )(request, response);
    },
  },
  {
    // British: the question is fair and the answer kept, but for a beacon on the first scroll.
    host: "ashdown-surveyors.example",
    territories: ["GB"],
    truth: {
      defect: `${FEW_HEADERS} consent.reject-works pixel.present tracking.streams policy.freshness`,
      fine: "consent.banner-present consent.reject-offered-first-layer consent.equal-choice consent.withdraw-link consent.no-wall policy.link policy.sections policy.discloses-recipients policy.discloses-transfers tls.redirect",
    },
    othersSoundBut:
      "share.undeclared-third-party xborder.no-adequacy consent.cookies-before consent.trackers-before gpc.honoured cookie-notice.complete",
    plain: toHttps("ashdown-surveyors.example"),
    also: takes("px.ads.linkedin.com"),
    site: site({
      "/": document(
        "en-GB",
        "Ashdown Surveyors",
        `<div id="__next"><h1>Ashdown Surveyors</h1><p>Chartered surveyors in Sussex since 1984. Level two and level three home surveys, party wall awards and valuations for probate, with a report in your inbox within five working days.</p><a href="/surveys">Home surveys</a> <a href="/fees">Fees</a></div><div style="height:1800px"></div><footer><a href="/privacy">Privacy notice</a> <button id="ot-sdk-btn" class="ot-sdk-show-settings" onclick="ot.hidden=false">Cookie preferences</button></footer>
<div id="onetrust-consent-sdk"><div id="ot" hidden role="region" aria-label="Cookie banner" style="position:fixed;left:0;right:0;bottom:0;background:#fff;border-top:1px solid #999;padding:24px"><h2>We value your privacy</h2><p>With your permission we use cookies to see which adverts bring people to our site.</p><button id="no" style="width:180px;height:46px;background:#225;color:#fff">No thanks</button> <button id="yes" style="width:180px;height:46px;background:#225;color:#fff">Yes, that’s fine</button></div></div>
<script>var ot=document.getElementById("ot");function keep(v){document.cookie="ashdown_choice="+v+";path=/;max-age=15552000;secure;samesite=lax";ot.hidden=true}document.getElementById("no").onclick=function(){keep("no")};document.getElementById("yes").onclick=function(){keep("yes")};if(!/ashdown_choice/.test(document.cookie))ot.hidden=false;
addEventListener("scroll",function(){navigator.sendBeacon("https://px.ads.linkedin.com/collect?v=2&fmt=js&pid=4455667&time="+Date.now()+"&url="+encodeURIComponent(location.href))},{once:true})</script>`,
      ),
      "/surveys": document("en-GB", "Home surveys", "<h1>Home surveys</h1><p>Level two from £450.</p>"),
      "/fees": document("en-GB", "Fees", "<h1>Fees</h1><p>By agreement.</p>"),
      "/privacy": document(
        "en-GB",
        "Privacy notice",
        `<h1>Privacy notice</h1><p>This notice was last reviewed on 04/05/25.</p><h2>Who we are</h2><p>Ashdown Surveyors LLP, 9 High Street, Lewes, is the data controller.</p><h2>Purposes and lawful basis</h2><p>We use your details to carry out the survey you order (contract) and to measure advertising (consent).</p><h2>Who we share data with</h2><p>Our report typists and LinkedIn Ireland. LinkedIn may process data in the United States under the UK Addendum to the standard contractual clauses.</p><h2>Retention</h2><p>Fifteen years for reports.</p><h2>Your rights</h2><p>Access, rectification, erasure and objection. You may complain to the ICO.</p><h2>Contact</h2><p>office@ashdown-surveyors.example</p>`,
      ),
    }),
  },
  {
    // American: a newspaper that does not open for Europe, and says so with status 200.
    host: "valley-tribune.example",
    truth: { open: WALL },
    site: (_, response) =>
      reply(response, {
        type: "text/html; charset=utf-8",
        headers: GOOD_HEADERS,
        body: `<!doctype html><html lang="en-US"><head><title>Valley Tribune</title></head><body><img src="/logo.svg" alt="Valley Tribune"><h1>Unavailable due to legal reasons</h1><p>We recognize you are attempting to access this website from a country belonging to the European Economic Area (EEA) including the EU which enforces the General Data Protection Regulation (GDPR) and therefore access cannot be granted at this time. For any issues, contact help@valley-tribune.example or call 555-0142.</p></body></html>`,
      }),
  },
  {
    // Spanish of Chile, for Europe too: stars, every header, and the policy in Markdown.
    host: "observatorio-sur.example",
    truth: {
      fine: `${CLEAN} policy.link policy.sections policy.freshness hdr.hsts hdr.csp hdr.frame hdr.nosniff hdr.referrer hdr.permissions hdr.isolation hdr.hsts-preload tls.redirect security-txt robots form.insecure exposed.version mixed-content`,
    },
    othersSoundBut: "",
    plain: toHttps("observatorio-sur.example"),
    site: (request, response) => {
      const headers = {
        "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
        "content-security-policy":
          "default-src 'none'; img-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "permissions-policy": "geolocation=(), camera=(), microphone=()",
        "cross-origin-opener-policy": "same-origin",
      };
      const path = pathOf(request);
      if (path === "/privacidad.md")
        return reply(response, {
          type: "text/markdown; charset=utf-8",
          headers,
          body: "# Privacidad\n\n*Vigente desde el 20 de enero de 2026*\n\n## Quién responde\n\nFundación Observatorio Sur, Calle Estrella 8, La Serena, es la responsable del tratamiento. Escríbenos a hola@observatorio-sur.example.\n\n## Para qué\n\nPara confirmar tu visita nocturna; la base legal es el contrato contigo.\n\n## Quién recibe los datos\n\nNadie más que nuestro proveedor de correo.\n\n## Cuánto tiempo\n\nLos borramos un mes después de la visita.\n\n## Tus derechos\n\nAcceso, rectificación, supresión y oposición, y reclamar ante la autoridad de control.\n",
        });
      site(
        {
          "/": document(
            "es",
            "Observatorio Sur",
            `<h1>Observatorio Sur</h1><p>Noches de observación con telescopios de sesenta centímetros bajo el cielo más limpio del hemisferio. Grupos pequeños, guías que hablan español e inglés, y un chocolate caliente al final.</p><form method="post" action="/reservas"><label>Correo <input type="email" name="correo" required></label><label>Fecha <input type="date" name="fecha"></label><button>Reservar</button></form><a href="/visitas">Visitas</a> <a href="/privacidad.md">Privacidad</a>`,
          ),
          "/visitas": document("es", "Visitas", "<h1>Visitas</h1><p>De martes a domingo.</p>"),
          "/robots.txt": "User-agent: *\nAllow: /\n",
          "/.well-known/security.txt":
            "Contact: mailto:seguridad@observatorio-sur.example\nExpires: 2027-05-01T00:00:00Z\n",
        },
        headers,
      )(request, response);
    },
  },
];
