import { type Case, CLEAN, PAGE_DOUBT, PAGE_HEADERS } from "../case.ts";
import { banner, bar, bare, button, GA, META, page } from "../page.ts";

export const consent: readonly Case[] = [
  {
    host: "journal.example",
    territories: ["EU"],
    truth: {
      defect: `${PAGE_HEADERS} cookie.lifetime`,
      fine: `${CLEAN} consent.banner-present consent.reject-offered-first-layer consent.reject-works consent.equal-choice consent.withdraw-link policy.discloses-recipients`,
    },
    othersSoundBut: PAGE_DOUBT,
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
      defect: `${PAGE_HEADERS} consent.banner-present consent.cookies-before consent.trackers-before consent.reject-offered-first-layer`,
    },
    othersSoundBut: `${PAGE_DOUBT} consent.equal-choice consent.withdraw-link cookie.lifetime consent.reject-works`,
    site: page({
      lang: "ja",
      title: "川沿いのパン屋",
      link: "プライバシーポリシー",
      policy: "<p>最終更新日：2026年6月1日。利用目的：配送のため。</p>",
      body: `<div style="${bar}">当サイトではクッキーを使用しています。<button style="${button}" onclick="this.parentElement.remove()">OK</button></div><script>setTimeout(function(){${GA}},6000)</script>`,
    }),
  },
  {
    host: "piekarnia.example",
    territories: ["EU"],
    truth: {
      defect: `${PAGE_HEADERS} cookie.lifetime consent.withdraw-link`,
      fine: `${CLEAN} consent.banner-present consent.reject-works consent.reject-offered-first-layer`,
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "pl",
      title: "Piekarnia nad rzeką",
      link: "Polityka prywatności",
      policy: "<p>Ostatnia aktualizacja: 2 września 2026</p>",
      body: `<x-zgoda></x-zgoda><script>customElements.define("x-zgoda",class extends HTMLElement{connectedCallback(){var r=this.attachShadow({mode:"closed"});function go(){${GA}}var m=document.cookie.match(/cookie_consent=(.)/);if(m){if(m[1]==="y")go();return}r.innerHTML='<div style="${bar}"><p>Za Twoją zgodą używamy plików cookie do statystyk odwiedzin.</p><button style="${button}">Odrzuć wszystkie</button><button style="${button}">Akceptuj wszystkie</button></div>';var b=r.querySelectorAll("button");b[0].onclick=function(){document.cookie="cookie_consent=n;path=/;secure";r.innerHTML=""};b[1].onclick=function(){document.cookie="cookie_consent=y;path=/;secure";r.innerHTML="";go()}}})</script>`,
    }),
  },
  {
    host: "strom.example",
    territories: ["EU"],
    truth: {
      defect: `${PAGE_HEADERS} consent.reject-works tracking.streams consent.withdraw-link`,
      fine: "consent.banner-present consent.trackers-before",
    },
    othersSoundBut: `${PAGE_DOUBT} cookie.lifetime pixel.present replay.present`,
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
      defect: `${PAGE_HEADERS} consent.no-preticked consent.equal-choice consent.withdraw-link`,
      fine: "consent.banner-present consent.reject-works consent.trackers-before",
    },
    othersSoundBut: `${PAGE_DOUBT} pixel.present`,
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
    host: "mianbao.example",
    territories: ["CN"],
    truth: {
      defect: `${PAGE_HEADERS} consent.withdraw-link`,
      fine: `${CLEAN} consent.banner-present consent.reject-works policy.link policy.freshness`,
    },
    othersSoundBut: `${PAGE_DOUBT} cookie.lifetime`,
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
    host: "ram.example",
    territories: ["EU"],
    truth: {
      fine: "consent.banner-present",
      defect: `${PAGE_HEADERS} consent.reject-works replay.present consent.withdraw-link`,
      open: "consent.trackers-before",
    },
    othersSoundBut: `${PAGE_DOUBT} consent.equal-choice cookie.lifetime consent.cookies-before consent.storage-before tracking.streams pixel.present sri`,
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
