import { reply } from "../../../demo/respond.ts";
import { type Case, FEW_HEADERS, LEGAL_TEXT, NOTHING_BEFORE, THIRD_PARTIES } from "../case.ts";
import { GOOD_HEADERS } from "../page.ts";
import { document, gives, site, takes, toHttps } from "../routes.ts";

/** Six sites of other callings, their whole truth written before the first visit. */

const MATOMO = `<script>var _paq=window._paq=window._paq||[];_paq.push(["trackPageView"]);_paq.push(["enableLinkTracking"]);(function(){var u="https://lakeshoreregional.matomo.cloud/";_paq.push(["setTrackerUrl",u+"matomo.php"]);_paq.push(["setSiteId","1"]);var d=document,g=d.createElement("script"),s=d.getElementsByTagName("script")[0];g.async=true;g.src="https://cdn.matomo.cloud/lakeshoreregional.matomo.cloud/matomo.js";s.parentNode.insertBefore(g,s)})()</script>`;
const HERBATA = document(
  "pl",
  "Herbata Kogut – herbaty liściaste",
  `<header><a href="/">Herbata Kogut</a> <a href="/pol-Czarna-herbata-12.html">Czarna herbata</a> <a href="/contact-pol.html">Kontakt</a></header><main><h1>Herbaty prosto z ogrodów</h1><p>Sprowadzamy liście z Asamu, Darjeelingu i Yunnanu, pakujemy je ręcznie w Krakowie i wysyłamy tego samego dnia do paczkomatu. Próbka do każdego zamówienia, darmowa dostawa od 120 zł.</p></main><footer><a href="/pol-privacy-and-cookie-notice.html">Polityka prywatności</a> <a href="#" id="ck_reopen">Ustawienia plików cookies</a></footer>
<div id="ckdsclmrx" style="display:none;position:fixed;left:0;right:0;bottom:0;background:#fff;border-top:3px solid #8a1c1c;padding:18px 40px;z-index:999"><h3>Ta strona używa plików cookies</h3><p>Używamy ich do działania sklepu oraz, za Twoją zgodą, do marketingu.</p><div id="ck_more" hidden><label><input type="checkbox" checked disabled> Niezbędne</label> <label><input type="checkbox" id="ck_mkt"> Marketing</label> <button id="ck_save" class="btn">Zapisz ustawienia</button></div><button id="ck_no" class="btn">Odrzuć opcjonalne</button> <button id="ck_set" class="btn">Ustawienia</button> <button id="ck_yes" class="btn">Akceptuję wszystkie</button></div><style>.btn{padding:12px 26px;background:#8a1c1c;color:#fff;border:0;font:15px sans-serif}</style>
<script>(function(){function $(i){return document.getElementById(i)}var b=$("ckdsclmrx");function run(){window._edrone=window._edrone||{};_edrone.app_id="5f0c1b2a7d3e4f60";var s=document.createElement("script");s.async=true;s.src="https://d3bo67muzbfgtl.cloudfront.net/edrone_2_0.js?app_id="+_edrone.app_id;document.head.appendChild(s)}function put(y){document.cookie="iai_cookie="+(y?"all":"min")+"; path=/; max-age=31536000; secure; samesite=lax";b.style.display="none";if(y)run()}$("ck_no").onclick=function(){put(0)};$("ck_yes").onclick=function(){put(1)};$("ck_set").onclick=function(){$("ck_more").hidden=false};$("ck_save").onclick=function(){put($("ck_mkt").checked)};$("ck_reopen").onclick=function(e){e.preventDefault();b.style.display="block"};var m=/iai_cookie=(\\w+)/.exec(document.cookie);if(!m)b.style.display="block";else if(m[1]==="all")run()})()</script><script>var _smid="mz3k8q1x7h2f";(function(w,r,a,sm,s){w.SalesmanagoObject=r;w[r]=w[r]||function(){(w[r].q=w[r].q||[]).push(arguments)};sm=document.createElement("script");sm.type="text/javascript";sm.async=true;sm.src=a;s=document.getElementsByTagName("script")[0];s.parentNode.insertBefore(sm,s)})(window,"sm","https://app3.salesmanago.pl/static/sm.js")</script>`,
);

export const vocations: readonly Case[] = [
  {
    // Polish: tea shop on a rented platform; SALESmanago pasted into the template, edrone behind the layer.
    host: "herbata-kogut.example",
    truth: {
      defect: `${FEW_HEADERS} hdr.hsts consent.cookies-before consent.trackers-before consent.reject-works policy.freshness policy.discloses-recipients cookie-notice.complete cookie.lifetime`,
      fine: "consent.banner-present consent.reject-offered-first-layer consent.no-wall consent.withdraw-link policy.link policy.sections cookie.flags tls.redirect consent.no-preticked",
    },
    othersSoundBut: `${THIRD_PARTIES} consent.equal-choice pixel.present tracking.url-leak consent.storage-before gpc.honoured`,
    plain: toHttps("herbata-kogut.example"),
    also: [
      gives(
        "app3.salesmanago.pl",
        `(function(){function g(n){return(new RegExp("(?:^|; )"+n+"=([^;]+)").exec(document.cookie)||[])[1]}var u=g("smuuid");if(!u){u="19a"+Math.random().toString(16).slice(2,11)+"-"+Math.random().toString(16).slice(2,14);document.cookie="smuuid="+u+"; path=/; max-age=315360000"}document.cookie="_smvs=DIRECT; path=/; max-age=86400";var s=new Image();s.src="https://app3.salesmanago.pl/api/r.gif?clientId="+window._smid+"&uuid="+u+"&location="+encodeURIComponent(location.href)+"&title="+encodeURIComponent(document.title)+"&ref="+encodeURIComponent(document.referrer)+"&t="+Date.now()})()`,
      ),
      gives(
        "d3bo67muzbfgtl.cloudfront.net",
        `localStorage.setItem("edrone-session-store",JSON.stringify({id:"e7c1"}));fetch("https://api.edrone.me/trace",{method:"POST",mode:"no-cors",body:"version=1.1&app_id="+window._edrone.app_id+"&action_type=other&c_id="+Math.random().toString(36).slice(2)})`,
      ),
      ...takes("api.edrone.me"),
    ],
    site: (request, response) => {
      const h = { ...GOOD_HEADERS, "strict-transport-security": "max-age=86400" };
      if (request.url === "/")
        return reply(response, {
          type: "text/html; charset=utf-8",
          headers: h,
          cookies: request.headers.cookie?.includes("PHPSESSID")
            ? []
            : ["PHPSESSID=k3v9s0x2q7m1b5n8c4z6; path=/; secure; HttpOnly; SameSite=Lax"],
          body: HERBATA,
        });
      return site(
        {
          "/pol-Czarna-herbata-12.html": document(
            "pl",
            "Czarna herbata",
            `<h1>Czarna herbata</h1><p>Assam, 100 g – 24,90 zł</p><button>Do koszyka</button>`,
          ),
          "/contact-pol.html": document(
            "pl",
            "Kontakt",
            `<h1>Kontakt</h1><form method="post" action="/contact-pol.html"><label>Imię <input name="imie"></label><label>E-mail <input type="email" name="mail"></label><textarea name="tresc" aria-label="Treść"></textarea><button>Wyślij</button></form>`,
          ),
          "/pol-privacy-and-cookie-notice.html": document(
            "pl",
            "Polityka prywatności",
            `<h1>Polityka prywatności</h1><p>Niniejsza polityka obowiązuje od dnia 25 maja 2018 r.</p><h3>Administrator danych</h3><p>Administratorem danych jest Kogut Sp. z o.o., ul. Herbaciana 3, 31-001 Kraków, e-mail: dane@herbata-kogut.example.</p><h3>Cele i podstawy przetwarzania</h3><p>Dane przetwarzamy w celu realizacji zamówień (art. 6 ust. 1 lit. b RODO) oraz marketingu za Twoją zgodą.</p><h3>Odbiorcy danych</h3><p>InPost, Przelewy24 oraz edrone sp. z o.o. (automatyzacja marketingu).</p><h3>Okres przechowywania</h3><p>5 lat od końca roku podatkowego.</p><h3>Twoje prawa</h3><p>Masz prawo dostępu do danych, ich sprostowania, usunięcia, ograniczenia, sprzeciwu, cofnięcia zgody i wniesienia skargi do Prezesa UODO.</p><h3>Pliki cookies</h3><table><tr><td>PHPSESSID</td><td>sesja sklepu</td></tr><tr><td>iai_cookie</td><td>wybór dotyczący cookies, 1 rok</td></tr><tr><td>edrone-session-store</td><td>edrone, do usunięcia</td></tr></table>`,
          ),
        },
        h,
      )(request, response);
    },
  },
  {
    // English of the United States: hospital, Matomo Cloud.
    host: "www.lakeshoreregional.example",
    territories: ["US"],
    truth: {
      defect:
        "hdr.csp hdr.frame hdr.permissions hdr.isolation hdr.hsts-preload security-txt policy.freshness tracking.url-leak policy.discloses-recipients",
      fine: "policy.link tls.redirect form.insecure mixed-content hdr.hsts hdr.nosniff hdr.referrer",
      nothing:
        "consent.reject-works consent.withdraw-link consent.no-preticked child.trackers ccpa.opt-out-link",
    },
    othersSoundBut: `${THIRD_PARTIES} consent.banner-present consent.cookies-before consent.trackers-before cookie-notice.complete form.minimisation gpc.support-file policy.sections`,
    plain: toHttps("www.lakeshoreregional.example"),
    also: [
      gives(
        "cdn.matomo.cloud",
        `(function(){var q=window._paq||[];var site="1",u="https://lakeshoreregional.matomo.cloud/";q.forEach(function(a){if(a[0]==="setTrackerUrl")u=a[1]});function g(n){return(new RegExp("(?:^|; )"+n.replace(/\\./g,"\\\\.")+"=([^;]+)").exec(document.cookie)||[])[1]}var n="_pk_id.1.7c3e",id=g(n);if(!id){id=Array.from({length:16},function(){return Math.floor(Math.random()*16).toString(16)}).join("")+"."+Math.floor(Date.now()/1000)+".";document.cookie=n+"="+id+"; path=/; max-age=33955200; samesite=lax"}document.cookie="_pk_ses.1.7c3e=1; path=/; max-age=1800; samesite=lax";fetch(u+"?action_name="+encodeURIComponent(document.title)+"&idsite=1&rec=1&r=332211&h=10&m=2&s=1&url="+encodeURIComponent(location.href)+"&_id="+id.split(".")[0]+"&_idn=1&send_image=0&res=1280x800&pv_id=qW3eRt",{method:"POST",mode:"no-cors",keepalive:true})})()`,
      ),
      ...takes("lakeshoreregional.matomo.cloud"),
    ],
    site: site(
      {
        "/": document(
          "en-US",
          "Lakeshore Regional Health | Care close to home",
          `<header><a href="/">Lakeshore Regional Health</a><nav><a href="/find-a-doctor">Find a doctor</a> <a href="/services/cancer-care">Cancer care</a> <a href="/request-appointment">Request an appointment</a> <a href="https://mychart.lakeshoreregional.example/">MyChart</a></nav></header><main><h1>Care close to home</h1><p>Three hospitals and eleven clinics between Sheboygan and Port Washington. Our emergency rooms are open around the clock; check current wait times before you leave, or talk to a nurse by phone at any hour.</p><a href="/services/cancer-care">Learn about our infusion center</a></main><footer><a href="/privacy-policy">Website privacy policy</a> <a href="/npp">Notice of Privacy Practices</a></footer>`,
          MATOMO,
        ),
        "/find-a-doctor": document(
          "en-US",
          "Find a doctor",
          "<h1>Find a doctor</h1><p>412 physicians.</p>",
          MATOMO,
        ),
        "/services/cancer-care": document(
          "en-US",
          "Cancer care",
          "<h1>Cancer care</h1><p>Infusion, radiation and support groups in Sheboygan.</p>",
          MATOMO,
        ),
        "/request-appointment": document(
          "en-US",
          "Request an appointment",
          `<h1>Request an appointment</h1><form method="post" action="/request-appointment"><label>Full name <input name="name" autocomplete="name"></label><label>Phone <input type="tel" name="phone"></label><label>Email <input type="email" name="email"></label><label>Reason for visit <textarea name="reason"></textarea></label><button>Request</button></form>`,
          MATOMO,
        ),
        "/npp": document(
          "en-US",
          "Notice of Privacy Practices",
          "<h1>Notice of Privacy Practices</h1><p>Effective September 23, 2013. This notice describes how medical information about you may be used and disclosed.</p>",
        ),
        "/privacy-policy": document(
          "en-US",
          "Website privacy policy",
          `<h1>Website privacy policy</h1><p>Last revised: March 4, 2024</p><h2>What we collect</h2><p>Lakeshore Regional Health collects the information you enter into forms, and standard information such as your browser, the pages you view and your IP address.</p><h2>How we use it</h2><p>To schedule appointments, answer questions and improve this website.</p><h2>Sharing</h2><p>We do not sell your personal information. We share it with service providers who host this website.</p><h2>Your choices and rights</h2><p>You may ask us to access, correct or delete information by writing to privacy@lakeshoreregional.example or calling (920) 555-0142.</p><h2>Do Not Track</h2><p>This website does not respond to Do Not Track signals.</p><h2>Retention</h2><p>We keep form submissions for six years.</p>`,
        ),
      },
      {
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "content-security-policy-report-only":
          "default-src 'self'; script-src 'self' https://cdn.matomo.cloud; frame-ancestors 'self'; report-uri /csp",
      },
    ),
  },
  {
    // German: a county office with everything in order, but a security.txt that ran out in summer.
    host: "www.landkreis-auental.example",
    truth: {
      defect: "security-txt",
      fine: "policy.link policy.sections policy.freshness tls.redirect hdr.hsts hdr.csp hdr.frame hdr.nosniff hdr.referrer hdr.permissions hdr.isolation hdr.hsts-preload form.insecure robots",
      nothing:
        "consent.reject-works consent.withdraw-link consent.banner-present ccpa.opt-out-link child.trackers consent.no-preticked",
    },
    othersSoundBut: "form.minimisation",
    plain: toHttps("www.landkreis-auental.example"),
    site: site(
      {
        "/": document(
          "de",
          "Landkreis Auental – Startseite",
          `<a href="#inhalt">Zum Inhalt springen</a><header><a href="/">Landkreis Auental</a><form action="/suche" method="get" role="search"><label>Suche <input type="search" name="q"></label><button>Suchen</button></form><nav><a href="/buergerservice">Bürgerservice</a> <a href="/kfz-zulassung">Kfz-Zulassung</a> <a href="/kontakt">Kontakt</a> <a href="/leichte-sprache">Leichte Sprache</a></nav></header><main id="inhalt"><h1>Willkommen im Landratsamt</h1><p>Die Zulassungsstelle ist am Donnerstag bis 18 Uhr geöffnet. Termine für die Führerscheinstelle buchen Sie online; das Gesundheitsamt berät zur Masernimpfung. Der Kreistag tagt am 12. Dezember öffentlich im großen Sitzungssaal.</p><article><h2>Winterdienst</h2><p>Räumpflicht besteht werktags ab 7 Uhr.</p></article></main><footer><a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a> <a href="/barrierefreiheit">Barrierefreiheit</a></footer>`,
          `<link rel="stylesheet" href="/css/haupt.css">`,
        ),
        "/css/haupt.css": "body{font:18px/1.5 sans-serif;margin:0 auto;max-width:70rem}",
        "/suche": document("de", "Suche", "<h1>Suche</h1><p>Keine Treffer.</p>"),
        "/buergerservice": document(
          "de",
          "Bürgerservice",
          "<h1>Bürgerservice</h1><p>Anliegen von A bis Z.</p>",
        ),
        "/kfz-zulassung": document(
          "de",
          "Kfz-Zulassung",
          "<h1>Kfz-Zulassung</h1><p>Wunschkennzeichen AUE.</p>",
        ),
        "/leichte-sprache": document(
          "de",
          "Leichte Sprache",
          "<h1>Leichte Sprache</h1><p>Hier steht alles einfach.</p>",
        ),
        "/kontakt": document(
          "de",
          "Kontakt",
          `<h1>Kontakt</h1><form method="post" action="/kontakt"><label>Name <input name="name"></label><label>E-Mail <input type="email" name="email"></label><label>Nachricht <textarea name="nachricht"></textarea></label><p>Hinweise zur Verarbeitung: <a href="/datenschutz">Datenschutz</a></p><button>Absenden</button></form>`,
        ),
        "/impressum": document(
          "de",
          "Impressum",
          "<h1>Impressum</h1><p>Landkreis Auental, Schlossplatz 1, 99999 Auental.</p>",
        ),
        "/barrierefreiheit": document("de", "Barrierefreiheit", "<h1>Erklärung zur Barrierefreiheit</h1>"),
        "/robots.txt":
          "User-agent: *\nDisallow: /suche\nSitemap: https://www.landkreis-auental.example/sitemap.xml\n",
        "/.well-known/security.txt":
          "Contact: mailto:it-sicherheit@landkreis-auental.example\nExpires: 2026-06-30T22:00:00Z\nPreferred-Languages: de, en\nCanonical: https://www.landkreis-auental.example/.well-known/security.txt\n",
        "/datenschutz": document(
          "de",
          "Datenschutz",
          `<h1>Datenschutzerklärung</h1><p>Stand: 1. Oktober 2026</p><h2>1. Verantwortliche Stelle</h2><p>Landkreis Auental, vertreten durch den Landrat, Schlossplatz 1, 99999 Auental. Die behördliche Datenschutzbeauftragte erreichen Sie unter datenschutz@landkreis-auental.example.</p><h2>2. Zwecke und Rechtsgrundlagen</h2><p>Wir verarbeiten Ihre Daten zur Erfüllung unserer öffentlichen Aufgaben (Art. 6 Abs. 1 lit. e DSGVO).</p><h2>3. Empfänger</h2><p>Unser Rechenzentrum, die Kommunale Datenverarbeitung. Eine Übermittlung in Drittländer findet nicht statt.</p><h2>4. Speicherdauer</h2><p>Protokolldaten werden nach sieben Tagen gelöscht, Anfragen nach Abschluss des Vorgangs.</p><h2>5. Ihre Rechte</h2><p>Auskunft, Berichtigung, Löschung, Einschränkung, Widerspruch sowie Beschwerde beim Landesbeauftragten für den Datenschutz.</p><h2>6. Cookies</h2><p>Diese Website setzt keine Cookies.</p>`,
        ),
      },
      {
        "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
        "content-security-policy":
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "x-frame-options": "DENY",
      },
    ),
  },
  {
    // Japanese: careers at a robot maker; hash routes; Treasure Data and LINE Tag, no question.
    host: "saiyo.hoshino-robotics.example",
    territories: ["JP", "EU"],
    truth: {
      defect: `${FEW_HEADERS} consent.banner-present consent.cookies-before consent.trackers-before pixel.present policy.discloses-recipients cookie.lifetime cookie-notice.complete`,
      fine: "policy.link policy.sections policy.freshness tls.redirect form.insecure",
      nothing:
        "consent.reject-works consent.withdraw-link consent.no-preticked ccpa.opt-out-link child.trackers consent.reject-offered-first-layer",
    },
    othersSoundBut: `${THIRD_PARTIES} form.minimisation tracking.url-leak consent.storage-before gpc.honoured`,
    plain: toHttps("saiyo.hoshino-robotics.example"),
    also: [
      gives(
        "cdn.treasuredata.com",
        `window.Treasure=function(o){this.o=o};Treasure.prototype={set:function(){},trackPageview:function(t){function g(n){return(new RegExp("(?:^|; )"+n+"=([^;]+)").exec(document.cookie)||[])[1]}var id=g("_td");if(!id){id=crypto.randomUUID();document.cookie="_td="+id+"; path=/; max-age=63072000"}var s=document.createElement("script");s.src="https://"+this.o.host+"/js/v3/event/"+this.o.database+"/"+t+"?api_key="+encodeURIComponent(this.o.writeKey)+"&modified="+Date.now()+"&data="+btoa(JSON.stringify({td_client_id:id,td_url:location.href,td_host:location.host,td_referrer:document.referrer,td_screen:screen.width+"x"+screen.height}));document.head.appendChild(s)}}`,
      ),
      gives("tokyo.in.treasuredata.com", `/*ok*/`),
      gives(
        "d.line-scdn.net",
        `(function(){if(!/__lt__cid=/.test(document.cookie))document.cookie="__lt__cid="+crypto.randomUUID()+"; path=/; max-age=63072000";document.cookie="__lt__sid="+crypto.randomUUID().slice(0,17)+"; path=/; max-age=1800";var q=window._lt_q||[];window._lt=function(){new Image().src="https://tr.line.me/tag.gif?c_t=lap&t_id=8f1e2d3c-4b5a-6978-8a9b-0c1d2e3f4a5b&cid="+/__lt__cid=([^;]+)/.exec(document.cookie)[1]+"&e=pv&url="+encodeURIComponent(location.href)};_lt()})()`,
      ),
      ...takes("tr.line.me"),
    ],
    site: site({
      "/": document(
        "ja",
        "採用情報 | ホシノロボティクス",
        `<div id="app"><noscript>JavaScriptを有効にしてください。</noscript></div><script src="/assets/index-Dk3f9a.js"></script>`,
        `<script>(function(g,d,o){g._ltq=g._ltq||[];g._lt=g._lt||function(){g._ltq.push(arguments)};var s=d.createElement("script");s.async=1;s.src=o||"https://d.line-scdn.net/n/line_tag/public/release/v1/lt.js";d.head.appendChild(s)})(window,document);</script><script src="https://cdn.treasuredata.com/sdk/4.1/td.min.js"></script><script>var td=new Treasure({host:"tokyo.in.treasuredata.com",writeKey:"9712/8a7b6c5d4e3f2a1b",database:"saiyo_web"});td.trackPageview("pageviews")</script>`,
      ),
      "/assets/index-Dk3f9a.js": `var V={"":"<h1>未来を動かす人へ</h1><p>ホシノロボティクスは、物流と介護の現場で働くロボットをつくっています。長野の本社とミュンヘンの拠点で、機構設計、制御、画像認識、品質保証の仲間を募集しています。経験よりも、手を動かして確かめる姿勢を大切にします。</p><ul><li><a href='#/jobs/128'>制御ソフトウェアエンジニア(長野)</a></li><li><a href='#/jobs/131'>フィールドエンジニア(ミュンヘン)</a></li></ul>","/jobs/128":"<h1>制御ソフトウェアエンジニア</h1><p>年収600万円〜。C++と制御工学の基礎知識。</p>","/jobs/131":"<h1>フィールドエンジニア</h1><p>欧州の物流拠点を担当します。</p>","/entry":"<h1>エントリー</h1><form method='post' action='/api/entry'><label>氏名 <input name='name'></label><label>メールアドレス <input type='email' name='mail'></label><label>志望動機 <textarea name='reason'></textarea></label><button>送信する</button></form>","/privacy":"<h1>採用における個人情報の取扱い</h1><p>2019年4月1日制定 2026年9月1日改定</p><h2>事業者の名称</h2><p>ホシノロボティクス株式会社(管理者)長野県松本市中央1-2-3 代表取締役 星野健</p><h2>利用目的と法的根拠</h2><p>応募者の選考および連絡のために利用します(契約前の措置、同意)。</p><h2>第三者提供・委託先</h2><p>適性検査の委託先、およびウェブサイトの分析のためトレジャーデータ株式会社に委託します。EU域内の応募者の情報は日本へ移転します(十分性認定)。</p><h2>保存期間</h2><p>選考終了後1年間保存し、その後消去します。</p><h2>開示・訂正・削除などの請求</h2><p>ご本人は開示、訂正、削除、利用停止を請求でき、監督機関に苦情を申し立てることができます。</p><h2>お問い合わせ窓口</h2><p>privacy@hoshino-robotics.example</p>"};
function draw(){var r=location.hash.slice(1).replace(/^\\/$/,"");document.getElementById("app").innerHTML="<header><a href='#/'>ホシノロボティクス 採用</a> <a href='#/entry'>エントリー</a></header><main>"+(V[r]||V[""])+"</main><footer><a href='#/privacy'>個人情報の取扱いについて</a></footer>"}addEventListener("hashchange",draw);draw();`,
    }),
  },
  {
    // Portuguese of Brazil: houses; AdOpt asks, but the map and the chat are part of the template.
    host: "www.imobiliariapontal.example",
    territories: ["BR"],
    truth: {
      defect: `${FEW_HEADERS} consent.cookies-before consent.trackers-before consent.reject-works cookie.lifetime`,
      fine: "consent.banner-present consent.reject-offered-first-layer consent.no-wall consent.withdraw-link policy.link policy.sections policy.freshness policy.discloses-recipients tls.redirect",
    },
    othersSoundBut: `${THIRD_PARTIES} consent.equal-choice cookie-notice.complete pixel.present tracking.url-leak consent.storage-before gpc.honoured replay.present consent.no-preticked tracking.streams`,
    plain: toHttps("www.imobiliariapontal.example"),
    also: [
      gives(
        "tag.goadopt.io",
        `(function(){var k=/_goadopt_consent=([^;]+)/.exec(document.cookie);function fire(){window.dispatchEvent(new CustomEvent("adopt-consent",{detail:1}))}function put(y){document.cookie="_goadopt_consent="+(y?"marketing%2Cstatistics":"necessary")+"; path=/; max-age=15552000; samesite=lax; secure";b.remove();if(y)fire();pill()}function pill(){var p=document.createElement("button");p.id="adopt-controller-button";p.setAttribute("aria-label","Abrir preferências de cookies");p.style.cssText="position:fixed;left:12px;bottom:12px;width:44px;height:44px;border-radius:22px;border:0;background:#222;color:#fff";p.textContent="◐";p.onclick=ask;document.body.appendChild(p)}var b;function ask(){b=document.createElement("div");b.id="cookie-banner";b.className="adopt-c-banner";b.setAttribute("role","dialog");b.style.cssText="position:fixed;left:24px;bottom:24px;width:420px;background:#fff;padding:22px;border-radius:10px;box-shadow:0 4px 30px #0004;z-index:99999";b.innerHTML='<p>Utilizamos cookies para melhorar sua experiência e medir nossas campanhas. Escolha o que permite.</p><div style="display:flex;gap:8px"><button id="adopt-reject-all-button" style="flex:1;padding:12px;background:#1b1b1b;color:#fff;border:0">Rejeitar</button><button id="adopt-accept-all-button" style="flex:1;padding:12px;background:#1b1b1b;color:#fff;border:0">Aceitar</button></div>';document.body.appendChild(b);document.getElementById("adopt-reject-all-button").onclick=function(){put(false)};document.getElementById("adopt-accept-all-button").onclick=function(){put(true)}}function go(){if(!k)ask();else{pill();if(/marketing/.test(k[1]))fire()}}document.body?go():addEventListener("DOMContentLoaded",go)})()`,
      ),
      {
        hosts: ["code.jivosite.com"],
        https: (_request, response) =>
          reply(response, {
            type: "text/javascript",
            headers: { "access-control-allow-origin": "*" },
            body: `(function(){var id="Qx7LkWv0Rz";document.cookie="jv_enter_ts_"+id+"="+Date.now()+"; path=/; max-age=86400";document.cookie="jv_visits_count_"+id+"=1; path=/; max-age=94608000";document.cookie="jv_invitation_time_"+id+"="+Date.now()+"; path=/";var b=document.createElement("jdiv");b.innerHTML='<jdiv style="position:fixed;right:20px;bottom:0;background:#18c139;color:#fff;padding:10px 20px" role="button" tabindex="0">Fale com um corretor!</jdiv>';document.body.appendChild(b);fetch("https://node-ru-1.jivosite.com/widget/status/1002/"+id+"?rnd="+Math.random(),{mode:"no-cors"});fetch("https://telemetry.jivosite.com/collect",{method:"POST",mode:"no-cors",body:JSON.stringify({widget_id:id,visitor:crypto.randomUUID(),page:location.href})})})()`,
          }),
      },
      ...takes("node-ru-1.jivosite.com", "telemetry.jivosite.com"),
      gives(
        "d335luupugsy2.cloudfront.net",
        `document.cookie="__trf.src=encoded_eyJmaXJzdF9zZXNzaW9uIjp7InZhbHVlIjoiKG5vbmUpIn19; path=/; max-age=31536000";document.cookie="rdtrk=%7B%22id%22%3A%22"+crypto.randomUUID()+"%22%7D; path=/; max-age=31536000";fetch("https://pageview-notify.rdstation.com.br/send",{method:"POST",mode:"no-cors",body:JSON.stringify({url:location.href})})`,
      ),
      ...takes("pageview-notify.rdstation.com.br"),
      gives(
        "maps.googleapis.com",
        `document.querySelectorAll("#mapa").forEach(function(m){m.textContent="Mapa"});fetch("https://maps.googleapis.com/maps/api/mapsjs/gen_204?csp_test=true",{mode:"no-cors"})`,
      ),
    ],
    site: site({
      "/": document(
        "pt-BR",
        "Imobiliária Pontal – casas e apartamentos em Santos",
        `<header><a href="/">Imobiliária Pontal</a> <a href="/imoveis/venda">Comprar</a> <a href="/imoveis/aluguel">Alugar</a> <a href="/contato">Contato</a></header><main><h1>Seu próximo endereço perto do mar</h1><p>Há trinta anos negociamos apartamentos no Gonzaga, na Ponta da Praia e no Boqueirão. Visitas aos sábados, contrato revisado por advogado e vistoria com fotos antes da entrega das chaves.</p><div id="mapa" style="height:280px;background:#dde"></div></main><footer>CRECI 00000-J <a href="/politica-de-privacidade">Política de Privacidade</a></footer><script src="//code.jivosite.com/widget/Qx7LkWv0Rz" async></script><script async defer src="https://maps.googleapis.com/maps/api/js?key=AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY&callback=initMap"></script><script>function initMap(){}addEventListener("adopt-consent",function(){var s=document.createElement("script");s.src="https://d335luupugsy2.cloudfront.net/js/loader-scripts/4e7f8c9d-1b2a-3c4d-5e6f-0f6d2c1e5a3b-loader.js";document.head.appendChild(s)})</script>`,
        `<meta name="adopt-website-id" content="7a6b5c4d-3e2f-1a0b-9c8d-7e6f5a4b3c2d"><script src="//tag.goadopt.io/injector.js?website_code=7a6b5c4d-3e2f-1a0b-9c8d-7e6f5a4b3c2d" class="adopt-injector"></script>`,
      ),
      "/imoveis/venda": document(
        "pt-BR",
        "Comprar",
        "<h1>Comprar</h1><p>Apartamento, 2 dormitórios, R$ 640.000.</p>",
      ),
      "/imoveis/aluguel": document("pt-BR", "Alugar", "<h1>Alugar</h1><p>R$ 3.200 por mês.</p>"),
      "/contato": document(
        "pt-BR",
        "Contato",
        `<h1>Contato</h1><form method="post" action="/contato"><label>Nome <input name="nome"></label><label>E-mail <input type="email" name="email"></label><label>Telefone <input type="tel" name="fone"></label><button>Enviar</button></form>`,
      ),
      "/politica-de-privacidade": document(
        "pt-BR",
        "Política de Privacidade",
        `<h1>Política de Privacidade</h1><p>Última atualização: 10/08/2026</p><h2>Controlador</h2><p>Pontal Negócios Imobiliários Ltda., Av. Ana Costa, 100, Santos/SP. Encarregado (DPO): Marina Prado, lgpd@imobiliariapontal.example</p><h2>Finalidades e bases legais</h2><p>Atender pedidos de visita, elaborar contratos e, com seu consentimento, medir campanhas.</p><h2>Compartilhamento</h2><p>Compartilhamos dados com RD Station (automação de marketing), JivoChat (atendimento), Google Maps (mapas) e AdOpt. Alguns desses fornecedores tratam dados fora do Brasil, com cláusulas contratuais.</p><h2>Retenção</h2><p>Cinco anos após o fim do contrato.</p><h2>Seus direitos</h2><p>Confirmação, acesso, correção, eliminação, portabilidade, revogação do consentimento e reclamação à ANPD.</p>`,
      ),
    }),
  },
  {
    // Turkish: travel; efilli asks; after "yes" Criteo is told the hash of what is typed into the newsletter field.
    host: "www.egetatil.example",
    truth: {
      defect: `${FEW_HEADERS} pixel.hashed-identifiers keystroke.capture`,
      fine: `${NOTHING_BEFORE} consent.reject-offered-first-layer consent.reject-works consent.no-wall consent.withdraw-link ${LEGAL_TEXT} tls.redirect form.insecure`,
    },
    othersSoundBut: `${THIRD_PARTIES} pixel.present tracking.url-leak gpc.honoured cookie.lifetime consent.no-preticked`,
    plain: toHttps("www.egetatil.example"),
    also: [
      gives(
        "bundles.efilli.com",
        `(function(){var K="efl-saved-consent";function kept(){try{return JSON.parse(localStorage.getItem(K))}catch(e){return null}}var h;function put(y){localStorage.setItem(K,JSON.stringify({categories:{essential:true,marketing:y},updatedAt:new Date().toISOString()}));h.remove();document.dispatchEvent(new CustomEvent("efl-consent",{detail:{marketing:y}}))}function ask(){h=document.createElement("efilli-layout-dynamic");document.body.appendChild(h);var r=h.attachShadow({mode:"open"});r.innerHTML='<style>.w{position:fixed;left:0;right:0;bottom:0;background:#fff;padding:20px 40px;box-shadow:0 0 12px #0003;font:15px sans-serif;z-index:2147483646;display:flex;gap:12px;align-items:center}.b{padding:12px 24px;background:#0a3d62;color:#fff;cursor:pointer;border-radius:6px;white-space:nowrap}</style><div class="w"><p>Sitemizde deneyiminizi geliştirmek ve reklamları ölçmek için çerezler kullanıyoruz. Ayrıntılar Çerez Politikamızdadır.</p><div class="b" data-name="Preferences">Tercihler</div><div class="b" data-name="Reject Button">Tümünü Reddet</div><div class="b" data-name="Accept Button">Tümünü Kabul Et</div></div>';r.querySelector('[data-name="Reject Button"]').onclick=function(){put(false)};r.querySelector('[data-name="Accept Button"]').onclick=function(){put(true)};r.querySelector('[data-name="Preferences"]').onclick=function(){}}window.EfilliSDK={Actions:{openPreferences:ask}};function go(){var k=kept();if(!k)setTimeout(ask,400);else document.dispatchEvent(new CustomEvent("efl-consent",{detail:k.categories}))}document.readyState==="loading"?addEventListener("DOMContentLoaded",go):go()})()`,
      ),
      gives(
        "dynamic.criteo.com",
        `(function(){var q=window.criteo_q=window.criteo_q||[];var em="";function send(a){var p=a.map(function(e,i){if(e.event==="setEmail"){em=e.email;return null}return "p"+i+"="+encodeURIComponent(Object.keys(e).map(function(k){return k[0]+"="+e[k]}).join("&"))}).filter(Boolean);if(!/cto_bundle=/.test(document.cookie))document.cookie="cto_bundle=Zx8kQl9mJTJGb0F4T1h6c3R1dnd4eXo; path=/; max-age=33696000";new Image().src="https://sslwidget.criteo.com/event?a=98765&v=5.34.0&otl=1&"+(p.join("&")||"p0=e%3Dce")+(em?"&pe="+encodeURIComponent("e=ce&m=["+em+"]&h=sha256"):"")+"&dy=1&fu="+encodeURIComponent(location.href)}q.push=function(){send([].slice.call(arguments))};var all=q.splice(0);send(all)})()`,
      ),
      {
        hosts: ["sslwidget.criteo.com"],
        https: (_request, response) =>
          reply(response, {
            type: "text/javascript",
            body: "",
            cookies: [
              "uid=5e4d3c2b-1a09-4f8e-9d7c-6b5a4f3e2d1c; Domain=criteo.com; Path=/; Secure; SameSite=None; Max-Age=33696000",
            ],
          }),
      },
    ],
    site: site({
      "/": document(
        "tr",
        "Ege Tatil | Otel ve tekne turları",
        `<header><a href="/">Ege Tatil</a> <a href="/oteller/bodrum">Bodrum otelleri</a> <a href="/turlar">Tekne turları</a> <a href="/iletisim">İletişim</a></header><main><h1>Ege kıyısında erken rezervasyon</h1><p>Bodrum, Marmaris ve Datça'da aile otelleri, butik pansiyonlar ve mavi yolculuk. Ücretsiz iptal otuz gün öncesine kadar, taksit imkânı ve yedi gün yirmi dört saat Türkçe destek.</p><form action="/ara" method="get"><label>Nereye <input name="nereye"></label><button>Ara</button></form><form id="bulten" method="post" action="/bulten"><label>E-posta <input type="email" name="eposta" id="eposta"></label><button>Bültene katıl</button></form></main><footer><a href="/kvkk">Gizlilik ve KVKK Aydınlatma Metni</a> <a href="/cerez-politikasi">Çerez Politikası</a> <a href="#" onclick="EfilliSDK.Actions.openPreferences();return false">Çerez tercihlerini yönet</a></footer><script>document.addEventListener("efl-consent",function(e){if(!e.detail.marketing)return;window.criteo_q=window.criteo_q||[];criteo_q.push({event:"setAccount",account:98765},{event:"viewHome"});var s=document.createElement("script");s.async=true;s.src="https://dynamic.criteo.com/js/ld/ld.js?a=98765";document.head.appendChild(s);document.getElementById("eposta").addEventListener("change",function(){var v=this.value.trim().toLowerCase();crypto.subtle.digest("SHA-256",new TextEncoder().encode(v)).then(function(b){var x=Array.from(new Uint8Array(b)).map(function(n){return n.toString(16).padStart(2,"0")}).join("");criteo_q.push({event:"setEmail",email:x,hash_method:"sha256"},{event:"viewHome"})})})})</script>`,
        `<script src="https://bundles.efilli.com/egetatil.prod.js"></script>`,
      ),
      "/oteller/bodrum": document(
        "tr",
        "Bodrum otelleri",
        "<h1>Bodrum otelleri</h1><p>Gecelik 4.200 TL'den.</p>",
      ),
      "/turlar": document("tr", "Tekne turları", "<h1>Tekne turları</h1><p>Gökova, yedi gece.</p>"),
      "/iletisim": document(
        "tr",
        "İletişim",
        `<h1>İletişim</h1><form method="post" action="/iletisim"><label>Ad soyad <input name="ad"></label><label>E-posta <input type="email" name="eposta"></label><textarea name="mesaj" aria-label="Mesaj"></textarea><button>Gönder</button></form>`,
      ),
      "/cerez-politikasi": document(
        "tr",
        "Çerez Politikası",
        "<h1>Çerez Politikası</h1><p>efl-saved-consent: tercihiniz (yerel depolama). cto_bundle: Criteo, 13 ay. uid: Criteo, 13 ay.</p>",
      ),
      "/kvkk": document(
        "tr",
        "Gizlilik ve KVKK Aydınlatma Metni",
        `<h1>Gizlilik ve KVKK Aydınlatma Metni</h1><p>Son güncelleme: 14.03.2026</p><h2>Veri sorumlusu</h2><p>Ege Tatil Turizm A.Ş., Kıbrıs Şehitleri Cad. 12, Bodrum. kvkk@egetatil.example</p><h2>İşleme amaçları ve hukuki sebepler</h2><p>Rezervasyonunuzun yapılması (sözleşmenin ifası) ve rızanızla reklamların ölçülmesi.</p><h2>Alıcılar ve aktarım</h2><p>Oteller, ödeme kuruluşu ve Criteo SA (Fransa). Yurt dışına aktarım standart sözleşmelere dayanır.</p><h2>Saklama süresi</h2><p>Rezervasyon kayıtları on yıl saklanır.</p><h2>Haklarınız</h2><p>Erişim, düzeltme, silme, itiraz, rızanızı geri alma ve Kurula şikâyet hakkınız vardır.</p>`,
      ),
    }),
  },
];
