import { type Case, CLEAN, FEW_HEADERS, WALL } from "../case.ts";
import { bare, EN_POLICY, GA, META, page } from "../page.ts";

/**
 * Questions, walls and messages in words and markup that no list holds: what they are shows in where they lie, what
 * pressing them sets off, and what every address answers. Truth written down before the first visit.
 */

const ASKED =
  "consent.banner-present consent.cookies-before consent.trackers-before consent.third-party-cookies-before";
/** Of which a small site of this file leaves a doubt. */
const DOUBT =
  "tls.https sri share.undeclared-third-party xborder.no-adequacy consent.withdraw-link consent.equal-choice consent.no-preticked consent.storage-before policy.sections policy.freshness policy.discloses-recipients policy.discloses-transfers cookie-notice.complete cookie.lifetime consent.no-wall consent.signals tracking.streams tracking.url-leak cookie.flags gpc.honoured pixel.present";

/** A question that is asked until it was answered; `#a` and `#b` answer, and `go` runs on the answers in `on`. */
const question = (html: string, go: string, on = "b"): string =>
  `<script>function go(){${go}}var v=localStorage.getItem("v");function put(w){localStorage.setItem("v",w);var e=document.getElementById("w3");if(e)e.remove();if("${on}".indexOf(w)>=0)go()}
if(v){if("${on}".indexOf(v)>=0)go()}else{document.body.insertAdjacentHTML("beforeend",${JSON.stringify(html)});["a","b"].forEach(function(k){var e=document.getElementById(k);if(e)e.onclick=function(){put(k)}})}</script>`;

const low =
  "position:fixed;left:24px;right:24px;bottom:24px;background:#fff;border:1px solid #567;padding:20px;z-index:9";
const press = "padding:12px 22px;background:#345;color:#fff;border:0;font:16px sans-serif";

export const unworded: readonly Case[] = [
  {
    // English, in the tone of a neighbour: no word of the trade, and it obeys.
    host: "kiln-and-clay.example",
    truth: {
      defect: `${FEW_HEADERS} tls.redirect`,
      fine: `${ASKED} consent.reject-offered-first-layer consent.reject-works policy.link`,
    },
    othersSoundBut: DOUBT,
    site: page({
      lang: "en",
      title: "Kiln & Clay",
      link: "Privacy policy",
      policy: EN_POLICY,
      body: question(
        `<div id="w3" style="${low}"><p>Mind if we remember what you look at here, so that we can show it to you again elsewhere?</p><button id="a" style="${press}">Not for me</button> <button id="b" style="${press}">Fine by me</button></div>`,
        META,
      ),
    }),
  },
  {
    // Swahili: both answers do the same.
    host: "duka-la-vitabu.example",
    truth: {
      defect: `${FEW_HEADERS} tls.redirect consent.reject-works`,
      fine: "consent.cookies-before consent.trackers-before",
    },
    othersSoundBut: `${DOUBT} consent.banner-present consent.reject-offered-first-layer policy.link`,
    site: page({
      lang: "sw",
      title: "Duka la vitabu",
      link: "Faragha",
      policy: "<p>Tunatunza jina na anwani yako ili kukuletea vitabu.</p>",
      body: question(
        `<section id="w3" style="${low}"><p>Tungependa kukumbuka unachotazama hapa ili kupima matumizi ya tovuti.</p><button id="a" style="${press}">Sitaki</button> <button id="b" style="${press}">Sawa</button></section>`,
        META,
        "ab",
      ),
    }),
  },
  {
    // Armenian: tells, and follows whoever reads it.
    host: "hatsatun.example",
    truth: {
      defect: `${FEW_HEADERS} tls.redirect consent.banner-present consent.trackers-before consent.cookies-before sri`,
    },
    othersSoundBut: `${DOUBT} consent.reject-offered-first-layer policy.link`,
    site: page({
      lang: "hy",
      title: "Հացատուն",
      link: "Գաղտնիություն",
      policy: "<p>Մենք պահում ենք ձեր անունը և հասցեն։</p>",
      head: `<script>${GA}</script>`,
      body: question(
        `<div id="w3" style="${low}"><p>Մենք հիշում ենք, թե ինչ եք դիտում այս կայքում։</p><button id="a" style="${press}">Լավ</button></div>`,
        "0",
      ),
    }),
  },
  {
    // Welsh: one may say yes, or choose first; nothing is ticked there.
    host: "siop-lyfrau.example",
    truth: {
      defect: `${FEW_HEADERS} tls.redirect`,
      fine: `${ASKED}`,
    },
    othersSoundBut: `${DOUBT} policy.link consent.reject-offered-first-layer consent.reject-works`,
    site: page({
      lang: "cy",
      title: "Siop lyfrau’r bont",
      link: "Preifatrwydd",
      policy: "<p>Rydym yn cadw eich enw a’ch cyfeiriad.</p>",
      body: `${question(
        `<aside id="w3" style="${low}"><div id="un"><p>Hoffem gofio beth rydych yn edrych arno yma er mwyn mesur ymweliadau.</p><button id="c" style="${press}">Dewis</button> <button id="b" style="${press}">Iawn</button></div><div id="dau" hidden><p>Dewiswch beth y cawn ei gofio.</p><label><input type="checkbox" id="m"> Mesur</label> <button id="a" style="${press}">Cadw</button></div></aside>`,
        GA,
      )}<script>var c=document.getElementById("c");if(c)c.onclick=function(){document.getElementById("un").hidden=true;document.getElementById("dau").hidden=false}</script>`,
    }),
  },
  {
    // German: one may refuse at once, and who looks behind "settings" finds the boxes ticked.
    host: "schreinerei-tann.example",
    truth: {
      defect: `${FEW_HEADERS} tls.redirect consent.no-preticked`,
      fine: `${ASKED} consent.reject-offered-first-layer consent.reject-works policy.link consent.equal-choice`,
    },
    othersSoundBut: DOUBT.replace("consent.no-preticked ", "").replace("consent.equal-choice ", ""),
    site: page({
      lang: "de",
      title: "Schreinerei Tann",
      link: "Datenschutz",
      policy: "<p>Stand: 3. Juli 2026</p>",
      body: `${question(
        `<div id="w3" style="${low}"><div id="eins"><p>Wir möchten Cookies für Statistik und Werbung setzen.</p><button id="a" style="${press}">Alle ablehnen</button> <button id="c" style="${press}">Einstellungen</button> <button id="b" style="${press}">Alle akzeptieren</button></div><div id="zwei" hidden><p>Ihre Auswahl zu Cookies</p><label><input type="checkbox" checked disabled> Notwendig</label><label><input type="checkbox" checked> Statistik</label><label><input type="checkbox" checked> Werbung</label><button style="${press}">Auswahl speichern</button></div></div>`,
        GA,
      )}<script>var c=document.getElementById("c");if(c)c.onclick=function(){document.getElementById("eins").hidden=true;document.getElementById("zwei").hidden=false}</script>`,
    }),
  },
  {
    // Italian: the same with switches of the house's own make, all off, in a tree of their own.
    host: "liuteria-adda.example",
    truth: {
      defect: `${FEW_HEADERS} tls.redirect`,
      fine: `${ASKED} consent.reject-offered-first-layer consent.reject-works policy.link consent.no-preticked`,
    },
    othersSoundBut: DOUBT.replace("consent.no-preticked ", ""),
    site: page({
      lang: "it",
      title: "Liuteria Adda",
      link: "Informativa privacy",
      policy: "<p>Aggiornata il 3 luglio 2026</p>",
      body: `${question(
        `<div id="w3" style="${low}"><p>Usiamo cookie per misurare le visite.</p><button id="a" style="${press}">Rifiuta tutto</button> <button id="c" style="${press}">Personalizza</button> <button id="b" style="${press}">Accetta tutto</button></div>`,
        GA,
      )}<script>var c=document.getElementById("c");if(c)c.onclick=function(){var d=document.createElement("scelte-box");document.body.append(d);d.attachShadow({mode:"open"}).innerHTML='<div style="position:fixed;inset:10%;background:#fff;border:2px solid #222;padding:40px;z-index:99"><h2>Preferenze</h2><p>Statistica <span role="switch" aria-checked="false" tabindex="0" aria-label="Statistica" style="display:inline-block;width:40px;height:20px;background:#ccc"></span></p><p>Pubblicità <span role="switch" aria-checked="false" tabindex="0" aria-label="Pubblicità" style="display:inline-block;width:40px;height:20px;background:#ccc"></span></p><button>Salva le scelte</button></div>'}</script>`,
    }),
  },
  {
    // English: the shop is being painted, whatever one asks for.
    host: "oat-and-honey.example",
    truth: { open: WALL },
    site: bare(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Oat & Honey</title></head><body style="font-family:serif;text-align:center"><h1>Oat & Honey</h1><p>The painters are in. See you on the third of the month.</p></body></html>`,
    ),
  },
  {
    // English: all there is of a chimney sweep stands on one page.
    host: "sweep-ashford.example",
    truth: {
      defect: `${FEW_HEADERS} tls.redirect policy.link`,
      fine: CLEAN,
    },
    othersSoundBut: DOUBT,
    site: page({
      lang: "en",
      title: "",
      paths: {
        "/": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ashford Chimney Sweep</title></head><body><h1>Ashford Chimney Sweep</h1><p>Tom Ashford sweeps chimneys and stoves in Kendal, Windermere and Ambleside. Fifty pounds a flue, certificate included. Ring 015394 00000 before eight in the evening.</p></body></html>`,
        "/p0.html": { status: 404, type: "text/html", body: "Not found" },
      },
    }),
  },
  {
    // Tagalog: agree or pay, with nothing behind it.
    host: "balita-ngayon.example",
    truth: {
      open: "consent.cookies-before consent.trackers-before consent.reject-works policy.sections pixel.present mixed-content consent.no-wall",
    },
    site: bare(
      `<!doctype html><html lang="tl"><head><meta charset="utf-8"><title>Balita Ngayon</title></head><body style="overflow:hidden"><div style="position:fixed;inset:0;background:#fff;padding:90px"><h1>Balita Ngayon</h1><p>Upang mabasa ang aming mga ulat, hayaan mong tandaan namin ang iyong binabasa o magbayad buwan-buwan.</p><button style="${press}" onclick="document.cookie='ok=1'">Sige</button> <button style="${press}">Magbabayad ako</button></div></body></html>`,
    ),
  },
  {
    // French: asks which shop one wants, and follows everybody.
    host: "gants-et-bonnets.example",
    truth: {
      defect: `${FEW_HEADERS} tls.redirect consent.banner-present consent.trackers-before consent.cookies-before pixel.present`,
    },
    othersSoundBut: DOUBT.replace(" pixel.present", ""),
    site: page({
      lang: "fr",
      title: "Gants et bonnets",
      link: "Politique de confidentialité",
      policy: "<p>Dernière mise à jour : 3 mai 2026</p>",
      head: `<script>${META}</script>`,
      body: question(
        `<div id="w3" role="dialog" style="${low}"><p>Vous semblez être en Belgique. Où voulez-vous faire vos achats ?</p><button id="a" style="${press}">Boutique belge</button> <button id="b" style="${press}">Rester ici</button></div>`,
        "0",
      ),
    }),
  },
  {
    // English: offers a talk, and nothing is loaded before one wants it.
    host: "tandem-hire.example",
    truth: {
      defect: `${FEW_HEADERS} tls.redirect`,
      fine: "consent.trackers-before consent.cookies-before policy.link",
    },
    othersSoundBut: DOUBT,
    site: page({
      lang: "en",
      title: "Tandem hire",
      link: "Privacy policy",
      policy: EN_POLICY,
      body: question(
        `<div id="w3" style="position:fixed;right:20px;bottom:20px;width:280px;background:#fff;border:1px solid #567;padding:16px"><p>Wondering which tandem fits you both?</p><button id="b" style="${press}">Ask Ana</button> <button id="a" style="${press}">Later</button></div>`,
        `var s=document.createElement("script");s.src="https://widget.intercom.io/widget/abcd1234";document.head.append(s)`,
      ),
    }),
  },
  {
    // Dutch: every page stands behind a mark in the address, and none has an address of its own.
    host: "roeiclub-vecht.example",
    truth: {
      defect: `${FEW_HEADERS} tls.redirect`,
      fine: `${CLEAN} policy.link policy.sections policy.freshness form.insecure`,
    },
    othersSoundBut: "tls.https consent.banner-present form.minimisation",
    site: page({
      lang: "nl",
      title: "",
      paths: {
        "/": `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Roeiclub De Vecht</title></head><body><div id="app"></div><script>
var nav='<nav><a href="#/">Start</a> <a href="#/agenda">Agenda</a> <a href="#/lid-worden">Lid worden</a></nav>',voet='<footer><a href="#/privacy">Privacyverklaring</a></footer>';
var blad={"":'<h1>Roeiclub De Vecht</h1><p>Roeien voor iedereen vanaf twaalf jaar, op de mooiste rivier van Utrecht. Op zaterdag is er koffie op de steiger en leert u in een half uur de eerste slagen.</p>',agenda:'<h1>Agenda</h1><p>Zaterdag om negen uur.</p>',"lid-worden":'<h1>Lid worden</h1><form method="post" action="/lid"><label>Naam <input name="naam"></label><label>E-mail <input type="email" name="mail"></label><button>Stuur</button></form>',privacy:'<h1>Privacyverklaring</h1><p>Bijgewerkt op 4 mei 2026</p><h2>Wie wij zijn</h2><p>Roeiclub De Vecht in Maarssen is verantwoordelijk voor uw gegevens.</p><h2>Waarvoor</h2><p>Het doel is de ledenadministratie; de grondslag is de overeenkomst met u.</p><h2>Wie ze krijgt</h2><p>Ontvangers zijn onze drukker en de bond.</p><h2>Hoe lang</h2><p>De bewaartermijn is twee jaar.</p><h2>Uw rechten</h2><p>U kunt uw gegevens inzien, laten verbeteren en wissen, en een klacht indienen bij de Autoriteit Persoonsgegevens. Mail: bestuur@roeiclub-vecht.example</p>'};
function toon(){var p=location.hash.replace(/^#\\/?/,"");document.getElementById("app").innerHTML=nav+"<main>"+(blad[p]||blad[""])+"</main>"+voet}addEventListener("hashchange",toon);toon()</script></body></html>`,
        "/p0.html": { status: 404, type: "text/html", body: "404" },
      },
    }),
  },
  {
    // Danish: a tick and a cross, drawn, and no word on them.
    host: "drageskolen.example",
    truth: {
      defect: `${FEW_HEADERS} tls.redirect`,
      fine: `${ASKED} consent.reject-works policy.link`,
    },
    othersSoundBut: `${DOUBT} consent.reject-offered-first-layer`,
    site: page({
      lang: "da",
      title: "Drageskolen",
      link: "Privatlivspolitik",
      policy: "<p>Opdateret 2. september 2026</p>",
      body: question(
        `<div id="w3" style="${low}"><p>Vi vil gerne bruge cookies til at måle besøg. Er det i orden?</p><button id="a" style="${press}"><svg width="24" height="24" viewBox="0 0 24 24"><path d="M4 4L20 20M20 4L4 20" stroke="#fff" stroke-width="3"/></svg></button> <button id="b" style="${press}"><svg width="24" height="24" viewBox="0 0 24 24"><path d="M4 12l6 6L20 6" stroke="#fff" fill="none" stroke-width="3"/></svg></button></div>`,
        GA,
      ),
    }),
  },
];
