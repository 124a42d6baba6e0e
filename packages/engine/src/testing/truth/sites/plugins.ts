import { cookieOf, pathOf, reply } from "../../../demo/respond.ts";
import { type Case, FEW_HEADERS } from "../case.ts";
import { GOOD_HEADERS } from "../page.ts";
import { document, gives, site, takes, toHttps } from "../routes.ts";

/** Sites with plugins and tags of other makes, their whole truth written before the first visit. */

const LEGAL_TEXT =
  "policy.link policy.sections policy.freshness policy.discloses-recipients policy.discloses-transfers";

const THIRD_PARTIES = "sri share.undeclared-third-party xborder.no-adequacy";

export const plugins: readonly Case[] = [
  {
    // Greek: island ferries with Piwik PRO. Who has not answered, and who said no, is counted without cookies.
    host: "karavia-kyklades.example",
    truth: {
      defect: `${FEW_HEADERS} consent.trackers-before consent.reject-works`,
      fine: `consent.banner-present consent.cookies-before consent.third-party-cookies-before consent.reject-offered-first-layer consent.equal-choice consent.no-wall consent.withdraw-link policy.link policy.sections policy.freshness policy.discloses-recipients cookie-notice.complete cookie.lifetime tls.redirect form.insecure`,
    },
    othersSoundBut: `${THIRD_PARTIES} policy.discloses-transfers consent.storage-before pixel.present tracking.streams tracking.url-leak`,
    plain: toHttps("karavia-kyklades.example"),
    also: [
      gives(
        "karavia.containers.piwik.pro",
        `(function(){var app="5b1f7c20-9d3e-4a68-b2c1-0e7f8a9b3c4d",name="ppms_privacy_"+app;function said(){var m=new RegExp(name+"=([^;]+)").exec(document.cookie);return m?JSON.parse(decodeURIComponent(m[1])).consents.analytics.status:null}
function count(full){var q="action_name="+encodeURIComponent(document.title)+"&idsite="+app+"&rec=1&r=558120&h=9&m=4&s=1&url="+encodeURIComponent(location.href)+"&send_image=0&ts_n=jstc_tm&ts_v=2.18.0&pv_id=Qm4Zt1&res=1280x800&cookie="+(full?1:0);if(full){var id=(/_pk_id\\.5b1f\\.9c2d=([0-9a-f]+)/.exec(document.cookie)||[])[1]||"7fe2"+Math.random().toString(16).slice(2,14);document.cookie="_pk_id.5b1f.9c2d="+id+"."+Math.floor(Date.now()/1000)+".1.1764120000.1764120000.;path=/;max-age=33955200;samesite=lax;secure";document.cookie="_pk_ses.5b1f.9c2d=*;path=/;max-age=1800;samesite=lax;secure";q+="&_id="+id}else q+="&uia=1";fetch("https://karavia.piwik.pro/ppms.php",{method:"POST",mode:"no-cors",keepalive:true,headers:{"content-type":"application/x-www-form-urlencoded"},body:q})}
var box;function save(yes){document.cookie=name+"="+encodeURIComponent(JSON.stringify({visitorId:"",domain:{normalized:location.hostname},consents:{analytics:{status:yes?1:0,updatedAt:new Date().toISOString()}},staleCheckpoint:new Date().toISOString()}))+";path=/;max-age=31536000;samesite=lax;secure";box.remove();box=null;if(yes)count(true)}
function ask(){if(box)return;box=document.createElement("div");box.id="ppms_cm_consent_popup_"+app;box.className="ppms_cm_popup_overlay";box.setAttribute("role","dialog");box.style.cssText="position:fixed;left:0;right:0;bottom:0;background:#fff;padding:22px;box-shadow:0 0 20px #0005;z-index:10";box.innerHTML='<div id="ppms_cm_popup_wrapper"><h2 class="ppms_cm_header">Το απόρρητό σας</h2><p class="ppms_cm_body">Με τη συγκατάθεσή σας χρησιμοποιούμε cookies για να μετράμε την επισκεψιμότητα και να βελτιώνουμε τα δρομολόγια.</p><button id="ppms_cm_reject-all" class="ppms_cm_btn">Απόρριψη όλων</button> <button id="ppms_cm_agree-to-all" class="ppms_cm_btn">Αποδοχή όλων</button></div><style>.ppms_cm_btn{padding:12px 30px;background:#0b4f8a;color:#fff;border:0;font:16px sans-serif}</style>';document.body.appendChild(box);document.getElementById("ppms_cm_reject-all").onclick=function(){save(false)};document.getElementById("ppms_cm_agree-to-all").onclick=function(){save(true)}}
window.ppms={cm:{api:function(c){if(c==="openConsentForm")ask()}}};var s=said();count(s===1);if(s===null)ask()})()`,
      ),
      ...takes("karavia.piwik.pro"),
    ],
    site: site({
      "/": document(
        "el",
        "Καράβια Κυκλάδες – εισιτήρια για τα νησιά",
        `<header><a href="/">Καράβια Κυκλάδες</a> <a href="/dromologia">Δρομολόγια</a> <a href="/epikoinonia">Επικοινωνία</a></header><main><h1>Εισιτήρια για τα νησιά</h1><p>Από Πειραιά και Ραφήνα για Σύρο, Πάρο, Νάξο και Αμοργό, κάθε μέρα του χρόνου. Κλείστε θέση στο κατάστρωμα ή καμπίνα και αλλάξτε την ημερομηνία χωρίς χρέωση έως μία μέρα πριν.</p></main><footer><a href="/aporrito">Πολιτική απορρήτου</a> <a href="#" onclick="ppms.cm.api('openConsentForm');return false">Ρυθμίσεις cookies</a></footer>
<script>(function(w,d,l,i){w[l]=w[l]||[];w[l].push({start:new Date().getTime(),event:"stg.start"});var s=d.getElementsByTagName("script")[0],t=d.createElement("script");t.async=true;t.src="https://karavia.containers.piwik.pro/"+i+".js";s.parentNode.insertBefore(t,s)})(window,document,"dataLayer","5b1f7c20-9d3e-4a68-b2c1-0e7f8a9b3c4d")</script>`,
      ),
      "/dromologia": document("el", "Δρομολόγια", "<h1>Δρομολόγια</h1><p>Πειραιάς–Νάξος 07:25.</p>"),
      "/epikoinonia": document(
        "el",
        "Επικοινωνία",
        `<h1>Επικοινωνία</h1><form method="post" action="/epikoinonia"><label>Όνομα <input name="onoma"></label><label>Email <input type="email" name="email"></label><label>Μήνυμα <textarea name="minima"></textarea></label><button>Αποστολή</button></form>`,
      ),
      "/aporrito": document(
        "el",
        "Πολιτική απορρήτου",
        `<h1>Πολιτική απορρήτου</h1><p>Τελευταία ενημέρωση: 4 Ιουνίου 2026</p><h2>Υπεύθυνος επεξεργασίας</h2><p>Καράβια Κυκλάδες Α.Ε., Ακτή Τζελέπη 4, Πειραιάς. Επικοινωνία: dpo@karavia-kyklades.example</p><h2>Σκοποί και νομική βάση</h2><p>Έκδοση εισιτηρίων (σύμβαση) και στατιστικά επισκεψιμότητας (συγκατάθεση).</p><h2>Αποδέκτες</h2><p>Λιμενικές αρχές, η τράπεζά μας και η Piwik PRO (Πολωνία) για τα στατιστικά. Δεδομένα δεν διαβιβάζονται εκτός Ευρωπαϊκού Οικονομικού Χώρου.</p><h2>Χρόνος τήρησης</h2><p>Πέντε έτη για τα εισιτήρια, δεκατέσσερις μήνες για τα στατιστικά.</p><h2>Τα δικαιώματά σας</h2><p>Πρόσβαση, διόρθωση, διαγραφή, εναντίωση, ανάκληση και καταγγελία στην Αρχή Προστασίας Δεδομένων.</p><h2>Cookies</h2><p>ppms_privacy_*: η επιλογή σας, ένα έτος. _pk_id.*: Piwik PRO, 13 μήνες. _pk_ses.*: Piwik PRO, 30 λεπτά.</p>`,
      ),
    }),
  },
  {
    // English of Ireland: a shop on WooCommerce with Complianz. What is gated waits; the shop's own plugin writes down
    // from the first page where each visitor came from, for half a year, and the notice knows nothing of it.
    host: "blarney-candles.example",
    truth: {
      defect: `${FEW_HEADERS} consent.cookies-before consent.reject-works cookie-notice.complete exposed.version`,
      fine: `consent.banner-present consent.trackers-before consent.third-party-cookies-before consent.storage-before consent.reject-offered-first-layer consent.no-wall consent.withdraw-link policy.link policy.sections policy.freshness policy.discloses-recipients tls.redirect cookie.lifetime`,
    },
    othersSoundBut: `${THIRD_PARTIES} consent.equal-choice pixel.present replay.present tracking.url-leak`,
    plain: toHttps("blarney-candles.example"),
    site: site(
      {
        "/": document(
          "en-IE",
          "Blarney Candles – beeswax, poured by hand",
          `<body class="theme-storefront woocommerce-js"><header><a href="/">Blarney Candles</a> <a href="/shop/">Shop</a> <a href="/my-account/">My account</a></header><main><h1>Beeswax, poured by hand</h1><p>We pour every candle in a shed behind the mill, from wax of forty hives between Blarney and Mallow. Orders before noon leave with An Post the same day, and broken ones are replaced without a question.</p><a href="/product/pillar-candle/">Pillar candle, €18</a></main><footer><a href="/privacy-statement-eu/">Privacy Statement</a> <a href="/terms/">Terms</a></footer>
<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-bottom-right optin" aria-modal="true" role="dialog" aria-live="polite" style="display:none;position:fixed;right:16px;bottom:16px;width:440px;background:#fff;padding:20px;border-radius:12px;box-shadow:0 0 16px #0005"><div class="cmplz-header"><div class="cmplz-title">Manage Cookie Consent</div></div><div class="cmplz-body"><div class="cmplz-message"><p>To provide the best experiences, we use technologies like cookies to store and access device information, if you consent.</p></div><div class="cmplz-categories" hidden><label><input type="checkbox" id="cmplz-statistics-optin" class="cmplz-consent-checkbox"> Statistics</label></div></div><div class="cmplz-buttons"><button class="cmplz-btn cmplz-accept">Accept</button> <button class="cmplz-btn cmplz-deny">Deny</button> <button class="cmplz-btn cmplz-view-preferences">View preferences</button></div></div></div><div id="cmplz-manage-consent"><button class="cmplz-btn cmplz-manage-consent" hidden style="position:fixed;right:30px;bottom:0">Manage consent</button></div><style>.cmplz-btn{padding:12px 22px;background:#2b2b6b;color:#fff;border:0;font:15px sans-serif}</style>
<script src="/wp-content/plugins/woocommerce/assets/js/sourcebuster/sourcebuster.min.js?ver=10.3.5"></script><script type="text/plain" data-service="hotjar" data-category="statistics">(function(h,o,t,j,a,r){h.hj=h.hj||function(){(h.hj.q=h.hj.q||[]).push(arguments)};h._hjSettings={hjid:12345,hjsv:6};a=o.getElementsByTagName("head")[0];r=o.createElement("script");r.async=1;r.src=t+h._hjSettings.hjid+j+h._hjSettings.hjsv;a.appendChild(r)})(window,document,"https://static.hotjar.com/c/hotjar-",".js?sv=")</script><script src="/wp-content/plugins/complianz-gdpr/cookiebanner/js/complianz.min.js?ver=1762"></script>`,
          `<meta name="generator" content="WooCommerce 10.3.5">`,
        ),
        "/wp-content/plugins/woocommerce/assets/js/sourcebuster/sourcebuster.min.js": `(function(){function set(n,v,s){document.cookie=n+"="+encodeURIComponent(v)+";path=/;max-age="+s+";samesite=lax;secure"}if(/sbjs_first=/.test(document.cookie))return;var d="fd=2026-11-26 03:40:00|||ep="+location.href+"|||rf=(none)";set("sbjs_migrations","1418474375998=1",15552000);set("sbjs_current_add",d,15552000);set("sbjs_first_add",d,15552000);var w="typ=typein|||src=(direct)|||mdm=(none)|||cmp=(none)|||cnt=(none)|||trm=(none)|||id=(none)";set("sbjs_current",w,15552000);set("sbjs_first",w,15552000);set("sbjs_udata","vst=1|||uip=(none)|||uag="+navigator.userAgent,15552000);set("sbjs_session","pgs=1|||cpg="+location.href,1800)})()`,
        "/wp-content/plugins/complianz-gdpr/cookiebanner/js/complianz.min.js": `(function(){var b=document.querySelector(".cmplz-cookiebanner"),m=document.querySelector(".cmplz-manage-consent"),c=document.querySelector(".cmplz-categories");function get(n){return (new RegExp("cmplz_"+n+"=([^;]+)").exec(document.cookie)||[])[1]}function set(n,v){document.cookie="cmplz_"+n+"="+v+";path=/;max-age=31536000;samesite=lax;secure"}
function run(){if(get("statistics")!=="allow")return;document.querySelectorAll('script[type="text/plain"][data-category=statistics]').forEach(function(o){if(o.done)return;o.done=1;var s=document.createElement("script");s.textContent=o.textContent;document.head.appendChild(s)})}
function done(v){["preferences","statistics","marketing"].forEach(function(n){set(n,v)});set("functional","allow");set("banner-status","dismissed");set("policy_id","1");b.style.display="none";m.hidden=false;run()}
document.querySelector(".cmplz-accept").onclick=function(){done("allow")};document.querySelector(".cmplz-deny").onclick=function(){done("deny")};document.querySelector(".cmplz-view-preferences").onclick=function(){c.hidden=false};m.onclick=function(){b.style.display="block"};if(get("banner-status")){m.hidden=false;run()}else b.style.display="block"})()`,
        "/shop/": document("en-IE", "Shop", "<h1>Shop</h1><p>Pillar, taper, tea light.</p>"),
        "/product/pillar-candle/": document(
          "en-IE",
          "Pillar candle",
          "<h1>Pillar candle</h1><p>€18. Burns for sixty hours.</p>",
        ),
        "/my-account/": document(
          "en-IE",
          "My account",
          `<h1>Login</h1><form class="woocommerce-form" method="post" action="/my-account/"><label>Username or email <input name="username" autocomplete="username"></label><label>Password <input type="password" name="password" autocomplete="current-password"></label><button>Log in</button></form>`,
        ),
        "/terms/": document("en-IE", "Terms", "<h1>Terms</h1><p>The law of Ireland applies.</p>"),
        "/privacy-statement-eu/": document(
          "en-IE",
          "Privacy Statement (EU)",
          `<h1>Privacy Statement (EU)</h1><p>This privacy statement was last changed on 7 October 2026.</p><h2>Who we are</h2><p>Blarney Candles Ltd, Mill Lane, Blarney, Co. Cork, is the controller: hello@blarney-candles.example.</p><h2>Purpose, data and legal basis</h2><p>To deliver orders (performance of a contract) and to learn how the shop is used (consent).</p><h2>Sharing with other parties</h2><p>An Post, Stripe for payments and Hotjar Ltd (Malta) for statistics; Hotjar's content is delivered by Amazon in Ireland and the United States under standard contractual clauses.</p><h2>Retention period</h2><p>Seven years for orders, one year for statistics.</p><h2>Your rights</h2><p>Access, correction, erasure, objection, withdrawal of consent, and a complaint to the Data Protection Commission.</p><h2>Cookies</h2><p>cmplz_*: your choice, 365 days. _hjSessionUser_*: Hotjar, one year.</p>`,
        ),
      },
      { ...GOOD_HEADERS, "x-powered-by": "PHP/8.2.26" },
    ),
  },
  {
    // Czech: recipes with Seznam's retargeting, which is told "no consent" and called nevertheless; a banner of its own
    // with ticked boxes behind the settings, and a "no" in small grey letters.
    host: "vareni-u-babicky.example",
    truth: {
      defect: `${FEW_HEADERS} consent.trackers-before consent.reject-works consent.no-preticked consent.equal-choice consent.withdraw-link consent.third-party-cookies-before consent.cookies-before`,
      fine: `consent.banner-present consent.reject-offered-first-layer consent.no-wall policy.link policy.sections policy.freshness policy.discloses-recipients tls.redirect`,
      nothing: "ccpa.opt-out-link child.trackers",
    },
    othersSoundBut: `${THIRD_PARTIES} policy.discloses-transfers cookie-notice.complete pixel.present tracking.url-leak gpc.honoured cookie.lifetime`,
    plain: toHttps("vareni-u-babicky.example"),
    also: [
      {
        hosts: ["c.seznam.cz"],
        https: (request, response) =>
          pathOf(request) === "/js/rc.js"
            ? reply(response, {
                type: "application/javascript",
                headers: { "access-control-allow-origin": "*" },
                body: `window.rc={retargetingHit:function(c){new Image().src="https://c.seznam.cz/retargeting?id="+c.rtgId+"&category="+encodeURIComponent(c.category||"")+"&itemId=&url="+encodeURIComponent(location.href)+"&consent="+c.consent+"&r="+Date.now()}};window.dispatchEvent(new Event("rc-ready"))`,
              })
            : reply(response, {
                type: "image/gif",
                body: Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64"),
                cookies: [
                  "sid=id=5240981736450129384|t=1764120000.512|te=1764120000.512|c=7F1A2B3C4D5E6F708192A3B4C5D6E7F8; Domain=seznam.cz; Path=/; Max-Age=2592000; Secure; SameSite=None",
                ],
              }),
      },
    ],
    site: site({
      "/": document(
        "cs",
        "Vaření u babičky",
        `<header><a href="/">Vaření u babičky</a> <a href="/polevky">Polévky</a> <a href="/buchty">Buchty</a></header><main><h1>Kulajda jako od babičky</h1><p>Do vývaru z hub přidejte brambory na kostičky, nové koření a bobkový list. Zahustěte smetanou s moukou, dochuťte octem a cukrem a na každý talíř dejte ztracené vejce a hrst kopru.</p></main><footer><a href="/osobni-udaje">Zpracování osobních údajů</a></footer>
<div id="lista" style="display:none;position:fixed;left:0;right:0;bottom:0;background:#fffbe8;padding:20px;border-top:2px solid #c80"><div id="l1"><p>Aby se vám u nás lépe vařilo, používáme cookies pro reklamu. Souhlasíte?</p><button id="ano" style="padding:16px 60px;background:#c80;color:#000;border:0;font:bold 19px sans-serif">Souhlasím</button> <button id="nast" style="padding:10px;background:none;border:1px solid #c80">Nastavení</button> <button id="ne" style="padding:2px;background:none;border:0;color:#bdb8a4;font:11px sans-serif">Odmítnout</button></div><div id="l2" hidden><label><input type="checkbox" checked disabled> Nezbytné</label> <label><input type="checkbox" id="rek" checked> Reklama (Seznam)</label> <button id="ul">Uložit nastavení</button></div></div>
<script src="https://c.seznam.cz/js/rc.js"></script><script>(function(){function g(i){return document.getElementById(i)}var m=/souhlas=(\\d)/.exec(document.cookie);function hit(c){rc.retargetingHit({rtgId:100453,category:"recepty",consent:c})}function uloz(v){document.cookie="souhlas="+v+";path=/;max-age=15552000;secure;samesite=lax";g("lista").style.display="none";hit(v)}g("ano").onclick=function(){uloz(1)};g("ne").onclick=function(){uloz(0)};g("nast").onclick=function(){g("l1").hidden=true;g("l2").hidden=false};g("ul").onclick=function(){uloz(g("rek").checked?1:0)};hit(m?+m[1]:0);if(!m)g("lista").style.display="block"})()</script>`,
      ),
      "/polevky": document("cs", "Polévky", "<h1>Polévky</h1><p>Kulajda, česnečka, bramboračka.</p>"),
      "/buchty": document("cs", "Buchty", "<h1>Buchty</h1><p>S mákem a povidly.</p>"),
      "/osobni-udaje": document(
        "cs",
        "Zpracování osobních údajů",
        `<h1>Zpracování osobních údajů</h1><p>Účinné od 1. 4. 2026</p><h2>Správce</h2><p>Babička online s.r.o., Horní 3, Litomyšl, babicka@vareni-u-babicky.example</p><h2>Účely a právní základ</h2><p>Provoz webu (oprávněný zájem), reklama (souhlas).</p><h2>Příjemci</h2><p>Seznam.cz, a.s. (Sklik) a náš poskytovatel hostingu.</p><h2>Doba uchování</h2><p>Třicet dnů.</p><h2>Vaše práva</h2><p>Přístup, oprava, výmaz, námitka, odvolání souhlasu a stížnost u Úřadu pro ochranu osobních údajů.</p><h2>Cookies</h2><p>souhlas: vaše volba, šest měsíců. sid (seznam.cz): reklama, třicet dnů.</p>`,
      ),
    }),
  },
  {
    // Hungarian: news whose consent string says "yes" to everything before anybody was asked; ads follow it at once.
    host: "tiszai-hirek.example",
    truth: {
      defect: `${FEW_HEADERS} consent.signals consent.trackers-before consent.third-party-cookies-before consent.cookies-before`,
      fine: `consent.banner-present consent.reject-offered-first-layer consent.equal-choice consent.no-wall consent.withdraw-link ${LEGAL_TEXT} tls.redirect`,
    },
    othersSoundBut: `${THIRD_PARTIES} consent.reject-works consent.storage-before cookie-notice.complete consent.no-preticked cookie.lifetime pixel.present tracking.url-leak gpc.honoured`,
    plain: toHttps("tiszai-hirek.example"),
    site: site({
      "/": document(
        "hu",
        "Tiszai Hírek",
        `<header><a href="/">Tiszai Hírek</a> <a href="/belfold">Belföld</a> <a href="/idojaras">Időjárás</a></header><main><h1>Újra jár a komp Tiszadobnál</h1><p>Fél év szünet után szombaton visszatért a folyóra a felújított komp, amely naponta hatvan autót visz át. A helyiek szerint a híd nélkül harminc kilométert kellett kerülniük, most tíz perc az út.</p><div id="gpt-fent" style="min-height:90px"></div></main><footer><a href="/adatvedelem">Adatvédelmi tájékoztató</a> <a href="#" id="sutik">Süti beállítások</a></footer>
<div class="cmp-root" role="dialog" aria-label="Sütik" hidden style="position:fixed;left:0;right:0;bottom:0;background:#fff;padding:22px;box-shadow:0 0 20px #0006"><p>Partnereinkkel sütiket használunk személyre szabott hirdetésekhez. Ön dönt, és döntését bármikor módosíthatja.</p><button class="v" value="0">Elutasítom</button> <button class="v" value="1">Elfogadom</button></div><style>.v{padding:13px 40px;background:#1d5c3a;color:#fff;border:0;font:16px sans-serif}</style>
<script>(function(){var box=document.querySelector(".cmp-root");function olvas(){return (/tc_dontes=(\\d)/.exec(document.cookie)||[])[1]}var d=olvas();var FULL="CQUf4kAQUf4kAAHABBENBzFsAP_gAEPgAAqIJ0NX_C5ePWvj8Xp0YtswUYxX8NY9AugxKBqF4mQQs",NONE="CQUf4kAQUf4kAAHABBENBzFgAAAAAAAAAAqIAAAAAAAA";
function adat(){var y=d!=="0",p={};for(var i=1;i<11;i++)p[i]=y;return {tcString:y?FULL:NONE,tcfPolicyVersion:5,cmpId:401,cmpVersion:3,gdprApplies:true,cmpStatus:"loaded",eventStatus:d===undefined?"cmpuishown":"tcloaded",listenerId:1,purpose:{consents:p,legitimateInterests:{}},vendor:{consents:y?{755:true}:{},legitimateInterests:{}}}}
window.__tcfapi=function(c,v,f){if(c==="ping")f({gdprApplies:true,cmpLoaded:true,cmpStatus:"loaded",displayStatus:d===undefined?"visible":"hidden",apiVersion:"2.2",cmpId:401,tcfPolicyVersion:5},true);else f(adat(),true)};
function hirdet(){if(d==="0")return;var s=document.createElement("script");s.async=true;s.src="https://securepubads.g.doubleclick.net/tag/js/gpt.js";document.head.appendChild(s)}
box.onclick=function(e){var v=e.target.value;if(v===undefined||!e.target.classList.contains("v"))return;d=v;document.cookie="tc_dontes="+v+";path=/;max-age=15552000;secure;samesite=lax";document.cookie="euconsent-v2="+adat().tcString+";path=/;max-age=15552000;secure;samesite=lax";box.hidden=true;hirdet()};document.getElementById("sutik").onclick=function(e){e.preventDefault();box.hidden=false};if(d===undefined)box.hidden=false;hirdet()})()</script>`,
      ),
      "/belfold": document("hu", "Belföld", "<h1>Belföld</h1><p>Komp, híd, gát.</p>"),
      "/idojaras": document("hu", "Időjárás", "<h1>Időjárás</h1><p>Hét fok, eső.</p>"),
      "/adatvedelem": document(
        "hu",
        "Adatvédelmi tájékoztató",
        `<h1>Adatvédelmi tájékoztató</h1><p>Utolsó módosítás: 2026. augusztus 30.</p><h2>Adatkezelő</h2><p>Tiszai Lapkiadó Kft., Szolnok, Kossuth tér 2. Kapcsolat: adatvedelem@tiszai-hirek.example</p><h2>Az adatkezelés célja és jogalapja</h2><p>Hírszolgáltatás (jogos érdek) és hirdetés (hozzájárulás).</p><h2>Címzettek</h2><p>Tárhelyszolgáltatónk és a Google (Google Ad Manager, DoubleClick). Az adatok az Egyesült Államokba általános szerződési feltételek alapján továbbíthatók.</p><h2>Megőrzési idő</h2><p>Tizenhárom hónap.</p><h2>Az Ön jogai</h2><p>Hozzáférés, helyesbítés, törlés, tiltakozás, a hozzájárulás visszavonása és panasz a Nemzeti Adatvédelmi és Információszabadság Hatóságnál.</p><h2>Sütik</h2><p>tc_dontes, euconsent-v2: az Ön döntése, hat hónap. IDE (doubleclick.net): hirdetés, tizenhárom hónap.</p>`,
      ),
    }),
  },
  {
    // Romanian: a clinic with CookieYes. Its map of Google is there before and after any answer, and the form asks for
    // the number of the identity card.
    host: "clinica-floarea.example",
    truth: {
      defect: `${FEW_HEADERS} consent.trackers-before consent.third-party-cookies-before consent.cookies-before consent.reject-works form.minimisation`,
      fine: `consent.banner-present consent.storage-before consent.reject-offered-first-layer consent.no-wall consent.withdraw-link ${LEGAL_TEXT} tls.redirect form.insecure`,
    },
    othersSoundBut: `${THIRD_PARTIES} consent.equal-choice cookie-notice.complete cookie.lifetime pixel.present tracking.url-leak gpc.honoured`,
    plain: toHttps("clinica-floarea.example"),
    also: [
      {
        hosts: ["www.google.com"],
        https: (request, response) =>
          reply(response, {
            type: "text/html; charset=utf-8",
            body: "<!doctype html><title>Google Maps</title><div id=mapDiv>harta</div>",
            cookies: cookieOf(request, "NID")
              ? []
              : [
                  "NID=526=Zk3pQ8vYx2LmT7wRb1cNf5dJh9sKg4aU6eVi0oPz; Domain=google.com; Path=/; Max-Age=15811200; Secure; HttpOnly; SameSite=None",
                ],
          }),
      },
      gives(
        "cdn-cookieyes.com",
        `(function(){function read(){return (/cookieyes-consent=([^;]+)/.exec(document.cookie)||[])[1]}function save(y){document.cookie="cookieyes-consent=consentid:cXg4Y2ZlT3pKd1ZkYk5hR2lU,consent:"+(y?"yes":"no")+",action:yes,necessary:yes,functional:"+(y?"yes":"no")+",analytics:"+(y?"yes":"no")+",performance:"+(y?"yes":"no")+",advertisement:"+(y?"yes":"no")+";path=/;max-age=31536000;samesite=strict;secure";hide();start()}
function start(){var c=decodeURIComponent(read()||"");if(/analytics:yes/.test(c)&&!window.gaOn){window.gaOn=1;window.dataLayer=window.dataLayer||[];window.gtag=function(){dataLayer.push(arguments)};gtag("js",new Date());gtag("config","G-3HTW8B5LQZ");var s=document.createElement("script");s.async=true;s.src="https://www.googletagmanager.com/gtag/js?id=G-3HTW8B5LQZ";document.head.appendChild(s)}}
var w=document.createElement("div");function hide(){w.className="cky-consent-container cky-hide";w.style.display="none";r.style.display="block"}function show(){w.className="cky-consent-container cky-box-bottom-left";w.style.display="block";r.style.display="none"}
w.setAttribute("role","region");w.setAttribute("aria-label","Prețuim confidențialitatea dvs.");w.style.cssText="position:fixed;left:20px;bottom:20px;width:430px;z-index:99;background:#fff;border:1px solid #ddd;padding:20px";w.innerHTML='<div class="cky-consent-bar"><p class="cky-title">Prețuim confidențialitatea dvs.</p><div class="cky-notice-des"><p>Folosim cookie-uri pentru a analiza traficul. Făcând clic pe „Acceptă tot”, vă dați consimțământul.</p></div><div class="cky-notice-btn-wrapper"><button class="cky-btn cky-btn-customize" style="padding:10px 18px">Personalizează</button> <button class="cky-btn cky-btn-reject" style="padding:10px 18px">Respinge tot</button> <button class="cky-btn cky-btn-accept" style="padding:10px 18px;background:#1863dc;color:#fff;border:0">Acceptă tot</button></div><div class="cky-pref" hidden><label><input type="checkbox" checked disabled> Necesare</label> <label><input type="checkbox" id="ckySwitchanalytics"> Analitice</label> <button class="cky-btn cky-btn-preferences">Salvează preferințele</button></div></div>';
var r=document.createElement("div");r.className="cky-btn-revisit-wrapper cky-revisit-bottom-left";r.setAttribute("title","Preferințe de consimțământ");r.style.cssText="display:none;position:fixed;left:15px;bottom:15px;width:45px;height:45px;border-radius:50%;background:#0056a7";r.innerHTML='<button class="cky-btn-revisit" aria-label="Preferințe de consimțământ"><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="" width="24" height="24"></button>';
function go(){document.body.appendChild(w);document.body.appendChild(r);w.querySelector(".cky-btn-accept").onclick=function(){save(true)};w.querySelector(".cky-btn-reject").onclick=function(){save(false)};w.querySelector(".cky-btn-customize").onclick=function(){w.querySelector(".cky-pref").hidden=false};w.querySelector(".cky-btn-preferences").onclick=function(){save(w.querySelector("#ckySwitchanalytics").checked)};r.onclick=show;if(/action:yes/.test(decodeURIComponent(read()||""))){hide();start()}else show()}document.body?go():addEventListener("DOMContentLoaded",go)})()`,
      ),
    ],
    site: site({
      "/": document(
        "ro",
        "Clinica Floarea – medicină de familie în Brașov",
        `<header><a href="/">Clinica Floarea</a> <a href="/servicii">Servicii</a> <a href="/programare">Programare</a></header><main><h1>Medicină de familie în Brașov</h1><p>Cinci medici, un laborator propriu și o sală de tratamente la doi pași de Piața Sfatului. Consultăm de luni până sâmbătă, iar pentru copii sub trei ani găsim loc în aceeași zi.</p><iframe title="Hartă" width="600" height="320" loading="eager" src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2783.1!2d25.58!3d45.64"></iframe></main><footer><a href="/politica-de-confidentialitate">Politica de confidențialitate</a></footer>`,
        `<script id="cookieyes" type="text/javascript" src="https://cdn-cookieyes.com/client_data/4e7d1a90b2c3f5e6a7b8c9d0/script.js"></script>`,
      ),
      "/servicii": document("ro", "Servicii", "<h1>Servicii</h1><p>Consultații, analize, vaccinări.</p>"),
      "/programare": document(
        "ro",
        "Programare",
        `<h1>Programare</h1><form method="post" action="/programare"><label>Nume <input name="nume"></label><label>CNP <input name="cnp" inputmode="numeric" maxlength="13"></label><label>Afecțiuni și alergii <textarea name="afectiuni"></textarea></label><label>Telefon <input type="tel" name="telefon"></label><button>Trimite</button></form>`,
      ),
      "/politica-de-confidentialitate": document(
        "ro",
        "Politica de confidențialitate",
        `<h1>Politica de confidențialitate</h1><p>Ultima actualizare: 11 septembrie 2026</p><h2>Operatorul de date</h2><p>Floarea Medical SRL, str. Republicii 20, Brașov. Responsabil cu protecția datelor: dpo@clinica-floarea.example</p><h2>Scopuri și temeiuri</h2><p>Servicii medicale (obligație legală), statistică (consimțământ).</p><h2>Destinatari</h2><p>Casa de asigurări, laboratorul partener, CookieYes și Google (Google Analytics, Google Maps). Datele pot fi transferate în Statele Unite pe baza clauzelor contractuale standard.</p><h2>Perioada de păstrare</h2><p>Zece ani pentru fișa medicală.</p><h2>Drepturile dumneavoastră</h2><p>Acces, rectificare, ștergere, opoziție, retragerea consimțământului și plângere la ANSPDCP.</p><h2>Cookie-uri</h2><p>cookieyes-consent: alegerea dvs., un an. _ga, _ga_*: Google Analytics, doi ani. NID (google.com): Google Maps, șase luni.</p>`,
      ),
    }),
  },
  {
    // Turkish: a page of games with Yandex Metrica and its Webvisor, which nobody is asked about and no text names.
    host: "tavla-keyfi.example",
    truth: {
      defect: `${FEW_HEADERS} consent.banner-present consent.cookies-before consent.trackers-before replay.present policy.discloses-recipients policy.discloses-transfers`,
      fine: "policy.link policy.freshness tls.redirect",
      nothing:
        "consent.reject-works consent.reject-offered-first-layer consent.withdraw-link ccpa.opt-out-link",
    },
    othersSoundBut: `${THIRD_PARTIES} policy.sections pixel.present consent.storage-before cookie-notice.complete tracking.streams tracking.url-leak gpc.honoured keystroke.capture pixel.hashed-identifiers`,
    plain: toHttps("tavla-keyfi.example"),
    also: [
      {
        hosts: ["mc.yandex.com"],
        https: (request, response) =>
          pathOf(request) === "/metrika/tag.js"
            ? reply(response, {
                type: "application/javascript",
                headers: { "access-control-allow-origin": "*" },
                body: `(function(){var q=(window.ym&&window.ym.a)||[],id=q[0]&&q[0][0];if(!/_ym_uid=/.test(document.cookie)){document.cookie="_ym_uid=17641200004129385761;path=/;max-age=31536000;samesite=lax";document.cookie="_ym_d=1764120000;path=/;max-age=31536000;samesite=lax";document.cookie="_ym_isad=2;path=/;max-age=72000;samesite=lax"}var u=(/_ym_uid=([^;]+)/.exec(document.cookie)||[])[1];fetch("https://mc.yandex.com/watch/"+id+"?wmode=7&page-url="+encodeURIComponent(location.href)+"&charset=utf-8&browser-info="+encodeURIComponent("pv:1:vf:9x1:fp:412:u:"+u+":t:"+document.title),{mode:"no-cors",credentials:"include"});var n=0;function wv(){n++;fetch("https://mc.yandex.com/webvisor/"+id+"?wmode=0&wv-part="+n+"&wv-check=31207&wv-type=7&page-url="+encodeURIComponent(location.href)+"&rn="+Date.now(),{method:"POST",mode:"no-cors",credentials:"include",body:JSON.stringify([{type:n>1?"mousemove":"page",stamp:Date.now(),data:{content:document.documentElement.outerHTML.slice(0,600),base:location.origin,target:0,x:n,y:n}}])})}wv();addEventListener("mousemove",wv,{once:true});addEventListener("scroll",wv,{once:true})})()`,
              })
            : reply(response, {
                status: 200,
                type: "image/gif",
                body: "",
                headers: { "access-control-allow-origin": "*" },
              }),
      },
    ],
    site: site({
      "/": document(
        "tr",
        "Tavla Keyfi – çevrimiçi tavla",
        `<header><a href="/">Tavla Keyfi</a> <a href="/kurallar">Kurallar</a> <a href="/siralama">Sıralama</a></header><main><h1>Çevrimiçi tavla</h1><p>Zarı at, pulları topla: arkadaşınla ya da bilgisayara karşı, üyelik gerektirmeden oyna. Her cuma akşamı turnuva var, birinciye bakır işlemeli bir tavla takımı gönderiyoruz.</p><canvas id="t" width="520" height="300"></canvas></main><footer><a href="/gizlilik">Gizlilik politikası</a></footer><script>(function(){var x=document.getElementById("t").getContext("2d");x.fillStyle="#7a4a21";x.fillRect(0,0,520,300)})()</script>`,
        `<script type="text/javascript">(function(m,e,t,r,i,k,a){m[i]=m[i]||function(){(m[i].a=m[i].a||[]).push(arguments)};m[i].l=1*new Date();k=e.createElement(t),a=e.getElementsByTagName(t)[0],k.async=1,k.src=r,a.parentNode.insertBefore(k,a)})(window,document,"script","https://mc.yandex.com/metrika/tag.js","ym");ym(98123456,"init",{clickmap:true,trackLinks:true,accurateTrackBounce:true,webvisor:true});</script>`,
      ),
      "/kurallar": document("tr", "Kurallar", "<h1>Kurallar</h1><p>On beş pul, iki zar.</p>"),
      "/siralama": document("tr", "Sıralama", "<h1>Sıralama</h1><p>1. Mert, 2. Ayşe.</p>"),
      "/gizlilik": document(
        "tr",
        "Gizlilik politikası",
        `<h1>Gizlilik politikası</h1><p>Son güncelleme: 17 Mart 2026</p><h2>Veri sorumlusu</h2><p>Keyif Oyun A.Ş., Kadıköy, İstanbul. İletişim: kvkk@tavla-keyfi.example</p><h2>İşleme amaçları ve hukuki sebep</h2><p>Oyunu sunmak (sözleşmenin ifası).</p><h2>Aktarım</h2><p>Verileriniz kimseyle paylaşılmaz ve yurt dışına aktarılmaz.</p><h2>Saklama süresi</h2><p>Bir yıl.</p><h2>Haklarınız</h2><p>Bilgi edinme, düzeltme, silme, itiraz ve Kişisel Verileri Koruma Kurulu’na şikâyet.</p>`,
      ),
    }),
  },
];
