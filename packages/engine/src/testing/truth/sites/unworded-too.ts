import { reply } from "../../../demo/respond.ts";
import { type Case, CLEAN, PAGE_DOUBT, PAGE_HEADERS, WALL } from "../case.ts";
import { bare, EN_POLICY, GA, META, page } from "../page.ts";

/** A second look at questions and messages that no list has words for, written after the first ones were mended. */

const ASKED =
  "consent.banner-present consent.cookies-before consent.trackers-before consent.third-party-cookies-before";
const DOUBT = `${PAGE_DOUBT} policy.freshness cookie.lifetime consent.withdraw-link consent.signals pixel.present`;

const low =
  "position:fixed;left:24px;right:24px;bottom:24px;background:#fff;border:1px solid #567;padding:20px;z-index:9";
const press =
  "display:inline-block;padding:12px 22px;background:#345;color:#fff;border:0;font:16px sans-serif";

/** Keeps what was answered; `show` draws the question, `go` runs on "y". */
const keeps = (show: string, go: string) =>
  `<script>function go(){${go}}function put(w){document.cookie="w="+w+";path=/;max-age=7776000;secure;samesite=lax";gone();if(w==="y")go()}function gone(){var e=document.getElementById("q");if(e)e.remove()}
var m=/(?:^|; )w=(.)/.exec(document.cookie);if(m){if(m[1]==="y")go()}else{${show}}</script>`;
const draws = (html: string) => `document.body.insertAdjacentHTML("beforeend",${JSON.stringify(html)})`;

export const unwordedToo: readonly Case[] = [
  {
    // Esperanto: in a tree of its own, with links that act.
    host: "verda-rondo.example",
    truth: {
      defect: PAGE_HEADERS,
      fine: `${ASKED} consent.reject-works consent.reject-offered-first-layer`,
    },
    othersSoundBut: `${DOUBT} consent.equal-choice policy.link`,
    site: page({
      lang: "eo",
      title: "Verda rondo",
      link: "Privateco",
      policy: "<p>Ni konservas vian nomon kaj adreson.</p>",
      body: keeps(
        `var h=document.createElement("verda-demando");h.id="q";document.body.append(h);var r=h.attachShadow({mode:"open"});r.innerHTML='<div style="${low}"><p>Ĉu ni rajtas memori kion vi rigardas ĉi tie por reklami al vi aliloke?</p><a role="button" href="#" style="${press}">Ne, dankon</a> <a role="button" href="#" style="${press}">Jes, bonvolu</a></div>';var a=r.querySelectorAll("a");a[0].onclick=function(){put("n");return false};a[1].onclick=function(){put("y");return false}`,
        META,
      ),
    }),
  },
  {
    // Icelandic: at the top of the page and in it, in words of everyday.
    host: "bokakaffi.example",
    truth: {
      defect: PAGE_HEADERS,
      fine: `${ASKED} consent.reject-works consent.reject-offered-first-layer`,
    },
    othersSoundBut: `${DOUBT} consent.equal-choice policy.link`,
    site: page({
      lang: "is",
      title: "Bókakaffi",
      link: "Persónuvernd",
      policy: "<p>Við geymum nafn þitt og heimilisfang.</p>",
      body: keeps(
        `document.body.insertAdjacentHTML("afterbegin",'<div id="q" style="padding:18px;background:#eef"><p>Megum við muna hvað þú skoðar hér til að telja heimsóknir?</p><button style="${press}" onclick="put(String.fromCharCode(110))">Helst ekki</button> <button style="${press}" onclick="put(String.fromCharCode(121))">Endilega</button></div>')`,
        GA,
      ),
    }),
  },
  {
    // English: three answers in plain words.
    host: "moor-and-mill.example",
    truth: { defect: PAGE_HEADERS, fine: `${ASKED} policy.link consent.reject-works` },
    othersSoundBut: `${DOUBT} consent.reject-offered-first-layer consent.equal-choice`,
    site: page({
      lang: "en",
      title: "Moor & Mill",
      link: "Privacy policy",
      policy: EN_POLICY,
      body: keeps(
        draws(
          `<div id="q" style="${low}"><p>How much may we keep in mind about your visit? Some of it helps us count, some of it helps others show you things.</p><button style="${press}" onclick="put('y')">Everything</button> <button style="${press}" onclick="put('n')">As little as possible</button></div>`,
        ),
        GA,
      ),
    }),
  },
  {
    // Luxembourgish: in a frame of the site's own.
    host: "bakhaus-lux.example",
    truth: { defect: PAGE_HEADERS, fine: `${ASKED} consent.reject-works` },
    othersSoundBut: `${DOUBT} consent.reject-offered-first-layer consent.equal-choice policy.link`,
    site: page({
      lang: "lb",
      title: "Bakhaus",
      link: "Dateschutz",
      policy: "<p>Mir halen Ären Numm an Är Adress.</p>",
      paths: {
        "/fro": `<!doctype html><html lang="lb"><body style="margin:0;padding:16px"><p>Däerfe mir eis mierken, wat Dir hei kuckt, fir d'Visitten ze zielen?</p><button style="${press}" onclick="parent.put('n')">Léiwer net</button> <button style="${press}" onclick="parent.put('y')">Gär</button></body></html>`,
      },
      headers: {
        "strict-transport-security": "max-age=31536000; includeSubDomains",
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-frame-options": "SAMEORIGIN",
      },
      body: keeps(
        draws(
          `<div id="q" style="${low}"><iframe src="/fro" style="width:100%;height:130px;border:0"></iframe></div>`,
        ),
        GA,
      ),
    }),
  },
  {
    // English: wants to send news, and counts everybody before anybody answered.
    host: "tide-tables.example",
    truth: {
      defect: `${PAGE_HEADERS} consent.banner-present consent.trackers-before consent.cookies-before`,
      fine: "policy.link",
    },
    othersSoundBut: DOUBT,
    site: page({
      lang: "en",
      title: "Tide tables",
      link: "Privacy policy",
      policy: EN_POLICY,
      head: `<script>${GA}</script>`,
      body: keeps(
        draws(
          `<div id="q" role="dialog" style="${low}"><p>Stay in the loop? We will let you know when the weather turns.</p><button style="${press}" onclick="put('n')">Not now</button> <button style="${press}" onclick="put('y')">Allow</button></div>`,
        ),
        "0",
      ),
    }),
  },
  {
    // English: closed for a while, with a way to a picture service.
    host: "fig-and-plum.example",
    truth: { open: WALL },
    site: bare(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fig & Plum</title></head><body><img src="/logo.png" alt="Fig & Plum" width="180" height="60"><h2>Baby on the way!</h2><p>Orders start again when we have slept. Pictures of cakes until then:</p><p><a href="https://www.instagram.com/figandplum">@figandplum</a></p></body></html>`,
    ),
  },
  {
    // Basque: the same, and one file is what it says.
    host: "gazta-etxea.example",
    truth: { open: WALL },
    site: (request, response) =>
      request.url === "/robots.txt"
        ? reply(response, { type: "text/plain", body: "User-agent: *\nDisallow: /\n" })
        : reply(response, {
            type: "text/html; charset=utf-8",
            body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gazta etxea</title></head><body><h1>Gazta etxea</h1><p>Moving house. The cheese comes along.</p></body></html>`,
          }),
  },
  {
    // Spanish: the settings stand in a frame, and are ticked.
    host: "cantera-rio.example",
    truth: {
      defect: `${PAGE_HEADERS} consent.no-preticked`,
      fine: `${ASKED} consent.reject-works consent.reject-offered-first-layer policy.link`,
    },
    othersSoundBut: `${DOUBT} consent.equal-choice`,
    site: page({
      lang: "es",
      title: "Cantera del Río",
      link: "Política de privacidad",
      policy: "<p>Última actualización: 2 de junio de 2026</p>",
      headers: {
        "strict-transport-security": "max-age=31536000; includeSubDomains",
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-frame-options": "SAMEORIGIN",
      },
      paths: {
        "/panel": `<!doctype html><html lang="es"><body><h2>Sus opciones</h2><label><input type="checkbox" checked disabled> Necesarias</label><label><input type="checkbox" checked> Publicidad</label><button>Guardar</button></body></html>`,
      },
      body: keeps(
        draws(
          `<div id="q" style="${low}"><p>Usamos cookies para la publicidad.</p><button style="${press}" onclick="put('n')">Rechazar</button> <a href="#" style="${press}" onclick="var f=document.createElement('iframe');f.src='/panel';f.style='position:fixed;inset:10%;width:80%;height:80%;background:#fff;z-index:99';document.body.append(f);return false">Configurar</a> <button style="${press}" onclick="put('y')">Aceptar</button></div>`,
        ),
        META,
      ),
    }),
  },
  {
    // Portuguese: the settings are a page of their own, with nothing ticked.
    host: "padaria-foz.example",
    truth: {
      defect: PAGE_HEADERS,
      fine: `${ASKED} consent.reject-works consent.reject-offered-first-layer policy.link consent.no-preticked`,
    },
    othersSoundBut: `${DOUBT} consent.equal-choice`,
    site: page({
      lang: "pt",
      title: "Padaria da Foz",
      link: "Política de privacidade",
      policy: "<p>Atualizado em 3 de maio de 2026</p>",
      paths: {
        "/escolhas": `<!doctype html><html lang="pt"><body><h1>Escolha o que podemos guardar</h1><label><input type="checkbox"> Estatística</label><label><input type="checkbox"> Publicidade</label><button>Guardar escolhas</button></body></html>`,
      },
      body: keeps(
        draws(
          `<div id="q" style="${low}"><p>Usamos cookies para medir as visitas.</p><button style="${press}" onclick="put('n')">Recusar tudo</button> <a href="/escolhas" style="${press}">Definições</a> <button style="${press}" onclick="put('y')">Aceitar tudo</button></div>`,
        ),
        GA,
      ),
    }),
  },
  {
    // English: a quarry with three words on a page, and an address for each stone: no message.
    host: "slate-yard.example",
    truth: { defect: `${PAGE_HEADERS} policy.link`, fine: CLEAN },
    othersSoundBut: DOUBT,
    site: page({
      lang: "en",
      title: "",
      paths: {
        "/": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Slate Yard</title></head><body><h1>Slate Yard</h1><p>Welsh, Cornish, Spanish. Cut to size while you wait. Yard open six to two, Bethesda.</p></body></html>`,
        "/p0.html": { status: 404, type: "text/html", body: "404" },
      },
    }),
  },
];
