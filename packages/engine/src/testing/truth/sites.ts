import { pathOf, reply } from "../../demo/respond.ts";
import type { Handler, Site } from "../../demo/site.ts";

/** What is true of a check: a defect, none, not to be known by anybody from outside, or nothing to look at. */
export type Truth = "defect" | "fine" | "open" | "nothing";

export interface Case {
  host: string;
  /** What is known to be true, by the end of the check's id. Checks left out are not measured. */
  truth: Readonly<Record<string, Truth>>;
  site: Handler;
  also?: readonly Site[];
  territories?: readonly ("EU" | "US" | "CN" | "JP" | "KR" | "BR")[];
}

const GOOD_HEADERS = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
};

interface PageOptions {
  lang: string;
  title: string;
  body: string;
  head?: string;
  policy?: string;
  link?: string;
  paths?: Readonly<Record<string, string>>;
  cookies?: readonly string[];
  headers?: Readonly<Record<string, string>>;
  status?: number;
}

const lorem: Record<string, string> = {
  en: "We bake bread from local grain and deliver it by bicycle every morning. Our workshop is open from Tuesday to Saturday and visitors are welcome to watch the oven at work.",
  de: "Wir backen Brot aus regionalem Getreide und liefern es jeden Morgen mit dem Fahrrad. Unsere Werkstatt ist von Dienstag bis Samstag geöffnet und Besucher sind herzlich willkommen.",
  fr: "Nous cuisons du pain à partir de céréales locales et le livrons chaque matin à vélo. Notre atelier est ouvert du mardi au samedi et les visiteurs sont les bienvenus.",
  es: "Horneamos pan con cereales de la región y lo repartimos cada mañana en bicicleta. Nuestro taller abre de martes a sábado y las visitas son bienvenidas.",
  it: "Cuociamo il pane con cereali della zona e lo consegniamo ogni mattina in bicicletta. La bottega è aperta dal martedì al sabato e le visite sono benvenute.",
  pt: "Assamos pão com cereais da região e entregamos todas as manhãs de bicicleta. A oficina abre de terça a sábado e as visitas são bem-vindas.",
  nl: "Wij bakken brood van graan uit de streek en bezorgen het elke ochtend met de fiets. De werkplaats is open van dinsdag tot zaterdag en bezoek is welkom.",
  pl: "Pieczemy chleb z lokalnego zboża i codziennie rano rozwozimy go rowerem. Pracownia jest otwarta od wtorku do soboty, zapraszamy gości.",
  sv: "Vi bakar bröd av lokal spannmål och levererar det med cykel varje morgon. Verkstaden är öppen från tisdag till lördag och besök är välkomna.",
  ja: "地元の小麦でパンを焼き、毎朝自転車でお届けしています。工房は火曜日から土曜日まで開いており、見学も歓迎しています。",
  ko: "지역에서 자란 밀로 빵을 굽고 매일 아침 자전거로 배달합니다. 공방은 화요일부터 토요일까지 열려 있습니다.",
  zh: "我们用本地谷物烘焙面包，每天早上骑车配送。工坊周二至周六开放，欢迎参观。",
};

const page = ({
  lang,
  title,
  body,
  head = "",
  policy,
  link,
  paths = {},
  cookies,
  headers = GOOD_HEADERS,
  status = 200,
}: PageOptions): Handler => {
  const text = lorem[lang.slice(0, 2)] ?? lorem.en;
  const nav = Array.from(
    { length: 6 },
    (_, at) => `<a href="/p${at}.html">${text?.split(" ")[at] ?? text?.slice(at, at + 3)}</a>`,
  ).join(" ");
  const footer =
    policy !== undefined ? `<footer><a href="/privacy">${link}</a></footer>` : "<footer>2026</footer>";
  const html = (inner: string) =>
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body><nav>${nav}</nav><main><h1>${title}</h1><p>${text}</p><p>${text}</p>${inner}</main>${footer}</body></html>`;
  return (request, response) => {
    const path = pathOf(request);
    if (path === "/favicon.ico" || path.startsWith("/.well-known") || path.endsWith(".txt"))
      return reply(response, { status: 404, type: "text/plain", body: "" });
    if (path === "/privacy")
      return reply(response, {
        type: "text/html; charset=utf-8",
        headers,
        body: `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${link}</title><main><h1>${link}</h1>${policy}</main></html>`,
      });
    const own = paths[path];
    if (own !== undefined)
      return reply(response, {
        type: path.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8",
        headers,
        body: own,
      });
    return reply(response, {
      status,
      type: "text/html; charset=utf-8",
      headers,
      body: html(path === "/" ? body : "<p>…</p>"),
      cookies: request.headers.cookie ? [] : (cookies ?? []),
    });
  };
};

const bare =
  (body: string, status = 200, headers: Readonly<Record<string, string>> = {}): Handler =>
  (_, response) =>
    reply(response, { status, type: "text/html; charset=utf-8", body, headers });

const GA = `var s=document.createElement("script");s.src="https://www.googletagmanager.com/gtag/js.js";document.head.append(s)`;
const META = `var m=document.createElement("script");m.src="https://connect.facebook.net/en_US/fbevents.js";document.head.append(m)`;
const bar = "position:fixed;left:0;right:0;bottom:0;background:#fff;border-top:1px solid #999;padding:16px";
const button = "font:16px sans-serif;padding:10px 18px;background:#234;color:#fff;border:0";

/** A banner of plain buttons; what is in `after` runs on "yes" and on later visits of who agreed. */
const banner = (
  text: string,
  no: string | null,
  yes: string,
  after: string,
  { obey = true, extra = "", noStyle = button } = {},
) => `
<div id="zz9" style="${bar}"><p>${text}</p>${extra}${no === null ? "" : `<button style="${noStyle}" onclick="pick('n')">${no}</button>`} <button style="${button}" onclick="pick('y')">${yes}</button></div>
<script>function go(){${after}}function pick(c){document.cookie="cookie_consent="+c+";path=/;max-age=8640000;secure;samesite=lax";document.getElementById("zz9").remove();if(c==="y"||${!obey})go()}
var c=(document.cookie.match(/cookie_consent=(.)/)||[])[1];if(c){document.getElementById("zz9").remove();if(c==="y"||${!obey})go()}</script>`;

const WALL: Readonly<Record<string, Truth>> = {
  "consent.banner-present": "open",
  "consent.cookies-before": "open",
  "consent.trackers-before": "open",
  "consent.reject-works": "open",
  "policy.link": "open",
  "policy.sections": "open",
  "pixel.present": "open",
  "replay.present": "open",
  "hdr.csp": "open",
  "form.insecure": "open",
  "mixed-content": "open",
};

const CLEAN: Readonly<Record<string, Truth>> = {
  "consent.cookies-before": "fine",
  "consent.third-party-cookies-before": "fine",
  "consent.trackers-before": "fine",
  "consent.storage-before": "fine",
  "pixel.present": "fine",
  "replay.present": "fine",
  "tracking.streams": "fine",
};

const EN_POLICY = `<p>Last updated: 4 September 2026</p><h2>Who we are</h2><p>Bread Ltd, 3 Mill Lane, Cork, is the controller.</p><h2>Why we use data</h2><p>To deliver what you ordered, on the basis of our contract with you.</p><h2>Who gets it</h2><p>Our courier and our web analytics provider. Data is transferred outside the EEA on the basis of standard contractual clauses.</p><h2>How long we keep it</h2><p>Seven years.</p><h2>Your rights</h2><p>You can ask to see, correct or delete your data, and complain to the supervisory authority.</p><p>Contact: hello@bread.example</p>`;

export const cases: readonly Case[] = [
  {
    host: "brot.example",
    territories: ["EU"],
    truth: {
      "consent.banner-present": "defect",
      "consent.cookies-before": "defect",
      "consent.trackers-before": "defect",
      "policy.link": "fine",
      "policy.freshness": "defect",
      "keystroke.capture": "nothing",
    },
    site: page({
      lang: "de",
      title: "Backhaus am Kanal",
      link: "Datenschutzerklärung",
      policy:
        "<p>Stand: 12.05.2023</p><p>Verantwortlich ist die Backhaus GmbH. Wir verarbeiten Daten zum Zweck der Lieferung.</p>",
      body: `<script>document.cookie="_pk_id.1.ab12=0123456789abcdef.1700000000;path=/;max-age=33868800";new Image().src="/stats/matomo.php?idsite=1&rec=1&_id=0123456789abcdef"</script>`,
    }),
  },
  {
    host: "journal.example",
    territories: ["EU"],
    truth: {
      ...CLEAN,
      "consent.banner-present": "fine",
      "consent.reject-offered-first-layer": "fine",
      "consent.reject-works": "fine",
      "consent.equal-choice": "fine",
      "consent.withdraw-link": "fine",
      "policy.discloses-recipients": "fine",
    },
    site: page({
      lang: "fr",
      title: "Le Journal du quai",
      link: "Politique de confidentialité",
      policy:
        "<p>Mise à jour : 3 juillet 2026. Destinataires : nos prestataires de mesure d'audience. Transferts hors de l'Union : clauses contractuelles types.</p>",
      body: `<button onclick="0">Gérer mes cookies</button>${banner("Avec votre accord, nous mesurons l'audience à l'aide de cookies.", "Continuer sans accepter", "Tout accepter", GA)}`,
    }),
  },
  {
    host: "pan-ya.example",
    territories: ["JP"],
    truth: {
      "consent.banner-present": "defect",
      "consent.cookies-before": "defect",
      "consent.trackers-before": "defect",
      "consent.reject-offered-first-layer": "defect",
    },
    site: page({
      lang: "ja",
      title: "川沿いのパン屋",
      link: "プライバシーポリシー",
      policy: "<p>最終更新日：2026年6月1日。利用目的：配送のため。</p>",
      body: `<div style="${bar}">当サイトではクッキーを使用しています。<button style="${button}" onclick="this.parentElement.remove()">OK</button></div><script>setTimeout(function(){${GA}},6000)</script>`,
    }),
  },
  {
    host: "bbang.example",
    territories: ["KR"],
    truth: {
      "consent.cookies-before": "defect",
      "consent.trackers-before": "defect",
      "consent.banner-present": "defect",
      "policy.link": "fine",
    },
    site: page({
      lang: "ko",
      title: "강가의 빵집",
      link: "개인정보 처리방침",
      policy: "<p>시행일: 2026년 3월 2일. 개인정보처리자: 빵집 주식회사. 이용 목적: 배송.</p>",
      body: `<script src="https://wcs.naver.net/wcslog.js"></script>`,
    }),
  },
  {
    host: "clinica.example",
    territories: ["EU"],
    truth: {
      "pixel.present": "defect",
      "pixel.hashed-identifiers": "defect",
      "consent.trackers-before": "defect",
      "consent.cookies-before": "defect",
    },
    site: page({
      lang: "es",
      title: "Clínica del puerto",
      link: "Política de privacidad",
      policy: "<p>Última actualización: 1 de agosto de 2026</p>",
      body: `<script>window.__em="&ud%5Bem%5D="+"b58996c504c5638798eb6b511e6f49af"+"b58996c504c5638798eb6b511e6f49af"</script><script src="https://connect.facebook.net/es_ES/fbevents.js"></script>`,
    }),
  },
  {
    host: "piekarnia.example",
    territories: ["EU"],
    truth: {
      ...CLEAN,
      "consent.banner-present": "fine",
      "consent.reject-works": "fine",
      "consent.reject-offered-first-layer": "fine",
    },
    site: page({
      lang: "pl",
      title: "Piekarnia nad rzeką",
      link: "Polityka prywatności",
      policy: "<p>Ostatnia aktualizacja: 2 września 2026</p>",
      body: `<x-zgoda></x-zgoda><script>customElements.define("x-zgoda",class extends HTMLElement{connectedCallback(){var r=this.attachShadow({mode:"closed"});function go(){${GA}}var m=document.cookie.match(/cookie_consent=(.)/);if(m){if(m[1]==="y")go();return}r.innerHTML='<div style="${bar}"><p>Za Twoją zgodą używamy plików cookie do statystyk odwiedzin.</p><button style="${button}">Odrzuć wszystkie</button><button style="${button}">Akceptuj wszystkie</button></div>';var b=r.querySelectorAll("button");b[0].onclick=function(){document.cookie="cookie_consent=n;path=/;secure";r.innerHTML=""};b[1].onclick=function(){document.cookie="cookie_consent=y;path=/;secure";r.innerHTML="";go()}}})</script>`,
    }),
  },
  {
    host: "saas.example",
    territories: ["EU"],
    truth: {
      "keystroke.capture": "defect",
      "tracking.first-party-disguise": "defect",
      "consent.trackers-before": "defect",
    },
    site: page({
      lang: "nl",
      title: "Rooster voor bakkers",
      link: "Privacyverklaring",
      policy: "<p>Laatst bijgewerkt: 1 juni 2026</p>",
      body: `<form action="/aanmelden" method="post"><input type="email" name="mail" placeholder="E-mail"><button>Aanmelden</button></form><script>document.querySelector("input").addEventListener("input",function(e){navigator.sendBeacon("https://collect.unbekannt-daten.example/k",JSON.stringify({v:btoa(e.target.value)}))});fetch("/ingest/e/?ver=1.2&ip=1",{method:"POST",body:JSON.stringify({api_key:"phc_abc",distinct_id:"0190aaaa-bbbb-7ccc-8ddd-eeeeffff0000"})})</script>`,
    }),
  },
  {
    host: "brochure.example",
    territories: ["EU", "US"],
    truth: {
      ...CLEAN,
      "consent.banner-present": "nothing",
      "policy.link": "fine",
      "policy.sections": "fine",
      "policy.freshness": "fine",
      "form.insecure": "nothing",
      "mixed-content": "fine",
      "hdr.hsts": "fine",
      "hdr.frame": "fine",
      "hdr.nosniff": "fine",
      "hdr.csp": "defect",
      "gpc.honoured": "nothing",
      "ccpa.opt-out-link": "nothing",
      "pixel.hashed-identifiers": "nothing",
    },
    site: page({ lang: "en", title: "Bread by bicycle", link: "Privacy", policy: EN_POLICY, body: "" }),
  },
  {
    host: "challenge.example",
    truth: WALL,
    site: bare(
      `<!doctype html><title>wall.example</title><h1>One more step</h1><p>Please complete the security check to access the site. Ray ID: 8f3b</p><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/x"></script>`,
      403,
    ),
  },
  {
    host: "wartung.example",
    truth: WALL,
    site: bare(
      `<!doctype html><html lang="de"><title>Wartungsarbeiten</title><h1>Wir sind gleich wieder da</h1><p>Unser Shop wird gerade gewartet. In Kürze wieder erreichbar.</p>`,
    ),
  },
  {
    host: "aparcado.example",
    truth: WALL,
    site: bare(
      `<!doctype html><html lang="es"><title>aparcado.example</title><h1>aparcado.example</h1><p>Este dominio está en venta. Haga una oferta.</p><a href="https://marketplace.invalid/">Comprar</a>`,
    ),
  },
  {
    host: "membres.example",
    truth: WALL,
    site: bare(
      `<!doctype html><html lang="fr"><title>Connexion | Membres</title><h1>Se connecter</h1><form method="post" action="/connexion"><input name="u"><input type="password" name="p"><button>Entrer</button></form>`,
    ),
  },
  {
    host: "denied.example",
    territories: ["EU"],
    truth: { ...CLEAN, "consent.banner-present": "nothing", "policy.link": "defect" },
    site: page({
      lang: "en",
      title: "Access Denied: a novel by the river",
      body: "<p>The security check at the border takes a morning; the story takes a life.</p>",
    }),
  },
  {
    host: "wechsel.example",
    territories: ["EU"],
    truth: {
      "consent.cookies-before": "open",
      "consent.trackers-before": "open",
      "pixel.present": "open",
      "policy.link": "open",
    },
    site: (() => {
      let n = 0;
      return (q, r) => {
        if (pathOf(q) !== "/") return reply(r, { status: 404, body: "" });
        n += 1;
        const words = Array.from({ length: 60 }, (_, i) => `wort${n}x${i}`).join(" ");
        reply(r, {
          type: "text/html; charset=utf-8",
          body: `<!doctype html><html lang="de"><title>Seite ${n}</title><h1>Nummer ${n}</h1><p>${words}</p>`,
        });
      };
    })(),
  },
  {
    host: "film.example",
    territories: ["EU"],
    truth: {
      "consent.trackers-before": "defect",
      "consent.third-party-cookies-before": "defect",
      "consent.banner-present": "defect",
    },
    site: page({
      lang: "it",
      title: "Il cinema sul molo",
      link: "Informativa privacy",
      policy: "<p>Ultimo aggiornamento: 10 marzo 2026</p>",
      body: `<iframe width="560" height="315" src="https://www.youtube.com/embed/abc"></iframe><script src="https://maps.googleapis.com/maps/api/js"></script>`,
    }),
  },
  {
    host: "chat.example",
    territories: ["EU"],
    truth: {
      "consent.trackers-before": "defect",
      "consent.cookies-before": "defect",
      "consent.banner-present": "defect",
    },
    site: page({
      lang: "sv",
      title: "Cykelverkstan",
      link: "Integritetspolicy",
      policy: "<p>Senast uppdaterad: 5 maj 2026</p>",
      body: `<div style="height:2500px"></div><script>addEventListener("scroll",function(){var s=document.createElement("script");s.src="https://widget.intercom.io/widget/abcd1234.js";document.head.append(s)},{once:true})</script>`,
    }),
  },
  {
    host: "strom.example",
    territories: ["EU"],
    truth: {
      "consent.reject-works": "defect",
      "tracking.streams": "defect",
      "consent.banner-present": "fine",
      "consent.trackers-before": "fine",
    },
    site: page({
      lang: "de",
      title: "Stromvergleich",
      link: "Datenschutz",
      policy: "<p>Stand: August 2026</p>",
      body: banner(
        "Wir möchten mit Cookies messen, wie die Seite genutzt wird.",
        "Nur notwendige",
        "Alle akzeptieren",
        `navigator.sendBeacon("https://api.segment.io/v1/t",JSON.stringify({anonymousId:"5f0c1b2a-7d3e-4f60-9a8b-1c2d3e4f5a6b",writeKey:"w"}))`,
        { obey: false },
      ),
    }),
  },
  {
    host: "forno.example",
    territories: ["EU"],
    truth: {
      "consent.no-preticked": "defect",
      "consent.equal-choice": "defect",
      "consent.banner-present": "fine",
      "consent.reject-works": "fine",
      "consent.trackers-before": "fine",
    },
    site: page({
      lang: "it",
      title: "Il forno del ponte",
      link: "Informativa privacy",
      policy: "<p>Aggiornato il 2 luglio 2026</p>",
      body: banner("Usiamo i cookie per statistiche e pubblicità.", "Rifiuta tutti", "Accetta tutti", META, {
        extra: `<label><input type="checkbox" checked disabled> Necessari</label><label><input type="checkbox" checked> Statistiche</label><label><input type="checkbox" checked> Marketing</label>`,
        noStyle: "background:none;border:0;font-size:11px;color:#bbb",
      }),
    }),
  },
  {
    host: "keller.example",
    territories: ["EU"],
    truth: { "consent.storage-before": "open", "consent.trackers-before": "defect", "pixel.present": "open" },
    site: page({
      lang: "de",
      title: "Kellertheater",
      link: "Datenschutz",
      policy: "<p>Stand: 1. Juni 2026</p>",
      body: `<script>var q=indexedDB.open("besuche",1);q.onupgradeneeded=function(){q.result.createObjectStore("wer")};q.onsuccess=function(){var id=crypto.randomUUID();q.result.transaction("wer","readwrite").objectStore("wer").put(id,"kennung");fetch("https://in.kto-wie.example/z",{method:"POST",mode:"no-cors",body:id})}</script>`,
    }),
  },
  {
    host: "padaria.example",
    territories: ["BR"],
    truth: {
      "policy.link": "fine",
      "policy.discloses-transfers": "defect",
      "consent.trackers-before": "defect",
    },
    site: page({
      lang: "pt",
      title: "Padaria da ponte",
      link: "Política de Privacidade",
      policy:
        "<p>Última atualização: 3 de agosto de 2026. Não realizamos transferência internacional de dados. O controlador é a Padaria Ltda.</p>",
      body: `<script>${GA}</script>`,
    }),
  },
  {
    host: "mianbao.example",
    territories: ["CN"],
    truth: {
      ...CLEAN,
      "consent.banner-present": "fine",
      "consent.reject-works": "fine",
      "policy.link": "fine",
      "policy.freshness": "fine",
    },
    site: page({
      lang: "zh-CN",
      title: "河边面包坊",
      link: "隐私政策",
      policy: "<p>更新日期：2026年8月1日。本政策由河边面包坊有限公司运营。</p>",
      body: banner(
        "我们希望使用 Cookie 统计访问情况。",
        "拒绝",
        "同意",
        `var b=document.createElement("script");b.src="https://hm.baidu.com/hm.js";document.head.append(b)`,
      ),
    }),
  },
  {
    host: "kids-spiele.example",
    territories: ["EU", "US"],
    truth: {
      "child.trackers": "defect",
      "consent.trackers-before": "defect",
      "consent.third-party-cookies-before": "defect",
      "gpc.honoured": "defect",
      "ccpa.opt-out-link": "defect",
    },
    site: page({
      lang: "en",
      title: "Games for kids",
      link: "Privacy",
      policy: EN_POLICY,
      body: `<script src="https://securepubads.g.doubleclick.net/tag/gpt.js"></script>`,
    }),
  },
  {
    host: "oldlib.example",
    territories: ["US"],
    truth: { ...CLEAN, "consent.trackers-before": "fine", "js.vulnerable": "defect", sri: "defect" },
    site: page({
      lang: "en",
      title: "Timetables",
      link: "Privacy",
      policy: EN_POLICY,
      body: `<script src="https://cdn.jsdelivr.net/npm/jquery@1.12.4/dist/jquery.min.js"></script>`,
    }),
  },
  {
    host: "ram.example",
    territories: ["EU"],
    truth: {
      "consent.banner-present": "fine",
      "consent.reject-works": "defect",
      "replay.present": "defect",
      "consent.trackers-before": "open",
    },
    also: [
      {
        hosts: ["yttre.example"],
        https: bare(`<iframe style="width:100%;height:170px;border:0" src="https://inre.example/"></iframe>`),
      },
      {
        hosts: ["inre.example"],
        https: bare(
          `<!doctype html><html lang="sv"><p>Vi vill använda kakor (cookies) för statistik.</p><button onclick="top.postMessage('n','*')">Neka alla</button><button onclick="top.postMessage('y','*')">Godkänn alla</button>`,
        ),
      },
    ],
    site: page({
      lang: "sv",
      title: "Teatern vid ån",
      link: "Integritetspolicy",
      policy: "<p>Senast uppdaterad: 5 juni 2026</p>",
      body: `<div id="f" style="${bar};height:180px"><iframe style="width:100%;height:175px;border:0" src="https://yttre.example/"></iframe></div><script>function go(){var s=document.createElement("script");s.src="https://static.hotjar.com/c/hotjar-12345.js";document.head.append(s)}function shut(){var f=document.getElementById("f");if(f)f.remove()}addEventListener("message",function(e){if(e.data==="n"||e.data==="y"){document.cookie="cookie_consent="+e.data+";path=/;secure";shut();go()}});if(/cookie_consent=/.test(document.cookie)){shut();go()}</script>`,
    }),
  },
];
