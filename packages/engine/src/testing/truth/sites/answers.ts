import { type Case, FEW_HEADERS } from "../case.ts";
import { button } from "../page.ts";
import { document, site, takes, toHttps } from "../routes.ts";

/** Sites whose answers are no two buttons side by side, and whose own files hold code of vendors that waits. */

const ASKED_FIRST =
  "consent.banner-present consent.cookies-before consent.trackers-before consent.storage-before consent.third-party-cookies-before";
const OTHERS =
  "sri share.undeclared-third-party xborder.no-adequacy policy.discloses-transfers policy.discloses-recipients cookie-notice.complete cookie.lifetime gpc.honoured pixel.present tracking.url-leak tracking.streams policy.link policy.sections policy.freshness";
const GTAG = (id: string) =>
  `var s=document.createElement("script");s.src="https://www.googletagmanager.com/gtag/js?id=${id}";document.head.appendChild(s)`;

export const answers: readonly Case[] = [
  {
    // German: boxes stand in the question, none ticked, and one button keeps them so: one click refuses, though its words
    // do not say so. Authorities do not agree whether that is a refusal on the first layer.
    host: "www.moosbach-keramik.example",
    truth: {
      defect: FEW_HEADERS,
      fine: `${ASKED_FIRST} consent.no-preticked consent.reject-works consent.withdraw-link`,
    },
    othersSoundBut: `${OTHERS} consent.equal-choice consent.reject-offered-first-layer`,
    plain: toHttps("www.moosbach-keramik.example"),
    site: site({
      "/": document(
        "de",
        "Moosbach Keramik",
        `<h1>Schalen aus dem Holzofen</h1><p>Zweimal im Jahr brennen wir den großen Ofen, vier Tage und Nächte lang. Was herauskommt, steht bis zum nächsten Brand in der Werkstatt in Moosbach und hier im Netz.</p><footer><button id="z">Zustimmung ändern</button></footer>
<div id="w" style="display:none;position:fixed;left:0;right:0;bottom:0;background:#fff;padding:20px;border-top:2px solid #543"><p>Welche Cookies dürfen wir setzen?</p><label><input type="checkbox" checked disabled> Notwendig</label> <label><input type="checkbox" id="s"> Statistik</label><p><button id="k" style="${button}">Auswahl speichern</button> <button id="a" style="${button}">Alle akzeptieren</button></p></div>
<script>(function(){var w=document.getElementById("w"),s=document.getElementById("s");function go(){${GTAG("G-MOOS000001")}}function put(v){localStorage.setItem("wahl",v);w.style.display="none";if(v==="s")go()}document.getElementById("k").onclick=function(){put(s.checked?"s":"n")};document.getElementById("a").onclick=function(){put("s")};document.getElementById("z").onclick=function(){w.style.display="block"};var v=localStorage.getItem("wahl");if(!v)w.style.display="block";else if(v==="s")go()})()</script>`,
      ),
    }),
  },
  {
    // Italian: "no" is a line of small words under one large button, and nothing names cookies.
    host: "www.vivaiodelcolle.example",
    truth: {
      defect: `${FEW_HEADERS} consent.equal-choice`,
      fine: `${ASKED_FIRST} consent.reject-offered-first-layer consent.reject-works`,
    },
    othersSoundBut: `${OTHERS} consent.withdraw-link`,
    plain: toHttps("www.vivaiodelcolle.example"),
    site: site({
      "/": document(
        "it",
        "Vivaio del Colle",
        `<h1>Ulivi e rose antiche</h1><p>Il vivaio è aperto tutti i giorni tranne il lunedì. Consegniamo le piante grandi con il nostro furgone e le mettiamo a dimora, se lo si desidera, con un anno di garanzia.</p>
<div id="q" style="display:none;position:fixed;left:0;right:0;bottom:0;background:#fff;padding:26px;text-align:center;box-shadow:0 -4px 18px #0005"><p>Ci aiuta a capire quali piante piacciono di più?</p><button id="s" style="display:block;width:100%;padding:20px;background:#186a3b;color:#fff;border:0;font:bold 21px sans-serif">Sì, volentieri</button><a href="#" id="n" style="font:11px sans-serif;color:#bbb;text-decoration:none">No, grazie</a></div>
<script>(function(){var q=document.getElementById("q");function go(){${GTAG("G-COLLE00001")}}function put(v){localStorage.setItem("aiuto",v);q.style.display="none";if(v==="s")go()}document.getElementById("s").onclick=function(){put("s")};document.getElementById("n").onclick=function(e){e.preventDefault();put("n")};var v=localStorage.getItem("aiuto");if(!v)q.style.display="block";else if(v==="s")go()})()</script>`,
      ),
    }),
  },
  {
    // Spanish: an application whose own file holds the vendor's code, which waits for an answer that comes late.
    host: "app.cuadernovivo.example",
    truth: {
      defect: FEW_HEADERS,
      fine: `${ASKED_FIRST} consent.reject-offered-first-layer consent.reject-works consent.withdraw-link`,
    },
    othersSoundBut: `${OTHERS} consent.equal-choice`,
    plain: toHttps("app.cuadernovivo.example"),
    also: takes("api-js.mixpanel.com"),
    site: site({
      "/": document(
        "es",
        "Cuaderno vivo",
        `<div id="app"></div><script type="module" src="/assets/main-9f3c.js"></script>`,
      ),
      "/assets/main-9f3c.js": `const app=document.getElementById("app");app.innerHTML='<h1>Apuntes que vuelven</h1><p>Escribe lo que quieras y Cuaderno vivo te lo trae el día en que hace falta. Funciona sin conexión, exporta a texto y no tiene anuncios ni rachas que mantener.</p><footer><button id="p">Cambiar mi consentimiento</button></footer>';
const K="cv.medir";const mixpanel={track(){let id=localStorage.getItem("mp_4c1_mixpanel");if(!id){id=JSON.stringify({distinct_id:crypto.randomUUID()});localStorage.setItem("mp_4c1_mixpanel",id)}fetch("https://api-js.mixpanel.com/track/?ip=1",{method:"POST",mode:"no-cors",body:"data="+encodeURIComponent(JSON.stringify([{event:"$mp_web_page_view",properties:{token:"4c1",distinct_id:JSON.parse(id).distinct_id}}]))})}};
function ask(){const d=document.createElement("div");d.setAttribute("role","region");d.style.cssText="position:fixed;bottom:16px;left:16px;background:#fff;border:1px solid #ccd;padding:18px";d.innerHTML='<p>¿Podemos contar cómo usas el cuaderno? No lo hacemos sin tu consentimiento.</p><button style="padding:10px 20px">Rechazar</button> <button style="padding:10px 20px">Permitir</button>';const [n,s]=d.querySelectorAll("button");n.onclick=()=>{localStorage.setItem(K,"no");d.remove()};s.onclick=()=>{localStorage.setItem(K,"si");d.remove();mixpanel.track()};document.body.append(d)}
document.getElementById("p").onclick=ask;const v=localStorage.getItem(K);if(!v)setTimeout(ask,7000);else if(v==="si")mixpanel.track();`,
    }),
  },
  {
    // Estonian: a builder names its fields by numbers, and only the label says that one is for an address.
    host: "www.kalda-talu.example",
    truth: {
      defect: `${FEW_HEADERS} keystroke.capture`,
      fine: "consent.cookies-before consent.storage-before consent.third-party-cookies-before form.insecure",
    },
    othersSoundBut: `${OTHERS} consent.banner-present consent.trackers-before replay.present pixel.hashed-identifiers tracking.first-party-disguise`,
    plain: toHttps("www.kalda-talu.example"),
    also: takes("in.lomake-keraa.example"),
    site: site({
      "/": document(
        "et",
        "Kalda talu",
        `<h1>Lambad, vill ja vaikus</h1><p>Kalda talu Saaremaal kasvatab saja pealist lambakarja ja kedrab villa oma lõngaks. Kevadel saab tulla tallesid vaatama ja sügisel müüme liha otse talust.</p><form method="post" action="/kirjuta"><label for="f-71">Sinu e-post</label><input id="f-71" name="input_7_1"><button>Saada</button></form>
<script>document.getElementById("f-71").addEventListener("blur",function(){if(/@/.test(this.value))fetch("https://in.lomake-keraa.example/l",{method:"POST",mode:"no-cors",body:JSON.stringify({f:7,v:btoa(this.value)})})})</script>`,
      ),
    }),
  },
];
