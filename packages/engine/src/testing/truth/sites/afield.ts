import { reply } from "../../../demo/respond.ts";
import { type Case, FEW_HEADERS, NO_HEADERS, WALL } from "../case.ts";
import { GA, GOOD_HEADERS, META } from "../page.ts";
import { gives, site, takes, toHttps } from "../routes.ts";

/** Eight more builds with their whole truth, written down before the first visit. */

const document = (lang: string, title: string, body: string, head = "") =>
  `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;

const BEFORE =
  "consent.banner-present consent.cookies-before consent.trackers-before consent.third-party-cookies-before consent.storage-before";

export const afield: readonly Case[] = [
  {
    // German of Switzerland: a builder's own banner, and one legal page of which a part is the policy, cut short.
    host: "velo-werkstatt.example",
    truth: {
      defect: `${FEW_HEADERS} policy.sections cookie-notice.complete`,
      fine: `${BEFORE} consent.reject-offered-first-layer consent.reject-works consent.withdraw-link consent.equal-choice policy.link policy.discloses-recipients policy.discloses-transfers tls.redirect`,
    },
    othersSoundBut:
      "sri share.undeclared-third-party xborder.no-adequacy policy.freshness cookie.lifetime tracking.streams consent.no-preticked pixel.present",
    plain: toHttps("velo-werkstatt.example"),
    also: [
      gives(
        "js.hs-scripts.com",
        `document.cookie="hubspotutk=3f2a91c04b5d6e7f8091a2b3c4d5e6f7;path=/;max-age=15552000";new Image().src="https://track.hubspot.com/__ptq.gif?k=1&sd=1440x900&cd=24-bit&v=1.1&a=1234567&pu="+encodeURIComponent(location.href)+"&vi=3f2a91c04b5d6e7f8091a2b3c4d5e6f7"`,
      ),
      ...takes("track.hubspot.com"),
    ],
    site: site({
      "/": document(
        "de-CH",
        "Velowerkstatt Länggasse",
        `<div class="w-container"><h1>Velowerkstatt Länggasse</h1><p>Grosser Service, kleiner Service und Occasionen in Bern. Bring dein Velo am Morgen, hol es am Abend. Für Kinderanhänger und Cargobikes haben wir eine eigene Hebebühne.</p><a href="/preise">Preise</a> <a href="/occasionen">Occasionen</a></div><footer><a href="/rechtliches#datenschutz">Datenschutz</a> <a href="#" id="zurueck">Cookies verwalten</a></footer>
<div fs-cc="banner" id="b" style="display:none;position:fixed;left:16px;bottom:16px;max-width:420px;background:#fff;border:1px solid #444;padding:20px"><div>Mit deiner Zustimmung setzen wir Cookies für Statistik und Newsletter ein.</div><a fs-cc="allow" href="#" style="display:inline-block;padding:10px 20px;background:#111;color:#fff">Zustimmen</a> <a fs-cc="deny" href="#" style="display:inline-block;padding:10px 20px;background:#111;color:#fff">Ablehnen</a></div>
<script>var b=document.getElementById("b");function auf(){b.style.display="block";return false}function lade(){var s=document.createElement("script");s.src="https://js.hs-scripts.com/1234567.js";document.head.append(s)}function w(v){document.cookie="fs-cc="+encodeURIComponent(JSON.stringify({consents:{analytics:v}}))+";path=/;max-age=10368000;secure;samesite=lax";b.style.display="none";if(v)lade();return false}
document.querySelector("[fs-cc=allow]").onclick=function(){return w(true)};document.querySelector("[fs-cc=deny]").onclick=function(){return w(false)};document.getElementById("zurueck").onclick=auf;var m=/fs-cc=([^;]+)/.exec(document.cookie);if(!m)auf();else if(JSON.parse(decodeURIComponent(m[1])).consents.analytics)lade()</script>`,
      ),
      "/preise": document("de-CH", "Preise", "<h1>Preise</h1><p>Service ab CHF 90.–</p>"),
      "/occasionen": document("de-CH", "Occasionen", "<h1>Occasionen</h1><p>Drei Damenvelos.</p>"),
      "/rechtliches": document(
        "de-CH",
        "Rechtliches",
        `<section id="impressum"><h2>Impressum</h2><p>Velowerkstatt Länggasse GmbH, Bern</p></section><section id="datenschutz"><h2>Datenschutz</h2><p>Für die Bearbeitung deiner Daten ist die Velowerkstatt Länggasse GmbH, Bern, verantwortlich. Zweck der Bearbeitung ist die Reparatur deines Velos und, mit deiner Einwilligung, die Statistik über unsere Website. Dafür nutzen wir HubSpot; dabei gelangen Daten in die USA, gestützt auf Standardvertragsklauseln. Du kannst jederzeit Auskunft und Berichtigung verlangen: velo@velo-werkstatt.example</p></section>`,
      ),
    }),
  },
  {
    // Italian: a banner of the advertisers' framework; "I do not accept" changes the word and nothing else.
    host: "agriturismo-colle.example",
    truth: {
      defect: `${FEW_HEADERS} consent.reject-works pixel.present policy.discloses-transfers tls.redirect`,
      fine: `${BEFORE} consent.reject-offered-first-layer policy.link policy.freshness policy.sections policy.discloses-recipients consent.no-wall`,
    },
    othersSoundBut:
      "tls.https sri share.undeclared-third-party xborder.no-adequacy gpc.honoured consent.equal-choice consent.withdraw-link consent.no-preticked cookie-notice.complete cookie.lifetime consent.signals tracking.streams",
    site: site({
      "/": document(
        "it",
        "Agriturismo Il Colle",
        `<h1>Agriturismo Il Colle</h1><p>Sei camere tra gli ulivi della Maremma, colazione con i nostri prodotti e piscina aperta fino a ottobre. I cani sono benvenuti e i bambini sotto i tre anni non pagano.</p><a href="/camere">Camere</a> <a href="/dove-siamo">Dove siamo</a> <a href="/privacy">Privacy</a>
<div id="qc-cmp2-container" style="display:none"><div id="qc-cmp2-ui" role="dialog" aria-modal="true" style="position:fixed;left:0;right:0;bottom:0;background:#fff;padding:24px;box-shadow:0 0 18px #0005"><h2>Il rispetto della tua privacy è la nostra priorità</h2><p>Noi e i nostri partner archiviamo e accediamo a informazioni su un dispositivo, come i cookie, per annunci personalizzati.</p><div class="qc-cmp2-summary-buttons"><button mode="secondary" style="padding:12px 26px">PIÙ OPZIONI</button> <button mode="secondary" id="n" style="padding:12px 26px">NON ACCETTO</button> <button mode="primary" id="s" style="padding:12px 26px">ACCETTO</button></div></div></div>
<script>var q=document.getElementById("qc-cmp2-container");function annunci(){new Image().src="https://securepubads.g.doubleclick.net/gampad/ads?iu=/4321/colle&sz=300x250&gdpr=1"}function dico(v){localStorage.setItem("_cmpRepromptHash",v);q.style.display="none";annunci()}document.getElementById("n").onclick=function(){dico("no")};document.getElementById("s").onclick=function(){dico("si")};if(localStorage.getItem("_cmpRepromptHash"))annunci();else q.style.display="block"</script>`,
      ),
      "/camere": document("it", "Camere", "<h1>Camere</h1><p>Da 95 € a notte.</p>"),
      "/dove-siamo": document("it", "Dove siamo", "<h1>Dove siamo</h1><p>A dieci minuti da Scansano.</p>"),
      "/privacy": document(
        "it",
        "Privacy",
        `<h1>Informativa</h1><p>Aggiornata al 10/10/2026</p><p>Titolare del trattamento è Il Colle s.s., Scansano (GR), info@agriturismo-colle.example. Trattiamo i dati per gestire la prenotazione, in esecuzione del contratto, e per mostrare annunci, con il tuo consenso. Li ricevono il nostro gestionale e i nostri partner pubblicitari. I dati restano nello Spazio economico europeo. Li conserviamo per dieci anni. Puoi chiedere accesso, rettifica e cancellazione e proporre reclamo al Garante.</p>`,
      ),
    }),
  },
  {
    // Australian: divers, an advertiser's pixel, and a policy that was looked at last in July of 2025.
    host: "reef-dive.example",
    territories: ["AU"],
    truth: {
      defect: `${NO_HEADERS} pixel.present sri policy.freshness`,
      fine: "policy.link policy.sections",
    },
    othersSoundBut: `${BEFORE} tls.https xborder.no-adequacy share.undeclared-third-party cookie-notice.complete cookie.lifetime policy.discloses-transfers policy.discloses-recipients gpc.honoured`,
    site: site(
      {
        "/": document(
          "en-AU",
          "Reef Dive Cairns",
          `<h1>Reef Dive Cairns</h1><p>Day trips to the outer reef for certified divers and first timers. Small groups, good coffee, and marine biologists who cannot stop talking about parrotfish.</p><a href="/trips">Trips</a> <a href="/gear">Gear</a> <a href="/privacy-collection-notice">Privacy collection notice</a>`,
          `<script>${META}</script>`,
        ),
        "/trips": document("en-AU", "Trips", "<h1>Trips</h1><p>$220 a day.</p>"),
        "/gear": document("en-AU", "Gear", "<h1>Gear</h1><p>All sizes.</p>"),
        "/privacy-collection-notice": document(
          "en-AU",
          "Privacy collection notice",
          `<h1>Privacy collection notice</h1><p>Reef Dive Cairns Pty Ltd (ABN 00 000 000 000) collects your name, contact details and diving history so that we can keep you safe. We give them to the skipper, to our insurer and to Meta, which shows our ads; Meta keeps data in the United States. You can see and correct what we hold by writing to crew@reef-dive.example, and complain to us first and then to the OAIC.</p><p>Last reviewed 1 July 2025</p>`,
        ),
      },
      {},
    ),
  },
  {
    // French: a dentist with a film on the start page, and nobody is asked.
    host: "dentiste-presquile.example",
    truth: {
      defect: `${NO_HEADERS} consent.banner-present consent.trackers-before consent.third-party-cookies-before`,
    },
    othersSoundBut:
      "tls.https consent.cookies-before cookie.lifetime share.undeclared-third-party xborder.no-adequacy policy.link policy.sections policy.freshness policy.discloses-recipients policy.discloses-transfers cookie-notice.complete sri pixel.present tracking.url-leak",
    site: site(
      {
        "/": document(
          "fr",
          "Cabinet dentaire de la Presqu’île",
          `<h1>Cabinet dentaire de la Presqu’île</h1><p>Soins, implants et orthodontie au cœur de Lyon. Les urgences sont reçues le jour même ; le cabinet est accessible aux personnes à mobilité réduite.</p><iframe width="560" height="315" src="https://www.youtube.com/embed/abc123" title="Visite du cabinet"></iframe><p><a href="/equipe">L’équipe</a> <a href="/acces">Accès</a> <a href="/mentions-legales">Mentions légales</a></p>`,
        ),
        "/equipe": document("fr", "L’équipe", "<h1>L’équipe</h1><p>Deux praticiennes.</p>"),
        "/acces": document("fr", "Accès", "<h1>Accès</h1><p>Métro Bellecour.</p>"),
        "/mentions-legales": document(
          "fr",
          "Mentions légales",
          "<h1>Mentions légales</h1><p>SELARL Presqu’île.</p>",
        ),
      },
      {},
    ),
  },
  {
    // Portuguese of Brazil: "by going on you agree", one button, and a short old policy.
    host: "escola-violao.example",
    territories: ["BR"],
    truth: {
      defect: `${NO_HEADERS} consent.banner-present consent.cookies-before consent.trackers-before consent.reject-offered-first-layer consent.equal-choice policy.freshness policy.sections cookie.lifetime cookie-notice.complete sri policy.discloses-recipients policy.discloses-transfers`,
      fine: "policy.link",
    },
    othersSoundBut:
      "tls.https consent.withdraw-link consent.reject-works share.undeclared-third-party xborder.no-adequacy consent.no-wall gpc.honoured",
    site: site(
      {
        "/": document(
          "pt-BR",
          "Escola de Violão do Zé",
          `<h1>Escola de Violão do Zé</h1><p>Aulas de violão, cavaquinho e canto popular em Belo Horizonte e on-line. A primeira aula é por nossa conta, e o violão também se você ainda não tiver o seu.</p><a href="/aulas">Aulas</a> <a href="/precos">Preços</a> <a href="/privacidade">Política de Privacidade</a>
<div class="lgpd-bar" id="l" style="position:fixed;bottom:0;left:0;right:0;background:#222;color:#fff;padding:18px">Este site usa cookies. Ao continuar navegando, você concorda com a nossa política. <button id="p" style="padding:8px 20px">Prosseguir</button></div><script>if(localStorage.getItem("lgpd"))document.getElementById("l").remove();else document.getElementById("p").onclick=function(){localStorage.setItem("lgpd","1");document.getElementById("l").remove()}</script>`,
          `<script>${GA}</script>`,
        ),
        "/aulas": document("pt-BR", "Aulas", "<h1>Aulas</h1><p>De segunda a sábado.</p>"),
        "/precos": document("pt-BR", "Preços", "<h1>Preços</h1><p>R$ 240 por mês.</p>"),
        "/privacidade": document(
          "pt-BR",
          "Política de Privacidade",
          `<h1>Política de Privacidade</h1><p>Versão 1.2 – fevereiro/2024</p><p>A Escola de Violão do Zé respeita a sua privacidade. Pedimos nome e telefone com a finalidade de marcar aulas. As informações ficam em local seguro e não são vendidas. Dúvidas: ze@escola-violao.example</p>`,
        ),
      },
      {},
    ),
  },
  {
    // Japanese: too many people at once, said with status 200.
    host: "chiketto-hanabi.example",
    truth: { open: WALL },
    site: (_, response) =>
      reply(response, {
        type: "text/html; charset=utf-8",
        headers: GOOD_HEADERS,
        body: `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>花火チケット</title></head><body><h1>ただいまアクセスが集中しております</h1><p>大変混み合っているため、ページを表示できません。しばらく時間をおいてから再度アクセスしてください。</p></body></html>`,
      }),
  },
  {
    // Polish: the shop is closed for stocktaking.
    host: "sklep-z-herbata.example",
    truth: { open: WALL },
    site: (_, response) =>
      reply(response, {
        type: "text/html; charset=utf-8",
        headers: GOOD_HEADERS,
        body: `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Sklep z herbatą</title></head><body><h1>Sklep chwilowo zamknięty</h1><p>Robimy remanent. Zapraszamy ponownie w poniedziałek o dziewiątej.</p><p>biuro@sklep-z-herbata.example</p></body></html>`,
      }),
  },
  {
    // Dutch: a garden centre that does all of it right, but for a few headers.
    host: "tuincentrum-delta.example",
    truth: {
      defect: `${FEW_HEADERS} cookie.lifetime`,
      fine: `${BEFORE} consent.reject-offered-first-layer consent.reject-works consent.withdraw-link consent.equal-choice consent.no-wall policy.link policy.sections policy.freshness policy.discloses-recipients policy.discloses-transfers cookie-notice.complete tls.redirect`,
    },
    othersSoundBut: "sri share.undeclared-third-party xborder.no-adequacy consent.no-preticked",
    plain: toHttps("tuincentrum-delta.example"),
    site: site({
      "/": document(
        "nl",
        "Tuincentrum Delta",
        `<h1>Tuincentrum Delta</h1><p>Vaste planten, heesters en kruiden van eigen kwekerij in Zeeland. Elke zaterdag geven onze hoveniers gratis advies, en in het voorjaar planten we met de kinderen aardbeien.</p><a href="/planten">Planten</a> <a href="/openingstijden">Openingstijden</a><footer><a href="/privacy">Privacy</a> <button onclick="vraag()">Cookievoorkeuren</button></footer><div id="plek"></div>
<script>function meet(){${GA}}function vraag(){document.getElementById("plek").innerHTML='<div role="dialog" aria-label="Cookies" style="position:fixed;bottom:0;left:0;right:0;background:#fff;border-top:2px solid #284;padding:24px"><p>Mogen we met cookies tellen hoe vaak onze pagina’s worden bekeken?</p><button id="nee" style="width:190px;height:46px;background:#284;color:#fff">Liever niet</button> <button id="ja" style="width:190px;height:46px;background:#284;color:#fff">Ja, dat mag</button></div>';document.getElementById("nee").onclick=function(){zet("nee")};document.getElementById("ja").onclick=function(){zet("ja")}}
function zet(v){document.cookie="cookiekeuze="+v+";path=/;max-age=15552000;secure;samesite=lax";document.getElementById("plek").innerHTML="";if(v==="ja")meet()}var k=/cookiekeuze=(\\w+)/.exec(document.cookie);if(!k)vraag();else if(k[1]==="ja")meet()</script>`,
      ),
      "/planten": document("nl", "Planten", "<h1>Planten</h1><p>Lavendel € 3,50</p>"),
      "/openingstijden": document("nl", "Openingstijden", "<h1>Openingstijden</h1><p>Negen tot zes.</p>"),
      "/privacy": document(
        "nl",
        "Privacy",
        `<h1>Zo gaan we met uw gegevens om</h1><p>Deze tekst is van 8 mei 2026.</p><p>Tuincentrum Delta B.V. in Goes is verantwoordelijk voor uw gegevens. We gebruiken ze om uw bestelling te leveren (overeenkomst) en, als u dat goed vindt, om bezoeken te tellen (toestemming). Onze bezorger en Google (Google Analytics) ontvangen wat ze nodig hebben; daarbij kunnen gegevens naar de Verenigde Staten gaan, op basis van modelcontractbepalingen. We bewaren facturen zeven jaar. U kunt uw gegevens inzien, laten verbeteren of wissen, en een klacht indienen bij de Autoriteit Persoonsgegevens. Mail ons: hallo@tuincentrum-delta.example</p><h2>Cookies</h2><p>_ga en _ga_X1Y2Z3A4B5: Google Analytics, twee jaar. cookiekeuze: zes maanden.</p>`,
      ),
    }),
  },
];
