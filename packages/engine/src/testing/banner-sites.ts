import { reply } from "../demo/respond.ts";
import type { Handler, Site } from "../demo/site.ts";

const page =
  (body: string, lang = "en"): Handler =>
  (_, response) =>
    reply(response, {
      type: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="${lang}"><title>Banner</title><body><h1>Page</h1>${body}</body></html>`,
    });

const fixed = "position:fixed;bottom:0;left:0;right:0;background:#fff;padding:20px";

/** The choice is kept in a cookie; the banner shows until there is one. */
const keep = `<script>function keep(c){document.cookie="choice="+c+";path=/";for(const b of document.querySelectorAll(".b"))b.remove()}
if(/choice=/.test(document.cookie))for(const b of document.querySelectorAll(".b"))b.remove()</script>`;

/** Refusing takes two steps: settings first, then a save button with everything off. */
const twoLayers =
  page(`<div class="b" style="${fixed}"><p>We use cookies for advertising and statistics on this website.</p>
<button onclick="keep('all')">Accept all</button><button onclick="document.querySelector('#second').hidden=false;this.parentElement.remove()">Manage options</button></div>
<div class="b" id="second" role="dialog" style="${fixed}" hidden><p>Choose which cookies we may use. Statistics and advertising are off.</p>
<button onclick="keep('none')">Save my choices</button><button onclick="keep('all')">Accept all</button></div>${keep}`);

/** The question makes room for its settings, which name no cookie any more; refusing stands there, or ticks to take out. */
const silentLayer = (lang: string, ask: string, yes: string, more: string, boxes: string, last: string) =>
  page(
    `<div class="b" role="dialog" style="${fixed}"><div id="l1"><p>${ask}</p><button onclick="keep('all')">${yes}</button><button onclick="l1.hidden=true;l2.hidden=false">${more}</button></div>
<div id="l2" hidden><label><input type="checkbox" checked> ${boxes}</label><button onclick="keep(document.querySelector('input').checked?'all':'none')">${last}</button></div></div>${keep}`,
    lang,
  );

/** One may refuse at once; what lies behind settings is built only when they are opened, elsewhere on the page. */
const settingsApart =
  page(`<div class="b" style="${fixed}"><p>We use cookies for advertising and statistics on this website.</p>
<button onclick="keep('none')">Reject all</button><button id="more">Cookie settings</button><button onclick="keep('all')">Accept all</button></div>${keep}
<script>document.getElementById("more").onclick=()=>setTimeout(()=>document.body.insertAdjacentHTML("beforeend",'<section style="${fixed};top:0"><label><input type="checkbox" checked disabled> Necessary</label><label><input type="checkbox" checked> Statistics</label><span role="switch" aria-checked="false" aria-label="Advertising">☐ Advertising</span></section>'),300)</script>`);

const chinese = page(
  `<div class="b" style="${fixed}"><p>本网站使用 Cookie 来改善您的浏览体验并用于统计分析。</p><button onclick="keep('none')">全部拒绝</button><button onclick="keep('all')">全部接受</button></div>${keep}`,
  "zh-CN",
);

/** In a shadow tree, as several platforms build theirs. */
const shadow =
  page(`<consent-box></consent-box><script>customElements.define("consent-box",class extends HTMLElement{connectedCallback(){
const root=this.attachShadow({mode:"open"});if(/choice=/.test(document.cookie))return;
root.innerHTML='<div role="dialog" style="${fixed}"><p>We and our partners use cookies to show you advertising.</p><button>Decline</button><button>Allow all</button></div>';
const[no,yes]=root.querySelectorAll("button");no.onclick=()=>{document.cookie="choice=none;path=/";root.innerHTML=""};yes.onclick=()=>{document.cookie="choice=all;path=/";root.innerHTML=""}}})</script>`);

/** The markup of a platform that autoconsent knows. */
const onetrust =
  page(`<div id="onetrust-consent-sdk" class="b"><div id="onetrust-banner-sdk" role="region" style="${fixed}"><p>By clicking Accept you agree to the storing of cookies on your device.</p>
<div id="onetrust-button-group"><button id="onetrust-reject-all-handler" onclick="keep('none')">Reject All</button><button id="onetrust-accept-btn-handler" onclick="keep('all')">Accept All Cookies</button></div></div></div>${keep}`);

/** A platform's markup around words that name neither cookies nor consent; the way back is a sign without words. */
const klaro = page(
  `<div id="klaro" class="klaro"><div class="b cookie-notice" role="dialog" style="${fixed}"><p>Dürfen wir zusätzlich zählen, welche Seiten gelesen werden?</p>
<div class="cn-buttons"><button class="cm-btn cn-decline" onclick="keep('none')">Ich lehne ab</button><button class="cm-btn cm-btn-success" onclick="keep('all')">Passt</button></div></div></div>
<div id="way"></div><script>document.getElementById("way").attachShadow({mode:"open"}).innerHTML='<button aria-label="Cookie-Einstellungen">⚙</button>'</script>${keep}`,
  "de",
);

/** Whose refusal leads to another page, as to one that asks for money. */
const leads = page(
  `<div style="${fixed}"><p>Utilizamos cookies para publicidad y estadísticas en este sitio.</p>
<button onclick="location='/suscripcion?de=aviso'">Rechazar</button><button onclick="this.parentElement.remove()">Aceptar</button></div>`,
  "es",
);

/** Talks of cookies, asks nothing. */
const noBanner = page(
  `<p style="height:2000px">Recipes for biscuits and cookies.</p><footer><a href="/cookies">Cookie policy</a></footer>`,
);

/** Tells and asks nothing. */
const notice = page(
  `<div class="b" style="${fixed}"><p>By using this site you agree to our use of cookies.</p><button aria-label="Close">×</button></div>`,
);

/** Looks like a banner to whoever counts words alone. */
const header = page(
  `<header style="position:sticky;top:0"><a href="/">Consent Ltd</a> Privacy software for everyone <a href="/a">Product options</a><a href="/b">Learn more</a><a href="/c">Cookies</a><a href="/d">Pricing</a><a href="/e">Settings</a></header><p style="height:2000px">Text</p>`,
);

/** Pages whose banners are built in different ways. */
/** The question comes back when what stands at the foot or in a corner is pressed, whatever it is called. */
const comesBack = (lang: string, ask: string, no: string, yes: string, way: string) =>
  page(
    `<footer><a href="#">Top</a></footer>${way}<script>function ask(){if(document.querySelector(".b"))return;document.body.insertAdjacentHTML("beforeend",'<div class="b" role="dialog" style="${fixed}"><p>${ask}</p><button>${no}</button><button>${yes}</button></div>');document.querySelectorAll(".b button").forEach((button,at)=>{button.onclick=()=>{document.cookie="choice="+at+";path=/";button.parentElement.remove()}})}if(!/choice=/.test(document.cookie))ask()</script>`,
    lang,
  );

/** The question stands in a frame of another house. */
const framed = page(
  `<iframe id="q" src="https://question.example/" style="${fixed};width:100%;height:160px;border:0"></iframe><script>addEventListener("message",({data})=>{document.cookie="choice="+data+";path=/";q.remove()});if(/choice=/.test(document.cookie))q.remove()</script>`,
  "sv",
);
const framedQuestion = page(
  `<p>Vi använder kakor för annonser.</p><button onclick="parent.postMessage('no','*')">Avvisa</button><button onclick="parent.postMessage('yes','*')">Godkänn</button>`,
  "sv",
);

export const bannerSites: readonly Site[] = [
  { hosts: ["framed.example"], https: framed },
  { hosts: ["question.example"], https: framedQuestion },
  {
    hosts: ["trommel.example"],
    https: comesBack(
      "nl",
      "Mogen onze advertentiepartners cookies plaatsen?",
      "Weigeren",
      "Aanvaarden",
      `<footer><a href="#" onclick="ask();return false">Koekjestrommel openen</a></footer>`,
    ),
  },
  {
    hosts: ["parer.example"],
    https: comesBack(
      "ca",
      "Podem comptar les visites amb galetes?",
      "Rebutja",
      "Accepta",
      `<footer><button onclick="ask()">Canviar de parer</button></footer>`,
    ),
  },
  {
    hosts: ["corner.example"],
    https: comesBack(
      "en",
      "May we use cookies to count visits?",
      "Reject",
      "Accept",
      `<button onclick="ask()" style="position:fixed;left:8px;bottom:8px;width:40px;height:40px">⚙</button>`,
    ),
  },
  {
    hosts: ["dead-way.example"],
    https: comesBack(
      "de",
      "Dürfen wir Cookies für Statistik setzen?",
      "Ablehnen",
      "Akzeptieren",
      `<footer><a href="#">Cookie-Einstellungen</a></footer>`,
    ),
  },
  { hosts: ["layers.example"], https: twoLayers },
  {
    hosts: ["silent-da.example"],
    https: silentLayer(
      "da",
      "Vi bruger cookies til statistik.",
      "Tillad alle",
      "Tilpas",
      "Statistik",
      "Gem valg",
    ),
  },
  {
    hosts: ["silent-en.example"],
    https: silentLayer("en", "We use cookies.", "Accept all", "Options", "Audience", "Save selection"),
  },
  {
    hosts: ["silent-fr.example"],
    https: page(
      `<div class="b" role="dialog" style="${fixed}"><div id="l1"><p>Ce site utilise des cookies de mesure d’audience.</p><button onclick="keep('all')">J’accepte</button><button onclick="l1.hidden=true;l2.hidden=false">Personnaliser</button></div>
<div id="l2" hidden><label><input type="checkbox"> Audience</label><button onclick="keep('none')">Tout refuser</button><button>Valider</button></div></div>${keep}`,
      "fr",
    ),
  },
  { hosts: ["settings-apart.example"], https: settingsApart },
  { hosts: ["zh.example"], https: chinese },
  { hosts: ["shadow.example"], https: shadow },
  { hosts: ["onetrust.example"], https: onetrust },
  { hosts: ["klaro.example"], https: klaro },
  { hosts: ["leads.example"], https: leads },
  { hosts: ["nobanner.example"], https: noBanner },
  { hosts: ["notice.example"], https: notice },
  { hosts: ["header.example"], https: header },
];
