import { type Case, FEW_HEADERS, LEGAL_TEXT, NOTHING_BEFORE, THIRD_PARTIES } from "../case.ts";
import { GOOD_HEADERS } from "../page.ts";
import { document, gives, site, takes, toHttps } from "../routes.ts";

/** Five more sites with tools of other makes, their whole truth written before the first visit. */

export const services: readonly Case[] = [
  {
    // Norwegian: insurance with Cookie Information, which asks first, takes "no" and can be opened again.
    host: "fjordforsikring.example",
    truth: {
      defect: FEW_HEADERS,
      fine: `${NOTHING_BEFORE} consent.reject-offered-first-layer consent.reject-works consent.equal-choice consent.no-wall consent.withdraw-link ${LEGAL_TEXT} tls.redirect form.insecure`,
    },
    othersSoundBut: `${THIRD_PARTIES} pixel.present tracking.url-leak form.minimisation gpc.honoured`,
    plain: toHttps("fjordforsikring.example"),
    also: [
      gives(
        "policy.app.cookieinformation.com",
        `(function(){function kept(){var m=/CookieInformationConsent=([^;]+)/.exec(document.cookie);return m?JSON.parse(decodeURIComponent(m[1])):null}var o;function fire(c){window.CookieInformation.consent=c;dispatchEvent(new Event("CookieInformationConsentGiven"))}
function save(y){var c={website_uuid:"6b1c0f2e-3d4a-4b5c-9e8f-7a6b5c4d3e2f",timestamp:new Date().toISOString(),consent_url:location.href,consent_website:location.hostname,consent_domain:location.hostname,user_uid:"",consents_approved:y?["cookie_cat_necessary","cookie_cat_marketing"]:["cookie_cat_necessary"],consents_denied:y?[]:["cookie_cat_marketing"]};document.cookie="CookieInformationConsent="+encodeURIComponent(JSON.stringify(c))+";path=/;max-age=31536000;samesite=lax;secure";o.remove();o=null;fire(c)}
function show(){if(o)return;o=document.createElement("div");o.id="coiOverlay";o.setAttribute("role","dialog");o.setAttribute("aria-label","Informasjonskapsler");o.style.cssText="position:fixed;inset:0;background:#0006;z-index:50";o.innerHTML='<div id="coiConsentBanner" class="coi-banner__page" style="position:absolute;left:25%;right:25%;bottom:60px;background:#fff;padding:26px"><div id="coi-banner-wrapper"><h2 class="coi-banner__headline">Vi bruker informasjonskapsler</h2><div class="coi-banner__text">Vi ønsker å måle annonsene våre. Du bestemmer selv, og du kan ombestemme deg når som helst.</div><button id="declineButton" class="coi-banner__decline" style="padding:12px 30px;background:#123a5a;color:#fff;border:0;font:16px sans-serif">Kun nødvendige</button> <button class="coi-banner__accept" style="padding:12px 30px;background:#123a5a;color:#fff;border:0;font:16px sans-serif">Godta alle</button></div></div>';document.body.appendChild(o);o.querySelector(".coi-banner__decline").onclick=function(){save(false)};o.querySelector(".coi-banner__accept").onclick=function(){save(true)}}
window.CookieInformation={getConsentGivenFor:function(n){var c=kept();return !!c&&c.consents_approved.indexOf(n)>=0},loadConsent:function(){}};window.CookieConsent={renew:show};window.toggleCookieBanner=show;function go(){var c=kept();if(c)fire(c);else setTimeout(show,700)}document.body?go():addEventListener("DOMContentLoaded",go)})()`,
      ),
      gives(
        "s2.adform.net",
        `new Image().src="https://track.adform.net/Serving/TrackPoint/?pm=2611043&ADFPageName=forside&ADFdivider=%7C&ord="+Date.now()+"&loc="+encodeURIComponent(location.href)`,
      ),
      ...takes("track.adform.net"),
    ],
    site: site({
      "/": document(
        "nb",
        "Fjordforsikring",
        `<header><a href="/">Fjordforsikring</a> <a href="/bil">Bil</a> <a href="/kontakt">Kontakt</a></header><main><h1>Forsikring for folk ved fjorden</h1><p>Båt, bil, naust og hytte i én avtale, med skadetelefon døgnet rundt og takstmann som kommer med ferja samme dag. Medlemmene eier selskapet og får utbytte hvert år i mai.</p></main><footer><a href="/personvern">Personvernerklæring</a> <a href="#" onclick="CookieConsent.renew();return false">Endre samtykke</a></footer><script>addEventListener("CookieInformationConsentGiven",function(){if(!CookieInformation.getConsentGivenFor("cookie_cat_marketing"))return;window._adftrack={pm:2611043};var s=document.createElement("script");s.async=true;s.src="https://s2.adform.net/banners/scripts/st/trackpoint-async.js";document.head.appendChild(s)})</script>`,
        `<script id="CookieConsent" src="https://policy.app.cookieinformation.com/uc.js" data-culture="NB" type="text/javascript"></script>`,
      ),
      "/bil": document("nb", "Bil", "<h1>Bilforsikring</h1><p>Fra 290 kr i måneden.</p>"),
      "/kontakt": document(
        "nb",
        "Kontakt",
        `<h1>Kontakt</h1><form method="post" action="/kontakt"><label>Navn <input name="navn"></label><label>E-post <input type="email" name="epost"></label><label>Melding <textarea name="melding"></textarea></label><button>Send</button></form>`,
      ),
      "/personvern": document(
        "nb",
        "Personvernerklæring",
        `<h1>Personvernerklæring</h1><p>Oppdatert 19. oktober 2026</p><h2>Behandlingsansvarlig</h2><p>Fjordforsikring gjensidig, Strandgata 5, Odda. Personvernombud: personvern@fjordforsikring.example</p><h2>Formål og behandlingsgrunnlag</h2><p>Oppfylle forsikringsavtalen, og måling av annonser med ditt samtykke.</p><h2>Mottakere</h2><p>Takstmenn, Cookie Information og Adform (Danmark).</p><h2>Lagringstid</h2><p>Ti år etter at avtalen er slutt.</p><h2>Dine rettigheter</h2><p>Innsyn, retting, sletting, tilbaketrekking av samtykke og klage til Datatilsynet.</p><h2>Informasjonskapsler</h2><p>CookieInformationConsent: ditt valg, ett år. Adform setter ingen i denne nettleseren.</p>`,
      ),
    }),
  },
  {
    // Finnish: a town that nobody asks, with Siteimprove's counting and a mark of two years.
    host: "kivijarvenkunta.example",
    truth: {
      defect: `${FEW_HEADERS} consent.banner-present consent.cookies-before consent.trackers-before cookie.lifetime`,
      fine: `${LEGAL_TEXT} tls.redirect`,
      nothing: "consent.reject-works consent.withdraw-link consent.no-preticked ccpa.opt-out-link",
    },
    othersSoundBut: `${THIRD_PARTIES} cookie-notice.complete pixel.present tracking.url-leak`,
    plain: toHttps("kivijarvenkunta.example"),
    also: [
      gives(
        "siteimproveanalytics.com",
        `(function(){if(!/nmstat=/.test(document.cookie))document.cookie="nmstat=4c7e19a2-0b5d-f836-91ce-72d0a4b8e65f;path=/;max-age=86400000;samesite=lax;secure";var n=(/nmstat=([^;]+)/.exec(document.cookie)||[])[1];new Image().src="https://6011223.global.siteimproveanalytics.io/image.aspx?url="+encodeURIComponent(location.href)+"&title="+encodeURIComponent(document.title)+"&res=1280x800&accountid=6011223&rt=0&prev="+n+"&luid="+n+"&rnd="+Date.now()})()`,
      ),
      ...takes("6011223.global.siteimproveanalytics.io"),
    ],
    site: site({
      "/": document(
        "fi",
        "Kivijärven kunta",
        `<header><a href="/">Kivijärven kunta</a> <a href="/paivahoito">Päivähoito</a> <a href="/yhteystiedot">Yhteystiedot</a></header><main><h1>Tervetuloa Kivijärvelle</h1><p>Kunnanvaltuusto kokoontuu ensi maanantaina kello kahdeksantoista. Uimahallin remontti valmistuu tammikuussa, ja kirjasto on auki kokeilun ajan myös sunnuntaisin ilman henkilökuntaa.</p></main><footer><a href="/tietosuoja">Tietosuojaseloste</a> <a href="/saavutettavuus">Saavutettavuus</a></footer><script async src="https://siteimproveanalytics.com/js/siteanalyze_6011223.js"></script>`,
      ),
      "/paivahoito": document("fi", "Päivähoito", "<h1>Päivähoito</h1><p>Kaksi päiväkotia.</p>"),
      "/yhteystiedot": document("fi", "Yhteystiedot", "<h1>Yhteystiedot</h1><p>Virastotie 1.</p>"),
      "/saavutettavuus": document("fi", "Saavutettavuus", "<h1>Saavutettavuus</h1><p>AA-taso.</p>"),
      "/tietosuoja": document(
        "fi",
        "Tietosuojaseloste",
        `<h1>Tietosuojaseloste</h1><p>Päivitetty 5.5.2026</p><h2>Rekisterinpitäjä</h2><p>Kivijärven kunta, Virastotie 1. Tietosuojavastaava: tietosuoja@kivijarvenkunta.example</p><h2>Käsittelyn tarkoitus ja oikeusperuste</h2><p>Kunnan lakisääteiset tehtävät ja verkkosivujen kehittäminen (oikeutettu etu).</p><h2>Vastaanottajat</h2><p>Verkkopalvelun ylläpitäjä ja Siteimprove (Tanska).</p><h2>Säilytysaika</h2><p>Arkistolain mukaan.</p><h2>Oikeutesi</h2><p>Oikeus tarkastaa, oikaista ja poistaa tietosi sekä valittaa tietosuojavaltuutetulle.</p>`,
      ),
    }),
  },
  {
    // German of Austria: an inn on WordPress with Borlabs. Typefaces of its own, a film behind a veil, all in order.
    host: "gasthof-almrausch.example",
    truth: {
      defect: `${FEW_HEADERS} cookie.lifetime`,
      fine: `${NOTHING_BEFORE} consent.reject-offered-first-layer consent.reject-works consent.no-wall consent.withdraw-link consent.no-preticked ${LEGAL_TEXT} cookie-notice.complete tls.redirect`,
    },
    othersSoundBut: `${THIRD_PARTIES} consent.equal-choice pixel.present tracking.url-leak`,
    plain: toHttps("gasthof-almrausch.example"),
    site: site({
      "/": document(
        "de-AT",
        "Gasthof Almrausch",
        `<header><a href="/">Gasthof Almrausch</a> <a href="/zimmer/">Zimmer</a> <a href="/kueche/">Küche</a></header><main><h1>Gasthof Almrausch im Lammertal</h1><p>Zwölf Zimmer mit Blick aufs Tennengebirge, eine Stube mit Kachelofen und eine Küche, die am Herd der Großmutter kocht. Die Loipe beginnt hinter dem Stadel, der Skibus hält vor der Tür.</p><div class="brlbs-cmpnt-content-blocker"><p>Beim Laden des Videos akzeptieren Sie die Datenschutzerklärung von Vimeo.</p><button>Video laden</button></div></main><footer><a href="/datenschutzerklaerung/">Datenschutzerklärung</a> <a href="/impressum/">Impressum</a> <a href="#" class="borlabs-cookie-open-dialog-preferences">Cookie-Einstellungen</a></footer>
<div id="BorlabsCookieBox" class="BorlabsCookie" role="dialog" aria-label="Datenschutzeinstellungen" style="display:none;position:fixed;inset:0;background:#0008"><div class="_brlbs-box" style="width:620px;margin:70px auto;background:#fff;padding:28px"><h3>Datenschutzeinstellungen</h3><p>Wir nutzen Cookies auf unserer Website. Einige sind essenziell, andere helfen uns, diese Website zu verbessern.</p><ul><li><label><input type="checkbox" checked disabled> Essenziell</label></li><li><label><input type="checkbox" id="bstat"> Statistiken</label></li></ul><button class="_brlbs-btn-accept-all" style="padding:12px;width:100%;background:#28a745;color:#fff;border:0">Ich akzeptiere alle</button><button class="_brlbs-refuse-btn" style="padding:12px;width:100%;background:#28a745;color:#fff;border:0">Nur essenzielle Cookies akzeptieren</button><button class="_brlbs-btn-save" style="padding:12px;width:100%">Speichern</button></div></div>
<script>(function(){var b=document.getElementById("BorlabsCookieBox");function q(s){return document.querySelector(s)}function los(){window.dataLayer=window.dataLayer||[];window.gtag=function(){dataLayer.push(arguments)};gtag("js",new Date());gtag("config","G-7KQ2M9XV4D");var s=document.createElement("script");s.async=true;s.src="https://www.googletagmanager.com/gtag/js?id=G-7KQ2M9XV4D";document.head.appendChild(s)}function da(){var m=/borlabs-cookie=([^;]+)/.exec(document.cookie);return m?JSON.parse(decodeURIComponent(m[1])):null}function merk(y){document.cookie="borlabs-cookie="+encodeURIComponent(JSON.stringify({consents:y?{essential:["borlabs-cookie"],statistics:["google-analytics"]}:{essential:["borlabs-cookie"]},domainPath:location.hostname+"/",expires:"",uid:"anonymous",v3:true,version:1}))+";path=/;max-age=5184000;samesite=lax;secure";b.style.display="none";if(y)los()}q("._brlbs-btn-accept-all").onclick=function(){merk(true)};q("._brlbs-refuse-btn").onclick=function(){merk(false)};q("._brlbs-btn-save").onclick=function(){merk(document.getElementById("bstat").checked)};q(".borlabs-cookie-open-dialog-preferences").onclick=function(e){e.preventDefault();b.style.display="block"};var d=da();if(!d)b.style.display="block";else if(d.consents.statistics)los()})()</script>`,
      ),
      "/zimmer/": document("de-AT", "Zimmer", "<h1>Zimmer</h1><p>Halbpension 84 Euro.</p>"),
      "/kueche/": document("de-AT", "Küche", "<h1>Küche</h1><p>Kasnocken und Beuschel.</p>"),
      "/impressum/": document("de-AT", "Impressum", "<h1>Impressum</h1><p>Familie Quehenberger.</p>"),
      "/datenschutzerklaerung/": document(
        "de-AT",
        "Datenschutzerklärung",
        `<h1>Datenschutzerklärung</h1><p>Stand: September 2026</p><h2>Verantwortlicher</h2><p>Gasthof Almrausch, Familie Quehenberger, Abtenau, info@gasthof-almrausch.example</p><h2>Zwecke und Rechtsgrundlagen</h2><p>Buchungen (Art. 6 Abs. 1 lit. b DSGVO), Statistik mit Einwilligung (§ 165 Abs. 3 TKG 2021).</p><h2>Empfänger</h2><p>Unser Hoster und Google (Google Analytics); Übermittlung in die USA auf Grundlage der Standardvertragsklauseln.</p><h2>Speicherdauer</h2><p>Sieben Jahre für Rechnungen, vierzehn Monate für Statistik.</p><h2>Ihre Rechte</h2><p>Auskunft, Löschung, Widerruf und Beschwerde bei der Datenschutzbehörde.</p><h2>Cookies</h2><p>borlabs-cookie: 60 Tage. _ga, _ga_*: Google Analytics, zwei Jahre.</p>`,
      ),
    }),
  },
  {
    // Bulgarian: houses for sale. The strip tells and does not ask; Google and a pixel of Meta run from the start.
    host: "imoti-rodopi.example",
    truth: {
      defect: `${FEW_HEADERS} consent.banner-present consent.cookies-before consent.trackers-before pixel.present policy.freshness cookie.lifetime`,
      fine: "policy.link policy.sections policy.discloses-recipients tls.redirect",
    },
    othersSoundBut: `${THIRD_PARTIES} consent.reject-offered-first-layer consent.reject-works consent.withdraw-link consent.equal-choice consent.no-wall cookie-notice.complete tracking.url-leak gpc.honoured consent.signals`,
    plain: toHttps("imoti-rodopi.example"),
    site: site({
      "/": document(
        "bg",
        "Имоти Родопи",
        `<header><a href="/">Имоти Родопи</a> <a href="/kashti">Къщи</a> <a href="/kontakti">Контакти</a></header><main><h1>Къщи в Родопите</h1><p>Каменни къщи с двор край Смолян, Широка лъка и Девин, огледани от наш строителен инженер. Помагаме с нотариуса, скицата и присъединяването към водата, а ключът е ваш до шест седмици.</p></main><footer><a href="/poveritelnost">Политика за поверителност</a></footer><div id="bis" style="position:fixed;bottom:0;left:0;right:0;background:#222;color:#fff;padding:14px">Този сайт използва бисквитки. Като продължавате, вие се съгласявате с използването им. <button onclick="document.getElementById('bis').remove()">Разбрах</button></div>
<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date());gtag("config","G-3HTW8B5LQZ")</script><script async src="https://www.googletagmanager.com/gtag/js?id=G-3HTW8B5LQZ"></script><script>!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.queue.push(arguments)};n.queue=[];t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,"script","https://connect.facebook.net/en_US/fbevents.js");fbq("init","551200348812776");fbq("track","PageView")</script>`,
      ),
      "/kashti": document("bg", "Къщи", "<h1>Къщи</h1><p>Широка лъка, 120 кв. м.</p>"),
      "/kontakti": document("bg", "Контакти", "<h1>Контакти</h1><p>0301 00000</p>"),
      "/poveritelnost": document(
        "bg",
        "Политика за поверителност",
        `<h1>Политика за поверителност</h1><p>Последна актуализация: 25 май 2018 г.</p><h2>Администратор</h2><p>Имоти Родопи ЕООД, Смолян. Контакт: gdpr@imoti-rodopi.example</p><h2>Цели и правно основание</h2><p>Посредничество (договор) и реклама (съгласие).</p><h2>Получатели</h2><p>Нотариуси, Google (Google Analytics) и Meta (Facebook). Данни може да се предават в САЩ въз основа на стандартни договорни клаузи.</p><h2>Срок на съхранение</h2><p>Пет години.</p><h2>Вашите права</h2><p>Достъп, коригиране, изтриване, възражение и жалба до Комисията за защита на личните данни.</p>`,
      ),
    }),
  },
  {
    // English of California: a clinic for the liver. The page one reads is told to Meta, no link lets anybody out.
    host: "lakeside-hepatology.example",
    territories: ["US"],
    truth: {
      defect: `${FEW_HEADERS} gpc.honoured ccpa.opt-out-link pixel.present tracking.url-leak`,
      fine: "policy.link policy.freshness policy.discloses-recipients tls.redirect form.insecure",
    },
    othersSoundBut: `${THIRD_PARTIES} ${NOTHING_BEFORE} consent.reject-offered-first-layer consent.reject-works consent.withdraw-link consent.equal-choice consent.signals gpc.support-file policy.sections cookie-notice.complete form.minimisation`,
    plain: toHttps("lakeside-hepatology.example"),
    site: site({
      ...Object.fromEntries(
        (
          [
            [
              "/",
              "Lakeside Hepatology",
              `<h1>Lakeside Hepatology</h1><p>Liver specialists in Oakland for adults and teens. We see new patients within ten days, speak Spanish, Cantonese and Tagalog, and work with most insurers in the East Bay.</p><a href="/conditions/hepatitis-c">Hepatitis C</a> <a href="/appointments">Appointments</a>`,
            ],
            [
              "/conditions/hepatitis-c",
              "Hepatitis C treatment",
              "<h1>Hepatitis C treatment</h1><p>Eight to twelve weeks of tablets cure nearly everyone.</p>",
            ],
            [
              "/appointments",
              "Appointments",
              `<h1>Appointments</h1><form method="post" action="/appointments"><label>Name <input name="name"></label><label>Phone <input type="tel" name="phone"></label><button>Ask for a call</button></form>`,
            ],
          ] as const
        ).map(([path, title, body]) => [
          path,
          document(
            "en-US",
            title,
            `<header><a href="/">Lakeside Hepatology</a></header><main>${body}</main><footer><a href="/privacy-policy">Privacy Policy</a></footer>`,
            `<script>!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.queue.push(arguments)};n.queue=[];t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,"script","https://connect.facebook.net/en_US/fbevents.js");fbq("init","908811223344556");fbq("track","PageView")</script>`,
          ),
        ]),
      ),
      "/privacy-policy": document(
        "en-US",
        "Privacy Policy",
        `<h1>Privacy Policy</h1><p>Last updated: February 2, 2026</p><h2>What we collect</h2><p>Your name, phone number and how you use this site.</p><h2>How we use it</h2><p>To call you back and to advertise our clinic.</p><h2>Who we share it with</h2><p>Our phone system and Meta Platforms (Facebook), for advertising.</p><h2>Your rights</h2><p>Californians may ask to know, delete or correct. Write to privacy@lakeside-hepatology.example.</p><h2>How long we keep it</h2><p>Two years.</p>`,
      ),
      "/favicon.ico": (_, response) => response.writeHead(404, GOOD_HEADERS).end(),
    }),
  },
];
