import { cookieOf, pathOf, reply } from "../../../demo/respond.ts";
import { type Case, FEW_HEADERS } from "../case.ts";
import { GOOD_HEADERS } from "../page.ts";
import { document, gives, site, takes, toHttps } from "../routes.ts";
import { googleTag } from "../tags.ts";

/** More sites with tools of known makes in their vendors' own forms, their whole truth written before the first visit. */

const NOTHING_BEFORE =
  "consent.banner-present consent.cookies-before consent.trackers-before consent.storage-before consent.third-party-cookies-before";

const LEGAL_TEXT =
  "policy.link policy.sections policy.freshness policy.discloses-recipients policy.discloses-transfers";

const THIRD_PARTIES = "sri share.undeclared-third-party xborder.no-adequacy";

/** The Transparency and Consent Framework's entry, which answers with what `window.__tc` holds. */
const TCF = `window.__tcfapi=function(c,v,f){var t=window.__tc||{};if(c==="ping")f({gdprApplies:true,cmpLoaded:true,cmpStatus:"loaded",displayStatus:t.tcString?"hidden":"visible",apiVersion:"2.2",cmpId:7,tcfPolicyVersion:5},true);else if(c==="getTCData"||c==="addEventListener")f(Object.assign({gdprApplies:true,cmpStatus:"loaded",eventStatus:t.tcString?"tcloaded":"cmpuishown",listenerId:1,tcString:"",purpose:{consents:{},legitimateInterests:{}},vendor:{consents:{},legitimateInterests:{}}},t),true)};`;

export const platforms: readonly Case[] = [
  {
    // Polish: a bank with OneTrust and Adobe. The visitor's number and the page view go out from the first moment, by a
    // host of the bank's own that is Adobe's, and go on after a refusal.
    host: "bank-nadwislanski.example",
    truth: {
      defect:
        "consent.cookies-before consent.trackers-before consent.reject-works tracking.first-party-disguise cookie.lifetime hdr.isolation",
      fine: `consent.banner-present consent.third-party-cookies-before consent.reject-offered-first-layer consent.no-wall consent.withdraw-link consent.no-preticked ${LEGAL_TEXT} cookie-notice.complete tls.redirect hdr.hsts hdr.hsts-preload hdr.frame hdr.nosniff hdr.referrer hdr.permissions security-txt`,
    },
    othersSoundBut: `${THIRD_PARTIES} hdr.csp consent.equal-choice pixel.present tracking.streams tracking.url-leak gpc.honoured`,
    plain: toHttps("bank-nadwislanski.example"),
    also: [
      gives(
        "cdn.cookielaw.org",
        `(function(){var g=window;function groups(){var m=/OptanonConsent=([^;]+)/.exec(document.cookie);var c=m&&decodeURIComponent(m[1]);return c&&/C0002%3A1|C0002:1/.test(c)?",C0001,C0002,":",C0001,"}
function closed(){return /OptanonAlertBoxClosed=/.test(document.cookie)}
function save(yes){document.cookie="OptanonConsent="+encodeURIComponent("isGpcEnabled=0&datestamp="+new Date().toString()+"&version=202509.1.0&isIABGlobal=false&hosts=&consentId=5a7f1c22-0b3e-4d1a-9c8d-2f6e7b8a9c0d&interactionCount=1&landingPath=NotLandingPage&groups=C0001:1,C0002:"+(yes?1:0))+";path=/;max-age=31536000;samesite=lax;secure";document.cookie="OptanonAlertBoxClosed="+new Date().toISOString()+";path=/;max-age=31536000;samesite=lax;secure";box.style.display="none";g.OnetrustActiveGroups=groups();if(g.OptanonWrapper)g.OptanonWrapper()}
var sdk=document.createElement("div");sdk.id="onetrust-consent-sdk";sdk.innerHTML='<div id="onetrust-banner-sdk" class="otFlat bottom" role="dialog" aria-modal="false" aria-label="Prywatność" style="display:none;position:fixed;left:0;right:0;bottom:0;background:#fff;padding:24px;box-shadow:0 0 18px #0004"><div id="onetrust-policy"><div id="onetrust-policy-text">Używamy plików cookie niezbędnych do działania serwisu oraz – za Twoją zgodą – analitycznych. Wybór zmienisz w każdej chwili w „Ustawieniach plików cookie”.</div></div><div id="onetrust-button-group"><button id="onetrust-pc-btn-handler" class="o">Ustawienia</button> <button id="onetrust-reject-all-handler" class="o">Odrzuć wszystkie</button> <button id="onetrust-accept-btn-handler" class="o">Zaakceptuj wszystkie</button></div></div><div id="onetrust-pc-sdk" role="dialog" aria-label="Centrum preferencji" style="display:none;position:fixed;inset:40px 25%;background:#fff;padding:24px;border:1px solid #999"><h2>Centrum preferencji prywatności</h2><p>Niezbędne <b>Zawsze aktywne</b></p><label>Analityczne <input type="checkbox" role="switch" id="ot-group-id-C0002"></label><button class="save-preference-btn-handler o">Potwierdź moje wybory</button></div><style>.o{padding:12px 28px;background:#7a0019;color:#fff;border:0;font:15px sans-serif}</style>';
document.body.appendChild(sdk);var box=document.getElementById("onetrust-banner-sdk"),pc=document.getElementById("onetrust-pc-sdk");
document.getElementById("onetrust-reject-all-handler").onclick=function(){save(false)};document.getElementById("onetrust-accept-btn-handler").onclick=function(){save(true)};document.getElementById("onetrust-pc-btn-handler").onclick=function(){pc.style.display="block"};pc.querySelector(".save-preference-btn-handler").onclick=function(){pc.style.display="none";save(document.getElementById("ot-group-id-C0002").checked)};
g.OneTrust={ToggleInfoDisplay:function(){pc.style.display="block"},IsAlertBoxClosed:closed,RejectAll:function(){save(false)},AllowAll:function(){save(true)}};g.Optanon=g.OneTrust;
document.querySelectorAll(".ot-sdk-show-settings").forEach(function(a){a.onclick=function(e){e.preventDefault();pc.style.display="block"}});
g.OnetrustActiveGroups=groups();if(!closed())box.style.display="block";else if(g.OptanonWrapper)g.OptanonWrapper()})()`,
      ),
      gives(
        "assets.adobedtm.com",
        `(function(){var org="9E1005A551ED61CA0A490D45%40AdobeOrg";var m=/AMCV_[^=]+=[^;]*MCMID%7C(\\d+)/.exec(document.cookie);var mid=m?m[1]:"4"+String(Math.random()).slice(2,18)+String(Math.random()).slice(2,18);document.cookie="AMCV_"+org+"=179643557%7CMCIDTS%7C20418%7CMCMID%7C"+mid+"%7CMCOPTOUT-1764070000s%7CNONE%7CvVersion%7C5.5.0;path=/;max-age=63072000";document.cookie="s_cc=true;path=/";new Image().src="https://smetrics.bank-nadwislanski.example/b/ss/bnwprod/1/JS-2.26.0/s"+String(Math.random()).slice(2,16)+"?AQB=1&ndh=1&pf=1&t=26%2F10%2F2026%203%3A30%3A0%204%20-60&mid="+mid+"&aamlh=6&ce=UTF-8&pageName=start&g="+encodeURIComponent(location.href)+"&cc=PLN&ch=www&events=event1&s=1280x800&c=24&j=1.6&v=N&k=Y&bw=1280&bh=800&AQE=1"})()`,
      ),
      {
        hosts: ["smetrics.bank-nadwislanski.example"],
        https: (request, response) =>
          reply(response, {
            type: "image/gif;charset=utf-8",
            body: Buffer.from("R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==", "base64"),
            headers: { server: "jag", "x-aam-tid": "q1w2e3" },
            cookies: cookieOf(request, "s_vi")
              ? []
              : [
                  "s_vi=[CS]v1|31A2B3C4D5E6F708-4000012345678901[CE]; Domain=bank-nadwislanski.example; Path=/; Max-Age=63072000; Secure; SameSite=Lax",
                ],
          }),
      },
    ],
    site: site(
      {
        "/": document(
          "pl",
          "Bank Nadwiślański – konta, kredyty, oszczędności",
          `<header><a href="/">Bank Nadwiślański</a> <a href="/konta">Konta</a> <a href="/kredyty">Kredyty</a> <a href="/oddzialy">Oddziały</a></header><main><h1>Konto bez opłat, nawet gdy nic na nie nie wpływa</h1><p>Załóż konto w dwadzieścia minut, potwierdź tożsamość w telefonie i wypłacaj gotówkę z dowolnego bankomatu w kraju. Nasi doradcy czekają w stu czterech oddziałach nad Wisłą.</p></main><footer><a href="/prywatnosc">Polityka prywatności</a> <a href="/regulaminy">Regulaminy</a> <a href="#" class="ot-sdk-show-settings">Ustawienia plików cookie</a></footer><script src="https://cdn.cookielaw.org/scripttemplates/otSDKStub.js" type="text/javascript" charset="UTF-8" data-domain-script="0191a2b3-c4d5-7e6f-8a9b-0c1d2e3f4a5b"></script><script>function OptanonWrapper(){}</script>`,
          `<script src="https://assets.adobedtm.com/5d4f7e2a9b1c/2a7c4b9e8d10/launch-4f1e2d3c5b6a.min.js" async></script>`,
        ),
        "/konta": document("pl", "Konta", "<h1>Konta</h1><p>Osobiste, młodzieżowe, firmowe.</p>"),
        "/kredyty": document("pl", "Kredyty", "<h1>Kredyty</h1><p>RRSO 11,2%.</p>"),
        "/oddzialy": document("pl", "Oddziały", "<h1>Oddziały</h1><p>Toruń, Płock, Grudziądz.</p>"),
        "/regulaminy": document("pl", "Regulaminy", "<h1>Regulaminy</h1><p>Obowiązujące od lipca.</p>"),
        "/.well-known/security.txt": (_, response) =>
          reply(response, {
            type: "text/plain; charset=utf-8",
            body: "Contact: mailto:security@bank-nadwislanski.example\nExpires: 2027-06-30T00:00:00Z\nPreferred-Languages: pl, en\n",
          }),
        "/prywatnosc": document(
          "pl",
          "Polityka prywatności",
          `<h1>Polityka prywatności</h1><p>Data aktualizacji: 21.09.2026</p><h2>Administrator</h2><p>Bank Nadwiślański S.A., ul. Szeroka 10, Toruń. Inspektor ochrony danych: iod@bank-nadwislanski.example</p><h2>Cele i podstawy przetwarzania</h2><p>Zawarcie i wykonanie umowy, obowiązki z prawa bankowego, analityka za zgodą.</p><h2>Odbiorcy</h2><p>Biuro Informacji Kredytowej, Adobe (Adobe Analytics), OneTrust. Dane mogą trafić do USA na podstawie standardowych klauzul umownych.</p><h2>Okres przechowywania</h2><p>Do sześciu lat po zakończeniu umowy.</p><h2>Twoje prawa</h2><p>Dostęp, sprostowanie, usunięcie, sprzeciw, cofnięcie zgody, skarga do Prezesa UODO.</p><h2>Pliki cookie</h2><table><tr><th>Nazwa</th><th>Dostawca</th><th>Okres</th></tr><tr><td>OptanonConsent, OptanonAlertBoxClosed</td><td>OneTrust</td><td>1 rok</td></tr><tr><td>AMCV_*</td><td>Adobe</td><td>2 lata</td></tr><tr><td>s_vi</td><td>Adobe</td><td>2 lata</td></tr><tr><td>s_cc</td><td>Adobe</td><td>sesja</td></tr></table>`,
        ),
      },
      {
        ...GOOD_HEADERS,
        "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
        "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=()",
        "content-security-policy":
          "default-src 'self'; script-src 'self' https: 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' https:; frame-ancestors 'none'; base-uri 'self'; form-action 'self'",
      },
    ),
  },
  {
    // English of California: payroll software on Next.js. Segment and LinkedIn sell what they learn, no link lets
    // anyone out, and the signal of the browser is ignored.
    host: "paylark.example",
    territories: ["US"],
    truth: {
      defect:
        "gpc.honoured ccpa.opt-out-link hdr.csp hdr.permissions hdr.isolation hdr.hsts-preload security-txt exposed.version",
      fine: "policy.link policy.sections policy.freshness policy.discloses-recipients form.insecure tls.redirect",
    },
    othersSoundBut: `${THIRD_PARTIES} ${NOTHING_BEFORE} consent.reject-offered-first-layer consent.reject-works consent.withdraw-link consent.equal-choice consent.signals gpc.support-file policy.discloses-transfers cookie-notice.complete cookie.lifetime pixel.present tracking.streams tracking.url-leak`,
    plain: toHttps("paylark.example"),
    also: [
      gives(
        "cdn.segment.com",
        `(function(){var a=window.analytics=window.analytics||[];var id=localStorage.getItem("ajs_anonymous_id")||'"c1d7a9e4-5b2f-4c83-9e6a-7d8f0b1a2c3e"';localStorage.setItem("ajs_anonymous_id",id);document.cookie="ajs_anonymous_id="+id.replace(/"/g,"")+";path=/;max-age=31536000;samesite=lax";fetch("https://api.segment.io/v1/p",{method:"POST",mode:"no-cors",keepalive:true,body:JSON.stringify({timestamp:new Date().toISOString(),integrations:{},type:"page",properties:{path:location.pathname,url:location.href,title:document.title},context:{library:{name:"analytics.js",version:"next-1.81.0"},locale:"en-US"},anonymousId:JSON.parse(id),writeKey:"kQ2vX9yLw3ZrT8bN",messageId:"ajs-next-1764-5b2f"})})})()`,
      ),
      gives(
        "snap.licdn.com",
        `(function(){document.cookie="li_fat_id=;path=/;max-age=0";var p=(window._linkedin_data_partner_ids||[])[0];new Image().src="https://px.ads.linkedin.com/collect/?v=2&fmt=js&pid="+p+"&time="+Date.now()+"&url="+encodeURIComponent(location.href)})()`,
      ),
      ...takes("px.ads.linkedin.com"),
    ],
    site: site(
      {
        "/": document(
          "en-US",
          "Paylark | Payroll for teams on the move",
          `<div id="__next"><header><a href="/">Paylark</a> <a href="/pricing">Pricing</a> <a href="/demo">Get a demo</a></header><main><h1>Payroll for teams on the move</h1><p>Pay hourly crews in fifty states from your phone. Paylark files your taxes, tracks overtime by county and pays on Fridays, even when Friday is a holiday. Set up takes one lunch break.</p></main><footer><a href="/legal/privacy">Privacy</a> <a href="/legal/terms">Terms</a> <span>© 2026 Paylark, Inc., San José, California</span></footer></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{}},"page":"/","query":{},"buildId":"x8Qk2mPz1","isFallback":false,"gssp":true}</script><script src="/_next/static/chunks/main-app-6d1f.js" async></script>`,
          `<script>!function(){var i="analytics",analytics=window[i]=window[i]||[];analytics.methods=["page","track","identify"];analytics.load=function(k){var t=document.createElement("script");t.type="text/javascript";t.async=!0;t.src="https://cdn.segment.com/analytics.js/v1/"+k+"/analytics.min.js";var r=document.getElementsByTagName("script")[0];r.parentNode.insertBefore(t,r)};analytics.load("kQ2vX9yLw3ZrT8bN")}();</script><script>_linkedin_partner_id="4471234";window._linkedin_data_partner_ids=window._linkedin_data_partner_ids||[];window._linkedin_data_partner_ids.push(_linkedin_partner_id);(function(){var s=document.getElementsByTagName("script")[0];var b=document.createElement("script");b.async=true;b.src="https://snap.licdn.com/li.lms-analytics/insight.min.js";s.parentNode.insertBefore(b,s)})();</script>`,
        ),
        "/_next/static/chunks/main-app-6d1f.js": `window.next={version:"15.5.4",appDir:true};`,
        "/pricing": document(
          "en-US",
          "Pricing",
          "<h1>Pricing</h1><p>$39 a month and $6 for each person.</p>",
        ),
        "/legal/terms": document(
          "en-US",
          "Terms",
          "<h1>Terms of service</h1><p>Governed by the law of California.</p>",
        ),
        "/demo": document(
          "en-US",
          "Get a demo",
          `<h1>Get a demo</h1><form method="post" action="/api/demo"><label>Name <input name="name" autocomplete="name"></label><label>Work email <input type="email" name="email"></label><label>Company size <select name="size"><option>1-10</option><option>11-50</option></select></label><button>Request demo</button></form>`,
        ),
        "/legal/privacy": document(
          "en-US",
          "Privacy Policy",
          `<h1>Privacy Policy</h1><p>Effective date: October 1, 2026. Last updated: October 1, 2026.</p><h2>Information we collect</h2><p>Identifiers such as name and email, commercial information, and internet activity. We collect it from you and from your employer.</p><h2>How we use information</h2><p>We use it to run payroll, to answer you, and to market our service.</p><h2>How we disclose information</h2><p>We disclose identifiers and internet activity to service providers and to advertising partners: Twilio Segment (analytics) and LinkedIn (advertising). We share personal information for cross-context behavioral advertising.</p><h2>Retention</h2><p>We keep account data for seven years after you leave.</p><h2>Your California rights</h2><p>You may ask us to tell you what we know, to delete or to correct it, and we will not discriminate against you. Write to privacy@paylark.example or call 800-555-0100.</p><h2>Contact us</h2><p>Paylark, Inc., 99 South Almaden, San José, CA.</p>`,
        ),
      },
      { ...GOOD_HEADERS, "x-powered-by": "Next.js 15.5.4" },
    ),
  },
  {
    // Dutch: an estate agent with Cookiebot. "No" is a pale line of text, and who agreed has their address sent hashed
    // to Meta while they type.
    host: "makelaar-ijssel.example",
    truth: {
      defect: `${FEW_HEADERS} consent.equal-choice pixel.hashed-identifiers keystroke.capture`,
      fine: `${NOTHING_BEFORE} consent.reject-offered-first-layer consent.reject-works consent.no-wall consent.withdraw-link ${LEGAL_TEXT} cookie-notice.complete cookie.lifetime tls.redirect form.insecure`,
    },
    othersSoundBut: `${THIRD_PARTIES} consent.no-preticked pixel.present tracking.url-leak gpc.honoured`,
    plain: toHttps("makelaar-ijssel.example"),
    also: [
      gives(
        "consent.cookiebot.com",
        `(function(){var C=window.Cookiebot={consent:{necessary:true,preferences:false,statistics:false,marketing:false},hasResponse:false,consented:false,declined:false,renew:show};
function run(){document.querySelectorAll('script[type="text/plain"][data-cookieconsent]').forEach(function(o){if(o.done||!C.consent[o.getAttribute("data-cookieconsent")])return;o.done=1;var n=document.createElement("script");n.textContent=o.textContent;document.head.appendChild(n)})}
function set(y){C.consent.preferences=C.consent.statistics=C.consent.marketing=y;C.hasResponse=true;C.consented=y;C.declined=!y}
function save(y){set(y);document.cookie="CookieConsent="+encodeURIComponent("{stamp:'kJ3nQ8z1vYbT4wXo==',necessary:true,preferences:"+y+",statistics:"+y+",marketing:"+y+",method:'explicit',ver:1,utc:"+Date.now()+",region:'nl'}")+";path=/;max-age=31536000;secure;samesite=lax";var d=document.getElementById("CybotCookiebotDialog");if(d)d.remove();run();dispatchEvent(new Event(y?"CookiebotOnAccept":"CookiebotOnDecline"))}
function show(){if(document.getElementById("CybotCookiebotDialog"))return;var d=document.createElement("div");d.id="CybotCookiebotDialog";d.setAttribute("role","dialog");d.setAttribute("aria-label","Deze website maakt gebruik van cookies");d.style.cssText="position:fixed;left:50%;top:50%;width:560px;transform:translate(-50%,-50%);background:#fff;padding:28px;box-shadow:0 0 40px #0006;z-index:9999";d.innerHTML='<h2 id="CybotCookiebotDialogBodyContentTitle">Deze website maakt gebruik van cookies</h2><div id="CybotCookiebotDialogBodyContentText">Met uw toestemming delen wij gegevens over uw bezoek met onze partner voor adverteren.</div><div id="CybotCookiebotDialogFooter"><button id="CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll" style="display:block;width:100%;padding:18px;background:#0a58ca;color:#fff;border:0;font:700 18px sans-serif">Alles toestaan</button><button id="CybotCookiebotDialogBodyButtonDecline" style="margin-top:12px;padding:2px;background:none;border:0;color:#b8b8b8;font:11px sans-serif">Weigeren</button></div>';document.body.appendChild(d);document.getElementById("CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll").onclick=function(){save(true)};document.getElementById("CybotCookiebotDialogBodyButtonDecline").onclick=function(){save(false)}}
function start(){var m=/CookieConsent=([^;]+)/.exec(document.cookie);if(!m)show();else{set(decodeURIComponent(m[1]).indexOf("marketing:true")>0);run()}}
document.readyState==="loading"?addEventListener("DOMContentLoaded",start):start()})()`,
      ),
    ],
    site: site({
      "/": document(
        "nl",
        "Makelaardij IJssel | Huizen in Deventer en Zutphen",
        `<header><a href="/">Makelaardij IJssel</a> <a href="/aanbod">Aanbod</a> <a href="/over-ons">Over ons</a></header><main><h1>Huizen in Deventer en Zutphen</h1><p>Van stadswoning tot boerderij aan de rivier: wij kennen elke straat en zeggen eerlijk wat een huis waard is. Bezichtigen kan ook op zaterdag, en de koffie staat klaar aan de Brink.</p><form method="post" action="/zoekopdracht"><label>Nieuwe huizen per e-mail <input type="email" name="email" id="mail"></label><button>Aanmelden</button></form></main><footer><a href="/privacy">Privacyverklaring</a> <a href="javascript:Cookiebot.renew()">Cookie-instellingen wijzigen</a></footer>
<script type="text/plain" data-cookieconsent="marketing">!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};n.push=n;n.loaded=!0;n.version="2.0";n.queue=[];t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,"script","https://connect.facebook.net/en_US/fbevents.js");fbq("init","330912876540187");fbq("track","PageView");
document.getElementById("mail").addEventListener("change",function(){crypto.subtle.digest("SHA-256",new TextEncoder().encode(this.value.trim().toLowerCase())).then(function(d){var h=Array.from(new Uint8Array(d)).map(function(x){return x.toString(16).padStart(2,"0")}).join("");new Image().src="https://www.facebook.com/tr/?id=330912876540187&ev=SubscribedButtonClick&dl="+encodeURIComponent(location.href)+"&rl=&if=false&ts="+Date.now()+"&udff[em]="+h+"&v=2.9.240&r=stable&ec=1&o=4126&it=1764000000000&coo=false&es=automatic"})})</script>`,
        `<script id="Cookiebot" src="https://consent.cookiebot.com/uc.js" data-cbid="7d1f0c2b-3a4e-4d5c-8b6a-9e0f1a2b3c4d" data-blockingmode="auto" type="text/javascript"></script>`,
      ),
      "/aanbod": document("nl", "Aanbod", "<h1>Aanbod</h1><p>Walstraat 14, Deventer, € 389.000 k.k.</p>"),
      "/over-ons": document("nl", "Over ons", "<h1>Over ons</h1><p>Sinds 1987 aan de Brink.</p>"),
      "/privacy": document(
        "nl",
        "Privacyverklaring",
        `<h1>Privacyverklaring</h1><p>Laatst gewijzigd op 5 mei 2026</p><h2>Verwerkingsverantwoordelijke</h2><p>Makelaardij IJssel B.V., Brink 30, Deventer, privacy@makelaar-ijssel.example</p><h2>Doeleinden en grondslagen</h2><p>Bemiddeling bij koop en verkoop (overeenkomst) en adverteren (toestemming).</p><h2>Ontvangers</h2><p>Notarissen, Funda, Cybot (Cookiebot) en Meta Platforms (Facebook). Doorgifte naar de Verenigde Staten vindt plaats op basis van modelcontractbepalingen.</p><h2>Bewaartermijnen</h2><p>Vijf jaar na afloop van de opdracht.</p><h2>Uw rechten</h2><p>Inzage, rectificatie, verwijdering, bezwaar, intrekken van toestemming en een klacht bij de Autoriteit Persoonsgegevens.</p><h2>Cookies</h2><p>CookieConsent: Cookiebot, uw keuze, 1 jaar. _fbp: Meta, 90 dagen.</p>`,
      ),
    }),
  },
  {
    // Korean: a game for children of primary school with TikTok's pixel, no question and no word of it.
    host: "tokki-game.example",
    territories: ["KR"],
    truth: {
      defect: `${FEW_HEADERS} child.trackers pixel.present policy.discloses-recipients`,
      fine: "policy.link policy.freshness tls.redirect",
      nothing: "ccpa.opt-out-link",
    },
    othersSoundBut: `${THIRD_PARTIES} ${NOTHING_BEFORE} consent.reject-offered-first-layer consent.reject-works consent.withdraw-link consent.equal-choice policy.sections policy.discloses-transfers cookie-notice.complete cookie.lifetime tracking.streams tracking.url-leak gpc.honoured`,
    plain: toHttps("tokki-game.example"),
    site: site({
      "/": document(
        "ko",
        "토끼마을 – 초등학생을 위한 무료 게임",
        `<header><a href="/">토끼마을</a> <a href="/games">게임 목록</a> <a href="/parents">부모님께</a></header><main><h1>토끼마을 어린이 게임</h1><p>유치원생과 초등학교 저학년 어린이가 혼자서도 즐길 수 있는 구구단 달리기, 한글 낚시, 색칠 놀이를 모았어요. 설치하지 않아도 되고 이름을 적지 않아도 됩니다.</p><canvas id="stage" width="640" height="360"></canvas></main><footer><a href="/privacy">개인정보 처리방침</a></footer><script src="/game.js"></script>`,
        `<script>!function(w,d,t){w.TiktokAnalyticsObject=t;var ttq=w[t]=w[t]||[];ttq.methods=["page","track","identify"];ttq.setAndDefer=function(t,e){t[e]=function(){t.push([e].concat(Array.prototype.slice.call(arguments,0)))}};for(var i=0;i<ttq.methods.length;i++)ttq.setAndDefer(ttq,ttq.methods[i]);ttq.load=function(e){var r="https://analytics.tiktok.com/i18n/pixel/events.js";var o=d.createElement("script");o.type="text/javascript";o.async=!0;o.src=r+"?sdkid="+e+"&lib="+t;var a=d.getElementsByTagName("script")[0];a.parentNode.insertBefore(o,a)};ttq.load("CQ8V7RBC77U3F0E1M2NG");ttq.page()}(window,document,"ttq");</script>`,
      ),
      "/game.js": `(function(){var c=document.getElementById("stage");if(!c)return;var x=c.getContext("2d"),t=0;function draw(){t++;x.fillStyle="#bfe8ff";x.fillRect(0,0,640,360);x.fillStyle="#fff";x.beginPath();x.arc(80+t%480,260,30,0,7);x.fill();if(t<300)requestAnimationFrame(draw)}draw();localStorage.setItem("tokki_best_score","0")})()`,
      "/games": document("ko", "게임 목록", "<h1>게임 목록</h1><p>구구단 달리기, 한글 낚시.</p>"),
      "/parents": document("ko", "부모님께", "<h1>부모님께</h1><p>광고 없이 운영합니다.</p>"),
      "/privacy": document(
        "ko",
        "개인정보 처리방침",
        `<h1>개인정보 처리방침</h1><p>시행일자: 2026. 5. 1.</p><h2>처리하는 개인정보의 항목과 목적</h2><p>회원 가입 없이 이용하므로 개인정보를 수집하지 않습니다.</p><h2>보유 및 이용 기간</h2><p>해당 사항 없음.</p><h2>제3자 제공</h2><p>제공하지 않습니다.</p><h2>정보주체의 권리</h2><p>열람, 정정, 삭제, 처리정지를 요구할 수 있으며 만 14세 미만 아동은 법정대리인이 행사합니다.</p><h2>개인정보 보호책임자</h2><p>이토끼, help@tokki-game.example</p>`,
      ),
    }),
  },
  {
    // Portuguese: recipes with Usercentrics. Pinterest's tag was pasted beside it, and runs before and after "no".
    host: "tachos-e-panelas.example",
    truth: {
      defect: `${FEW_HEADERS} consent.cookies-before consent.trackers-before consent.reject-works cookie.lifetime`,
      fine: `consent.banner-present consent.reject-offered-first-layer consent.no-wall consent.withdraw-link ${LEGAL_TEXT} cookie-notice.complete tls.redirect`,
    },
    othersSoundBut: `${THIRD_PARTIES} consent.equal-choice pixel.present consent.storage-before tracking.streams tracking.url-leak gpc.honoured`,
    plain: toHttps("tachos-e-panelas.example"),
    also: [
      gives(
        "app.usercentrics.eu",
        `(function(){var u=document.createElement("div");u.id="usercentrics-root";document.body?document.body.appendChild(u):addEventListener("DOMContentLoaded",function(){document.body.appendChild(u)});var r=u.attachShadow({mode:"open"});
function store(y){localStorage.setItem("uc_settings",JSON.stringify({controllerId:"f1e2d3c4b5a6978",id:"Tq8-xYb1z",language:"pt",services:[{history:[{action:y?"onAcceptAllServices":"onDenyAllServices",language:"pt",timestamp:Date.now()}],id:"HkocEodjb7",processorId:"a1b2",status:y}],version:"4.2.1"}));localStorage.setItem("uc_user_interaction","true");u.style.display="none";r.innerHTML="";go(y)}
function go(y){if(y)document.querySelectorAll('script[type="text/plain"][data-usercentrics]').forEach(function(o){if(o.done)return;o.done=1;var n=document.createElement("script");n.textContent=o.textContent;document.head.appendChild(n)})}
function first(){u.style.display="block";r.innerHTML='<div data-testid="uc-default-banner" role="dialog" aria-label="Privacidade" style="position:fixed;left:0;right:0;bottom:0;background:#fff;padding:24px;box-shadow:0 -2px 18px #0003;font:15px sans-serif"><p>Este site utiliza tecnologias de rastreamento de terceiros para medir as visitas. Pode recusar ou aceitar, e mudar de ideias a qualquer momento.</p><button data-testid="uc-more-information-button">Mais informações</button> <button data-testid="uc-deny-all-button" style="padding:12px 40px;background:#543;color:#fff;border:0">Recusar</button> <button data-testid="uc-accept-all-button" style="padding:12px 40px;background:#543;color:#fff;border:0">Aceitar tudo</button></div>';r.querySelector('[data-testid="uc-deny-all-button"]').onclick=function(){store(false)};r.querySelector('[data-testid="uc-accept-all-button"]').onclick=function(){store(true)}}
window.UC_UI={showSecondLayer:first,showFirstLayer:first,isInitialized:function(){return true},denyAllConsents:function(){store(false);return Promise.resolve()},acceptAllConsents:function(){store(true);return Promise.resolve()}};
function start(){var s=localStorage.getItem("uc_settings");if(!s||!localStorage.getItem("uc_user_interaction"))setTimeout(first,600);else go(JSON.parse(s).services[0].status)}document.body?start():addEventListener("DOMContentLoaded",start)})()`,
      ),
      gives(
        "s.pinimg.com",
        `(function(){if(!/_pin_unauth=/.test(document.cookie))document.cookie="_pin_unauth=dWlkPU5UVTNaV0ZpWm1FdE4yTTNZUzAwWW1KaExUZ3hPV1V0WmpSa1pUazJNMkkyTURrMg;path=/;max-age=31536000;samesite=lax;secure";new Image().src="https://ct.pinterest.com/v3/?event=init&tid=2613456789012&cb="+Date.now()+"&dep=2%2CPAGE_LOAD&ad="+encodeURIComponent(JSON.stringify({loc:location.href,ref:document.referrer,if:false,sh:800,sw:1280}))})()`,
      ),
      ...takes("ct.pinterest.com"),
    ],
    site: site({
      "/": document(
        "pt-PT",
        "Tachos e Panelas – receitas da avó",
        `<header><a href="/">Tachos e Panelas</a> <a href="/sopas/">Sopas</a> <a href="/doces/">Doces</a></header><main><h1>Caldo verde da avó Lurdes</h1><p>Corte a couve muito fina, coza as batatas com a cebola e o alho, triture e só no fim junte a couve e uma rodela de chouriço por prato. Serve-se em malga de barro, com broa de milho.</p></main><footer><a href="/privacidade/">Política de privacidade</a> <a href="#" onclick="UC_UI.showSecondLayer();return false">Definições de privacidade</a></footer>
<script type="text/plain" data-usercentrics="Google Analytics">(function(){var s=document.createElement("script");s.async=true;s.src="https://www.googletagmanager.com/gtag/js?id=G-3HTW8B5LQZ";document.head.appendChild(s);window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date());gtag("config","G-3HTW8B5LQZ")})()</script>`,
        `<script id="usercentrics-cmp" src="https://app.usercentrics.eu/browser-ui/latest/loader.js" data-settings-id="Tq8-xYb1z" async></script><script>!function(e){if(!window.pintrk){window.pintrk=function(){window.pintrk.queue.push(Array.prototype.slice.call(arguments))};var n=window.pintrk;n.queue=[],n.version="3.0";var t=document.createElement("script");t.async=!0,t.src=e;var r=document.getElementsByTagName("script")[0];r.parentNode.insertBefore(t,r)}}("https://s.pinimg.com/ct/core.js");pintrk("load","2613456789012");pintrk("page");</script>`,
      ),
      "/sopas/": document("pt-PT", "Sopas", "<h1>Sopas</h1><p>Caldo verde, sopa da pedra.</p>"),
      "/doces/": document("pt-PT", "Doces", "<h1>Doces</h1><p>Arroz-doce, toucinho do céu.</p>"),
      "/privacidade/": document(
        "pt-PT",
        "Política de privacidade",
        `<h1>Política de privacidade</h1><p>Última atualização: 30 de junho de 2026</p><h2>Responsável pelo tratamento</h2><p>Lurdes Antunes Unipessoal Lda., Viseu, ola@tachos-e-panelas.example</p><h2>Finalidades e fundamentos</h2><p>Publicação de receitas (interesse legítimo), estatística e publicidade (consentimento).</p><h2>Destinatários</h2><p>Usercentrics, Google (Google Analytics) e Pinterest. Os dados podem ser transferidos para os Estados Unidos com base em cláusulas contratuais-tipo.</p><h2>Prazo de conservação</h2><p>Treze meses.</p><h2>Os seus direitos</h2><p>Acesso, retificação, apagamento, oposição e reclamação à Comissão Nacional de Proteção de Dados.</p><h2>Cookies</h2><p>_ga, _ga_*: Google Analytics, dois anos. _pin_unauth: Pinterest, um ano. uc_settings e uc_user_interaction: a sua escolha, armazenamento local.</p>`,
      ),
    }),
  },
  {
    // Italian: a daily with Didomi and ads. "Continua senza accettare" stands in the corner and is kept; signals fit.
    host: "gazzetta-del-lago.example",
    truth: {
      defect: FEW_HEADERS,
      fine: `${NOTHING_BEFORE} consent.reject-offered-first-layer consent.reject-works consent.no-wall consent.withdraw-link consent.signals ${LEGAL_TEXT} cookie-notice.complete cookie.lifetime tls.redirect`,
    },
    othersSoundBut: `${THIRD_PARTIES} consent.equal-choice consent.no-preticked pixel.present tracking.url-leak gpc.honoured`,
    plain: toHttps("gazzetta-del-lago.example"),
    also: [
      gives(
        "sdk.privacy-center.org",
        `(function(){${TCF}
function tc(y){var p={};if(y)for(var i=1;i<11;i++)p[i]=true;window.__tc={tcString:y?"CQUf4kAQUf4kAAHABBENBzFsAP_gAEPgAAqIJ0NX_C5ePWvj8Xp0YtswUYxX8NY9AugxKBqF4mQQs":"CQUf4kAQUf4kAAHABBENBzFgAAAAAAAAAAqIAAAAAAAA",purpose:{consents:p,legitimateInterests:{}},vendor:{consents:y?{755:true}:{},legitimateInterests:{}}}}
var h;function close(y){document.cookie="didomi_token="+btoa(JSON.stringify({user_id:"19a0c3d5-7e2b-6f41-8c9d-0a1b2c3d4e5f",created:new Date().toISOString(),updated:new Date().toISOString(),vendors:{enabled:y?["google"]:[]},purposes:{enabled:y?["cookies"]:[]},version:2}))+";path=/;max-age=15552000;secure;samesite=lax";tc(y);document.cookie="euconsent-v2="+window.__tc.tcString+";path=/;max-age=15552000;secure;samesite=lax";h.innerHTML="";document.body.style.overflow="";(window.didomiOnReady||[]).forEach(function(f){f(y)})}
function show(){h=h||document.body.appendChild(Object.assign(document.createElement("div"),{id:"didomi-host"}));h.innerHTML='<div id="didomi-popup" class="didomi-popup-backdrop" style="position:fixed;inset:0;background:#0006"><div role="dialog" aria-label="Informativa" class="didomi-popup-container" style="width:600px;margin:80px auto;background:#fff;padding:28px"><span class="didomi-continue-without-agreeing" role="button" tabindex="0" style="float:right;text-decoration:underline;cursor:pointer">Continua senza accettare →</span><h1>Il rispetto della tua privacy è la nostra priorità</h1><p>Noi e i nostri partner archiviamo informazioni su un dispositivo e vi accediamo, come i cookie, e trattiamo dati personali per annunci e contenuti personalizzati, se acconsenti.</p><button id="didomi-notice-learn-more-button" style="padding:12px 24px">Scopri di più</button> <button id="didomi-notice-agree-button" style="padding:12px 24px;background:#05687b;color:#fff;border:0">Accetta e chiudi</button></div></div>';h.querySelector(".didomi-continue-without-agreeing").onclick=function(){close(false)};h.querySelector("#didomi-notice-agree-button").onclick=function(){close(true)};h.querySelector("#didomi-notice-learn-more-button").onclick=function(){}}
window.Didomi={preferences:{show:show},notice:{isVisible:function(){return !!document.getElementById("didomi-popup")}},setUserDisagreeToAll:function(){close(false)},setUserAgreeToAll:function(){close(true)},isUserConsentStatusPartial:function(){return !/didomi_token/.test(document.cookie)}};
var m=/didomi_token=([^;]+)/.exec(document.cookie);if(!m)show();else{h=document.body.appendChild(Object.assign(document.createElement("div"),{id:"didomi-host"}));var y=atob(m[1]).indexOf('"google"')>0;tc(y);(window.didomiOnReady||[]).forEach(function(f){f(y)})}})()`,
      ),
    ],
    site: site({
      "/": document(
        "it",
        "Gazzetta del Lago",
        `<header><a href="/">Gazzetta del Lago</a> <a href="/cronaca/">Cronaca</a> <a href="/sport/">Sport</a></header><main><article><h1>Battelli elettrici sul lago dalla primavera</h1><p>La navigazione pubblica sostituirà metà della flotta entro giugno. Le prime due imbarcazioni, costruite in un cantiere di Lecco, sono state provate ieri davanti a Bellagio sotto una pioggia fitta.</p></article><div id="div-gpt-ad-1" style="min-height:250px"></div></main><footer><a href="/privacy/">Informativa privacy</a> <a href="javascript:Didomi.preferences.show()">Preferenze cookie</a></footer>
<script>window.didomiOnReady=window.didomiOnReady||[];window.didomiOnReady.push(function(y){if(!y)return;var s=document.createElement("script");s.async=true;s.src="https://securepubads.g.doubleclick.net/tag/js/gpt.js";document.head.appendChild(s)})</script><script src="https://sdk.privacy-center.org/24cd3901-9da4-4643-96a3-9b1c573b5264/loader.js?target=gazzetta" async></script>`,
      ),
      "/cronaca/": document("it", "Cronaca", "<h1>Cronaca</h1><p>Frana a monte, strada riaperta.</p>"),
      "/sport/": document("it", "Sport", "<h1>Sport</h1><p>Canottaggio: due ori.</p>"),
      "/privacy/": document(
        "it",
        "Informativa privacy",
        `<h1>Informativa sulla privacy</h1><p>Ultimo aggiornamento: 9 settembre 2026</p><h2>Titolare del trattamento</h2><p>Editrice del Lago S.r.l., via Volta 4, Como. Responsabile della protezione dei dati: dpo@gazzetta-del-lago.example</p><h2>Finalità e basi giuridiche</h2><p>Informazione (legittimo interesse) e pubblicità (consenso).</p><h2>Destinatari</h2><p>Google (Google Ad Manager, DoubleClick) e Didomi. I dati possono essere trasferiti negli Stati Uniti in base a clausole contrattuali standard.</p><h2>Periodo di conservazione</h2><p>Tredici mesi.</p><h2>I tuoi diritti</h2><p>Accesso, rettifica, cancellazione, opposizione, revoca del consenso e reclamo al Garante.</p><h2>Cookie</h2><p>didomi_token, euconsent-v2: la tua scelta, sei mesi. IDE (doubleclick.net): pubblicità, tredici mesi.</p>`,
      ),
    }),
  },
  {
    // Swedish: a charity that counts by Google's server side under its own name, before anyone was asked; the banner's
    // "no" is not passed on to it.
    host: "varmestugan.example",
    truth: {
      defect: `${FEW_HEADERS} consent.cookies-before consent.trackers-before consent.reject-works tracking.first-party-disguise cookie.lifetime`,
      fine: `consent.banner-present consent.third-party-cookies-before consent.storage-before consent.reject-offered-first-layer consent.equal-choice consent.no-wall consent.withdraw-link ${LEGAL_TEXT} cookie-notice.complete tls.redirect form.insecure`,
    },
    othersSoundBut: `${THIRD_PARTIES} pixel.present tracking.streams tracking.url-leak gpc.honoured`,
    plain: toHttps("varmestugan.example"),
    also: [
      {
        hosts: ["sst.varmestugan.example"],
        https: (request, response) =>
          pathOf(request).endsWith("/gtm.js")
            ? reply(response, {
                type: "application/javascript; charset=utf-8",
                body: `window.google_tag_manager=window.google_tag_manager||{};${googleTag("G-9SVW4K2LPM", "https://sst.varmestugan.example/g/collect")}`,
              })
            : reply(response, {
                status: 200,
                type: "text/plain",
                body: "",
                headers: {
                  "access-control-allow-origin": "https://varmestugan.example",
                  "access-control-allow-credentials": "true",
                },
                cookies: [
                  "FPID=FPID2.2.kT7b9QmZ3v%2FxWcR1yNpLh8sJdG5aKe0uVfOi2tXr4Ew%3D.1764120000; Domain=varmestugan.example; Path=/; Max-Age=63072000; Secure; HttpOnly; SameSite=Lax",
                  "FPLC=Zx81KqPv0LmTy7WbNc; Domain=varmestugan.example; Path=/; Max-Age=72000; Secure; SameSite=Lax",
                ],
              }),
      },
    ],
    site: site({
      "/": document(
        "sv",
        "Värmestugan – ge någon tak över huvudet",
        `<header><a href="/">Värmestugan</a> <a href="/vart-arbete">Vårt arbete</a> <a href="/ge-en-gava">Ge en gåva</a></header><main><h1>Ge någon tak över huvudet i natt</h1><p>Varje kväll öppnar vi tre härbärgen i Göteborg med sextio sängar, varm soppa och någon att prata med. Hundra kronor räcker till en natt, och nittiotvå procent går till verksamheten.</p></main><footer><a href="/integritet">Integritetspolicy</a> <button type="button" onclick="kaka(1)">Hantera kakor</button></footer>
<div id="kakor" role="region" aria-label="Kakor" style="display:none;position:fixed;left:0;right:0;bottom:0;background:#fff;border-top:4px solid #c33;padding:20px"><p>Får vi använda kakor för statistik? Du kan ändra dig när du vill.</p><button class="k" onclick="val(0)">Nej tack, bara nödvändiga</button> <button class="k" onclick="val(1)">Ja, godkänn alla</button></div><style>.k{padding:12px 26px;background:#c33;color:#fff;border:0;font:16px sans-serif}</style>
<script>function kaka(v){document.getElementById("kakor").style.display=v?"block":"none"}function val(v){document.cookie="kakval="+v+";path=/;max-age=15552000;secure;samesite=lax";kaka(0);dataLayer.push({event:"cookie_consent_update",statistik:!!v})}if(!/kakval=/.test(document.cookie))kaka(1)</script>`,
        `<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src='https://sst.varmestugan.example/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','GTM-PW6T3XN');</script>`,
      ),
      "/vart-arbete": document("sv", "Vårt arbete", "<h1>Vårt arbete</h1><p>Härbärge, soppa, läxhjälp.</p>"),
      "/ge-en-gava": document(
        "sv",
        "Ge en gåva",
        `<h1>Ge en gåva</h1><form method="post" action="/ge-en-gava"><label>Belopp <input name="belopp" inputmode="numeric" value="200"></label><label>E-post för kvitto <input type="email" name="epost"></label><button>Gå till betalning</button></form>`,
      ),
      "/integritet": document(
        "sv",
        "Integritetspolicy",
        `<h1>Integritetspolicy</h1><p>Senast uppdaterad 12 augusti 2026</p><h2>Personuppgiftsansvarig</h2><p>Föreningen Värmestugan, Göteborg, dataskydd@varmestugan.example</p><h2>Ändamål och rättslig grund</h2><p>Hantera gåvor (avtal, bokföringslagen) och statistik (samtycke).</p><h2>Mottagare</h2><p>Vår bank och Google (Google Analytics). Uppgifter kan överföras till USA med stöd av EU:s standardavtalsklausuler.</p><h2>Lagringstid</h2><p>Sju år för gåvor.</p><h2>Dina rättigheter</h2><p>Tillgång, rättelse, radering, återkallat samtycke och klagomål till Integritetsskyddsmyndigheten.</p><h2>Kakor</h2><p>kakval: ditt val, sex månader. _ga, _ga_*: Google Analytics, två år. FPID: Google Analytics, två år. FPLC: Google Analytics, tjugo timmar.</p>`,
      ),
    }),
  },
];
