import { pathOf, reply } from "../../../demo/respond.ts";
import { type Case, FEW_HEADERS, NO_HEADERS, WALL } from "../case.ts";
import { GA, GOOD_HEADERS, META } from "../page.ts";
import { pdfOf } from "../pdf.ts";
import { gives, sink, site, takes, toHttps } from "../routes.ts";

/** Sites for the law of one country or region each, and doors that stand before a site there. */

const US_LAW = "gpc.support-file";
const NOT_EU =
  "tls.https consent.banner-present consent.cookies-before consent.third-party-cookies-before consent.trackers-before consent.storage-before xborder.no-adequacy share.undeclared-third-party cookie-notice.complete cookie.lifetime policy.discloses-transfers";

export const countries: readonly Case[] = [
  {
    // Japanese: a noodle shop that tells a messenger's advertising of each visit.
    host: "ramenya.example",
    territories: ["JP"],
    truth: {
      defect: `${NO_HEADERS} pixel.present sri`,
      fine: "policy.link policy.sections policy.freshness",
    },
    othersSoundBut: `${NOT_EU} policy.discloses-recipients gpc.honoured ccpa.opt-out-link`,
    also: [
      gives(
        "d.line-scdn.net",
        `document.cookie="__lt__cid=6f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0;path=/;max-age=63072000";new Image().src="https://tr.line.me/tag.gif?c_t=lap&t_id=aaaa-bbbb&e=pv&url="+encodeURIComponent(location.href)`,
      ),
      ...takes("tr.line.me"),
    ],
    site: site(
      {
        "/": `<!DOCTYPE html><html lang="ja"><head><meta charset="UTF-8"><title>ラーメン 白湯軒</title><script>(function(g,d,o){g._ltq=g._ltq||[];g._lt=g._lt||function(){g._ltq.push(arguments)};var h=location.protocol==="https:"?"https://d.line-scdn.net":"http://d.line-cdn.net";var s=d.createElement("script");s.async=1;s.src=o||h+"/n/line_tag/public/release/v1/lt.js";var t=d.getElementsByTagName("script")[0];t.parentNode.insertBefore(s,t)})(window,document);_lt("init",{customerType:"lap",tagId:"aaaa-bbbb"});_lt("send","pv",["aaaa-bbbb"]);</script></head><body><header><h1>白湯軒</h1><nav><a href="/menu/">お品書き</a><a href="/access/">アクセス</a></nav></header><p>鶏と野菜を八時間煮込んだ白湯スープと、自家製の細麺。夜は二十三時まで、日曜定休。駅から歩いて五分です。</p><footer><a href="/privacy/">個人情報の取り扱いについて</a></footer></body></html>`,
        "/menu/": `<!DOCTYPE html><html lang="ja"><meta charset="UTF-8"><title>お品書き</title><h1>お品書き</h1><p>鶏白湯ラーメン 九百円</p></html>`,
        "/access/": `<!DOCTYPE html><html lang="ja"><meta charset="UTF-8"><title>アクセス</title><h1>アクセス</h1><p>北口から五分。</p></html>`,
        "/privacy/": `<!DOCTYPE html><html lang="ja"><meta charset="UTF-8"><title>個人情報の取り扱いについて</title><h1>個人情報の取り扱いについて</h1><p>最終改定日：令和8年4月1日</p><h2>事業者</h2><p>有限会社白湯軒（東京都中野区）は、個人情報取扱事業者です。</p><h2>利用目的</h2><p>ご予約の受付と、ご意見への回答のために利用します。ご本人の同意に基づいて取り扱います。</p><h2>第三者提供</h2><p>LINEヤフー株式会社の広告配信のため、閲覧情報を送信しています。外国にある第三者への提供はありません。</p><h2>保有期間</h2><p>一年間保存した後、消去します。</p><h2>開示・訂正・利用停止</h2><p>ご本人からの開示、訂正、利用停止、削除のご請求に応じます。苦情は個人情報保護委員会にも申し出ることができます。</p><h2>お問い合わせ</h2><p>info@ramenya.example</p></html>`,
      },
      {},
    ),
  },
  {
    // Korean: a shop on a rented platform, two advertisers, and a policy of which the date is two years old.
    host: "hanbok.example",
    territories: ["KR"],
    truth: {
      defect: `${FEW_HEADERS} pixel.present policy.freshness sri tls.redirect`,
      fine: "policy.link",
    },
    othersSoundBut: `${NOT_EU} policy.sections policy.discloses-recipients gpc.honoured ccpa.opt-out-link`,
    also: [
      gives(
        "t1.daumcdn.net",
        `new Image().src="https://bc.ad.daum.net/bc?d="+encodeURIComponent(JSON.stringify({sdk:{type:"WEB"},track_id:"123456",event_code:"PageView",url:location.href}))`,
      ),
      ...takes("bc.ad.daum.net"),
    ],
    site: site({
      "/": `<!DOCTYPE html><html lang="ko"><head><meta charset="utf-8"><title>고운한복</title><script src="https://t1.daumcdn.net/kas/static/kp.js"></script></head><body id="main"><div class="xans-layout"><h1>고운한복</h1><ul class="prdList"><li><a href="/product/1">당의 저고리</a></li><li><a href="/product/2">철릭 원피스</a></li></ul><p>전통 바느질로 지은 생활한복을 합리적인 가격에 만나 보세요. 맞춤 제작은 이 주일이 걸리며 전국으로 배송합니다.</p></div><div id="footer"><a href="/member/privacy.html"><strong>개인정보처리방침</strong></a></div></body></html>`,
      "/product/1": `<!DOCTYPE html><html lang="ko"><meta charset="utf-8"><title>당의 저고리</title><h1>당의 저고리</h1><p>120,000원</p></html>`,
      "/product/2": `<!DOCTYPE html><html lang="ko"><meta charset="utf-8"><title>철릭</title><h1>철릭 원피스</h1><p>98,000원</p></html>`,
      "/member/privacy.html": `<!DOCTYPE html><html lang="ko"><meta charset="utf-8"><title>개인정보처리방침</title><h1>개인정보처리방침</h1><p>시행일자: 2024년 3월 15일</p><p>1. 개인정보의 처리 목적: 주문 상품의 배송 및 본인 확인. 2. 처리 및 보유 기간: 회원 탈퇴 시까지. 3. 제3자 제공 및 처리위탁: 택배사, 카카오. 4. 정보주체의 권리: 열람, 정정, 삭제, 처리정지를 요구할 수 있습니다. 5. 개인정보 보호책임자: 김고운, help@hanbok.example. 6. 권익침해 구제: 개인정보침해신고센터.</p></html>`,
    }),
  },
  {
    // Chinese: counted by the big counter, and by a collector under its own name.
    host: "chashe.example",
    territories: ["CN"],
    truth: {
      defect: `${NO_HEADERS} consent.trackers-before policy.freshness tracking.first-party-disguise sri`,
      fine: "policy.link policy.sections",
    },
    othersSoundBut:
      "tls.https consent.banner-present consent.cookies-before consent.storage-before consent.third-party-cookies-before xborder.no-adequacy share.undeclared-third-party cookie-notice.complete cookie.lifetime policy.discloses-transfers policy.discloses-recipients tracking.streams",
    also: [{ hosts: ["sa.chashe.example"], https: sink }],
    site: site(
      {
        "/": `<!DOCTYPE html><html lang="zh-CN"><head><meta charset="utf-8"><title>山间茶舍</title><script>var _hmt=_hmt||[];(function(){var hm=document.createElement("script");hm.src="https://hm.baidu.com/hm.js?0123456789abcdef0123456789abcdef";var s=document.getElementsByTagName("script")[0];s.parentNode.insertBefore(hm,s)})();</script></head><body><div id="app"><h1>山间茶舍</h1><p>来自武夷山的岩茶，手工采摘，炭火慢焙。支持微信支付，全国包邮，七天无理由退货。</p><a href="/list">全部茶品</a><a href="/about">关于我们</a><a href="/yinsi">隐私政策</a></div>
<script>var sid="18c3f2a7b9d1e5-0a4c6e8f0b2d4f-26031e51-2073600-18c3f2a7b9e2f6";document.cookie="sensorsdata2015jssdkcross="+encodeURIComponent(JSON.stringify({distinct_id:sid,props:{}}))+";path=/;max-age=63072000";
new Image().src="https://sa.chashe.example/sa.gif?project=production&data="+encodeURIComponent(btoa(JSON.stringify({distinct_id:sid,lib:{$lib:"js",$lib_method:"code",$lib_version:"1.26.9"},properties:{$url:location.href,$title:"x"},type:"track",event:"$pageview"})))+"&ext=crc%3D-1234"</script></body></html>`,
        "/list": `<!DOCTYPE html><html lang="zh-CN"><meta charset="utf-8"><title>茶品</title><h1>全部茶品</h1><p>大红袍、肉桂、水仙。</p></html>`,
        "/about": `<!DOCTYPE html><html lang="zh-CN"><meta charset="utf-8"><title>关于</title><h1>关于我们</h1><p>三代制茶。</p></html>`,
        "/yinsi": `<!DOCTYPE html><html lang="zh-CN"><meta charset="utf-8"><title>隐私政策</title><h1>隐私政策</h1><p>更新日期：2023年11月20日</p><h2>我们是谁</h2><p>武夷山山间茶业有限公司是个人信息处理者，地址：福建省南平市。</p><h2>处理目的和方式</h2><p>为完成订单而处理您的姓名、电话和地址，法律依据为履行合同及您的同意。</p><h2>共享与委托处理</h2><p>我们与快递公司、百度统计共享必要信息。</p><h2>存储期限与地点</h2><p>信息存储于中国境内，保存期限为三年，不向境外提供。</p><h2>您的权利</h2><p>您可以查阅、复制、更正、删除个人信息，撤回同意，并可向监管部门投诉。</p><h2>联系我们</h2><p>kefu@chashe.example，个人信息保护负责人。</p></html>`,
      },
      {},
    ),
  },
  {
    // American: a clinic. Names of complaints in the address, an advertiser, a recorder, and no way out.
    host: "prairie-counseling.example",
    territories: ["US"],
    truth: {
      defect: `${NO_HEADERS} ${US_LAW} gpc.honoured ccpa.opt-out-link pixel.present replay.present policy.freshness sri tracking.url-leak policy.discloses-recipients`,
      fine: "policy.link",
    },
    othersSoundBut: `${NOT_EU} policy.sections tracking.streams form.minimisation`,
    also: [
      gives(
        "www.clarity.ms",
        `document.cookie="_clck=1a2b3c|2|fq1|0|1700;path=/;max-age=31536000";setTimeout(function(){fetch("https://o.clarity.ms/collect",{method:"POST",mode:"no-cors",body:JSON.stringify({e:["0.7.49",1,0,0,"abcd1234","1a2b3c","x1y2",1,0,0],p:[[120,4,0,1,"DIV"],[180,5,2,"HTML"]]})})},600)`,
      ),
      ...takes("o.clarity.ms"),
    ],
    site: site(
      Object.fromEntries([
        ...(
          [
            ["/", "Prairie Counseling Center"],
            ["/conditions/bipolar-disorder", "Bipolar disorder"],
            ["/services/addiction-treatment", "Addiction treatment"],
            ["/appointments", "Book an appointment"],
          ] as const
        ).map(([path, title]) => [
          path,
          `<!DOCTYPE html><html lang="en-US"><head><title>${title}</title><script>(function(c,l,a,r,i,t,y){c[a]=c[a]||function(){(c[a].q=c[a].q||[]).push(arguments)};t=l.createElement(r);t.async=1;t.src="https://www.clarity.ms/tag/"+i;y=l.getElementsByTagName(r)[0];y.parentNode.insertBefore(t,y)})(window,document,"clarity","script","abcd1234");${META}</script></head><body><div class="w-nav"><a href="/conditions/bipolar-disorder">Bipolar disorder</a> <a href="/services/addiction-treatment">Addiction treatment</a> <a href="/appointments">Appointments</a></div><h1>${title}</h1><p>Our licensed therapists see adults, teens and couples in Topeka and by video across Kansas. Most insurance plans are accepted, and evening hours are available.</p><div class="w-footer"><a href="/privacy-notice">Privacy Notice</a></div></body></html>`,
        ]),
        [
          "/privacy-notice",
          `<!DOCTYPE html><html lang="en-US"><title>Privacy Notice</title><h1>Privacy Notice</h1><p>Effective: June 1, 2022</p><p>We collect the information you give us to provide care and to schedule visits. We do not share it with anyone for marketing. You may ask to see, correct or delete your information at privacy@prairie-counseling.example.</p></html>`,
        ],
      ]),
      {},
    ),
  },
  {
    // American: an advertiser for all but those whose browser objects, and a door for the rest.
    host: "harbor-outfitters.example",
    territories: ["US"],
    truth: {
      defect: `${FEW_HEADERS} pixel.present sri`,
      fine: `${US_LAW} gpc.honoured ccpa.opt-out-link policy.link policy.freshness policy.sections policy.discloses-recipients tls.redirect`,
    },
    othersSoundBut: NOT_EU,
    plain: toHttps("harbor-outfitters.example"),
    site: site({
      "/": `<!doctype html><html lang="en-US"><head><title>Harbor Outfitters</title><script>if(!navigator.globalPrivacyControl){${META}}</script></head><body><main><h1>Harbor Outfitters</h1><p>Rain gear that lasts: oilskins, wool caps and deck boots, mended for free in our Portland workshop for as long as you own them.</p><a href="/boots">Deck boots</a></main><footer><a href="/privacy">Privacy Policy</a> · <a href="/choices">Your Privacy Choices <img alt="California Consumer Privacy Act (CCPA) Opt-Out Icon" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"></a></footer></body></html>`,
      "/boots": `<!doctype html><html lang="en-US"><title>Deck boots</title><h1>Deck boots</h1><p>$140</p></html>`,
      "/choices": `<!doctype html><html lang="en-US"><title>Your Privacy Choices</title><h1>Your Privacy Choices</h1><p>Opt out of the sale or sharing of your personal information.</p><form method="post" action="/opt-out"><button>Opt out</button></form></html>`,
      "/.well-known/gpc.json": `{"gpc":true,"lastUpdate":"2026-02-11"}`,
      "/privacy": `<!doctype html><html lang="en-US"><title>Privacy Policy</title><h1>Privacy Policy</h1><p>Last revised 03/18/2026</p><h2>What we collect and why</h2><p>Categories of personal information: identifiers, purchase history and internet activity, for the business purposes of filling orders and advertising. Sources: you and your browser.</p><h2>Whom we share it with</h2><p>We share internet activity with Meta Platforms (Facebook) for cross-context behavioral advertising. Carriers receive your address.</p><h2>How long we keep it</h2><p>Seven years for orders.</p><h2>Your rights</h2><p>You have the right to know, delete, correct, and opt out of sale or sharing, and not to be discriminated against. We honor Global Privacy Control.</p><h2>Contact</h2><p>Harbor Outfitters LLC, 4 Wharf St, Portland ME, privacy@harbor-outfitters.example</p></html>`,
    }),
  },
  {
    // Polish: a university that follows nobody, with its policy as a document to download.
    host: "uczelnia.example",
    truth: {
      fine: "consent.cookies-before consent.trackers-before consent.storage-before policy.link policy.sections policy.freshness hdr.hsts hdr.csp hdr.frame hdr.nosniff hdr.referrer hdr.permissions hdr.isolation hdr.hsts-preload tls.redirect security-txt robots cookie.flags form.insecure exposed.version mixed-content",
    },
    othersSoundBut: "",
    plain: toHttps("uczelnia.example"),
    site: (request, response) => {
      const headers = {
        "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
        "content-security-policy":
          "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "permissions-policy": "geolocation=(), camera=(), microphone=()",
        "cross-origin-opener-policy": "same-origin",
      };
      const path = pathOf(request);
      const html = (body: string, cookies: string[] = []) =>
        reply(response, { type: "text/html; charset=utf-8", headers, body, cookies });
      if (path === "/")
        return html(
          `<!doctype html><html lang="pl"><head><title>Uczelnia Nadmorska</title></head><body><h1>Uczelnia Nadmorska</h1><p>Kształcimy nawigatorów, biologów morza i konserwatorów łodzi. Rekrutacja na rok akademicki trwa do końca września, a dni otwarte odbywają się w każdą pierwszą sobotę miesiąca.</p><form action="/szukaj" role="search"><input name="q" aria-label="Szukaj"><button>Szukaj</button></form><a href="/kierunki">Kierunki</a> <a href="/dokumenty/rodo.pdf">Informacja o przetwarzaniu danych (RODO)</a></body></html>`,
          ["JSESSIONID=3F2A9C7B1D5E8046A2C4E6F8B0D2F4A6; Path=/; Secure; HttpOnly; SameSite=Lax"],
        );
      if (path === "/kierunki")
        return html(
          `<!doctype html><html lang="pl"><title>Kierunki</title><h1>Kierunki</h1><p>Nawigacja.</p></html>`,
        );
      if (path === "/dokumenty/rodo.pdf")
        return reply(response, {
          type: "application/pdf",
          headers,
          body: pdfOf([
            "Informacja o przetwarzaniu danych osobowych",
            "Obowiazuje od 1 wrzesnia 2026 r.",
            "Administratorem danych jest Uczelnia Nadmorska, ul. Portowa 1, Gdynia.",
            "Inspektor ochrony danych: iod@uczelnia.example",
            "Cel przetwarzania: rekrutacja. Podstawa prawna: art. 6 ust. 1 lit. c RODO.",
            "Odbiorcy danych: dostawcy systemu rekrutacji. Dane nie sa przekazywane do panstw trzecich.",
            "Okres przechowywania: piec lat.",
            "Prawa: dostep, sprostowanie, usuniecie, skarga do Prezesa UODO.",
          ]),
        });
      const text =
        path === "/robots.txt"
          ? "User-agent: *\nDisallow: /szukaj\n"
          : path === "/.well-known/security.txt"
            ? "Contact: https://uczelnia.example/zglos\nExpires: 2027-09-01T00:00:00Z\n"
            : null;
      reply(response, { status: text ? 200 : 404, type: "text/plain", headers, body: text ?? "404" });
    },
  },
  {
    // Dutch: a museum whose question stands in a shadow root; counts without cookies, reports errors.
    host: "museum-nacht.example",
    truth: {
      defect: `${FEW_HEADERS} share.undeclared-third-party sri`,
      fine: "consent.banner-present consent.cookies-before consent.storage-before consent.third-party-cookies-before consent.reject-offered-first-layer consent.withdraw-link consent.no-wall policy.link policy.freshness policy.sections tls.redirect",
    },
    othersSoundBut:
      "consent.trackers-before consent.reject-works consent.equal-choice pixel.present policy.discloses-recipients policy.discloses-transfers xborder.no-adequacy cookie-notice.complete tracking.streams",
    plain: toHttps("museum-nacht.example"),
    also: [
      gives(
        "plausible.io",
        `fetch("https://plausible.io/api/event",{method:"POST",mode:"no-cors",body:JSON.stringify({n:"pageview",u:location.href,d:"museum-nacht.example",r:null})})`,
      ),
      gives("browser.sentry-cdn.com", "window.Sentry={init:function(){}}"),
    ],
    site: site({
      "/": `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Museumnacht</title><script defer data-domain="museum-nacht.example" src="https://plausible.io/js/script.js"></script><script src="https://browser.sentry-cdn.com/8.30.0/bundle.min.js" crossorigin></script></head><body><h1>Museumnacht</h1><p>Eén nacht lang zijn vijftig musea open tot twee uur. Met één kaartje gaat u overal naar binnen; de pendelboot vaart elk kwartier tussen de kades.</p><a href="/programma">Programma</a> <a href="/privacyverklaring">Privacyverklaring</a> <button id="weer">Cookie-instellingen</button><aside id="usercentrics-root"></aside>
<script>var host=document.getElementById("usercentrics-root"),root=host.attachShadow({mode:"open"});
function toon(){root.innerHTML='<div data-testid="uc-default-banner" role="dialog" style="position:fixed;bottom:0;left:0;right:0;background:#fff;padding:24px;box-shadow:0 0 20px #0005"><h2>Privacy-instellingen</h2><p>Wij gebruiken cookies voor video’s van derden, alleen als u dat goedvindt.</p><button data-testid="uc-deny-all-button" style="width:160px;height:44px">Weigeren</button> <button data-testid="uc-accept-all-button" style="width:160px;height:44px">Alles accepteren</button></div>';
root.querySelector("[data-testid=uc-deny-all-button]").onclick=function(){kies("nee")};root.querySelector("[data-testid=uc-accept-all-button]").onclick=function(){kies("ja")}}
function kies(v){localStorage.setItem("uc_user_interaction","true");localStorage.setItem("uc_keuze",v);root.innerHTML="";video()}
function video(){if(localStorage.getItem("uc_keuze")==="ja"){var f=document.createElement("iframe");f.src="https://www.youtube.com/embed/x1";document.body.append(f)}}
document.getElementById("weer").onclick=toon;if(localStorage.getItem("uc_user_interaction"))video();else toon()</script></body></html>`,
      "/programma": `<!doctype html><html lang="nl"><title>Programma</title><h1>Programma</h1><p>Zaterdag vanaf zeven uur.</p></html>`,
      "/privacyverklaring": `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Privacyverklaring</title><h1>Privacyverklaring</h1><p>Laatst gewijzigd op 11-09-2026</p><h2>Wie zijn wij</h2><p>Stichting Museumnacht, Prinsengracht 5, Amsterdam, is verwerkingsverantwoordelijke.</p><h2>Doeleinden en grondslag</h2><p>Wij verwerken gegevens om kaarten te leveren, op grond van de overeenkomst.</p><h2>Ontvangers</h2><p>Onze kaartverkoper en onze betaaldienst. YouTube (Google) na uw toestemming; daarbij kunnen gegevens naar de VS gaan, op basis van modelcontractbepalingen.</p><h2>Bewaartermijn</h2><p>Twee jaar.</p><h2>Uw rechten</h2><p>Inzage, rectificatie, wissing, en een klacht bij de Autoriteit Persoonsgegevens.</p><h2>Contact</h2><p>info@museum-nacht.example</p></html>`,
    }),
  },
  {
    // Norwegian, of a host of protection: an empty page that loads the site after a test.
    host: "fergebillett.example",
    truth: { open: WALL },
    site: (_, response) =>
      reply(response, {
        type: "text/html",
        headers: { "cache-control": "no-cache, no-store" },
        cookies: ["visid_incap_2911=Qm9kZ2Vz; path=/; HttpOnly", "incap_ses_776=Y2hlY2s=; path=/"],
        body: `<html style="height:100%"><head><META NAME="ROBOTS" CONTENT="NOINDEX, NOFOLLOW"><meta name="format-detection" content="telephone=no"></head><body style="margin:0px;height:100%"><iframe id="main-iframe" src="/_Incapsula_Resource?SWUDNSAI=31&xinfo=9-1234-0&incident_id=776000&edet=12" frameborder=0 width="100%" height="100%">Request unsuccessful. Incapsula incident ID: 776000-1</iframe></body></html>`,
      }),
  },
  {
    // Portuguese: a waiting room before the sale of tickets.
    host: "bilhetes-festival.example",
    truth: { open: WALL },
    site: (_, response) =>
      reply(response, {
        type: "text/html; charset=utf-8",
        headers: GOOD_HEADERS,
        body: `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><title>Sala de espera</title><meta http-equiv="refresh" content="600"></head><body><div id="queue-it_log"></div><main><h1>Está na fila de espera</h1><p>Muitas pessoas querem comprar bilhetes neste momento. Quando chegar a sua vez, terá 10 minutos para entrar no site. Não atualize esta página.</p><p>O seu número na fila: <b>48213</b></p><p>Tempo de espera estimado: mais de uma hora</p><progress max="100" value="4"></progress></main></body></html>`,
      }),
  },
  {
    // Swedish: a shop that has not opened yet asks for the password of its owner.
    host: "snart-oppet.example",
    truth: { open: WALL },
    site: (_, response) =>
      reply(response, {
        type: "text/html; charset=utf-8",
        headers: GOOD_HEADERS,
        body: `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Fjällgarn – Öppnar snart</title></head><body class="password"><h1>Öppnar snart</h1><p>Vår butik öppnar inom kort. Lämna din e-postadress så säger vi till.</p><form method="post" action="/contact#contact_form"><input type="email" name="contact[email]" placeholder="E-post"><button>Meddela mig</button></form><details><summary>Ange med lösenord</summary><form method="post" action="/password"><input type="password" name="password"><button>Gå in</button></form></details><p>Är du butiksägaren? <a href="/admin">Logga in här</a></p></body></html>`,
      }),
  },
  {
    // Spanish of Mexico: a bot check by status 403 and a picture puzzle of a vendor.
    host: "boletos-aereos.example",
    truth: { open: WALL },
    also: takes("geo.captcha-delivery.com", "ct.captcha-delivery.com"),
    site: (_, response) =>
      reply(response, {
        status: 403,
        type: "text/html; charset=utf-8",
        headers: { "x-datadome": "protected" },
        cookies: [
          "datadome=9Xb2kQ7_aa; Max-Age=31536000; Domain=.boletos-aereos.example; Path=/; Secure; SameSite=Lax",
        ],
        body: `<html lang="es"><head><title>boletos-aereos.example</title><style>#cmsg{animation: A 1.5s;}@keyframes A{0%{opacity:0;}99%{opacity:0;}100%{opacity:1;}}</style></head><body style="margin:0"><p id="cmsg">Habilita JavaScript y desactiva cualquier bloqueador de anuncios</p><script data-cfasync="false">var dd={'rt':'c','cid':'AHrlqAAAAAMA','hsh':'14D062F60A4BDE8CE8647DFC720349','t':'fe','s':17434,'host':'geo.captcha-delivery.com'}</script><script data-cfasync="false" src="https://ct.captcha-delivery.com/c.js"></script></body></html>`,
      }),
  },
  {
    // Spanish: a winery that asks for one's age first, and stands behind the question in the same page.
    host: "bodega-ribera.example",
    truth: {
      defect: `${NO_HEADERS} consent.trackers-before consent.cookies-before consent.banner-present cookie-notice.complete cookie.lifetime sri`,
      fine: "policy.link",
    },
    othersSoundBut:
      "tls.https share.undeclared-third-party xborder.no-adequacy policy.discloses-recipients policy.discloses-transfers policy.sections policy.freshness",
    site: site(
      {
        "/": `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Bodega Ribera</title><script>${GA}</script></head><body><div id="edad" style="position:fixed;inset:0;background:#400;color:#fff;display:grid;place-items:center"><div><h2>¿Eres mayor de edad?</h2><p>Para entrar debes tener 18 años.</p><button onclick="edad.remove()">Sí, soy mayor de 18</button> <button onclick="location='https://www.wikipedia.org'">No</button></div></div><h1>Bodega Ribera</h1><p>Vinos de la Ribera del Duero desde 1931. Visitas guiadas con cata los fines de semana, tienda en línea y envíos a toda Europa.</p><a href="/vinos">Nuestros vinos</a> <a href="/visitas">Visitas</a> <a href="/aviso-privacidad">Aviso de privacidad</a></body></html>`,
        "/vinos": `<!doctype html><html lang="es"><title>Vinos</title><h1>Nuestros vinos</h1><p>Crianza, reserva.</p></html>`,
        "/visitas": `<!doctype html><html lang="es"><title>Visitas</title><h1>Visitas</h1><p>Sábados a las doce.</p></html>`,
        "/aviso-privacidad": `<!doctype html><html lang="es"><meta charset="utf-8"><title>Aviso de privacidad</title><h1>Aviso de privacidad</h1><p>Bodega Ribera S.A. es responsable de sus datos, que usa para enviar los pedidos.</p></html>`,
      },
      { server: "cloudflare" },
    ),
  },
];
