import { cookieOf, pathOf, reply } from "../../../demo/respond.ts";
import { type Case, FEW_HEADERS } from "../case.ts";
import { GOOD_HEADERS } from "../page.ts";
import { document, gives, site, takes, toHttps } from "../routes.ts";

/** Sites on rented platforms and with consent tools of known makes, their whole truth written before the first visit. */

const ASKED_FIRST =
  "consent.banner-present consent.cookies-before consent.trackers-before consent.storage-before consent.third-party-cookies-before";

const LEGAL_TEXT =
  "policy.link policy.sections policy.freshness policy.discloses-recipients policy.discloses-transfers";

/** What the law or the source leaves open wherever a third party is asked for anything. */
const THIRD_PARTIES = "sri share.undeclared-third-party xborder.no-adequacy";

const SHOPIFY_HEADERS = {
  "strict-transport-security": "max-age=7889238",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "content-security-policy": "block-all-mixed-content; frame-ancestors 'none'; upgrade-insecure-requests;",
  "x-permitted-cross-domain-policies": "none",
  "x-download-options": "noopen",
  "powered-by": "Shopify",
};

const shopifyPages: Readonly<Record<string, string>> = {
  "/": document(
    "da",
    "Uldstuen – garn fra Fanø",
    `<div id="shopify-section-header"><header><a href="/">Uldstuen</a> <a href="/collections/all">Alt garn</a> <a href="/pages/om-os">Om os</a> <a href="/cart">Kurv</a></header></div><main id="MainContent"><h1>Garn fra Fanø</h1><p>Vi spinder og farver uld fra øens egne får. Bestil inden klokken tolv, så sender vi samme dag med PostNord, og fortryder du, har du tredive dages returret.</p><a href="/products/havblaa-100g">Havblå, 100 g – 89 kr.</a></main><footer><a href="/policies/privacy-policy">Privatlivspolitik</a> <a href="/policies/terms-of-service">Handelsbetingelser</a></footer>
<div id="shopify-pc__banner" class="shopify-pc__banner__dialog" role="alertdialog" aria-label="Cookiesamtykke" style="display:none;position:fixed;bottom:0;left:0;right:0;background:#fff;border-top:1px solid #ddd;padding:24px"><h2>Cookiesamtykke</h2><div class="shopify-pc__banner__body"><p>Vi og vores partnere, herunder Shopify, bruger cookies og anden teknologi til at tilpasse din oplevelse, vise dig annoncer og foretage analyser. Vi bruger dem ikke, medmindre du accepterer dem.</p></div><div class="shopify-pc__banner__btns"><button id="shopify-pc__banner__btn-accept" class="x">Accepter</button> <button id="shopify-pc__banner__btn-decline" class="x">Afvis</button></div></div><style>.x{padding:13px 40px;background:#111;color:#fff;border:0;font:16px sans-serif}</style>
<script>window.Shopify=window.Shopify||{};Shopify.shop="uldstuen-fanoe.myshopify.com";Shopify.locale="da";Shopify.currency={active:"DKK",rate:"1.0"};Shopify.theme={name:"Dawn",id:140112233445,schema_version:"15.2.0"};
(function(){var b=document.getElementById("shopify-pc__banner");function pixel(){!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};if(!f._fbq)f._fbq=n;n.push=n;n.loaded=!0;n.version="2.0";n.queue=[];t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,"script","https://connect.facebook.net/en_US/fbevents.js");fbq("init","774120985531904");fbq("track","PageView")}
function save(v){document.cookie="_tracking_consent="+encodeURIComponent(JSON.stringify({con:{CMP:{a:v,m:v,p:v,s:""}},v:"2.1",region:"DK83",reg:"GDPR",purposes:{a:v==="1",p:v==="1",m:v==="1",t:false},display_banner:false,consent_id:"5C0DE1A2-94b2-4f0e-8d7c-33aa10e4f2b9"}))+";path=/;max-age=31536000;samesite=lax;secure";b.style.display="none";if(v==="1")pixel()}
document.getElementById("shopify-pc__banner__btn-accept").onclick=function(){save("1")};document.getElementById("shopify-pc__banner__btn-decline").onclick=function(){save("0")};
var m=/_tracking_consent=([^;]+)/.exec(document.cookie);if(!m)b.style.display="block";else if(decodeURIComponent(m[1]).indexOf('"m":"1"')>0)pixel()})()</script>
<script src="/cdn/s/trekkie.storefront.9c1e5b.min.js" async></script>`,
  ),
  "/collections/all": document("da", "Alt garn", "<h1>Alt garn</h1><p>Havblå, Lyng, Marehalm.</p>"),
  "/products/havblaa-100g": document(
    "da",
    "Havblå",
    "<h1>Havblå, 100 g</h1><p>89 kr. To-trådet uld.</p><button>Læg i kurv</button>",
  ),
  "/pages/om-os": document("da", "Om os", "<h1>Om os</h1><p>Karen og Ib har får siden 1994.</p>"),
  "/cart": document("da", "Kurv", "<h1>Din kurv er tom</h1>"),
  "/policies/terms-of-service": document(
    "da",
    "Handelsbetingelser",
    "<h1>Handelsbetingelser</h1><p>Levering 1-3 hverdage.</p>",
  ),
  "/policies/privacy-policy": document(
    "da",
    "Privatlivspolitik",
    `<h1>Privatlivspolitik</h1><p>Senest opdateret: 18. august 2026</p><h2>Dataansvarlig</h2><p>Uldstuen ApS, Hovedgaden 12, 6720 Fanø, CVR 40112233. Skriv til hej@uldstuen.example.</p><h2>Formål og retsgrundlag</h2><p>Vi behandler navn, adresse og e-mail for at levere din ordre (aftale) og sende nyhedsbrev (samtykke).</p><h2>Modtagere</h2><p>Shopify International Ltd., PostNord og – hvis du siger ja – Meta (Facebook). Oplysninger kan blive overført til USA og Canada på grundlag af EU’s standardkontraktbestemmelser.</p><h2>Opbevaring</h2><p>Fem år efter bogføringsloven.</p><h2>Dine rettigheder</h2><p>Indsigt, berigtigelse, sletning, tilbagetrækning af samtykke og klage til Datatilsynet.</p><h2>Cookies</h2><p>_tracking_consent: dit valg, et år. _shopify_y: statistik, et år. _shopify_s: statistik, 30 minutter. _fbp: Meta, 90 dage. localization: dit land, et år.</p>`,
  ),
};

export const stacks: readonly Case[] = [
  {
    // Danish: a yarn shop on Shopify. The pixel waits, but the platform's own statistics know each visitor from the
    // first page on, and there is no way back to the question.
    host: "uldstuen.example",
    truth: {
      defect:
        "consent.cookies-before consent.trackers-before consent.reject-works consent.withdraw-link hdr.hsts hdr.csp hdr.referrer hdr.permissions hdr.isolation hdr.hsts-preload security-txt",
      fine: `consent.banner-present consent.reject-offered-first-layer consent.equal-choice consent.no-wall consent.third-party-cookies-before ${LEGAL_TEXT} tls.redirect hdr.frame hdr.nosniff cookie-notice.complete cookie.lifetime`,
    },
    othersSoundBut: `${THIRD_PARTIES} pixel.present tracking.streams tracking.url-leak gpc.honoured exposed.version consent.storage-before`,
    plain: toHttps("uldstuen.example"),
    also: takes("monorail-edge.shopifysvc.com"),
    site: (request, response) => {
      const path = pathOf(request);
      if (path === "/cdn/s/trekkie.storefront.9c1e5b.min.js")
        return reply(response, {
          type: "application/javascript",
          headers: SHOPIFY_HEADERS,
          body: `(function(){var y=(/_shopify_y=([^;]+)/.exec(document.cookie)||[])[1],s=(/_shopify_s=([^;]+)/.exec(document.cookie)||[])[1];fetch("https://monorail-edge.shopifysvc.com/unstable/produce_batch",{method:"POST",mode:"no-cors",keepalive:true,body:JSON.stringify({events:[{schema_id:"trekkie_storefront_page_view/1.4",payload:{shopId:61200112233,uniqToken:y,visitToken:s,url:location.href,referrer:document.referrer,themeId:140112233445}}],metadata:{event_sent_at_ms:Date.now()}})})})()`,
        });
      const body = shopifyPages[path];
      const known = cookieOf(request, "_shopify_y");
      return reply(response, {
        status: body ? 200 : 404,
        type: body ? "text/html; charset=utf-8" : "text/plain",
        headers: SHOPIFY_HEADERS,
        body: body ?? "Not Found",
        cookies:
          body && !known
            ? [
                "_shopify_y=6e0b5f1a-42d7-4c39-9b18-7fa2c3d4e5b6; domain=uldstuen.example; path=/; Max-Age=31536000; SameSite=Lax; secure",
                "_shopify_s=b71d0c9e-5f3a-4e82-8a6d-12c3f4e5d6a7; domain=uldstuen.example; path=/; Max-Age=1800; SameSite=Lax; secure",
                "localization=DK; path=/; Max-Age=31536000; SameSite=Lax; secure",
              ]
            : [],
      });
    },
  },
  {
    // French: a clinic on WordPress with Axeptio and Matomo Cloud that waits. It asks for much in its form.
    host: "clinique-des-marronniers.example",
    territories: ["EU"],
    truth: {
      defect: `${FEW_HEADERS} form.minimisation`,
      fine: `${ASKED_FIRST} consent.reject-offered-first-layer consent.reject-works consent.no-wall consent.withdraw-link policy.link policy.sections policy.freshness policy.discloses-recipients cookie-notice.complete cookie.lifetime tls.redirect form.insecure`,
    },
    othersSoundBut: `${THIRD_PARTIES} consent.equal-choice pixel.present exposed.version`,
    plain: toHttps("clinique-des-marronniers.example"),
    also: [
      gives(
        "static.axept.io",
        `(function(){var cfg=window.axeptioSettings||{};var host=document.createElement("div");host.id="axeptio_overlay";host.className="axeptio_mount";document.body.appendChild(host);var root=host.attachShadow({mode:"open"});
function stored(){var m=/axeptio_cookies=([^;]+)/.exec(document.cookie);try{return m?JSON.parse(decodeURIComponent(m[1])):null}catch(e){return null}}
function fire(c){var q=window._axcb||[];for(var i=0;i<q.length;i++)q[i]({on:function(n,f){if(n==="cookies:complete")f(c)}})}
function save(yes){var c={$$token:"f8w0k2m4",$$date:new Date().toISOString(),$$cookiesVersion:{name:cfg.cookiesVersion,identifier:"640f0c"},matomo:yes,$$completed:true};document.cookie="axeptio_cookies="+encodeURIComponent(JSON.stringify(c))+";path=/;max-age=15552000;secure;samesite=lax";document.cookie="axeptio_authorized_vendors="+encodeURIComponent(yes?",matomo,":",,")+";path=/;max-age=15552000;secure;samesite=lax";document.cookie="axeptio_all_vendors="+encodeURIComponent(",matomo,")+";path=/;max-age=15552000;secure;samesite=lax";closed();fire(c)}
function closed(){root.innerHTML='<button id="axeptio_main_button" aria-label="Gérer mes cookies" style="position:fixed;left:16px;bottom:16px;width:44px;height:44px;border-radius:22px;border:0;background:#2a7">🍪</button>';root.getElementById("axeptio_main_button").onclick=open}
function open(){root.innerHTML='<div role="dialog" aria-label="Cookies" style="position:fixed;left:16px;bottom:16px;width:360px;background:#fff;border-radius:12px;box-shadow:0 6px 30px #0005;padding:24px;font:15px sans-serif"><h2>Bonjour, c’est nous… les cookies !</h2><p>On a attendu d’être sûrs que le contenu de ce site vous intéresse avant de vous déranger, mais on aimerait bien mesurer votre visite. C’est d’accord ?</p><button id="axeptio_btn_dismiss" style="padding:12px 18px">Non merci</button> <button id="axeptio_btn_configure" style="padding:12px 18px">Je choisis</button> <button id="axeptio_btn_acceptAll" style="padding:12px 18px">OK pour moi</button></div>';root.getElementById("axeptio_btn_dismiss").onclick=function(){save(false)};root.getElementById("axeptio_btn_acceptAll").onclick=function(){save(true)};root.getElementById("axeptio_btn_configure").onclick=function(){save(false)}}
window.openAxeptioCookies=open;var c=stored();if(c){closed();fire(c)}else setTimeout(open,1200)})()`,
      ),
      gives(
        "cdn.matomo.cloud",
        `(function(){function rnd(){return "4b1d"+Math.random().toString(16).slice(2,14)}var id=(/_pk_id\\.1\\.f00d=([^.;]+)/.exec(document.cookie)||[])[1]||rnd();document.cookie="_pk_id.1.f00d="+id+"."+Math.floor(Date.now()/1000)+".;path=/;max-age=33955200;samesite=lax";document.cookie="_pk_ses.1.f00d=1;path=/;max-age=1800;samesite=lax";navigator.sendBeacon("https://marronniers.matomo.cloud/matomo.php?action_name="+encodeURIComponent(document.title)+"&idsite=1&rec=1&r=113355&h=10&m=2&s=3&url="+encodeURIComponent(location.href)+"&_id="+id+"&_idn=1&send_image=0&_refts=0&pv_id=k2J8dQ&cookie=1&res=1280x800")})()`,
      ),
      ...takes("marronniers.matomo.cloud"),
    ],
    site: site({
      "/": document(
        "fr-FR",
        "Clinique des Marronniers – Nantes",
        `<header class="wp-block-group"><a href="/">Clinique des Marronniers</a> <a href="/specialites/">Spécialités</a> <a href="/rendez-vous/">Rendez-vous</a></header><main class="wp-site-blocks"><h1>Votre clinique à Nantes</h1><p>Chirurgie ambulatoire, cardiologie et imagerie dans un parc au bord de l’Erdre. Les urgences de la main accueillent sans rendez-vous tous les jours de huit heures à vingt heures.</p><p>Nos équipes vous reçoivent en français, en anglais et en breton.</p></main><footer><a href="/politique-de-confidentialite/">Politique de confidentialité</a> <a href="/mentions-legales/">Mentions légales</a></footer>
<script>window.axeptioSettings={clientId:"640f0c1de2a3b4c5d6e7f809",cookiesVersion:"marronniers-fr"};(function(d,s){var t=d.getElementsByTagName(s)[0],e=d.createElement(s);e.async=true;e.src="//static.axept.io/sdk.js";t.parentNode.insertBefore(e,t)})(document,"script");
window._axcb=window._axcb||[];window._axcb.push(function(axeptio){axeptio.on("cookies:complete",function(choices){if(choices.matomo){var _paq=window._paq=window._paq||[];_paq.push(["trackPageView"]);_paq.push(["enableLinkTracking"]);(function(){var u="https://marronniers.matomo.cloud/";_paq.push(["setTrackerUrl",u+"matomo.php"]);_paq.push(["setSiteId","1"]);var d=document,g=d.createElement("script"),s=d.getElementsByTagName("script")[0];g.async=true;g.src="https://cdn.matomo.cloud/marronniers.matomo.cloud/matomo.js";s.parentNode.insertBefore(g,s)})()}})})</script>`,
        `<meta name="generator" content="WordPress 6.9"><link rel="https://api.w.org/" href="/wp-json/">`,
      ),
      "/specialites/": document(
        "fr-FR",
        "Spécialités",
        "<h1>Spécialités</h1><p>Cardiologie, main, imagerie.</p>",
      ),
      "/mentions-legales/": document(
        "fr-FR",
        "Mentions légales",
        "<h1>Mentions légales</h1><p>SAS au capital de 50 000 euros.</p>",
      ),
      "/rendez-vous/": document(
        "fr-FR",
        "Rendez-vous",
        `<h1>Prendre rendez-vous</h1><form class="wpcf7-form" method="post" action="/rendez-vous/#wpcf7-f12"><label>Nom <input name="your-name"></label><label>Date de naissance <input type="date" name="date-naissance"></label><label>Numéro de sécurité sociale <input name="nir" inputmode="numeric"></label><label>Antécédents médicaux <textarea name="antecedents"></textarea></label><label>Courriel <input type="email" name="your-email"></label><button>Envoyer</button></form>`,
      ),
      "/politique-de-confidentialite/": document(
        "fr-FR",
        "Politique de confidentialité",
        `<h1>Politique de confidentialité</h1><p>Dernière mise à jour : 2 octobre 2026</p><h2>Responsable du traitement</h2><p>Clinique des Marronniers SAS, 4 quai de Versailles, Nantes. Délégué à la protection des données : dpo@clinique-des-marronniers.example</p><h2>Finalités et bases légales</h2><p>Gestion des rendez-vous (mesures précontractuelles), mesure d’audience (consentement).</p><h2>Destinataires</h2><p>Nos équipes soignantes, notre hébergeur de données de santé en France, InnoCraft (Matomo Cloud) et Axeptio. Matomo Cloud est édité en Nouvelle-Zélande, pays reconnu adéquat ; les données restent dans l’Union européenne.</p><h2>Durées de conservation</h2><p>Vingt ans pour le dossier médical, treize mois pour la mesure d’audience.</p><h2>Vos droits</h2><p>Accès, rectification, effacement, opposition et réclamation auprès de la CNIL.</p><h2>Cookies</h2><ul><li>axeptio_cookies, axeptio_authorized_vendors, axeptio_all_vendors : votre choix, six mois.</li><li>_pk_id.* : Matomo, treize mois. _pk_ses.* : Matomo, trente minutes.</li></ul>`,
      ),
    }),
  },
  {
    // German: a school with Klaro, its own Matomo and a film behind a click. "Statistik" is on before anyone chose.
    host: "gymnasium-am-wehr.example",
    truth: {
      defect: `${FEW_HEADERS} consent.no-preticked`,
      fine: `${ASKED_FIRST} consent.reject-offered-first-layer consent.reject-works consent.equal-choice consent.no-wall consent.withdraw-link policy.link policy.sections policy.freshness cookie-notice.complete cookie.lifetime tls.redirect`,
      nothing: "ccpa.opt-out-link",
    },
    othersSoundBut: "pixel.present policy.discloses-transfers",
    plain: toHttps("gymnasium-am-wehr.example"),
    site: site({
      "/": document(
        "de",
        "Gymnasium am Wehr",
        `<header><a href="/">Gymnasium am Wehr</a> <a href="/anmeldung">Anmeldung</a> <a href="/mensa">Mensa</a></header><main><h1>Gymnasium am Wehr</h1><p>Neunhundert Schülerinnen und Schüler lernen bei uns zwischen Fluss und Altstadt. Schwerpunkte sind Musik, Biologie und Polnisch; in der Oberstufe kooperieren wir mit der Technischen Universität.</p><div class="film" data-src="https://www.youtube-nocookie.com/embed/a1b2c3d4e5f"><p>Hier liegt ein Film bei YouTube. Beim Abspielen werden Daten an Google übertragen.</p><button>Film laden</button></div></main><footer><a href="/datenschutz">Datenschutz</a> <a href="/impressum">Impressum</a> <a href="#" onclick="return klaro.show()">Datenschutz-Einstellungen</a></footer><div id="klaro"></div><script src="/klaro-config.js"></script><script src="/klaro.js"></script>
<script type="text/plain" data-type="text/javascript" data-name="matomo" data-src="/statistik/matomo.js"></script>`,
      ),
      "/klaro-config.js": `var klaroConfig={version:1,elementID:"klaro",storageMethod:"cookie",cookieName:"klaro",cookieExpiresAfterDays:120,default:true,mustConsent:false,acceptAll:true,lang:"de",services:[{name:"matomo",default:true,title:"Statistik (Matomo)",purposes:["analytics"],cookies:[/^_pk_.*$/]}]};`,
      "/klaro.js": `(function(){var c=window.klaroConfig,e=document.getElementById(c.elementID);e.className="klaro";
function read(){var m=/(?:^|; )klaro=([^;]+)/.exec(document.cookie);return m?JSON.parse(decodeURIComponent(m[1])):null}
function apply(s){document.querySelectorAll('script[type="text/plain"][data-name]').forEach(function(o){if(!s[o.dataset.name]||o.done)return;o.done=1;var n=document.createElement("script");n.src=o.dataset.src;document.head.appendChild(n)})}
function save(v){var s={matomo:v};document.cookie="klaro="+encodeURIComponent(JSON.stringify(s))+";path=/;max-age=10368000;secure;samesite=lax";e.innerHTML="";apply(s)}
function notice(){e.innerHTML='<div role="dialog" aria-labelledby="id-cookie-title" class="cookie-notice" style="position:fixed;right:20px;bottom:20px;width:400px;background:#333;color:#eee;padding:16px;border-radius:4px"><div class="cn-body"><p>Hallo! Könnten wir bitte einen zusätzlichen Dienst für <strong>Statistik</strong> aktivieren? Sie können Ihre Zustimmung später jederzeit ändern oder zurückziehen.</p><div class="cn-ok"><a href="#" class="cm-link cn-learn-more" style="color:#9cf">Lassen Sie mich wählen</a> <button type="button" class="cm-btn cm-btn-danger cn-decline">Ich lehne ab</button> <button type="button" class="cm-btn cm-btn-success">Das ist ok</button></div></div></div><style>.cm-btn{padding:9px 18px;background:#1a5;color:#fff;border:0;font:15px sans-serif}</style>';e.querySelector(".cn-decline").onclick=function(){save(false)};e.querySelector(".cm-btn-success").onclick=function(){save(true)};e.querySelector(".cn-learn-more").onclick=function(x){x.preventDefault();modal()}}
function modal(){var s=read();e.innerHTML='<div class="cookie-modal" style="position:fixed;inset:0;background:#0008"><div class="cm-modal cm-klaro" style="width:640px;margin:60px auto;background:#333;color:#eee;padding:24px"><h1 class="title">Dienste, die wir nutzen möchten</h1><ul class="cm-purposes"><li class="cm-purpose"><div class="cm-service"><input id="service-item-matomo" class="cm-list-input" type="checkbox" '+((s?s.matomo:c.default)?"checked":"")+'><label for="service-item-matomo" class="cm-list-label"><span class="cm-list-title">Statistik (Matomo)</span></label><p>Zählt Besuche auf unserem eigenen Server.</p></div></li></ul><div class="cm-footer"><button class="cm-btn cm-btn-decline cn-decline">Ich lehne ab</button> <button class="cm-btn cm-btn-save cm-btn-info">Ausgewählte akzeptieren</button> <button class="cm-btn cm-btn-accept cm-btn-accept-all">Alle akzeptieren</button></div></div></div><style>.cm-btn{padding:9px 18px;background:#1a5;color:#fff;border:0;font:15px sans-serif}</style>';e.querySelector(".cm-btn-decline").onclick=function(){save(false)};e.querySelector(".cm-btn-accept-all").onclick=function(){save(true)};e.querySelector(".cm-btn-save").onclick=function(){save(e.querySelector("#service-item-matomo").checked)}}
window.klaro={show:function(){modal();return false}};var s=read();if(s)apply(s);else notice()})()`,
      "/statistik/matomo.js": `(function(){var id="9e3c"+Math.random().toString(16).slice(2,14);if(!/_pk_id/.test(document.cookie))document.cookie="_pk_id.2.1fff="+id+"."+Math.floor(Date.now()/1000)+".;path=/;max-age=33955200;samesite=lax;secure";document.cookie="_pk_ses.2.1fff=1;path=/;max-age=1800;samesite=lax;secure";new Image().src="/statistik/matomo.php?action_name="+encodeURIComponent(document.title)+"&idsite=2&rec=1&r=440021&url="+encodeURIComponent(location.href)+"&_id="+id+"&send_image=0&cookie=1"})()`,
      "/statistik/matomo.php": (_, response) => reply(response, { status: 204, headers: GOOD_HEADERS }),
      "/anmeldung": document(
        "de",
        "Anmeldung",
        "<h1>Anmeldung</h1><p>Vom 3. bis 7. März im Sekretariat.</p>",
      ),
      "/mensa": document("de", "Mensa", "<h1>Mensa</h1><p>Montag: Kartoffelsuppe.</p>"),
      "/impressum": document("de", "Impressum", "<h1>Impressum</h1><p>Landkreis Oder, Schulamt.</p>"),
      "/datenschutz": document(
        "de",
        "Datenschutz",
        `<h1>Datenschutzerklärung</h1><p>Stand: 14. September 2026</p><h2>Verantwortlich</h2><p>Gymnasium am Wehr, Uferweg 2, Frankfurt (Oder), sekretariat@gymnasium-am-wehr.example. Datenschutzbeauftragte: dsb@gymnasium-am-wehr.example</p><h2>Zwecke und Rechtsgrundlagen</h2><p>Information über die Schule (Art. 6 Abs. 1 lit. e DSGVO), Statistik mit Ihrer Einwilligung (lit. a).</p><h2>Empfänger</h2><p>Das Rechenzentrum des Landkreises. Filme von YouTube (Google) laden erst, wenn Sie darauf klicken; dann werden Daten in die USA übermittelt.</p><h2>Dauer der Speicherung</h2><p>Protokolle sieben Tage, Statistik dreizehn Monate.</p><h2>Ihre Rechte</h2><p>Auskunft, Berichtigung, Löschung, Widerruf, Beschwerde bei der Landesbeauftragten.</p><h2>Cookies</h2><p>klaro: Ihre Wahl, 120 Tage. _pk_id.*: Matomo, 13 Monate. _pk_ses.*: Matomo, 30 Minuten.</p>`,
      ),
    }),
  },
  {
    // Japanese: a local paper with Google's manager and Clarity, which the text of the law on what is sent out names.
    host: "tama-shimpo.example",
    territories: ["JP"],
    truth: {
      defect: `${FEW_HEADERS} replay.present`,
      fine: `${LEGAL_TEXT} tls.redirect`,
      nothing: "child.trackers ccpa.opt-out-link",
    },
    othersSoundBut: `${THIRD_PARTIES} ${ASKED_FIRST} consent.reject-offered-first-layer consent.reject-works consent.withdraw-link consent.equal-choice cookie-notice.complete cookie.lifetime pixel.present tracking.streams tracking.url-leak gpc.honoured`,
    plain: toHttps("tama-shimpo.example"),
    site: site({
      "/": document(
        "ja",
        "多摩新報 | 多摩のニュース",
        `<header><a href="/">多摩新報</a> <a href="/news/2026/11/24/yuki.html">市政</a> <a href="/otoiawase.html">お問い合わせ</a></header><main><h1>多摩新報</h1><article><h2><a href="/news/2026/11/24/yuki.html">多摩地域で初雪を観測</a></h2><p>気象台は二十四日、多摩地域で平年より九日早い初雪を観測したと発表しました。青梅線では一部の列車に遅れが出ましたが、午前十時までに解消しています。</p></article><article><h2>市立図書館が開館五十周年</h2><p>記念の講演会が来月六日に開かれます。入場は無料です。</p></article></main><footer><a href="/privacy.html">個人情報の取り扱いについて</a> <a href="/gaibu-soshin.html">外部送信について</a></footer>`,
        `<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','GTM-N7J4KRP');</script>`,
      ),
      "/news/2026/11/24/yuki.html": document(
        "ja",
        "初雪",
        "<h1>多摩地域で初雪を観測</h1><p>交通への影響は限られました。</p>",
      ),
      "/otoiawase.html": document("ja", "お問い合わせ", "<h1>お問い合わせ</h1><p>電話 042-000-0000</p>"),
      "/gaibu-soshin.html": document(
        "ja",
        "外部送信について",
        "<h1>外部送信について</h1><p>Google LLC（Google Analytics）とMicrosoft Corporation（Clarity）に、閲覧したページのURLと識別子を送信しています。目的は利用状況の分析です。</p>",
      ),
      "/privacy.html": document(
        "ja",
        "個人情報の取り扱いについて",
        `<h1>個人情報の取り扱いについて</h1><p>最終改定日：令和8年4月1日</p><h2>事業者の名称</h2><p>株式会社多摩新報社 代表取締役 山本一郎 東京都立川市曙町二丁目</p><h2>利用目的</h2><p>購読の管理、記事の改善、お問い合わせへの回答のために利用します。</p><h2>第三者提供</h2><p>法令に基づく場合を除き、同意なく第三者に提供しません。閲覧の情報はGoogle LLC（米国、Google Analytics）とMicrosoft Corporation（米国、Clarity）に送信されます。</p><h2>外国にある第三者</h2><p>米国の個人情報の保護に関する制度については個人情報保護委員会の公表資料をご覧ください。</p><h2>保存期間</h2><p>購読の終了後二年間保存します。</p><h2>開示・訂正・利用停止等の請求</h2><p>本人からの請求に応じます。</p><h2>安全管理措置</h2><p>社内規程を定め、従業者を監督しています。</p><h2>お問い合わせ窓口</h2><p>個人情報相談室 privacy@tama-shimpo.example</p>`,
      ),
    }),
  },
  {
    // Spanish: a town hall on Drupal with a banner of its own. Consent Mode says "denied", but the tag counts all the same.
    host: "ayto-villafresno.example",
    truth: {
      defect: `${FEW_HEADERS} consent.trackers-before consent.reject-works cookie.lifetime exposed.version`,
      fine: `consent.banner-present consent.cookies-before consent.third-party-cookies-before consent.storage-before consent.reject-offered-first-layer consent.equal-choice consent.no-wall consent.withdraw-link consent.signals ${LEGAL_TEXT} cookie-notice.complete tls.redirect`,
    },
    othersSoundBut: `${THIRD_PARTIES} pixel.present tracking.streams tracking.url-leak gpc.honoured`,
    plain: toHttps("ayto-villafresno.example"),
    site: site(
      {
        "/": document(
          "es",
          "Ayuntamiento de Villafresno",
          `<div class="dialog-off-canvas-main-canvas"><header role="banner"><a href="/">Ayuntamiento de Villafresno</a> <a href="/tramites">Trámites</a> <a href="/agenda">Agenda</a></header><main role="main"><h1>Ayuntamiento de Villafresno</h1><p>El pleno aprobó el jueves el presupuesto para el próximo año, con más fondos para el arreglo de caminos y la biblioteca. La oficina de registro atiende de nueve a dos, de lunes a viernes, con cita previa.</p></main><footer role="contentinfo"><a href="/politica-de-privacidad">Política de privacidad</a> <a href="/aviso-legal">Aviso legal</a> <a href="#" id="panel">Panel de cookies</a></footer></div>
<div id="sliding-popup" role="dialog" aria-label="Aviso de cookies" hidden style="position:fixed;bottom:0;left:0;right:0;background:#f4f4f4;padding:20px"><p>Este portal utiliza cookies de analítica para saber qué trámites se consultan más. Puede aceptarlas o rechazarlas.</p><button class="q" value="si">Aceptar</button> <button class="q" value="no">Rechazar</button></div><style>.q{padding:12px 34px;background:#024;color:#fff;border:0;font:16px sans-serif}</style>
<script>(function(){var p=document.getElementById("sliding-popup");function pon(v){if(v==="si")gtag("consent","update",{analytics_storage:"granted"})}p.onclick=function(e){var v=e.target.value;if(!v)return;document.cookie="cookie-agreed="+v+";path=/;max-age=15552000;secure;samesite=lax";p.hidden=true;pon(v)};document.getElementById("panel").onclick=function(e){e.preventDefault();p.hidden=false};if(!/cookie-agreed=/.test(document.cookie))p.hidden=false})()</script>`,
          `<meta name="Generator" content="Drupal 11 (https://www.drupal.org)"><script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("consent","default",{ad_storage:"denied",ad_user_data:"denied",ad_personalization:"denied",analytics_storage:/cookie-agreed=si/.test(document.cookie)?"granted":"denied",wait_for_update:500});gtag("js",new Date());gtag("config","G-7KQ2M9XV4D")</script><script async src="https://www.googletagmanager.com/gtag/js?id=G-7KQ2M9XV4D"></script>`,
        ),
        "/tramites": document("es", "Trámites", "<h1>Trámites</h1><p>Padrón, licencias y tributos.</p>"),
        "/agenda": document("es", "Agenda", "<h1>Agenda</h1><p>Feria del libro, 12 de diciembre.</p>"),
        "/aviso-legal": document("es", "Aviso legal", "<h1>Aviso legal</h1><p>Plaza Mayor 1.</p>"),
        "/politica-de-privacidad": document(
          "es",
          "Política de privacidad",
          `<h1>Política de privacidad</h1><p>Última actualización: 3 de marzo de 2026</p><h2>Responsable del tratamiento</h2><p>Ayuntamiento de Villafresno, plaza Mayor 1. Delegado de protección de datos: dpd@ayto-villafresno.example</p><h2>Finalidad y base jurídica</h2><p>Prestación de servicios municipales (misión de interés público) y analítica web (consentimiento).</p><h2>Destinatarios</h2><p>Otras administraciones y Google (Google Analytics). Puede haber transferencias a Estados Unidos, amparadas en cláusulas contractuales tipo.</p><h2>Plazo de conservación</h2><p>El que marca la normativa de archivos.</p><h2>Derechos</h2><p>Acceso, rectificación, supresión, oposición y reclamación ante la Agencia Española de Protección de Datos.</p><h2>Cookies</h2><p>cookie-agreed: su elección, seis meses. _ga y _ga_*: Google Analytics, dos años.</p>`,
        ),
      },
      {
        ...GOOD_HEADERS,
        "x-generator": "Drupal 11 (https://www.drupal.org)",
        server: "Apache/2.4.57 (Debian)",
      },
    ),
  },
];
