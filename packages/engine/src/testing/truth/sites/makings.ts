import { reply } from "../../../demo/respond.ts";
import { type Case, CLEAN, FEW_HEADERS } from "../case.ts";
import { GA, GOOD_HEADERS, META } from "../page.ts";
import { gives, site, takes, toHttps } from "../routes.ts";

/** Sites of eight ways of building with their whole truth, written down before the first visit. */

const document = (lang: string, title: string, body: string, head = "") =>
  `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;

const NOTHING_BEFORE =
  "consent.banner-present consent.cookies-before consent.trackers-before consent.storage-before consent.third-party-cookies-before";

export const makings: readonly Case[] = [
  {
    // German: a closed tree holds the question. One button refuses "or" sets; behind it stand pairs of which "yes" is
    // chosen beforehand for what is "not necessary".
    host: "aerztefinder-havel.example",
    truth: {
      defect: `${FEW_HEADERS} consent.reject-offered-first-layer consent.equal-choice consent.no-preticked`,
      fine: `${NOTHING_BEFORE} consent.no-wall consent.withdraw-link policy.link policy.sections policy.freshness policy.discloses-recipients policy.discloses-transfers cookie-notice.complete cookie.lifetime tls.redirect`,
    },
    othersSoundBut: "sri share.undeclared-third-party xborder.no-adequacy consent.reject-works pixel.present",
    plain: toHttps("aerztefinder-havel.example"),
    site: site({
      "/": document(
        "de",
        "Ärztefinder Havelland",
        `<h1>Ärztefinder Havelland</h1><p>Hausarztpraxen, Fachärzte und Notdienste zwischen Rathenow und Falkensee, mit Sprechzeiten und Hinweisen zu Barrierefreiheit. Wir prüfen jeden Eintrag zweimal im Jahr.</p><a href="/praxen">Praxen</a> <a href="/notdienst">Notdienst</a><footer><a href="/datenschutz">Datenschutzerklärung</a> · <button onclick="frage()">Cookie-Einstellungen</button></footer><div id="uc-huelle"></div>
<script>(function(){var wurzel=document.getElementById("uc-huelle").attachShadow({mode:"closed"});function werben(){${META}}
function fertig(ja){document.cookie="einwilligung="+(ja?"ja":"nein")+";path=/;max-age=7776000;secure;samesite=lax";wurzel.innerHTML="";if(ja)werben()}
var rahmen='<div role="dialog" aria-label="Einwilligung" style="position:fixed;bottom:0;left:0;right:0;background:#fff;border-top:2px solid #246;padding:24px;font:16px sans-serif">';
window.frage=function(){wurzel.innerHTML=rahmen+'<p>Wir möchten Cookies von Facebook setzen, um Anzeigen zu messen. Sind Sie einverstanden?</p><button id="e" style="padding:12px 20px;background:#246;color:#fff;border:0">Einstellungen oder Ablehnen</button> <button id="a" style="padding:12px 20px;background:#246;color:#fff;border:0">Alles akzeptieren</button></div>';wurzel.getElementById("a").onclick=function(){fertig(true)};wurzel.getElementById("e").onclick=zwei};
function zwei(){wurzel.innerHTML=rahmen+'<p>Ihre Einwilligung im Einzelnen</p><fieldset><legend>Technik (notwendig)</legend><label><input type="radio" name="t" checked disabled> Ja</label></fieldset><fieldset><legend>Cookies für Anzeigen (nicht notwendig)</legend><label><input type="radio" name="m" value="ja" checked> Ja</label> <label><input type="radio" name="m" value="nein"> Nein</label></fieldset><button id="s" style="padding:12px 20px">Auswahl speichern</button></div>';wurzel.getElementById("s").onclick=function(){fertig(wurzel.querySelector("input[value=ja]").checked)}}
var da=/einwilligung=(ja|nein)/.exec(document.cookie);if(!da)setTimeout(frage,900);else if(da[1]==="ja")werben()})()</script>`,
      ),
      "/praxen": document("de", "Praxen", "<h1>Praxen</h1><p>Nach Orten.</p>"),
      "/notdienst": document("de", "Notdienst", "<h1>Notdienst</h1><p>Wählen Sie 116 117.</p>"),
      "/datenschutz": document(
        "de",
        "Datenschutzerklärung",
        `<h1>Datenschutzerklärung</h1><p>Stand: 1. Juli 2026</p><h2>Verantwortlicher</h2><p>Havelland Gesundheit gGmbH, Markt 3, Rathenow, post@aerztefinder-havel.example</p><h2>Zwecke und Rechtsgrundlagen</h2><p>Betrieb der Seite (Art. 6 Abs. 1 lit. f DSGVO) und Messung von Anzeigen mit Ihrer Einwilligung (lit. a).</p><h2>Empfänger</h2><p>Unser Hoster und Meta Platforms Ireland (Facebook). Daten werden auf Grundlage von Standardvertragsklauseln in die USA übermittelt.</p><h2>Speicherdauer</h2><p>90 Tage.</p><h2>Ihre Rechte</h2><p>Auskunft, Löschung, Widerspruch, Beschwerde bei der Aufsichtsbehörde.</p><h2>Cookies</h2><p>_fbp: Facebook, 90 Tage. einwilligung: 90 Tage.</p>`,
      ),
    }),
  },
  {
    // Dutch: a program draws every address, and knows nothing of the one that the policy should stand at.
    host: "fietsverhuur-duin.example",
    truth: {
      defect: `${FEW_HEADERS} policy.link`,
      fine: `${CLEAN} tls.redirect`,
    },
    othersSoundBut:
      "consent.banner-present policy.sections policy.freshness policy.discloses-recipients policy.discloses-transfers",
    plain: toHttps("fietsverhuur-duin.example"),
    site: (request, response) => {
      const path = (request.url ?? "/").split("?")[0] ?? "/";
      const { type, body } = path.endsWith(".json")
        ? {
            type: "application/json",
            body: JSON.stringify({
              "/": "<h1>Fietsverhuur Duin</h1><p>Stadsfietsen, tandems en bakfietsen voor een dag of een week, vlak bij het station van Bergen. Wij brengen de fiets ook naar uw huisje en halen hem op zondag weer op.</p>",
              "/prijzen": "<h1>Prijzen</h1><p>Stadsfiets 12 euro per dag.</p>",
              "/routes": "<h1>Routes</h1><p>Door de duinen naar zee.</p>",
            }),
          }
        : /\.(?:txt|ico|js)$/.test(path) || path.startsWith("/.well-known")
          ? { type: "text/plain", body: null }
          : {
              type: "text/html; charset=utf-8",
              body: `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Fietsverhuur Duin</title></head><body><nav><a href="/">Home</a> <a href="/prijzen">Prijzen</a> <a href="/routes">Routes</a></nav><main id="app"></main><footer><a href="/privacyverklaring">Privacyverklaring</a></footer><script>fetch("/inhoud.json").then(function(r){return r.json()}).then(function(d){function teken(){document.getElementById("app").innerHTML=d[location.pathname]||d["/"]}document.addEventListener("click",function(e){var a=e.target.closest("a");if(a){e.preventDefault();history.pushState(0,"",a.href);teken()}});addEventListener("popstate",teken);teken()})</script></body></html>`,
            };
      return reply(
        response,
        body === null ? { status: 404, type, body: "" } : { type, body, headers: GOOD_HEADERS },
      );
    },
  },
  {
    // French: buttons are pictures. To agree shines in a gradient, to refuse is a thin grey drawing of a third its size.
    host: "musee-dentelle.example",
    truth: {
      defect: `${FEW_HEADERS} consent.equal-choice cookie.lifetime`,
      fine: `${NOTHING_BEFORE} consent.reject-offered-first-layer consent.reject-works consent.no-wall consent.withdraw-link policy.link policy.sections policy.freshness policy.discloses-recipients policy.discloses-transfers cookie-notice.complete tls.redirect`,
    },
    othersSoundBut: "sri share.undeclared-third-party xborder.no-adequacy",
    plain: toHttps("musee-dentelle.example"),
    site: site({
      "/": document(
        "fr",
        "Musée de la Dentelle",
        `<h1>Musée de la Dentelle</h1><p>Fuseaux, métiers et robes du dix-huitième siècle dans l’ancienne manufacture d’Alençon. Démonstration chaque après-midi à quinze heures, entrée libre le premier dimanche du mois.</p><a href="/collections">Collections</a> <a href="/venir">Venir au musée</a><footer><a href="/donnees">Protection des données personnelles</a> <a href="#" onclick="montrer();return false">Gérer mes cookies</a></footer>
<div id="bandeau" role="dialog" aria-label="Cookies" style="display:none;position:fixed;left:0;right:0;bottom:0;background:#fffaf0;border-top:1px solid #ccc;padding:22px"><p>Le musée souhaite mesurer la fréquentation de son site avec Google Analytics. Ces cookies ne sont déposés qu’avec votre accord.</p><input type="image" id="non" alt="Tout refuser" width="90" height="24" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='90' height='24'%3E%3Ctext x='8' y='16' font-size='11' fill='%23c8c8c8'%3ETout refuser%3C/text%3E%3C/svg%3E"> <a role="button" tabindex="0" id="oui" style="display:inline-block;padding:16px 70px;border-radius:30px;background:linear-gradient(90deg,#b00,#704);color:#fff;font-size:20px">Tout accepter</a></div>
<script>var b=document.getElementById("bandeau");function montrer(){b.style.display="block"}function compter(){${GA}}function choisir(v){document.cookie="choix_cookies="+v+";path=/;max-age=15552000;secure;samesite=lax";b.style.display="none";if(v==="oui")compter()}document.getElementById("non").onclick=function(){choisir("non")};document.getElementById("oui").onclick=function(){choisir("oui")};var c=/choix_cookies=(oui|non)/.exec(document.cookie);if(!c)montrer();else if(c[1]==="oui")compter()</script>`,
      ),
      "/collections": document("fr", "Collections", "<h1>Collections</h1><p>Le point d’Alençon.</p>"),
      "/venir": document("fr", "Venir", "<h1>Venir au musée</h1><p>À dix minutes de la gare.</p>"),
      "/donnees": document(
        "fr",
        "Protection des données personnelles",
        `<h1>Protection des données personnelles</h1><p>Version du 20 avril 2026</p><h2>Responsable du traitement</h2><p>Musée de la Dentelle, Alençon, contact@musee-dentelle.example</p><h2>Finalités et base légale</h2><p>Mesure de la fréquentation, sur la base de votre consentement.</p><h2>Destinataires</h2><p>Notre hébergeur et Google (Google Analytics) ; transfert vers les États-Unis encadré par des clauses contractuelles types.</p><h2>Durée de conservation</h2><p>Quatorze mois.</p><h2>Vos droits</h2><p>Accès, rectification, effacement, réclamation auprès de la CNIL.</p><h2>Cookies</h2><p>_ga, _ga_* : Google Analytics, deux ans. choix_cookies : six mois.</p>`,
      ),
    }),
  },
  {
    // English of Ireland: rooms for machines, where "data centre" is what is sold. After "yes" a host of its own is
    // sent what no one can read, and there is no way back.
    host: "liffey-colocation.example",
    truth: {
      defect: `${FEW_HEADERS} consent.withdraw-link`,
      fine: `${NOTHING_BEFORE} consent.reject-offered-first-layer consent.reject-works consent.equal-choice consent.no-wall policy.link policy.sections policy.freshness tls.redirect`,
      open: "tracking.first-party-disguise",
    },
    othersSoundBut:
      "cookie.lifetime cookie-notice.complete consent.no-preticked replay.present pixel.present",
    plain: toHttps("liffey-colocation.example"),
    also: [
      {
        hosts: ["q.liffey-colocation.example"],
        https: (request, response) =>
          request.url?.endsWith(".js")
            ? reply(response, {
                type: "text/javascript",
                headers: { "access-control-allow-origin": "*" },
                body: `fetch("https://q.liffey-colocation.example/z",{method:"POST",mode:"no-cors",credentials:"include",body:btoa("\\u0001\\u00e9"+navigator.userAgent.split("").reverse().join("")+location.href.split("").reverse().join(""))})`,
              })
            : reply(response, {
                status: 204,
                cookies: [
                  "_qz=8c1f0a7be29d4c53a6e0; Domain=liffey-colocation.example; Path=/; Max-Age=31536000; Secure; HttpOnly; SameSite=Lax",
                ],
              }),
      },
    ],
    site: site({
      "/": document(
        "en-IE",
        "Liffey Colocation",
        `<h1>Liffey Colocation</h1><p>Racks, cages and suites with two feeds and a cool corridor, ten minutes from the Dublin ring. Our engineers are on site day and night, and remote hands answer in a quarter of an hour.</p><nav><a href="/dc1">Data centres</a> <a href="/tracking">Tracking options for freight</a> <a href="/power">Power</a></nav><footer><a href="/your-privacy">Your privacy</a></footer>
<div id="ask" style="display:none;position:fixed;right:20px;bottom:20px;width:380px;background:#fff;box-shadow:0 0 12px #0006;padding:20px"><p>May we set analytics cookies to learn which pages help you? You can say no.</p><button style="padding:10px 30px;background:#135;color:#fff;border:0" onclick="say('no')">No, thanks</button> <button style="padding:10px 30px;background:#135;color:#fff;border:0" onclick="say('yes')">Yes, I agree</button></div>
<script>var a=document.getElementById("ask");function load(){var s=document.createElement("script");s.src="https://q.liffey-colocation.example/a7.js";document.head.append(s)}function say(v){localStorage.setItem("cookie-consent",v);a.style.display="none";if(v==="yes")load()}var v=localStorage.getItem("cookie-consent");if(!v)a.style.display="block";else if(v==="yes")load()</script>`,
      ),
      "/dc1": document("en-IE", "Data centres", "<h1>Data centres</h1><p>DC1 holds 400 racks.</p>"),
      "/tracking": document("en-IE", "Tracking", "<h1>Tracking options</h1><p>Pallets and parcels.</p>"),
      "/power": document("en-IE", "Power", "<h1>Power</h1><p>Two feeds.</p>"),
      "/your-privacy": document(
        "en-IE",
        "Your privacy",
        `<h1>Your privacy</h1><p>Updated 11 August 2026</p><h2>Who we are</h2><p>Liffey Colocation DAC, Dublin, is the controller. Write to privacy@liffey-colocation.example.</p><h2>Why we use data</h2><p>To run our contract with you and, with your consent, for web analytics (lawful bases: contract and consent).</p><h2>Who receives it</h2><p>Our hosting company in Ireland.</p><h2>How long</h2><p>One year.</p><h2>Your rights</h2><p>Access, correction, erasure, withdrawal of consent, and a complaint to the Data Protection Commission.</p><h2>Cookies</h2><p>_qz: one year, analytics.</p>`,
      ),
    }),
  },
  {
    // Norwegian: who leaves the field has their address hashed into the path of a picture at a cloud.
    host: "garnhuset-voss.example",
    truth: {
      defect: `${FEW_HEADERS} keystroke.capture pixel.hashed-identifiers`,
      fine: "policy.link policy.sections policy.freshness form.insecure tls.redirect",
    },
    othersSoundBut:
      "consent.banner-present consent.trackers-before consent.reject-works share.undeclared-third-party xborder.no-adequacy policy.discloses-recipients policy.discloses-transfers pixel.present replay.present gpc.honoured cookie-notice.complete tracking.url-leak",
    plain: toHttps("garnhuset-voss.example"),
    also: takes("d3k7w1x9zq2m5p.cloudfront.net"),
    site: site({
      "/": document(
        "nb",
        "Garnhuset på Voss",
        `<h1>Garnhuset på Voss</h1><p>Ull fra sauer i fjellet, spunnet og farget i bygda. Vi sender pakker over hele landet to ganger i uken og holder strikkekafé hver torsdag klokka seks.</p><a href="/garn">Garn</a> <a href="/kurs">Kurs</a><form method="post" action="/brev"><label>Nyhetsbrev <input type="email" name="epost" id="ep"></label><button>Meld meg på</button></form><footer><a href="/personvern">Personvern</a></footer>
<script>document.getElementById("ep").addEventListener("blur",function(){var v=this.value.trim().toLowerCase();if(v)crypto.subtle.digest("SHA-256",new TextEncoder().encode(v)).then(function(b){var h=[].map.call(new Uint8Array(b),function(x){return x.toString(16).padStart(2,"0")}).join("").toUpperCase();new Image().src="https://d3k7w1x9zq2m5p.cloudfront.net/i/"+h.slice(0,32)+"/"+h.slice(32)+".gif"})})</script>`,
      ),
      "/garn": document("nb", "Garn", "<h1>Garn</h1><p>Tretråds ull, 89 kr.</p>"),
      "/kurs": document("nb", "Kurs", "<h1>Kurs</h1><p>Selburose for nybegynnere.</p>"),
      "/personvern": document(
        "nb",
        "Personvern",
        `<h1>Personvernerklæring</h1><p>Sist oppdatert 6. juni 2026</p><h2>Behandlingsansvarlig</h2><p>Garnhuset AS, Vangsgata 10, Voss. Kontakt: hei@garnhuset-voss.example</p><h2>Formål og rettslig grunnlag</h2><p>Vi behandler navn og e-post for å sende varer (avtale) og nyhetsbrev (samtykke).</p><h2>Mottakere</h2><p>Posten og vår leverandør av nettsted. Opplysninger kan overføres til USA etter EUs standardavtaler.</p><h2>Lagringstid</h2><p>Fem år.</p><h2>Dine rettigheter</h2><p>Innsyn, retting, sletting og klage til Datatilsynet.</p>`,
      ),
    }),
  },
  {
    // Czech: a savings bank. Headers that say much and hold back little; one button of a safe form sends without
    // encryption; the session of its own name lacks what would protect it.
    host: "sporitelna-polabi.example",
    truth: {
      defect:
        "hdr.permissions hdr.referrer hdr.isolation hdr.hsts-preload hdr.hsts exposed.version form.insecure cookie.flags security-txt",
      fine: `${CLEAN} hdr.nosniff hdr.frame policy.link policy.sections policy.freshness tls.redirect`,
      open: "consent.cookies-before",
    },
    othersSoundBut: "hdr.csp consent.banner-present cookie-notice.complete",
    plain: toHttps("sporitelna-polabi.example"),
    site: (request, response) =>
      reply(response, {
        ...(/^\/(?:|pujcky|kontakt|osobni-udaje)$/.test((request.url ?? "/").split("?")[0] ?? "/")
          ? {
              type: "text/html; charset=utf-8",
              cookies: request.headers.cookie ? [] : ["relace=c41d9e07b3f84a52a90d17e6f2b8c35d; Path=/"],
            }
          : { status: 404, type: "text/plain" }),
        headers: {
          "strict-transport-security": "max-age=63072000 includeSubDomains",
          "permissions-policy": "geolocation=*, camera=*, microphone=*",
          "x-content-type-options": "nosniff",
          "x-frame-options": "SAMEORIGIN, SAMEORIGIN",
          "x-powered-cms": "Bitrix Site Manager 22.100.500",
          "referrer-policy": "strict-origin-when-cross-origin",
        },
        body:
          {
            "/": document(
              "cs",
              "Spořitelna Polabí",
              `<h1>Spořitelna Polabí</h1><p>Účty, hypotéky a spoření pro obce mezi Kolínem a Mělníkem od roku 1871. Pobočky jsou otevřené každý všední den, pokladna do pěti hodin odpoledne.</p><a href="/pujcky">Půjčky</a> <a href="/kontakt">Kontakt</a><form method="post" action="/prihlaseni"><label>Uživatel <input name="u"></label><label>Heslo <input type="password" name="h"></label><button>Přihlásit</button> <button formaction="http://stare.sporitelna-polabi.example/prihlaseni">Starý portál</button></form><footer><a href="/osobni-udaje">Ochrana osobních údajů</a></footer>`,
              `<meta name="referrer" content="always">`,
            ),
            "/pujcky": document("cs", "Půjčky", "<h1>Půjčky</h1><p>Od pěti procent ročně.</p>"),
            "/kontakt": document("cs", "Kontakt", "<h1>Kontakt</h1><p>Volejte 321 000 000.</p>"),
            "/osobni-udaje": document(
              "cs",
              "Ochrana osobních údajů",
              `<h1>Ochrana osobních údajů</h1><p>Poslední aktualizace: 15. 6. 2026</p><h2>Správce</h2><p>Spořitelna Polabí, a. s., Kolín, udaje@sporitelna-polabi.example</p><h2>Účel a právní základ</h2><p>Vedení účtu na základě smlouvy a zákona.</p><h2>Příjemci</h2><p>Česká národní banka a naši zpracovatelé.</p><h2>Doba uchování</h2><p>Deset let.</p><h2>Vaše práva</h2><p>Přístup, oprava, výmaz a stížnost u Úřadu pro ochranu osobních údajů.</p>`,
            ),
          }[(request.url ?? "/").split("?")[0] ?? "/"] ?? "",
      }),
  },
  {
    // Finnish: the host of the site's maker counts, under the name of a host; what is called a session lives two years.
    host: "sauna-kalle.example",
    truth: {
      defect: `${FEW_HEADERS} consent.trackers-before consent.banner-present tracking.streams policy.sections`,
      fine: "policy.link policy.freshness tls.redirect",
      open: "consent.cookies-before cookie.lifetime",
    },
    othersSoundBut:
      "sri share.undeclared-third-party xborder.no-adequacy policy.discloses-recipients policy.discloses-transfers cookie-notice.complete cookie.flags pixel.present replay.present gpc.honoured",
    plain: toHttps("sauna-kalle.example"),
    also: [
      ...takes("vitals.vercel-insights.com"),
      gives(
        "va.vercel-scripts.com",
        `addEventListener("load",function(){var s=(document.cookie.match(/visitor_session=([^;]+)/)||[])[1];navigator.sendBeacon("https://vitals.vercel-insights.com/v1/view",JSON.stringify({o:location.href,sid:s,ts:Date.now(),r:document.referrer}))})`,
      ),
    ],
    site: site({
      "/": document(
        "fi",
        "Sauna-Kalle",
        `<h1>Sauna-Kalle</h1><p>Rakennamme puusaunoja järven rannalle ja kaupungin pihaan. Kiukaat muuraamme itse, ja jokainen sauna luovutetaan lämpimänä. Tarjouksen saa viikossa.</p><a href="/saunat">Saunat</a> <a href="/yhteys">Yhteys</a><footer><a href="/tietosuoja">Tietosuojaseloste</a></footer><script>if(!/visitor_session/.test(document.cookie))document.cookie="visitor_session=b7e1f09c4d2a4e63915f8a0d7c3be246;path=/;max-age=63072000;secure;samesite=lax"</script><script defer src="https://va.vercel-scripts.com/v1/script.js"></script>`,
      ),
      "/saunat": document("fi", "Saunat", "<h1>Saunat</h1><p>Kuusta ja haapaa.</p>"),
      "/yhteys": document("fi", "Yhteys", "<h1>Yhteys</h1><p>Soita 050 000 0000.</p>"),
      "/tietosuoja": document(
        "fi",
        "Tietosuojaseloste",
        `<h1>Tietosuojaseloste</h1><p>Päivitetty 3.8.2026</p><h2>Rekisterinpitäjä</h2><p>Sauna-Kalle Oy, Kuopio, kalle@sauna-kalle.example</p><h2>Käsittelyn tarkoitus ja oikeusperuste</h2><p>Tarjousten tekeminen, sopimus.</p><h2>Vastaanottajat</h2><p>Tilitoimisto ja verkkosivujen ylläpitäjä.</p><h2>Säilytysaika</h2><p>Kuusi vuotta.</p><h2>Oikeutesi</h2><p>Tarkastus, oikaisu, poistaminen ja valitus tietosuojavaltuutetulle.</p>`,
      ),
    }),
  },
  {
    // Turkish: baths whose policy is a picture of a letter.
    host: "kaplica-sefa.example",
    truth: {
      defect: FEW_HEADERS,
      fine: `${CLEAN} tls.redirect`,
      open: "policy.link policy.sections policy.freshness",
    },
    othersSoundBut: "consent.banner-present policy.discloses-recipients policy.discloses-transfers",
    plain: toHttps("kaplica-sefa.example"),
    site: site({
      "/": document(
        "tr",
        "Kaplıca Sefa",
        `<h1>Kaplıca Sefa</h1><p>Bursa’nın eteklerinde kırk derece şifalı su, mermer göbek taşı ve aile odaları. Her gün sabah yediden gece on bire kadar açığız; havlu ve peştamal bizden.</p><a href="/odalar">Odalar</a> <a href="/ulasim">Ulaşım</a><footer><a href="/kvkk">KVKK Aydınlatma Metni</a></footer>`,
      ),
      "/odalar": document("tr", "Odalar", "<h1>Odalar</h1><p>Dört kişilik.</p>"),
      "/ulasim": document("tr", "Ulaşım", "<h1>Ulaşım</h1><p>Teleferik durağı.</p>"),
      "/kvkk": document(
        "tr",
        "KVKK",
        `<img width="820" height="1160" alt="" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='820' height='1160'%3E%3Ctext x='40' y='80'%3EKVKK Ayd%C4%B1nlatma Metni%3C/text%3E%3C/svg%3E">`,
      ),
    }),
  },
];
