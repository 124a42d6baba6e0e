import { reply } from "../../../demo/respond.ts";
import { type Case, FEW_HEADERS, NO_HEADERS } from "../case.ts";
import { GA, GOOD_HEADERS, META } from "../page.ts";
import { gives, sink, site, takes, toHttps } from "../routes.ts";

/** Sites as the common builders and consent platforms make them, with the whole truth of each. */

const COMPLETE_SK = `<p>Účinné od 1. júla 2026</p><h2>Prevádzkovateľ</h2><p>Kaviareň Lipa s. r. o., Hlavná 8, Košice, e-mail: ahoj@kavarna.example.</p><h2>Účely spracúvania a právny základ</h2><p>Údaje spracúvame na účel vybavenia rezervácie; právnym základom je plnenie zmluvy, pri analytike váš súhlas.</p><h2>Príjemcovia</h2><p>Google Ireland Ltd. (Google Analytics) ako sprostredkovateľ. Údaje môžu byť prenesené do USA na základe štandardných zmluvných doložiek.</p><h2>Doba uchovávania</h2><p>Rezervácie uchovávame dva roky.</p><h2>Vaše práva</h2><p>Máte právo na prístup, opravu a vymazanie a právo podať sťažnosť dozornému orgánu (Úrad na ochranu osobných údajov).</p><h2>Cookies</h2><table><tr><td>_ga</td><td>Google Analytics</td><td>2 roky</td></tr><tr><td>_ga_*</td><td>Google Analytics</td><td>2 roky</td></tr><tr><td>CookieConsent</td><td>voľba</td><td>1 rok</td></tr></table>`;

export const builds: readonly Case[] = [
  {
    // Slovak: a page drawn ahead by a framework, the platform most seen in Europe, and care.
    host: "kavarna.example",
    truth: {
      defect: `${FEW_HEADERS} cookie.lifetime`,
      fine: "consent.banner-present consent.cookies-before consent.trackers-before consent.storage-before consent.reject-offered-first-layer consent.reject-works consent.withdraw-link consent.equal-choice consent.no-wall policy.link policy.sections policy.freshness cookie-notice.complete policy.discloses-recipients policy.discloses-transfers tls.redirect",
    },
    othersSoundBut: "sri share.undeclared-third-party xborder.no-adequacy",
    plain: toHttps("kavarna.example"),
    site: site({
      "/": `<!DOCTYPE html><html lang="sk"><head><meta charSet="utf-8"/><title>Kaviareň Lipa</title><style>#CybotCookiebotDialog{position:fixed;left:50%;top:50%;transform:translate(-50%,-50%);background:#fff;padding:24px;box-shadow:0 0 30px #0006;z-index:99;width:600px}#CybotCookiebotDialog button{padding:14px 20px;width:180px;background:#1a4;color:#fff;border:0;font-size:15px}</style></head><body><div id="__next"><header><a href="/menu">Ponuka</a><a href="/rezervacia">Rezervácia</a></header><main><h1>Kaviareň Lipa</h1><p>Pražíme vlastnú kávu v Košiciach, pečieme koláče podľa receptov starej mamy a každú stredu večer u nás hráva živá hudba. Otvorené máme denne od ôsmej do desiatej večer.</p></main><footer><a href="/ochrana-udajov">Ochrana osobných údajov</a> <a href="#" onclick="show();return false">Nastavenia cookies</a></footer></div>
<script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{}},"page":"/","buildId":"x7"}</script>
<script>
var box=null;
function show(){if(box)return;box=document.createElement("div");box.id="CybotCookiebotDialog";box.setAttribute("role","dialog");box.setAttribute("aria-label","Súhlas s cookies");box.innerHTML='<h2 id="CybotCookiebotDialogBodyContentTitle">Táto stránka používa súbory cookies</h2><p>Analytické cookies nám pomáhajú pochopiť, čo návštevníkov zaujíma. Zapneme ich len s vaším súhlasom.</p><div id="CybotCookiebotDialogBodyButtons"><button id="CybotCookiebotDialogBodyButtonDecline">Odmietnuť</button> <button id="CybotCookiebotDialogBodyLevelButtonCustomize">Prispôsobiť</button> <button id="CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll">Povoliť všetko</button></div>';document.body.append(box);
document.getElementById("CybotCookiebotDialogBodyButtonDecline").onclick=function(){done(false)};document.getElementById("CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll").onclick=function(){done(true)};document.getElementById("CybotCookiebotDialogBodyLevelButtonCustomize").onclick=function(){}}
function done(all){document.cookie="CookieConsent={stamp:'a',necessary:true,statistics:"+all+"};path=/;max-age=31536000;secure;samesite=lax";box.remove();box=null;if(all)tags()}
function tags(){${GA}}
if(/CookieConsent=/.test(document.cookie)){if(/statistics:true/.test(document.cookie))tags()}else show();
</script></body></html>`,
      "/menu": `<!DOCTYPE html><html lang="sk"><title>Ponuka</title><h1>Ponuka</h1><p>Espresso, filtrovaná káva, čokoládový koláč.</p></html>`,
      "/rezervacia": `<!DOCTYPE html><html lang="sk"><title>Rezervácia</title><h1>Rezervácia</h1><form method="post" action="/r"><label>E-mail<input type="email" name="email"></label><button>Odoslať</button></form></html>`,
      "/ochrana-udajov": `<!DOCTYPE html><html lang="sk"><meta charset="utf-8"><title>Ochrana osobných údajov</title><h1>Ochrana osobných údajov</h1>${COMPLETE_SK}</html>`,
    }),
  },
  {
    // Czech: a rented shop. Retargeting from the first second, and a bar that one may only understand.
    host: "optika.example",
    truth: {
      defect: `${NO_HEADERS} exposed.version consent.banner-present consent.cookies-before consent.trackers-before consent.reject-offered-first-layer consent.equal-choice pixel.present sri cookie.flags cookie-notice.complete share.undeclared-third-party consent.third-party-cookies-before`,
      fine: "policy.link",
    },
    othersSoundBut:
      "tls.https consent.withdraw-link consent.reject-works gpc.honoured policy.discloses-recipients policy.sections policy.freshness cookie.lifetime xborder.no-adequacy policy.discloses-transfers tracking.url-leak",
    also: [
      gives(
        "c.seznam.cz",
        `new Image().src="https://c.seznam.cz/retargeting?id=100034567&url="+encodeURIComponent(location.href)`,
        [
          "sid=id=7731905512345678901|t=1700000000|te=1700000000; Domain=.seznam.cz; Path=/; Max-Age=31536000; Secure; SameSite=None",
        ],
      ),
    ],
    site: (request, response) =>
      request.url?.startsWith("/podminky")
        ? reply(response, {
            type: "text/html; charset=utf-8",
            headers: { server: "Apache/2.4.29 (Ubuntu)" },
            body: `<html lang="cs"><title>Ochrana osobních údajů</title><h1>Podmínky ochrany osobních údajů</h1><p>Správcem je Optika Vrba, IČO 1234567, Dlouhá 3, Brno. Vaše údaje používáme k vyřízení objednávky.</p></html>`,
          })
        : reply(response, {
            type: "text/html; charset=utf-8",
            headers: { server: "Apache/2.4.29 (Ubuntu)" },
            cookies: ["PHPSESSID=4k2j1h5g6f7d8s9a0q3w; path=/"],
            body: `<html lang="cs"><head><title>Optika Vrba | brýle a čočky</title><script src="https://c.seznam.cz/js/rc.js"></script></head><body class="desktop"><div class="overall-wrapper"><h1>Optika Vrba</h1><div class="products"><div class="product"><a href="/bryle-modre">Brýle modré</a> 1 290 Kč</div><div class="product"><a href="/bryle-cerne">Brýle černé</a> 990 Kč</div></div><p>Kontaktní čočky, sluneční brýle a měření zraku na počkání. Doprava zdarma od dvou tisíc korun.</p><footer><a href="/podminky-ochrany-osobnich-udaju">Ochrana osobních údajů</a></footer></div><div class="siteCookies" style="position:fixed;bottom:0;left:0;right:0;background:#222;color:#fff;padding:20px"><form><p>Tento web používá soubory cookie. Dalším procházením tohoto webu vyjadřujete souhlas s jejich používáním.</p><button type="button" onclick="localStorage.cookiesOk=1;this.closest('.siteCookies').remove()">Rozumím</button></form></div><script>if(localStorage.cookiesOk)document.querySelector(".siteCookies").remove();document.cookie="_rtid="+Date.now()+"."+Math.random().toString(36).slice(2)+";path=/;max-age=31536000"</script></body></html>`,
          }),
  },
  {
    // Danish: a blog whose theme holds the pixel that the plugin for consent does not know of.
    host: "blomsterhuset.example",
    truth: {
      defect: `${FEW_HEADERS} consent.cookies-before consent.trackers-before consent.reject-works pixel.present cookie-notice.complete sri tls.redirect policy.discloses-recipients share.undeclared-third-party policy.discloses-transfers`,
      fine: "consent.banner-present consent.reject-offered-first-layer consent.withdraw-link consent.no-wall policy.link policy.freshness consent.equal-choice",
    },
    othersSoundBut: "tls.https xborder.no-adequacy gpc.honoured consent.signals policy.sections",
    site: site({
      "/": `<!DOCTYPE html><html lang="da-DK"><head><meta charset="UTF-8"><meta name="generator" content="WordPress"><title>Blomsterhuset &#8211; friske buketter</title><script>!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.queue.push(arguments)};n.queue=[];t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');fbq('init','998877665544332');fbq('track','PageView');</script>
<style>.cmplz-cookiebanner{position:fixed;right:20px;bottom:20px;width:420px;background:#fff;border:1px solid #ccc;padding:20px}.cmplz-btn{width:110px;padding:12px;background:#2c6;color:#fff;border:0}</style></head><body class="home page"><h1>Blomsterhuset</h1><article><p>Vi binder buketter af årstidens blomster og leverer i hele København samme dag. Kom forbi butikken på Vesterbro, eller bestil hjemmefra.</p></article><a href="/buketter/">Buketter</a> <a href="/privatlivspolitik/">Privatlivspolitik</a> <a class="cmplz-manage-consent" href="#" onclick="b.hidden=false;return false">Administrer samtykke</a>
<div class="cmplz-cookiebanner" id="b" hidden role="dialog" aria-live="polite"><div class="cmplz-title">Administrer samtykke</div><p>For at give de bedste oplevelser bruger vi cookies til at gemme enhedsoplysninger.</p><div class="cmplz-buttons"><button class="cmplz-btn cmplz-accept">Accepter</button> <button class="cmplz-btn cmplz-deny">Afvis</button> <button class="cmplz-btn cmplz-view-preferences">Se præferencer</button></div></div>
<script>var b=document.getElementById("b");function ch(v){document.cookie="cmplz_banner-status=dismissed;path=/;max-age=31536000";document.cookie="cmplz_marketing="+v+";path=/;max-age=31536000";b.hidden=true}b.querySelector(".cmplz-accept").onclick=function(){ch("allow")};b.querySelector(".cmplz-deny").onclick=function(){ch("deny")};if(!/cmplz_banner-status/.test(document.cookie))b.hidden=false</script></body></html>`,
      "/buketter/": `<!DOCTYPE html><html lang="da-DK"><title>Buketter</title><h1>Buketter</h1><p>Pæoner, ranunkler og roser.</p></html>`,
      "/privatlivspolitik/": `<!DOCTYPE html><html lang="da-DK"><meta charset="utf-8"><title>Privatlivspolitik</title><h1>Privatlivspolitik</h1><p>Sidst opdateret: 14. februar 2026</p><h2>Dataansvarlig</h2><p>Blomsterhuset ApS, Istedgade 1, København. hej@blomsterhuset.example</p><h2>Formål og retsgrundlag</h2><p>Vi behandler oplysninger for at levere din bestilling; retsgrundlaget er aftalen med dig.</p><h2>Hvor længe</h2><p>Opbevaringsperioden er fem år efter bogføringsloven.</p><h2>Hvem modtager oplysningerne</h2><p>Vi videregiver ikke dine oplysninger til andre.</p><h2>Dine rettigheder</h2><p>Du har ret til indsigt, berigtigelse og sletning, og du kan klage til Datatilsynet.</p></html>`,
    }),
  },
  {
    // Italian: the bar closes and the refusal is written down, and the tag loads all the same.
    host: "ferramenta.example",
    truth: {
      defect: `${NO_HEADERS} consent.reject-works cookie.lifetime`,
      fine: "consent.banner-present consent.cookies-before consent.trackers-before consent.storage-before consent.reject-offered-first-layer consent.no-wall policy.link policy.freshness",
    },
    othersSoundBut:
      "tls.https sri share.undeclared-third-party xborder.no-adequacy policy.sections consent.equal-choice",
    site: site(
      {
        "/": `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Ferramenta Bassi</title></head><body><table width="100%"><tr><td><img alt="Ferramenta Bassi" src="/logo.png"></td><td><a href="/utensili.html">Utensili</a></td><td><a href="/vernici.html">Vernici</a></td></tr></table><h1>Dal 1952 al servizio di chi fa da sé</h1><p>Viti, bulloni, serrature e vernici: da noi si trova tutto, e se non c'è lo ordiniamo. Copia chiavi in cinque minuti.</p><p><a href="/privacy-policy.html">Privacy Policy</a> <a href="javascript:riapri()">Le tue preferenze relative alla privacy</a></p>
<div id="iubenda-cs-banner" style="display:none;position:fixed;bottom:0;width:100%;background:#000;color:#fff"><div class="iubenda-cs-container" style="padding:22px"><div class="iubenda-cs-content"><div id="iubenda-cs-title">Informativa</div><div id="iubenda-cs-paragraph">Noi e terze parti selezionate utilizziamo cookie o tecnologie simili per finalità tecniche e, con il tuo consenso, anche per la misurazione.</div><div class="iubenda-cs-opt-group"><button class="iubenda-cs-customize-btn" style="padding:12px 30px">Scopri di più e personalizza</button> <button class="iubenda-cs-reject-btn" style="padding:12px 30px">Rifiuta</button> <button class="iubenda-cs-accept-btn" style="padding:12px 30px">Accetta</button></div></div></div></div>
<script>var k="_iub_cs-31337",b=document.getElementById("iubenda-cs-banner");function riapri(){b.style.display="block"}function scegli(v){document.cookie=k+"="+encodeURIComponent(JSON.stringify({consent:v,timestamp:Date.now()}))+";path=/;max-age=15552000";b.style.display="none";carica()}
function carica(){${GA}}
document.querySelector(".iubenda-cs-reject-btn").onclick=function(){scegli(false)};document.querySelector(".iubenda-cs-accept-btn").onclick=function(){scegli(true)};
if(document.cookie.indexOf(k)<0)riapri();else carica()</script></body></html>`,
        "/utensili.html": `<html lang="it"><title>Utensili</title><h1>Utensili</h1><p>Martelli e cacciaviti.</p></html>`,
        "/vernici.html": `<html lang="it"><title>Vernici</title><h1>Vernici</h1><p>Smalti e impregnanti.</p></html>`,
        "/privacy-policy.html": `<html lang="it"><meta charset="utf-8"><title>Privacy Policy</title><h1>Privacy Policy</h1><p>Ultima modifica: 3 marzo 2026</p><h2>Titolare del trattamento</h2><p>Ferramenta Bassi snc, via Roma 4, Lodi, bassi@ferramenta.example</p><h2>Finalità e base giuridica</h2><p>Statistica (Google Analytics), sulla base del consenso.</p><h2>Destinatari e trasferimento dei dati</h2><p>Google Ireland Limited; i dati possono essere trasferiti negli Stati Uniti con clausole contrattuali tipo.</p><h2>Periodo di conservazione</h2><p>14 mesi.</p><h2>Diritti</h2><p>Accesso, rettifica, cancellazione, reclamo al Garante.</p><h2>Cookie</h2><p>_ga, _ga_X1Y2Z3A4B5 (due anni), _iub_cs-31337 (sei mesi)</p></html>`,
      },
      {},
    ),
  },
  {
    // Finnish: an application of one page that sends its product analytics through a path of its own.
    host: "kirjasto.example",
    truth: {
      defect: `${FEW_HEADERS} consent.banner-present consent.trackers-before consent.storage-before tracking.first-party-disguise tls.redirect`,
      fine: "policy.link",
    },
    othersSoundBut:
      "tls.https policy.discloses-recipients share.undeclared-third-party cookie-notice.complete xborder.no-adequacy policy.discloses-transfers policy.sections consent.cookies-before tracking.streams",
    site: site({
      "/": `<!doctype html><html lang="fi"><head><meta charset="utf-8"><base href="/"><title>Kotikirjasto</title></head><body><app-root ng-version="18.2.1"></app-root><script src="main-R4ND0M.js" type="module"></script></body></html>`,
      "/main-R4ND0M.js": `document.querySelector("app-root").innerHTML='<mat-toolbar><h1>Kotikirjasto</h1></mat-toolbar><p>Lainaa naapurilta, palauta kahvikupin ääressä. Kotikirjasto on yhteinen luettelo talon asukkaiden kirjoista, ja sen ylläpito kuuluu taloyhtiölle.</p><a href="/tietosuoja">Tietosuojaseloste</a>';
var id="0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b";localStorage.setItem("ph_phc_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_posthog",JSON.stringify({distinct_id:id,$sesid:[Date.now(),id,Date.now()],$initial_person_info:{r:"$direct",u:location.href}}));
fetch("/ingest/i/v0/e/?ip=1&_="+Date.now()+"&ver=1.160.0&compression=base64",{method:"POST",headers:{"content-type":"application/x-www-form-urlencoded"},body:"data="+encodeURIComponent(btoa(JSON.stringify({event:"$pageview",properties:{token:"phc_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789",distinct_id:id,$current_url:location.href,$lib:"web"}})))})`,
      "/ingest/i/v0/e/": sink,
      "/tietosuoja": `<!doctype html><html lang="fi"><meta charset="utf-8"><title>Tietosuojaseloste</title><h1>Tietosuojaseloste</h1><p>Päivitetty 2.6.2026</p><h2>Rekisterinpitäjä</h2><p>Asunto Oy Kotikirja, Turku. posti@kirjasto.example</p><h2>Tarkoitus ja oikeusperuste</h2><p>Käsittelemme lainaajien nimiä lainojen seuraamiseksi sopimuksen perusteella.</p><h2>Vastaanottajat</h2><p>Tietoja ei luovuteta.</p><h2>Säilytysaika</h2><p>Yksi vuosi.</p><h2>Oikeutesi</h2><p>Sinulla on oikeus saada pääsy tietoihin, oikaista ja poistaa ne sekä valittaa tietosuojavaltuutetulle.</p></html>`,
    }),
  },
  {
    // German: a dentist with a map, a video and fonts from elsewhere, and nobody asked.
    host: "zahnarzt-lindau.example",
    truth: {
      defect: `${NO_HEADERS} consent.banner-present consent.third-party-cookies-before consent.trackers-before form.minimisation sri`,
      fine: "policy.link policy.sections policy.discloses-recipients policy.discloses-transfers",
    },
    othersSoundBut:
      "tls.https consent.cookies-before xborder.no-adequacy policy.freshness cookie-notice.complete share.undeclared-third-party gpc.honoured pixel.present cookie.lifetime",
    also: [
      gives(
        "fonts.googleapis.com",
        "@font-face{font-family:Inter;src:url(https://fonts.gstatic.com/s/inter/v13/a.woff2)}",
      ),
      ...takes("fonts.gstatic.com"),
    ],
    site: site(
      {
        "/": `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Zahnarztpraxis Dr. Behrens, Lindau</title><link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter"></head><body><div class="elementor"><h1>Zahnarztpraxis Dr. Behrens</h1><p>Willkommen in unserer Praxis am See. Wir behandeln gesetzlich und privat Versicherte, sprechen Deutsch und Italienisch und nehmen uns Zeit für Angstpatienten.</p><iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Rundgang"></iframe><div id="karte" style="height:300px"></div><script src="https://maps.googleapis.com/maps/api/js.js?key=AIzaSyA0&callback=k"></script><a href="/anamnese">Anamnesebogen</a> <a href="/datenschutz">Datenschutzerklärung</a> <a href="/impressum">Impressum</a></div></body></html>`,
        "/anamnese": `<!DOCTYPE html><html lang="de"><title>Anamnesebogen</title><h1>Anamnesebogen</h1><form method="post" action="/senden"><label>Name<input name="name"></label><label>Geburtsdatum<input name="geburtsdatum"></label><label>Krankenversicherungsnummer<input name="krankenversicherungsnummer"></label><label>Welche Krankheiten haben Sie?<textarea name="krankheiten"></textarea></label><button>Absenden</button></form></html>`,
        "/impressum": `<!DOCTYPE html><html lang="de"><title>Impressum</title><h1>Impressum</h1><p>Dr. Behrens, Seestraße 9, Lindau.</p></html>`,
        "/datenschutz": `<!DOCTYPE html><html lang="de"><meta charset="utf-8"><title>Datenschutzerklärung</title><h1>Datenschutzerklärung</h1><h2>1. Verantwortlicher</h2><p>Dr. Behrens, Seestraße 9, 88131 Lindau, praxis@zahnarzt-lindau.example</p><h2>2. Zwecke und Rechtsgrundlagen</h2><p>Wir verarbeiten Ihre Daten zur Terminvergabe (Art. 6 Abs. 1 lit. b DSGVO).</p><h2>3. Google Fonts, Google Maps, YouTube</h2><p>Anbieter ist die Google Ireland Limited. Dabei werden Daten in die USA übermittelt; es gelten Standardvertragsklauseln.</p><h2>4. Speicherdauer</h2><p>Zehn Jahre nach Abschluss der Behandlung.</p><h2>5. Ihre Rechte</h2><p>Auskunft, Berichtigung, Löschung, Beschwerde bei der Aufsichtsbehörde.</p></html>`,
      },
      {},
    ),
  },
  {
    // Spanish: a hosted shop. The choice is fair, and what is typed into the field of the letter goes out hashed.
    host: "tienda-mascotas.example",
    truth: {
      defect: `${FEW_HEADERS} keystroke.capture tls.redirect pixel.hashed-identifiers pixel.present consent.trackers-before consent.reject-works`,
      fine: "consent.banner-present consent.reject-offered-first-layer consent.equal-choice consent.no-wall policy.link policy.freshness",
    },
    othersSoundBut:
      "tls.https sri share.undeclared-third-party xborder.no-adequacy gpc.honoured policy.discloses-recipients policy.discloses-transfers cookie-notice.complete policy.sections consent.withdraw-link consent.cookies-before cookie.lifetime tracking.streams",
    site: site({
      "/": `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Patitas · Todo para tu mascota</title><script>window.Shopify={shop:"patitas.myshopify.com"}</script></head><body><div id="shopify-section-header"><a href="/products/correa">Correas</a> <a href="/products/comedero">Comederos</a></div><main id="MainContent"><h1>Todo para tu mascota</h1><p>Comida natural, juguetes que duran y consejos de nuestra veterinaria. Enviamos a toda España en veinticuatro horas y cada compra ayuda a una protectora.</p><form onsubmit="return false"><label for="nl">Suscríbete y recibe un 10 %</label><input id="nl" type="email" name="contact[email]" placeholder="tucorreo@ejemplo.es"><button>Suscribirme</button></form></main><footer><a href="/policies/privacy-policy">Política de privacidad</a></footer>
<div id="shopify-pc__banner" role="alertdialog" aria-label="Cookies" style="display:none;position:fixed;inset:auto 12px 12px;background:#fff;padding:24px;border:1px solid"><h2>Tu privacidad</h2><p>Usamos cookies y otras tecnologías para personalizar tu experiencia y para marketing.</p><button id="shopify-pc__banner__btn-manage-prefs">Gestionar preferencias</button> <button id="shopify-pc__banner__btn-accept" style="width:120px;height:44px">Aceptar</button> <button id="shopify-pc__banner__btn-decline" style="width:120px;height:44px">Rechazar</button></div>
<script>var B=document.getElementById("shopify-pc__banner");if(!/_tracking_consent/.test(document.cookie))B.style.display="block";["accept","decline"].forEach(function(a){document.getElementById("shopify-pc__banner__btn-"+a).onclick=function(){document.cookie="_tracking_consent="+a+";path=/;max-age=31536000";B.remove()}});
async function hash(v){var d=await crypto.subtle.digest("SHA-256",new TextEncoder().encode(v.trim().toLowerCase()));return [].map.call(new Uint8Array(d),function(x){return x.toString(16).padStart(2,"0")}).join("")}
document.getElementById("nl").addEventListener("input",async function(){if(this.value.indexOf("@")<1)return;fetch("https://analytics.tiktok.com/api/v2/pixel",{method:"POST",mode:"no-cors",body:JSON.stringify({event:"Identify",context:{user:{email:await hash(this.value)},page:{url:location.href}}})})})</script></body></html>`,
      "/products/correa": `<!doctype html><html lang="es"><title>Correa</title><h1>Correa de cuero</h1><p>29 €</p></html>`,
      "/products/comedero": `<!doctype html><html lang="es"><title>Comedero</title><h1>Comedero lento</h1><p>15 €</p></html>`,
      "/policies/privacy-policy": `<!doctype html><html lang="es"><meta charset="utf-8"><title>Política de privacidad</title><h1>Política de privacidad</h1><p>Última actualización: 20 de enero de 2026</p><p>Responsable del tratamiento: Patitas S.L., calle Mayor 1, Zaragoza, hola@tienda-mascotas.example. Finalidad: gestionar tu pedido. Base jurídica: el contrato y tu consentimiento. Destinatarios: empresas de transporte y TikTok. Transferencias internacionales: Estados Unidos y China, con cláusulas contractuales tipo. Plazo de conservación: seis años. Derechos: acceso, rectificación, supresión y reclamación ante la Agencia Española de Protección de Datos.</p></html>`,
    }),
  },
  {
    // Greek: a newspaper with auctions from the first second; to refuse takes a second page.
    host: "efimerida.example",
    truth: {
      defect: `${NO_HEADERS} consent.trackers-before consent.third-party-cookies-before consent.reject-offered-first-layer consent.equal-choice pixel.present sri consent.no-preticked`,
      fine: "consent.banner-present policy.link",
    },
    othersSoundBut:
      "tls.https consent.cookies-before share.undeclared-third-party xborder.no-adequacy gpc.honoured policy.discloses-recipients policy.discloses-transfers cookie-notice.complete policy.sections policy.freshness consent.withdraw-link consent.reject-works cookie.lifetime consent.no-wall consent.signals",
    site: site(
      {
        "/": `<!doctype html><html lang="el"><head><meta charset="utf-8"><title>Η Εφημερίδα του Νησιού</title><script async src="https://securepubads.g.doubleclick.net/tag/js/gpt.js"></script></head><body><header><h1>Η Εφημερίδα του Νησιού</h1></header><article><h2><a href="/limani">Νέα προβλήτα στο λιμάνι</a></h2><p>Το δημοτικό συμβούλιο ενέκρινε χθες το έργο, που θα ολοκληρωθεί την άνοιξη. Οι ψαράδες ζητούν περισσότερες θέσεις για τα καΐκια τους.</p></article><article><h2><a href="/panigyri">Το πανηγύρι του Αγίου Νικολάου</a></h2><p>Μουσικές και χοροί μέχρι το πρωί στην πλατεία του χωριού.</p></article><footer><a href="/aporrito">Πολιτική Απορρήτου</a></footer>
<div class="qc-cmp2-container" id="qc"><div class="qc-cmp2-ui" role="dialog" style="position:fixed;bottom:0;left:0;right:0;background:#fff;padding:30px;box-shadow:0 0 40px #0008"><div id="eka"><h2>Σεβόμαστε την ιδιωτικότητά σας</h2><p>Εμείς και οι 842 συνεργάτες μας αποθηκεύουμε ή έχουμε πρόσβαση σε πληροφορίες σε μια συσκευή, όπως cookies, για εξατομικευμένες διαφημίσεις.</p><button mode="secondary" style="background:none;border:0;color:#777;font-size:12px" onclick="eka.hidden=true;dyo.hidden=false">ΠΕΡΙΣΣΟΤΕΡΕΣ ΕΠΙΛΟΓΕΣ</button> <button mode="primary" style="background:#0050b0;color:#fff;border:0;padding:16px 60px;font-size:18px" onclick="telos(1)">ΣΥΜΦΩΝΩ</button></div><div id="dyo" hidden><label><input type="checkbox" checked> Διαφημίσεις</label> <label><input type="checkbox" checked> Μετρήσεις</label> <button onclick="telos(0)">ΑΠΟΡΡΙΨΗ ΟΛΩΝ</button> <button onclick="telos(2)">ΑΠΟΘΗΚΕΥΣΗ ΚΑΙ ΕΞΟΔΟΣ</button></div></div></div>
<script>var eka=document.getElementById("eka"),dyo=document.getElementById("dyo");function telos(v){localStorage.setItem("noniabvendorconsent",v);document.getElementById("qc").remove()}if(localStorage.getItem("noniabvendorconsent"))document.getElementById("qc").remove()</script></body></html>`,
        "/limani": `<!doctype html><html lang="el"><title>Λιμάνι</title><h1>Νέα προβλήτα</h1><p>Το έργο κοστίζει δύο εκατομμύρια.</p></html>`,
        "/panigyri": `<!doctype html><html lang="el"><title>Πανηγύρι</title><h1>Το πανηγύρι</h1><p>Σάββατο βράδυ.</p></html>`,
        "/aporrito": `<!doctype html><html lang="el"><meta charset="utf-8"><title>Πολιτική Απορρήτου</title><h1>Πολιτική Απορρήτου</h1><p>Η εφημερίδα επεξεργάζεται προσωπικά δεδομένα των αναγνωστών της για να στέλνει το φύλλο.</p></html>`,
      },
      { "cache-control": "no-store" },
    ),
  },
  {
    // French: the country's own free platform, which asks in a list of services, and keeps its word.
    host: "boulangerie-parc.example",
    truth: {
      defect: "hdr.csp hdr.permissions hdr.isolation hdr.hsts-preload cookie.lifetime",
      fine: "consent.banner-present consent.cookies-before consent.third-party-cookies-before consent.trackers-before consent.storage-before consent.reject-offered-first-layer consent.reject-works consent.withdraw-link consent.no-wall consent.equal-choice policy.link policy.sections policy.freshness cookie-notice.complete policy.discloses-recipients policy.discloses-transfers security-txt robots",
    },
    othersSoundBut: "sri pixel.present share.undeclared-third-party xborder.no-adequacy",
    plain: toHttps("boulangerie-parc.example"),
    site: site(
      {
        "/": `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Boulangerie du Parc</title><style>#tarteaucitronAlertBig{display:none;position:fixed;bottom:0;left:0;right:0;background:#333;color:#fff;padding:15px}#tarteaucitronAlertBig button{padding:10px 16px;background:#fff;color:#222;border:0;font-size:15px;min-width:150px}</style></head><body><main><h1>Boulangerie du Parc</h1><p>Pain au levain, viennoiseries pur beurre et pâtisseries de saison, faits ici chaque nuit. La boutique ouvre à sept heures, et le four tourne jusqu’à midi.</p><a href="/nos-pains">Nos pains</a></main><footer><a href="/mentions">Mentions légales</a> <a href="/donnees">Données personnelles</a> <button type="button" id="tarteaucitronManager" onclick="ouvre()">Gestion des cookies</button></footer>
<div id="tarteaucitronRoot"><div id="tarteaucitronAlertBig" role="alertdialog"><span id="tarteaucitronDisclaimerAlert">Ce site utilise des cookies et vous donne le contrôle sur ceux que vous souhaitez activer.</span> <button id="tarteaucitronPersonalize2">✓ Tout accepter</button> <button id="tarteaucitronAllDenied2">✗ Tout refuser</button> <button id="tarteaucitronCloseAlert">Personnaliser</button></div></div>
<script>var A=document.getElementById("tarteaucitronAlertBig");function ouvre(){A.style.display="block"}function fin(v){document.cookie="tarteaucitron=!gtag="+v+"!facebookpixel="+v+";path=/;max-age=15552000;secure;samesite=lax";A.style.display="none";if(v)go()}function go(){${GA};${META}}
document.getElementById("tarteaucitronPersonalize2").onclick=function(){fin(true)};document.getElementById("tarteaucitronAllDenied2").onclick=function(){fin(false)};
if(/tarteaucitron=/.test(document.cookie)){if(/gtag=true/.test(document.cookie))go()}else ouvre()</script></body></html>`,
        "/nos-pains": `<!doctype html><html lang="fr"><title>Nos pains</title><h1>Nos pains</h1><p>Seigle, épeautre, campagne.</p></html>`,
        "/mentions": `<!doctype html><html lang="fr"><title>Mentions légales</title><h1>Mentions légales</h1><p>SARL du Parc.</p></html>`,
        "/robots.txt": "User-agent: *\nAllow: /\n",
        "/.well-known/security.txt":
          "Contact: mailto:securite@boulangerie-parc.example\nExpires: 2027-06-30T00:00:00Z\nPreferred-Languages: fr\n",
        "/donnees": `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Données personnelles</title><h1>Vos données personnelles</h1><p>Version du 9 octobre 2026</p><details><summary>Qui est responsable ?</summary><p>SARL du Parc, 2 allée des Tilleuls, Lyon — bonjour@boulangerie-parc.example, est responsable du traitement.</p></details><details><summary>Pourquoi, et sur quelle base légale ?</summary><p>Finalités : mesurer la fréquentation et la publicité, sur la base de votre consentement.</p></details><details><summary>À qui ?</summary><p>Destinataires : Google Ireland Limited (Google Analytics) et Meta Platforms Ireland (Facebook). Transferts hors de l’Union européenne : États-Unis, clauses contractuelles types.</p></details><details><summary>Combien de temps ?</summary><p>Durée de conservation : treize mois.</p></details><details><summary>Vos droits</summary><p>Accès, rectification, effacement, opposition, réclamation auprès de la CNIL.</p></details><h2>Cookies</h2><ul><li>_ga, _ga_X1Y2Z3A4B5 : Google Analytics</li><li>_fbp : Meta</li><li>tarteaucitron : votre choix</li></ul></html>`,
      },
      GOOD_HEADERS,
    ),
  },
];
