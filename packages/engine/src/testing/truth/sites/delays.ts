import { pathOf, reply } from "../../../demo/respond.ts";
import { type Case, FEW_HEADERS, LEGAL_TEXT, THIRD_PARTIES } from "../case.ts";
import { GOOD_HEADERS } from "../page.ts";
import { document, gives, site, takes, toHttps } from "../routes.ts";

/** Six more, whose tags wait for a hand, a second page or a moment, or whose platforms keep more than they say. */

const TARTE = (main: string) =>
  `<header><a href="/">Atelier Recrutement</a> <a href="/offres/soudeur-tig">Nos offres</a> <a href="/candidature">Candidature spontanée</a></header><main>${main}</main><footer><a href="/mentions-legales">Mentions légales</a> <a href="/donnees-personnelles">Politique de confidentialité</a> <a href="#" onclick="tarteaucitron.userInterface.openPanel();return false">Gestion des cookies</a></footer><script src="/js/tarteaucitron.js"></script>`;

export const delays: readonly Case[] = [
  {
    // Vietnamese: a shop whose speed plugin holds the pixel back until a hand moves. No question.
    host: "www.gomnhatoi.example",
    truth: {
      defect:
        "hdr.csp hdr.permissions hdr.isolation hdr.hsts-preload security-txt consent.banner-present consent.cookies-before consent.trackers-before pixel.present tls.redirect hdr.frame hdr.referrer form.insecure hdr.nosniff",
      fine: "policy.link policy.sections policy.freshness policy.discloses-recipients hdr.hsts",
      nothing:
        "consent.reject-works consent.withdraw-link consent.reject-offered-first-layer consent.no-preticked ccpa.opt-out-link",
    },
    othersSoundBut: `${THIRD_PARTIES} cookie-notice.complete tracking.url-leak gpc.honoured consent.storage-before`,
    plain: (request, response) =>
      reply(response, { status: 302, headers: { location: `https://www.gomnhatoi.example${request.url}` } }),
    site: site(
      {
        "/": document(
          "vi",
          "Gốm Nhà Tôi – gốm Bát Tràng",
          `<header><a href="/">Gốm Nhà Tôi</a> <a href="/collections/bat-dia">Bát đĩa</a> <a href="/account/login">Đăng nhập</a></header><main><h1>Gốm thủ công Bát Tràng</h1><p>Từng chiếc bát được vuốt tay và nung củi hai ngày hai đêm trong lò của gia đình. Giao hàng toàn quốc, đổi trả trong bảy ngày nếu vỡ, miễn phí vận chuyển cho đơn từ năm trăm nghìn đồng.</p></main><footer><a href="/pages/chinh-sach-bao-mat">Chính sách bảo mật</a></footer><script type="rocketlazyloadscript" data-src="https://connect.facebook.net/en_US/fbevents.js"></script><script>(function(){var done=0,ev=["keydown","mousemove","touchstart","wheel","scroll"];function run(){if(done++)return;ev.forEach(function(e){removeEventListener(e,run)});document.querySelectorAll('script[type=rocketlazyloadscript]').forEach(function(o){var s=document.createElement("script");s.src=o.dataset.src;document.head.appendChild(s)})}ev.forEach(function(e){addEventListener(e,run,{passive:true})})})()</script>`,
          `<meta name="referrer" content="unsafe-url">`,
        ),
        "/collections/bat-dia": document(
          "vi",
          "Bát đĩa",
          "<h1>Bát đĩa</h1><p>Bát ăn cơm men tro, 85.000đ.</p>",
        ),
        "/account/login": document(
          "vi",
          "Đăng nhập",
          `<h1>Đăng nhập</h1><form action="/account/login" accept-charset="UTF-8"><label>Email <input type="email" name="customer[email]"></label><label>Mật khẩu <input type="password" name="customer[password]"></label><button>Đăng nhập</button></form>`,
        ),
        "/pages/chinh-sach-bao-mat": document(
          "vi",
          "Chính sách bảo mật",
          `<h1>Chính sách bảo mật</h1><p>Cập nhật lần cuối: ngày 20 tháng 6 năm 2026</p><h2>Đơn vị thu thập và quản lý thông tin</h2><p>Hộ kinh doanh Gốm Nhà Tôi, xóm 3 Bát Tràng, Gia Lâm, Hà Nội. Liên hệ: lienhe@gomnhatoi.example</p><h2>Mục đích và cơ sở pháp lý</h2><p>Xử lý đơn hàng theo hợp đồng và quảng cáo khi bạn đồng ý.</p><h2>Chia sẻ với bên thứ ba</h2><p>Đơn vị vận chuyển, cổng thanh toán và Facebook (Meta, Hoa Kỳ) theo điều khoản hợp đồng tiêu chuẩn về chuyển dữ liệu ra nước ngoài.</p><h2>Thời gian lưu trữ</h2><p>Năm năm kể từ đơn hàng cuối.</p><h2>Quyền của bạn</h2><p>Truy cập, chỉnh sửa, xóa dữ liệu, rút lại sự đồng ý và khiếu nại tới cơ quan có thẩm quyền.</p>`,
        ),
      },
      {
        "strict-transport-security": "max-age=31536000",
        "x-frame-options": "ALLOW-FROM https://haravan.example",
        "x-content-type-options": "no-sniff",
      },
    ),
  },
  {
    // French: a recruiter; tarteaucitron, which takes the second page for a yes.
    host: "www.atelier-recrutement.example",
    truth: {
      defect: `${FEW_HEADERS} consent.trackers-before consent.cookies-before consent.third-party-cookies-before`,
      fine: `consent.banner-present consent.reject-offered-first-layer consent.reject-works consent.no-wall consent.withdraw-link ${LEGAL_TEXT} tls.redirect form.insecure`,
    },
    othersSoundBut: `${THIRD_PARTIES} consent.equal-choice pixel.present tracking.url-leak form.minimisation cookie.lifetime gpc.honoured consent.no-preticked`,
    plain: toHttps("www.atelier-recrutement.example"),
    also: [
      gives(
        "snap.licdn.com",
        `(function(){document.cookie="li_fat_id="+crypto.randomUUID()+"; path=/; max-age=2592000";new Image().src="https://px.ads.linkedin.com/collect/?v=2&fmt=js&pid="+window._linkedin_data_partner_ids[0]+"&time="+Date.now()+"&url="+encodeURIComponent(location.href)})()`,
      ),
      {
        hosts: ["px.ads.linkedin.com"],
        https: (_request, response) =>
          reply(response, {
            status: 200,
            type: "image/gif",
            body: "",
            cookies: [
              "bcookie=v=2&5e4d3c2b-1a09-4f8e-9d7c-6b5a4f3e2d1c; Domain=linkedin.com; Path=/; Secure; SameSite=None; Max-Age=31536000",
            ],
          }),
      },
    ],
    site: site({
      "/": document(
        "fr",
        "Atelier Recrutement – cabinet à Nantes",
        TARTE(
          "<h1>Le bon poste, près de chez vous</h1><p>Nous recrutons des soudeurs, des automaticiens et des conducteurs de travaux entre Nantes et La Rochelle. Un consultant vous rappelle sous deux jours, et vous suit encore six mois après la prise de poste.</p>",
        ),
      ),
      "/offres/soudeur-tig": document(
        "fr",
        "Soudeur TIG",
        TARTE("<h1>Soudeur TIG (F/H)</h1><p>CDI, 2 400 € brut, Saint-Nazaire.</p>"),
      ),
      "/candidature": document(
        "fr",
        "Candidature spontanée",
        TARTE(
          `<h1>Candidature</h1><form method="post" enctype="multipart/form-data" action="/candidature"><label>Nom <input name="nom"></label><label>E-mail <input type="email" name="email"></label><label>Téléphone <input type="tel" name="tel"></label><label>CV <input type="file" name="cv"></label><button>Envoyer</button></form>`,
        ),
      ),
      "/js/tarteaucitron.js": `(function(){var lang="fr";function g(){return decodeURIComponent((/tarteaucitron=([^;]+)/.exec(document.cookie)||[])[1]||"")}function set(v){document.cookie="tarteaucitron="+encodeURIComponent("!linkedininsighttag="+v)+"; path=/; max-age=31536000; samesite=lax; secure"}function run(){window._linkedin_data_partner_ids=["4711042"];var s=document.createElement("script");s.src="https://snap.licdn.com/li.lms-analytics/insight.min.js";document.head.appendChild(s)}
window.tarteaucitron={userInterface:{openPanel:function(){bar()},respondAll:function(v){set(v);var r=document.getElementById("tarteaucitronRoot");if(r)r.remove();if(v)run()}},parameters:{highPrivacy:false}};
function bar(){var r=document.createElement("div");r.id="tarteaucitronRoot";r.innerHTML='<div id="tarteaucitronAlertBig" class="tarteaucitronAlertBigBottom" role="alert" style="position:fixed;left:0;right:0;bottom:0;background:#333;color:#fff;padding:18px;z-index:9999"><span id="tarteaucitronDisclaimerAlert">En poursuivant votre navigation, vous acceptez le dépôt de cookies tiers destinés à mesurer nos annonces.</span> <button id="tarteaucitronPersonalize2" class="tarteaucitronCTAButton" style="background:#008300;color:#fff;padding:10px 16px;border:0">✓ OK, tout accepter</button> <button id="tarteaucitronAllDenied2" class="tarteaucitronCTAButton" style="background:#9c1a1a;color:#fff;padding:10px 16px;border:0">✗ Interdire tous les cookies</button></div>';document.body.appendChild(r);document.getElementById("tarteaucitronPersonalize2").onclick=function(){tarteaucitron.userInterface.respondAll(true)};document.getElementById("tarteaucitronAllDenied2").onclick=function(){tarteaucitron.userInterface.respondAll(false)}}
addEventListener("load",function(){var c=g();if(/=true/.test(c))run();else if(/=false/.test(c))return;else if(/=wait/.test(c)&&document.referrer.indexOf(location.host)>=0||/=wait/.test(c)&&location.pathname!=="/"){tarteaucitron.userInterface.respondAll(true)}else{set("wait");bar()}})})()`,
      "/mentions-legales": document(
        "fr",
        "Mentions légales",
        "<h1>Mentions légales</h1><p>SARL au capital de 20 000 €.</p>",
      ),
      "/donnees-personnelles": document(
        "fr",
        "Politique de confidentialité",
        `<h1>Politique de confidentialité</h1><p>Mise à jour le 3 septembre 2026</p><h2>Responsable du traitement</h2><p>Atelier Recrutement SARL, 8 quai de la Fosse, Nantes. Contact : rgpd@atelier-recrutement.example</p><h2>Finalités et bases légales</h2><p>Mise en relation avec les employeurs (mesures précontractuelles), mesure d'audience de nos annonces (consentement).</p><h2>Destinataires</h2><p>Les employeurs que vous choisissez, notre hébergeur et LinkedIn Ireland (transferts vers les États-Unis encadrés par des clauses contractuelles types).</p><h2>Durées de conservation</h2><p>Deux ans après le dernier contact.</p><h2>Vos droits</h2><p>Accès, rectification, effacement, opposition, portabilité, retrait du consentement, réclamation auprès de la CNIL.</p><h2>Cookies</h2><p>tarteaucitron : votre choix, un an. li_fat_id, bcookie : LinkedIn, jusqu'à un an.</p>`,
      ),
    }),
  },
  {
    // Hindi: the page of an app for learning to write; attribution keeps marks at once. The policy stands elsewhere.
    host: "lipi-app.example",
    territories: ["IN", "EU"],
    truth: {
      defect: `${FEW_HEADERS} consent.banner-present consent.trackers-before consent.cookies-before consent.storage-before tracking.streams policy.freshness`,
      fine: "policy.link tls.redirect hdr.hsts hdr.nosniff hdr.frame",
      nothing:
        "consent.reject-works consent.withdraw-link consent.reject-offered-first-layer consent.no-preticked ccpa.opt-out-link",
    },
    othersSoundBut: `${THIRD_PARTIES} policy.sections policy.discloses-recipients cookie-notice.complete pixel.present tracking.url-leak gpc.honoured cookie.lifetime child.trackers consent.third-party-cookies-before`,
    plain: toHttps("lipi-app.example"),
    also: [
      {
        hosts: ["cdn.branch.io"],
        https: (_request, response) =>
          reply(response, {
            type: "text/javascript",
            headers: { "access-control-allow-origin": "*" },
            body: `(function(){var id="13"+Math.floor(Math.random()*1e16);sessionStorage.setItem("branch_session",JSON.stringify({session_id:id,identity_id:id}));localStorage.setItem("branch_session_first",JSON.stringify({session_id:id,browser_fingerprint_id:id}));fetch("https://api2.branch.io/v1/open",{method:"POST",mode:"no-cors",body:"browser_fingerprint_id="+id+"&sdk=web2.84.0&current_url="+encodeURIComponent(location.href)})})()`,
          }),
      },
      ...takes("api2.branch.io"),
      gives(
        "websdk.appsflyer.com",
        `(function(){var u=crypto.randomUUID()+"-p";document.cookie="afUserId="+u+"; path=/; max-age=31536000";document.cookie="AF_SYNC="+Date.now()+"; path=/; max-age=604800";navigator.sendBeacon("https://wa.appsflyer.com/events?site-id=5f0c1b2a",JSON.stringify({afUserId:u,eventType:"PAGE_VIEW",page:location.href}))})()`,
      ),
      ...takes("wa.appsflyer.com"),
      {
        hosts: ["niti.lipi-legal.example"],
        https: site({
          "/lipi": document(
            "hi",
            "गोपनीयता नीति",
            `<h1>गोपनीयता नीति</h1><p>अंतिम अद्यतन: 3 फ़रवरी 2025</p><h2>हम कौन हैं</h2><p>लिपि लर्निंग प्राइवेट लिमिटेड, इंदिरानगर, बेंगलुरु। शिकायत अधिकारी: grievance@lipi-app.example</p><h2>हम जानकारी का उपयोग क्यों करते हैं</h2><p>ऐप देने और विज्ञापन की सफलता नापने के लिए, आपकी सहमति से।</p><h2>जानकारी किसके साथ साझा होती है</h2><p>Branch और AppsFlyer जैसी कंपनियाँ, भारत के बाहर भी।</p><h2>हम इसे कब तक रखते हैं</h2><p>दो वर्ष।</p><h2>आपके अधिकार</h2><p>देखना, सुधारना, हटाना, सहमति वापस लेना और शिकायत करना।</p>`,
          ),
        }),
      },
    ],
    site: site({
      "/": document(
        "hi",
        "लिपि – हाथ से लिखना सीखें",
        `<main><h1>लिपि</h1><p>दस मिनट रोज़, और आपकी लिखावट सुंदर हो जाएगी। देवनागरी, गुरुमुखी और बांग्ला अक्षर उँगली या स्टाइलस से लिखिए, ऐप हर रेखा को जाँचकर बताता है कि कहाँ मोड़ ढीला रह गया। दो लाख से ज़्यादा लोग सीख रहे हैं।</p><a href="https://play.google.com/store/apps/details?id=in.lipi">Google Play</a> <a href="/shikshak">शिक्षकों के लिए</a> <a href="/sampark">संपर्क</a></main><footer><a href="https://niti.lipi-legal.example/lipi">गोपनीयता नीति</a></footer><script>setTimeout(function(){["https://cdn.branch.io/branch-latest.min.js","https://websdk.appsflyer.com/?st=pba&"].forEach(function(u){var s=document.createElement("script");s.src=u;document.head.appendChild(s)})},3500)</script>`,
        `<meta http-equiv="Content-Security-Policy" content="script-src 'self' https: 'unsafe-inline' 'unsafe-eval'">`,
      ),
      "/shikshak": document("hi", "शिक्षकों के लिए", "<h1>शिक्षकों के लिए</h1><p>कक्षा के लिए मुफ़्त।</p>"),
      "/sampark": document(
        "hi",
        "संपर्क",
        `<h1>संपर्क</h1><form method="post" action="/sampark"><label>नाम <input name="naam"></label><label>ईमेल <input type="email" name="email"></label><button>भेजें</button></form>`,
      ),
    }),
  },
  {
    // Italian: a forum on phpBB; Google's own question, and pictures of members from anywhere.
    host: "forum.moto-appennino.example",
    truth: {
      defect: `${FEW_HEADERS} cookie.flags mixed-content js.vulnerable robots`,
      fine: "consent.banner-present consent.trackers-before consent.cookies-before consent.third-party-cookies-before consent.storage-before consent.reject-offered-first-layer consent.reject-works consent.no-wall consent.withdraw-link policy.link tls.redirect form.insecure",
    },
    othersSoundBut: `${THIRD_PARTIES} policy.sections policy.freshness policy.discloses-recipients cookie-notice.complete pixel.present tracking.url-leak gpc.honoured consent.equal-choice cookie.lifetime consent.no-preticked consent.signals`,
    plain: toHttps("forum.moto-appennino.example"),
    also: [
      gives(
        "fundingchoicesmessages.google.com",
        `(function(){function got(){return(/FCCDCF=([^;]+)/.exec(document.cookie)||[])[1]}var b;function put(y){document.cookie="FCCDCF="+encodeURIComponent('[null,null,null,["CQ'+(y?"YES":"NO0")+'AAAAAAAAAAAAA"]]')+"; path=/; max-age=33696000; secure; samesite=lax";b.remove();if(y)ads()}function ads(){var s=document.createElement("script");s.src="https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456";document.head.appendChild(s)}function ask(){b=document.createElement("div");b.className="fc-consent-root";b.innerHTML='<div class="fc-dialog-overlay" style="position:fixed;inset:0;background:#0008"></div><div class="fc-dialog-container" style="position:fixed;inset:0;display:flex;align-items:center;justify-content:center;z-index:99999"><div class="fc-dialog fc-choice-dialog" role="dialog" aria-modal="true" aria-label="Moto Appennino chiede il tuo consenso" style="background:#fff;padding:30px;width:560px"><h1>Moto Appennino chiede il tuo consenso per usare i tuoi dati personali</h1><p>Pubblicità e contenuti personalizzati, archiviare informazioni su un dispositivo.</p><div class="fc-footer-buttons" style="display:flex;gap:10px"><button class="fc-button fc-cta-consent fc-primary-button" style="flex:1;padding:14px;background:#1a73e8;color:#fff;border:0"><p class="fc-button-label">Acconsento</p></button><button class="fc-button fc-cta-do-not-consent fc-secondary-button" style="flex:1;padding:14px;background:#1a73e8;color:#fff;border:0"><p class="fc-button-label">Non acconsento</p></button></div><button class="fc-button fc-cta-manage-options" style="background:none;border:0"><p class="fc-button-label">Gestisci opzioni</p></button></div></div>';document.body.appendChild(b);b.querySelector(".fc-cta-consent").onclick=function(){put(true)};b.querySelector(".fc-cta-do-not-consent").onclick=function(){put(false)}}window.googlefc={callbackQueue:[],showRevocationMessage:ask};function go(){var g=got();if(!g)ask();else if(/YES/.test(g))ads()}document.readyState==="loading"?addEventListener("DOMContentLoaded",go):go()})()`,
      ),
      gives(
        "pagead2.googlesyndication.com",
        `document.cookie="__gads=ID=5f0c1b2a7d3e4f60:T=1764000000:RT=1764000000:S=ALNI_MbX; path=/; max-age=33696000";var f=document.createElement("iframe");f.src="https://googleads.g.doubleclick.net/pagead/ads?client=ca-pub-1234567890123456&url="+encodeURIComponent(location.href);document.body.appendChild(f)`,
      ),
      {
        hosts: ["googleads.g.doubleclick.net"],
        https: (_request, response) =>
          reply(response, {
            type: "text/html",
            body: "<p>ad</p>",
            cookies: [
              "IDE=AHWqTUm0123456789; Domain=doubleclick.net; Path=/; Secure; SameSite=None; Max-Age=33696000",
            ],
          }),
      },
      {
        hosts: ["i.imgdeposito.example"],
        http: (_request, response) =>
          reply(response, {
            type: "image/gif",
            body: Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64"),
          }),
      },
    ],
    site: (request, response) => {
      const p = pathOf(request);
      const known = request.headers.cookie?.includes("phpbb3_q7x2k_sid");
      const ck = known
        ? []
        : [
            "phpbb3_q7x2k_u=1; path=/; HttpOnly; max-age=31536000",
            "phpbb3_q7x2k_k=; path=/; HttpOnly; max-age=31536000",
            "phpbb3_q7x2k_sid=9c8d7e6f5a4b3c2d1e0f9a8b7c6d5e4f; path=/; HttpOnly; max-age=31536000",
          ];
      const page = (t: string, body: string) =>
        reply(response, {
          type: "text/html; charset=utf-8",
          headers: GOOD_HEADERS,
          cookies: ck,
          body: document(
            "it",
            t,
            `<body id="phpbb" class="nojs notouch section-index ltr"><div id="wrap"><header><a href="./index.php">Moto Appennino</a> <a href="/viewforum.php?f=2">Itinerari</a> <a href="/ucp.php?mode=login">Login</a></header><main>${body}</main><footer>Creato da phpBB <a href="/ucp.php?mode=privacy">Privacy</a> | <a href="/ucp.php?mode=terms">Condizioni</a> | <a href="#" onclick="googlefc.showRevocationMessage();return false">Impostazioni privacy e cookie</a></footer></div><script src="/assets/javascript/jquery-3.4.1.min.js?assets_version=7"></script>`,
            `<script async src="https://fundingchoicesmessages.google.com/i/pub-1234567890123456?ers=1"></script>`,
          ),
        });
      if (p === "/assets/javascript/jquery-3.4.1.min.js")
        return reply(response, {
          type: "text/javascript",
          headers: GOOD_HEADERS,
          body: `/*! jQuery v3.4.1 | (c) JS Foundation and other contributors | jquery.org/license */\n(function(w){function j(s){return new j.fn.init(s)}j.fn=j.prototype={jquery:"3.4.1",init:function(){},constructor:j};w.jQuery=w.$=j})(window)`,
        });
      if (p === "/robots.txt")
        return reply(response, {
          type: "text/plain",
          headers: GOOD_HEADERS,
          body: "User-agent: *\nDisallow: /adm/\nDisallow: /backup_db_2024/\nDisallow: /ucp.php\n",
        });
      if (p === "/" || p === "/index.php")
        return page(
          "Moto Appennino – Indice",
          `<h1>Moto Appennino</h1><p>Il forum di chi va in moto tra il Passo della Futa e la Cisa: itinerari, officine fidate, raduni e viaggi. Benvenuti ai nuovi iscritti, leggete il regolamento prima di aprire un argomento e buona strada a tutti.</p><ul><li><a href="/viewtopic.php?f=2&t=812">Futa e Raticosa a novembre</a> <img src="http://i.imgdeposito.example/a/futa.gif" alt="Futa"></li></ul>`,
        );
      if (p === "/viewforum.php") return page("Itinerari", "<h1>Itinerari</h1><p>128 argomenti.</p>");
      if (p === "/viewtopic.php")
        return page("Futa e Raticosa a novembre", "<h1>Futa e Raticosa</h1><p>Asfalto umido, foglie.</p>");
      if (p === "/ucp.php" && /login/.test(request.url ?? ""))
        return page(
          "Login",
          `<form action="./ucp.php?mode=login" method="post"><label>Nome utente <input name="username" autocomplete="username"></label><label>Password <input type="password" name="password"></label><button>Login</button></form>`,
        );
      if (p === "/ucp.php")
        return page(
          "Informativa sulla privacy",
          `<h1>Informativa sulla privacy</h1><p>Questa informativa spiega come "Moto Appennino", gestito dall'associazione omonima (titolare, info@moto-appennino.example), usa i dati raccolti durante la visita. Le finalità sono far funzionare il forum (contratto) e mostrare annunci di Google (consenso). I dati sono conservati finché l'account esiste. Puoi chiedere accesso, rettifica e cancellazione e proporre reclamo al Garante.</p>`,
        );
      return reply(response, { status: 404, type: "text/plain", headers: GOOD_HEADERS, body: "404" });
    },
  },
  {
    // English of the United States: skin care by mail; a capture of addresses while one types, and GPC that nobody reads.
    host: "www.saltandsage.example",
    territories: ["US"],
    truth: {
      defect: `${FEW_HEADERS} gpc.honoured keystroke.capture pixel.hashed-identifiers policy.discloses-recipients`,
      fine: "ccpa.opt-out-link policy.link policy.freshness tls.redirect form.insecure hdr.hsts",
    },
    othersSoundBut: `${THIRD_PARTIES} consent.banner-present consent.cookies-before consent.trackers-before consent.storage-before consent.third-party-cookies-before pixel.present policy.sections cookie-notice.complete tracking.url-leak cookie.lifetime gpc.support-file replay.present tracking.streams consent.signals`,
    plain: toHttps("www.saltandsage.example"),
    also: [
      gives(
        "cdn.listrakbi.com",
        `(function(){var sid=crypto.randomUUID();document.cookie="_ltksid="+sid+"; path=/; max-age=31536000";function cap(e){var v=e.target.value;if(e.target.type!=="email"&&!/@/.test(v))return;if(!/^[^@]+@[^@]+\\.[a-z]{2,}$/i.test(v))return;new Image().src="https://s1.listrakbi.com/t/T.ashx?ctid=mZ3k8q1x7h2f&sid="+sid+"&t=SCA&e="+encodeURIComponent(btoa(v))}document.addEventListener("blur",cap,true);document.addEventListener("change",cap,true);new Image().src="https://s1.listrakbi.com/t/T.ashx?ctid=mZ3k8q1x7h2f&sid="+sid+"&t=PageBrowse&u="+encodeURIComponent(location.href)})()`,
      ),
      ...takes("s1.listrakbi.com"),
    ],
    site: site({
      "/": document(
        "en-US",
        "Salt & Sage – skin care that smells like the coast",
        `<header><a href="/">Salt & Sage</a> <a href="/collections/all">Shop all</a> <a href="/products/kelp-serum">Kelp serum</a> <a href="/account/register">Create account</a></header><main><h1>Small-batch skin care from Mendocino</h1><p>We simmer kelp, yarrow and sea salt in a barn above the harbor, and ship twice a week in jars that you can send back. Free shipping over fifty dollars, refunds for any reason, and no animal has ever met our products in a lab.</p><form method="post" action="/contact#newsletter"><label>Email <input type="email" name="contact[email]"></label><button>Get 10% off</button></form></main><footer><a href="/policies/privacy-policy">Privacy policy</a> <a href="/pages/data-sharing-opt-out">Your Privacy Choices</a></footer><script>${"var m=document.createElement('script');m.src='https://connect.facebook.net/en_US/fbevents.js';document.head.append(m)"}</script><script src="https://cdn.listrakbi.com/scripts/script.js?m=mZ3k8q1x7h2f&v=1" async></script>`,
      ),
      "/collections/all": document("en-US", "Shop all", "<h1>Shop all</h1><p>Nine products.</p>"),
      "/products/kelp-serum": document(
        "en-US",
        "Kelp serum",
        `<h1>Kelp serum</h1><p>$38</p><button>Add to cart</button>`,
      ),
      "/pages/data-sharing-opt-out": document(
        "en-US",
        "Your Privacy Choices",
        "<h1>Your Privacy Choices</h1><button>Opt out of the sale or sharing of my data</button>",
      ),
      "/account/register": document(
        "en-US",
        "Create account",
        `<h1>Create account</h1><form method="post" action="/account"><label>First name <input name="customer[first_name]"></label><label>Email <input type="email" name="customer[email]"></label><label>Password <input type="password" name="customer[password]"></label><button>Create</button></form>`,
      ),
      "/policies/privacy-policy": document(
        "en-US",
        "Privacy policy",
        `<h1>Privacy policy</h1><p>Last updated: June 12, 2026</p><p>Salt & Sage LLC, 100 Main Street, Mendocino, CA 95460, hello@saltandsage.example.</p><h2>What we collect</h2><p>Identifiers such as your name, email and address; commercial information; internet activity.</p><h2>Why</h2><p>To fulfil orders, to advertise and to improve the shop.</p><h2>Who we share it with</h2><p>We share identifiers and internet activity with Meta for advertising. This may be a sale or sharing under California law; you may opt out at any time. Shopify hosts our store.</p><h2>Retention</h2><p>Seven years for orders.</p><h2>Your rights</h2><p>You have the right to know, delete, correct, opt out of sale or sharing, and not to be discriminated against.</p>`,
      ),
    }),
  },
  {
    // Arabic: a delivery of meals as an app of one page; Mixpanel by beacon, a worker for push. The date is in Arabic digits.
    host: "wajba.example",
    truth: {
      defect: `${FEW_HEADERS} consent.banner-present consent.trackers-before tracking.streams cookie-notice.complete cookie.flags`,
      fine: `policy.link policy.sections policy.freshness tls.redirect`,
      nothing:
        "consent.reject-works consent.withdraw-link consent.reject-offered-first-layer consent.no-preticked ccpa.opt-out-link child.trackers",
    },
    othersSoundBut: `${THIRD_PARTIES} policy.discloses-recipients pixel.present tracking.url-leak gpc.honoured cookie.lifetime consent.storage-before consent.cookies-before cookie-notice.complete`,
    plain: toHttps("wajba.example"),
    also: [
      gives(
        "cdn.mxpnl.com",
        `(function(){var id=crypto.randomUUID();document.cookie="mp_0f1e2d3c4b5a69788796a5b4c3d2e1f0_mixpanel="+encodeURIComponent(JSON.stringify({distinct_id:"$device:"+id,"$device_id":id}))+"; path=/; max-age=31536000";function track(n){navigator.sendBeacon("https://api-js.mixpanel.com/track/?verbose=1&ip=1&_="+Date.now(),new URLSearchParams({data:btoa(JSON.stringify([{event:n,properties:{"$current_url":location.href,distinct_id:id,token:"0f1e2d3c4b5a"}}]))}))}track("$mp_web_page_view");addEventListener("hashchange",function(){track("view")})})()`,
      ),
      ...takes("api-js.mixpanel.com"),
    ],
    site: (request, response) => {
      if (pathOf(request) === "/")
        return reply(response, {
          type: "text/html; charset=utf-8",
          headers: GOOD_HEADERS,
          cookies: request.headers.cookie?.includes("wajba_session")
            ? []
            : ["wajba_session=eyJpdiI6Ik5zZ3k0Qm9; path=/; secure; samesite=lax"],
          body: document(
            "ar",
            "وجبة – توصيل الطعام",
            `<div id="app"></div><script src="/build/app.9f2c.js"></script>`,
            `<script async src="https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js"></script>`,
          ).replace("<html ", '<html dir="rtl" '),
        });
      return site({
        "/build/app.9f2c.js": `var P={"/":"<h1>وجبات ساخنة إلى بابك</h1><p>نعمل مع ثلاثمئة مطعم في الرياض وجدة والدمام، ونوصل طلبك خلال أربعين دقيقة أو نعيد لك رسوم التوصيل. ادفع نقدا أو بالبطاقة، وتابع السائق على الخريطة لحظة بلحظة.</p><a href='#/menu'>قائمة المطاعم</a>","/menu":"<h1>المطاعم</h1><p>كبسة، مندي، شاورما.</p>","/contact":"<h1>اتصل بنا</h1><form method='post' action='/api/contact'><label>الاسم <input name='name'></label><label>البريد الإلكتروني <input type='email' name='email'></label><textarea name='msg' aria-label='الرسالة'></textarea><button>إرسال</button></form>","/privacy":"<h1>سياسة الخصوصية</h1><p>آخر تحديث: ١٢ مارس ٢٠٢٦</p><h2>من نحن</h2><p>شركة وجبة للتقنية، المتحكم في البيانات، طريق الملك فهد، الرياض. التواصل: privacy@wajba.example</p><h2>أغراض المعالجة والأساس القانوني</h2><p>تنفيذ طلباتك بموجب العقد، وتحسين التطبيق بناء على مصلحتنا المشروعة.</p><h2>الجهات التي نشارك معها البيانات</h2><p>المطاعم والسائقون ومقدمو خدمات التحليلات والإشعارات، وقد تنقل البيانات إلى خارج المملكة وفق الشروط التعاقدية القياسية.</p><h2>مدة الاحتفاظ</h2><p>سنتان بعد آخر طلب.</p><h2>حقوقك</h2><p>الوصول والتصحيح والحذف والاعتراض وسحب الموافقة وتقديم شكوى إلى الجهة المختصة.</p>"};
function draw(){var r=location.hash.slice(1)||"/";document.getElementById("app").innerHTML="<nav><a href='#/'>وجبة</a> <a href='#/contact'>اتصل بنا</a></nav><main>"+(P[r]||P["/"])+"</main><footer><a href='#/privacy'>سياسة الخصوصية</a></footer>"}addEventListener("hashchange",draw);draw();if("serviceWorker" in navigator)navigator.serviceWorker.register("/sw.js").catch(function(){})`,
        "/sw.js": `self.addEventListener("push",function(){});self.addEventListener("install",function(){self.skipWaiting()})`,
      })(request, response);
    },
  },
];
