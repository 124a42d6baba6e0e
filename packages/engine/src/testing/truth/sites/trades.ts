import { type Case, CLEAN, FEW_HEADERS, NO_HEADERS } from "../case.ts";
import { GA, META } from "../page.ts";
import { gives, site, takes, toHttps } from "../routes.ts";

/** Sites of European trades with their whole truth, written down before the first visit. */

const document = (lang: string, title: string, body: string, head = "") =>
  `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;

const FAIR_QUESTION =
  "consent.banner-present consent.cookies-before consent.trackers-before consent.storage-before consent.third-party-cookies-before consent.reject-offered-first-layer consent.no-wall";

export const trades: readonly Case[] = [
  {
    // German: a plugin of blogs asks, with the box for statistics ticked; the policy stands in closed parts.
    host: "physio-seeblick.example",
    truth: {
      defect: `${FEW_HEADERS} consent.no-preticked cookie.lifetime`,
      fine: `${FAIR_QUESTION} consent.reject-works consent.withdraw-link policy.link policy.sections policy.freshness policy.discloses-recipients policy.discloses-transfers cookie-notice.complete tls.redirect`,
    },
    othersSoundBut: "sri share.undeclared-third-party xborder.no-adequacy consent.equal-choice",
    plain: toHttps("physio-seeblick.example"),
    site: site({
      "/": document(
        "de",
        "Physiotherapie Seeblick – Konstanz",
        `<header><a href="/">Start</a> <a href="/leistungen/">Leistungen</a> <a href="/team/">Team</a></header><h1>Physiotherapie Seeblick</h1><p>Krankengymnastik, manuelle Therapie und Lymphdrainage in hellen Räumen am Bodensee. Termine vergeben wir telefonisch, Hausbesuche sind nach Absprache möglich.</p><footer><a href="/impressum/">Impressum</a> · <a href="/datenschutz/">Datenschutz</a> · <a href="#" class="borlabs-cookie-preference" onclick="zeigen();return false">Cookie-Einstellungen ändern</a></footer>
<div id="BorlabsCookieBox" class="BorlabsCookie" role="dialog" aria-modal="true" aria-label="Datenschutzeinstellungen" style="display:none;position:fixed;left:10%;right:10%;bottom:20px;background:#fff;border:1px solid #777;padding:24px"><p class="_brlbs-h3">Datenschutzeinstellungen</p><p>Wir nutzen Cookies auf unserer Website. Einige sind essenziell, andere helfen uns, diese Website und Ihre Erfahrung zu verbessern.</p><ul><li><label><input type="checkbox" checked disabled> Essenziell</label></li><li><label><input type="checkbox" name="cookieGroup[]" value="statistics" id="checkbox-statistics" checked> Statistiken</label></li></ul><p><a href="#" role="button" class="_brlbs-btn _brlbs-btn-accept-all" data-cookie-accept-all style="display:inline-block;padding:12px 24px;background:#28a;color:#fff">Alle akzeptieren</a> <a href="#" role="button" class="_brlbs-btn" data-cookie-accept style="display:inline-block;padding:12px 24px;background:#28a;color:#fff">Auswahl speichern</a> <a href="#" role="button" class="_brlbs-refuse-btn" data-cookie-refuse style="display:inline-block;padding:12px 24px;background:#28a;color:#fff">Nur essenzielle Cookies akzeptieren</a></p></div>
<script>var kasten=document.getElementById("BorlabsCookieBox");function zeigen(){kasten.style.display="block"}function zaehlen(){${GA}}
function merken(w){document.cookie="borlabs-cookie="+encodeURIComponent(JSON.stringify({consents:{essential:["borlabs-cookie"],statistics:w?["google-analytics"]:[]}}))+";path=/;max-age=5184000;secure;samesite=lax";kasten.style.display="none";if(w)zaehlen();return false}
kasten.querySelector("[data-cookie-accept-all]").onclick=function(){return merken(true)};kasten.querySelector("[data-cookie-accept]").onclick=function(){return merken(document.getElementById("checkbox-statistics").checked)};kasten.querySelector("[data-cookie-refuse]").onclick=function(){return merken(false)};
var stand=/borlabs-cookie=([^;]+)/.exec(document.cookie);if(!stand)zeigen();else if(decodeURIComponent(stand[1]).indexOf("google-analytics")>0)zaehlen()</script>`,
      ),
      "/leistungen/": document(
        "de",
        "Leistungen",
        "<h1>Leistungen</h1><p>Manuelle Therapie, Rückenschule.</p>",
      ),
      "/team/": document("de", "Team", "<h1>Team</h1><p>Drei Therapeutinnen.</p>"),
      "/impressum/": document("de", "Impressum", "<h1>Impressum</h1><p>Physiotherapie Seeblick GbR</p>"),
      "/datenschutz/": document(
        "de",
        "Datenschutz",
        `<h1>Datenschutz</h1><p>Stand: August 2026</p><details><summary>Wer wir sind</summary><p>Verantwortlich für diese Website: Physiotherapie Seeblick GbR, Seestraße 4, Konstanz, post@physio-seeblick.example</p></details><details><summary>Wozu wir Daten brauchen</summary><p>Zwecke: Terminvergabe und Statistik. Rechtsgrundlage ist Art. 6 Abs. 1 lit. a und b DSGVO.</p></details><details><summary>Wer Daten bekommt</summary><p>Empfänger: unser Webhoster und Google Ireland Limited (Google Analytics). Dabei können Daten in die USA gelangen; Google ist nach dem EU-US Data Privacy Framework zertifiziert.</p></details><details><summary>Wie lange</summary><p>Die Speicherdauer beträgt 14 Monate.</p></details><details><summary>Ihre Rechte</summary><p>Auskunft, Berichtigung, Löschung, Widerruf und Beschwerde bei einer Aufsichtsbehörde.</p></details><details><summary>Cookies</summary><p>borlabs-cookie (60 Tage, Ihre Auswahl), _ga* (2 Jahre, Google Analytics)</p></details>`,
      ),
    }),
  },
  {
    // French: "go on without agreeing" above the text, and a policy that names the framework instead of a transfer.
    host: "fromagerie-alpage.example",
    truth: {
      defect: FEW_HEADERS,
      fine: `${FAIR_QUESTION} consent.reject-works consent.withdraw-link policy.link policy.sections policy.freshness policy.discloses-recipients policy.discloses-transfers cookie-notice.complete tls.redirect`,
    },
    othersSoundBut: "sri share.undeclared-third-party xborder.no-adequacy consent.equal-choice pixel.present",
    plain: toHttps("fromagerie-alpage.example"),
    site: site({
      "/": document(
        "fr",
        "Fromagerie de l’Alpage",
        `<div id="app"><h1>Fromagerie de l’Alpage</h1><p>Beaufort, reblochon et tomme affinés en cave, expédiés le mardi et le jeudi dans toute la France. Visite de la cave sur rendez-vous, tous les samedis de l’été.</p><a href="/boutique">La boutique</a> <a href="/visites">Visites</a></div><footer><a href="/mentions-legales">Mentions légales</a> | <a href="/donnees-personnelles">Données personnelles</a> | <a href="javascript:Didomi.preferences.show()">Préférences cookies</a></footer><div id="didomi-host"></div>
<script>var hote=document.getElementById("didomi-host");window.Didomi={preferences:{show:poser}};function pub(){${META}}
function poser(){hote.innerHTML='<div class="didomi-popup-backdrop" style="position:fixed;inset:0;background:#0006"><div id="didomi-popup" class="didomi-popup-container" role="dialog" aria-modal="true" aria-labelledby="dt" style="background:#fff;margin:15vh auto;width:640px;padding:28px"><a class="didomi-continue-without-agreeing" role="button" href="javascript:void(0)" style="float:right;color:#111;text-decoration:underline;font-size:17px">Continuer sans accepter →</a><h2 id="dt">Le respect de votre vie privée est notre priorité</h2><p>Avec votre accord, nous utilisons des cookies pour mesurer l’effet de nos annonces. Vous pouvez changer d’avis à tout moment.</p><button id="didomi-notice-learn-more-button" style="padding:12px 30px;font-size:17px">En savoir plus</button> <button id="didomi-notice-agree-button" style="padding:12px 30px;font-size:17px">Accepter et fermer</button></div></div>';hote.querySelector(".didomi-continue-without-agreeing").onclick=function(){choix(0)};hote.querySelector("#didomi-notice-agree-button").onclick=function(){choix(1)}}
function choix(o){document.cookie="didomi_token="+btoa(JSON.stringify({purposes:{enabled:o?["publicite"]:[]}}))+";path=/;max-age=15552000;secure;samesite=lax";hote.innerHTML="";if(o)pub()}
var vu=/didomi_token=([^;]+)/.exec(document.cookie);if(!vu)setTimeout(poser,700);else if(atob(vu[1]).indexOf("publicite")>0)pub()</script>`,
      ),
      "/boutique": document("fr", "Boutique", "<h1>La boutique</h1><p>Tomme, 18 € le kilo.</p>"),
      "/visites": document("fr", "Visites", "<h1>Visites</h1><p>Samedi à dix heures.</p>"),
      "/mentions-legales": document("fr", "Mentions légales", "<h1>Mentions légales</h1><p>SARL Alpage.</p>"),
      "/donnees-personnelles": document(
        "fr",
        "Données personnelles",
        `<h1>Vos données et nous</h1><p>Dernière mise à jour le 1er septembre 2026</p><h3>Qui est responsable ?</h3><p>La SARL Alpage, 12 route du col, Beaufort-sur-Doron, est responsable du traitement. Écrivez à bonjour@fromagerie-alpage.example.</p><h3>Pourquoi ?</h3><p>Pour préparer votre commande (exécution du contrat) et, si vous l’acceptez, pour mesurer nos annonces (consentement).</p><h3>Qui les reçoit ?</h3><p>Notre transporteur, notre hébergeur et Meta (Facebook), société américaine certifiée au titre du cadre de protection des données UE–États-Unis.</p><h3>Combien de temps ?</h3><p>Dix ans pour les factures, trois mois pour les annonces.</p><h3>Vos droits</h3><p>Accès, rectification, effacement, opposition ; réclamation auprès de la CNIL.</p><h3>Cookies</h3><p>_fbp : 90 jours, Facebook. didomi_token : six mois, votre choix.</p>`,
      ),
    }),
  },
  {
    // Spanish: a builder's bar with "settings" in the place of a refusal; an old policy with half of what it owes.
    host: "gimnasio-hierro.example",
    truth: {
      defect: `${FEW_HEADERS} tls.redirect consent.reject-offered-first-layer consent.equal-choice consent.withdraw-link policy.freshness policy.sections policy.discloses-recipients policy.discloses-transfers cookie-notice.complete cookie.lifetime`,
      fine: "consent.banner-present consent.cookies-before consent.trackers-before consent.storage-before consent.no-wall policy.link",
    },
    othersSoundBut:
      "tls.https sri share.undeclared-third-party xborder.no-adequacy consent.reject-works pixel.present",
    site: site({
      "/": document(
        "es",
        "Gimnasio Hierro | Zaragoza",
        `<div id="SITE_CONTAINER"><h1>Gimnasio Hierro</h1><p>Sala de pesas, clases de boxeo y entrenador personal en el centro de Zaragoza. Primera semana gratis y sin permanencia; abrimos de seis de la mañana a once de la noche.</p><a href="/horarios">Horarios</a> <a href="/tarifas">Tarifas</a> <a href="/politica-de-privacidad">Política de privacidad</a></div>
<section data-hook="consent-banner-root" id="aviso" aria-label="Aviso de cookies" hidden style="position:fixed;bottom:0;left:0;right:0;background:#fafafa;border-top:1px solid #bbb;padding:20px"><p>Usamos cookies en nuestro sitio para ver cómo interactúas con él. Al aceptar, das tu consentimiento a que usemos dichas cookies.</p><div data-hook="ajustes" id="ajustes" hidden><label><input type="checkbox" checked disabled> Esenciales</label> <label><input type="checkbox" id="mk"> Marketing y analíticas</label> <button id="g">Guardar</button></div><button data-hook="consent-banner-settings-button" id="a" style="padding:10px 24px">Ajustes</button> <button data-hook="consent-banner-apply-button" id="s" style="padding:10px 24px">Aceptar</button></section>
<script>var v=document.getElementById("aviso");function medir(){${GA};${META}}function guardar(x){localStorage.setItem("consent-policy",JSON.stringify({ess:1,anl:x}));v.hidden=true;if(x)medir()}
document.getElementById("a").onclick=function(){document.getElementById("ajustes").hidden=false};document.getElementById("s").onclick=function(){guardar(1)};document.getElementById("g").onclick=function(){guardar(document.getElementById("mk").checked?1:0)};
var p=localStorage.getItem("consent-policy");if(!p)v.hidden=false;else if(JSON.parse(p).anl)medir()</script>`,
      ),
      "/horarios": document("es", "Horarios", "<h1>Horarios</h1><p>De 6 a 23 h.</p>"),
      "/tarifas": document("es", "Tarifas", "<h1>Tarifas</h1><p>39 € al mes.</p>"),
      "/politica-de-privacidad": document(
        "es",
        "Política de privacidad",
        `<h1>Política de privacidad</h1><p>Última actualización: mayo de 2024</p><p>Gimnasio Hierro S.L., con CIF B00000000 y domicilio en calle Alfonso 3, Zaragoza, es el responsable del tratamiento. Tratamos tu nombre, correo y teléfono con la finalidad de gestionar tu inscripción y enviarte novedades, con base en el contrato y en tu consentimiento.</p><p>No cedemos tus datos a nadie, salvo obligación legal.</p><p>Puedes ejercer los derechos de acceso, rectificación y supresión escribiendo a hola@gimnasio-hierro.example.</p>`,
      ),
    }),
  },
  {
    // Portuguese: a container on a host of the site's own counts before anybody chose, and goes on after "no".
    host: "farmacia-sao-bento.example",
    truth: {
      defect: `${FEW_HEADERS} consent.cookies-before consent.trackers-before consent.reject-works tracking.first-party-disguise cookie.lifetime cookie-notice.complete`,
      fine: "consent.banner-present consent.reject-offered-first-layer consent.no-wall consent.equal-choice policy.link policy.sections policy.freshness policy.discloses-transfers policy.discloses-recipients tls.redirect",
    },
    othersSoundBut:
      "sri share.undeclared-third-party xborder.no-adequacy consent.withdraw-link gpc.honoured consent.signals tracking.streams consent.storage-before",
    plain: toHttps("farmacia-sao-bento.example"),
    also: [
      {
        hosts: ["dados.farmacia-sao-bento.example"],
        https: (request, response) => {
          const script = request.url?.startsWith("/gtm.js");
          response
            .writeHead(200, {
              "content-type": script ? "text/javascript" : "image/gif",
              "access-control-allow-origin": "*",
              ...(!script && {
                "set-cookie":
                  "FPID=FPID2.2.kT9xQ2mVb1c8%2BzY0aLw3nE5rU7iO4pS6dF8gH0jK2lM%3D.1700000000; Domain=farmacia-sao-bento.example; Path=/; Max-Age=63072000; Secure; HttpOnly",
              }),
            })
            .end(
              script
                ? `document.cookie="_ga=GA1.2.1122334455.1700000000;path=/;max-age=63072000";new Image().src="https://dados.farmacia-sao-bento.example/g/collect?v=2&tid=G-9ZY8XW7VU6&gtm=45je4b&_p=171&cid=1122334455.1700000000&ul=pt-pt&sr=1440x900&_s=1&sid=1700000000&sct=1&seg=0&dl="+encodeURIComponent(location.href)+"&en=page_view"`
                : "",
            );
        },
      },
    ],
    site: site({
      "/": document(
        "pt-PT",
        "Farmácia São Bento",
        `<h1>Farmácia São Bento</h1><p>Aconselhamento farmacêutico, medição da tensão arterial e entregas ao domicílio no Porto. Estamos abertos todos os dias, das nove às vinte e duas horas.</p><nav><a href="/produtos">Produtos</a> <a href="/servicos">Serviços</a> <a href="/protecao-de-dados">Proteção de dados</a></nav>
<div class="cc-window cc-banner" id="cc" role="dialog" aria-label="cookieconsent" style="position:fixed;bottom:0;left:0;right:0;background:#035;color:#fff;padding:22px;display:none"><span id="cookieconsent:desc" class="cc-message">Este sítio utiliza cookies para melhorar a sua experiência.</span><div class="cc-compliance"><button class="cc-btn cc-deny" style="padding:11px;width:150px">Recusar todos</button> <button class="cc-btn cc-allow" style="padding:11px;width:150px">Aceitar todos</button></div></div>
<script>(function(w,d){w.dataLayer=[{"gtm.start":Date.now(),event:"gtm.js"}];var j=d.createElement("script");j.async=true;j.src="https://dados.farmacia-sao-bento.example/gtm.js?id=GTM-ABC1234";d.head.appendChild(j)})(window,document);
var cc=document.getElementById("cc");function fim(s){document.cookie="cookieconsent_status="+s+";path=/;max-age=31536000;secure;samesite=lax";cc.style.display="none"}cc.querySelector(".cc-deny").onclick=function(){fim("deny")};cc.querySelector(".cc-allow").onclick=function(){fim("allow")};if(!/cookieconsent_status/.test(document.cookie))cc.style.display="block"</script>`,
        `<link rel="preconnect" href="https://dados.farmacia-sao-bento.example">`,
      ),
      "/produtos": document("pt-PT", "Produtos", "<h1>Produtos</h1><p>Protetor solar.</p>"),
      "/servicos": document("pt-PT", "Serviços", "<h1>Serviços</h1><p>Vacinação.</p>"),
      "/protecao-de-dados": document(
        "pt-PT",
        "Proteção de dados",
        `<h1>Proteção de dados</h1><p>Versão de 15-06-2026</p><h2>Responsável pelo tratamento</h2><p>Farmácia São Bento Lda., Porto. Encarregado da proteção de dados: epd@farmacia-sao-bento.example</p><h2>Finalidades e fundamento</h2><p>Entrega de encomendas (contrato) e estatística (consentimento).</p><h2>Destinatários</h2><p>Transportadora e Google (Google Analytics). Os dados podem ser transferidos para os Estados Unidos com base em cláusulas contratuais-tipo.</p><h2>Prazo de conservação</h2><p>Cinco anos.</p><h2>Os seus direitos</h2><p>Acesso, retificação, apagamento, portabilidade e reclamação à CNPD.</p>`,
      ),
    }),
  },
  {
    // Polish: what one types for the newsletter goes hashed to an advertiser; terms of sale are no policy.
    host: "klocki-i-misie.example",
    truth: {
      defect: `${NO_HEADERS} consent.banner-present consent.cookies-before consent.trackers-before keystroke.capture pixel.present pixel.hashed-identifiers policy.link cookie-notice.complete sri`,
      nothing: "policy.sections policy.freshness",
    },
    othersSoundBut:
      "tls.https cookie.lifetime share.undeclared-third-party xborder.no-adequacy policy.discloses-recipients policy.discloses-transfers child.trackers gpc.honoured",
    also: [
      gives(
        "s.pinimg.com",
        `document.cookie="_pin_unauth=dWlkPU1EQmxZbU5oT1RndE1UQmhZaTAwWTJSbExXRmlZMlF0TURFeU16UTFOamM0T1dGaQ;path=/;max-age=31536000";new Image().src="https://ct.pinterest.com/v3/?tid=2612345678901&event=init&ad="+encodeURIComponent(JSON.stringify({loc:location.href,ref:"",if:false}));window.pin=function(h){new Image().src="https://ct.pinterest.com/v3/?tid=2612345678901&event=lead&pd="+encodeURIComponent(JSON.stringify({em:h}))}`,
      ),
      ...takes("ct.pinterest.com"),
    ],
    site: site(
      {
        "/": document(
          "pl",
          "Klocki i misie – zabawki drewniane",
          `<h1>Klocki i misie</h1><p>Zabawki z drewna lipowego malowane farbami wodnymi. Wysyłka w dwadzieścia cztery godziny, zwrot do trzydziestu dni, bezpłatne pakowanie na prezent.</p><a href="/sklep">Sklep</a> <a href="/dostawa">Dostawa</a> <a href="/regulamin">Regulamin</a><form method="post" action="/newsletter"><label>Zapisz się do newslettera <input type="email" name="email" id="e" placeholder="Twój e-mail"></label><button>Zapisz</button></form>
<script>var t;document.getElementById("e").addEventListener("input",function(z){clearTimeout(t);t=setTimeout(function(){crypto.subtle.digest("SHA-256",new TextEncoder().encode(z.target.value.trim().toLowerCase())).then(function(b){pin([].map.call(new Uint8Array(b),function(x){return x.toString(16).padStart(2,"0")}).join(""))})},400)})</script>`,
          `<script async src="https://s.pinimg.com/ct/core.js"></script>`,
        ),
        "/sklep": document("pl", "Sklep", "<h1>Sklep</h1><p>Miś z lnu 89 zł.</p>"),
        "/dostawa": document("pl", "Dostawa", "<h1>Dostawa</h1><p>Kurier 15 zł.</p>"),
        "/regulamin": document(
          "pl",
          "Regulamin",
          "<h1>Regulamin sklepu</h1><p>1. Zamówienia przyjmujemy całą dobę. 2. Ceny zawierają podatek VAT. 3. Konsument może odstąpić od umowy w ciągu 14 dni. 4. Reklamacje rozpatrujemy w ciągu 14 dni.</p>",
        ),
      },
      {},
    ),
  },
  {
    // Polish: a roofer who "maintains" and follows nobody, whatever the word in the title; no box is to be ticked.
    host: "dachy-nowak.example",
    truth: {
      defect: `${FEW_HEADERS} tls.redirect`,
      fine: `${CLEAN} policy.link policy.sections policy.freshness`,
    },
    othersSoundBut: "tls.https",
    site: site({
      "/": document(
        "pl",
        "Prace konserwacyjne",
        `<h1>Prace konserwacyjne na dachach</h1><p>Konserwujemy dachy z blachy, dachówki i gontu w całej Małopolsce. Wycena w ciągu dwóch dni, gwarancja na pięć lat.</p><a href="/kontakt">Kontakt</a> <a href="/rodo">RODO</a>`,
      ),
      "/kontakt": document("pl", "Kontakt", "<h1>Kontakt</h1><p>Zadzwoń: 12 000 00 00</p>"),
      "/rodo": document(
        "pl",
        "RODO",
        `<h1>Jak dbamy o Twoje dane</h1><p>Wersja z dnia 2 lutego 2026 r.</p><p>Administratorem Twoich danych jest Jan Nowak Dachy, Kraków, jan@dachy-nowak.example. Przetwarzamy je w celu przygotowania wyceny na podstawie art. 6 ust. 1 lit. b RODO. Odbiorcą danych jest nasze biuro rachunkowe. Dane przechowujemy przez trzy lata. Masz prawo dostępu do danych, ich poprawienia i usunięcia oraz wniesienia skargi do Prezesa UODO.</p>`,
      ),
    }),
  },
];
