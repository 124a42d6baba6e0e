import { pathOf, reply } from "../../../demo/respond.ts";
import { type Case, FEW_HEADERS, LEGAL_TEXT, THIRD_PARTIES } from "../case.ts";
import { GOOD_HEADERS } from "../page.ts";
import { document, gives, site, toHttps } from "../routes.ts";
import { googleTag } from "../tags.ts";

/** Six more, whose trackers stand behind the site itself, or that only look as if they had any. */

const SV: Record<string, string> = {
  "/": document(
    "sv",
    "Nordanull – kläder för regn",
    `<header><a href="/">Nordanull</a> <a href="/produkt/regnjacka">Regnjacka</a> <a href="/kontakt">Kontakt</a></header><main><h1>Kläder för horisontellt regn</h1><p>Vi syr jackor i Härnösand av återvunnet garn, lagar dem gratis så länge de håller och köper tillbaka dem när de inte gör det längre. Leverans inom tre dagar och fri retur i hela Norden.</p></main><footer><a href="/integritet">Integritetspolicy</a> <a href="/kopvillkor">Köpvillkor</a></footer><div id="kb" role="dialog" aria-label="Kakor" style="display:none;position:fixed;right:20px;bottom:20px;width:420px;background:#fff;padding:22px;box-shadow:0 0 14px #0005"><div id="kb1"><p>Vi använder kakor för att butiken ska fungera och, om du vill, för marknadsföring.</p><button class="n" id="kb-nej">Endast nödvändiga</button> <button class="n" id="kb-val">Inställningar</button> <button class="n" id="kb-ja">Godkänn alla</button></div><div id="kb2" hidden><label><input type="checkbox" checked disabled> Nödvändiga</label><label><input type="checkbox" id="kb-m" checked> Marknadsföring</label><label><input type="checkbox" id="kb-s" checked> Statistik</label><button class="n" id="kb-spara">Spara val</button></div></div><style>.n{padding:12px 18px;background:#1d3d3a;color:#fff;border:0;font:15px sans-serif}</style><script>(function(){function $(i){return document.getElementById(i)}function meta(){var m=document.createElement("script");m.src="https://connect.facebook.net/en_US/fbevents.js";document.head.append(m)}function put(v){document.cookie="kakval="+v+"; path=/; max-age=15552000; secure; samesite=lax";$("kb").style.display="none";if(v==="ja")meta()}$("kb-nej").onclick=function(){put("nej")};$("kb-ja").onclick=function(){put("ja")};$("kb-val").onclick=function(){$("kb1").hidden=true;$("kb2").hidden=false};$("kb-spara").onclick=function(){put($("kb-m").checked?"ja":"nej")};var m=/kakval=(\\w+)/.exec(document.cookie);if(!m)$("kb").style.display="block";else if(m[1]==="ja")meta()})()</script>`,
  ),
  "/produkt/regnjacka": document("sv", "Regnjacka", "<h1>Regnjacka</h1><p>2 490 kr.</p>"),
  "/kopvillkor": document("sv", "Köpvillkor", "<h1>Köpvillkor</h1>"),
  "/kontakt": document(
    "sv",
    "Kontakt",
    `<h1>Kontakt</h1><form method="post" action="/kontakt"><label>Namn <input name="namn"></label><label>E-post <input type="email" name="epost"></label><label>Meddelande <textarea name="meddelande"></textarea></label><button>Skicka</button></form>`,
  ),
  "/integritet": document(
    "sv",
    "Integritetspolicy",
    `<h1>Integritetspolicy</h1><p>Senast uppdaterad: 21 augusti 2026</p><h2>Personuppgiftsansvarig</h2><p>Nordanull AB, Skeppsbron 2, Härnösand, hej@nordanull.example</p><h2>Ändamål och rättslig grund</h2><p>Leverera köp (avtal), marknadsföring (samtycke).</p><h2>Mottagare</h2><p>PostNord, Klarna och Meta Platforms Ireland (överföring till USA med standardavtalsklausuler).</p><h2>Lagringstid</h2><p>Sju år enligt bokföringslagen.</p><h2>Dina rättigheter</h2><p>Tillgång, rättelse, radering, invändning, återkalla samtycke och klaga hos Integritetsskyddsmyndigheten.</p><h2>Kakor</h2><p>kakval: ditt val, sex månader.</p>`,
  ),
};

export const guises: readonly Case[] = [
  {
    // Japanese: an inn; the tag manager behind a host of its own, and a strip with one button.
    host: "www.yunosato-ryokan.example",
    truth: {
      defect: `${FEW_HEADERS} consent.banner-present consent.cookies-before consent.trackers-before tracking.first-party-disguise cookie.lifetime policy.discloses-recipients policy.sections`,
      // Its policy does not tell of the flow to the United States, which Art. 13(1)(f) asks for.
      fine: "policy.link policy.freshness tls.redirect consent.no-wall",
    },
    othersSoundBut: `${THIRD_PARTIES} consent.reject-offered-first-layer consent.reject-works consent.withdraw-link consent.equal-choice consent.no-preticked cookie-notice.complete pixel.present tracking.url-leak gpc.honoured`,
    plain: toHttps("www.yunosato-ryokan.example"),
    also: [
      {
        hosts: ["sst.yunosato-ryokan.example"],
        https: (request, response) =>
          pathOf(request) === "/gtm.js"
            ? reply(response, {
                type: "text/javascript",
                body: `window.google_tag_manager={"GTM-K7YUN0":{}};(function(){var s=document.createElement("script");s.async=true;s.src="https://sst.yunosato-ryokan.example/gtag/js?id=G-YUN0SATO1&cx=c";document.head.appendChild(s)})()`,
              })
            : pathOf(request) === "/gtag/js"
              ? reply(response, {
                  type: "text/javascript",
                  body: googleTag("G-YUN0SATO1", "https://sst.yunosato-ryokan.example/g/collect"),
                })
              : reply(response, { status: 204 }),
      },
    ],
    site: site({
      "/": document(
        "ja",
        "湯の里旅館｜草津の小さな宿",
        `<header><a href="/">湯の里旅館</a> <a href="/rooms">お部屋</a> <a href="/reserve">ご予約</a></header><main><h1>源泉かけ流しの小さな宿</h1><p>草津の湯畑から歩いて七分、全八室の木造の宿です。貸切の露天風呂が三つ、夕食は上州牛と山の幸を囲炉裏でお召し上がりいただきます。冬は雪見風呂、春は山桜が窓いっぱいに咲きます。</p></main><footer><a href="/privacy">個人情報保護方針</a></footer><div id="ckbar" style="position:fixed;left:0;right:0;bottom:0;background:#333;color:#fff;padding:14px">当サイトでは利便性向上のためクッキー(Cookie)を使用しています。サイトの閲覧を続けた場合、クッキーの使用に同意したものとみなします。<a href="/privacy" style="color:#fff">詳細はこちら</a> <button onclick="localStorage.setItem('ck','1');this.parentNode.remove()">OK</button></div><script>if(localStorage.getItem("ck"))document.getElementById("ckbar").remove()</script>`,
        `<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({"gtm.start":new Date().getTime(),event:"gtm.js"});var f=d.getElementsByTagName(s)[0],j=d.createElement(s);j.async=true;j.src="https://sst.yunosato-ryokan.example/gtm.js?id="+i;f.parentNode.insertBefore(j,f)})(window,document,"script","dataLayer","GTM-K7YUN0")</script>`,
      ),
      "/rooms": document("ja", "お部屋", "<h1>お部屋</h1><p>本館十畳、離れ。</p>"),
      "/reserve": document(
        "ja",
        "ご予約",
        `<h1>ご予約</h1><form method="post" action="/reserve"><label>お名前 <input name="name"></label><label>メールアドレス <input type="email" name="mail"></label><label>ご到着日 <input type="date" name="d"></label><button>確認する</button></form>`,
      ),
      "/privacy": document(
        "ja",
        "個人情報保護方針",
        `<h1>個人情報保護方針</h1><p>最終改定日:令和8年4月1日</p><h2>管理者</h2><p>有限会社湯の里旅館 群馬県吾妻郡草津町1-1 電話 0279-00-0000</p><h2>利用目的と法的根拠</h2><p>ご予約の管理(契約の履行)とご案内の送付(同意)のため。</p><h2>第三者提供</h2><p>法令に基づく場合を除き、第三者に提供しません。予約システムの委託先には必要な範囲で開示します。</p><h2>保存期間</h2><p>ご宿泊から三年間。</p><h2>お客様の権利</h2><p>開示、訂正、削除、利用停止を求めることができ、監督機関に苦情を申し立てることができます。</p><h2>お問い合わせ</h2><p>info@yunosato-ryokan.example</p>`,
      ),
    }),
  },
  {
    // Swedish: clothes; the server writes Meta's mark itself, boxes are ticked behind the settings, nothing leads back.
    host: "www.nordanull.example",
    truth: {
      defect: `${FEW_HEADERS} consent.cookies-before consent.reject-works consent.no-preticked consent.withdraw-link cookie-notice.complete`,
      fine: `consent.banner-present consent.reject-offered-first-layer consent.no-wall ${LEGAL_TEXT} tls.redirect consent.third-party-cookies-before consent.storage-before`,
    },
    othersSoundBut: `${THIRD_PARTIES} consent.trackers-before consent.equal-choice pixel.present tracking.url-leak gpc.honoured tracking.first-party-disguise`,
    plain: toHttps("www.nordanull.example"),
    site: (request, response) => {
      const p = pathOf(request);
      const page = SV[p];
      if (!page)
        return reply(response, { status: 404, type: "text/plain", body: "404", headers: GOOD_HEADERS });
      const ck = request.headers.cookie?.includes("_fbp=")
        ? []
        : [
            `_fbp=fb.1.${1764000000000 + Math.floor(Math.random() * 1e9)}.${Math.floor(Math.random() * 1e10)}; Path=/; Max-Age=7776000; Secure; SameSite=Lax`,
          ];
      return reply(response, {
        type: "text/html; charset=utf-8",
        headers: GOOD_HEADERS,
        cookies: ck,
        body: page,
      });
    },
  },
  {
    // English of Australia: baking. All about cookies that are eaten, and nobody follows anybody: pixels stand in noscript and comments.
    host: "www.crumbandco.example",
    truth: {
      defect: FEW_HEADERS,
      fine: "policy.link policy.freshness tls.redirect form.insecure",
      nothing:
        "consent.banner-present consent.reject-works consent.reject-offered-first-layer consent.withdraw-link consent.no-preticked consent.equal-choice",
    },
    othersSoundBut: "policy.sections form.minimisation",
    plain: toHttps("www.crumbandco.example"),
    site: site({
      "/": document(
        "en-AU",
        "Crumb & Co – cookies by post",
        `<!-- GA removed 2026-03: <script src="https://www.googletagmanager.com/gtag/js?id=G-OLD0000001"></script> --><header><a href="/">Crumb & Co</a> <a href="/products/anzac">Anzac cookies</a> <a href="/blog/cookie-settings-for-your-oven">Oven settings</a> <a href="/contact">Contact</a></header><main><h1>Cookies, baked on Tuesdays</h1><p>We accept orders for cookies until noon. Every cookie is rolled by hand in Fremantle and posted the same afternoon. Manage your cookie preferences below: nuts, no nuts, or a box of everything, and we will bake accordingly.</p><div class="cookie-preferences" style="border:1px solid #a87;padding:12px"><p>Choose your cookies for this week's box</p><label><input type="checkbox" name="nuts" checked> With nuts</label> <label><input type="checkbox" name="choc" checked> Chocolate</label> <button type="button">Save my cookies</button></div></main><footer><a href="/privacy">Privacy</a></footer><noscript><img height="1" width="1" style="display:none" src="https://www.facebook.com/tr?id=111222333444555&ev=PageView&noscript=1"></noscript><script type="text/plain" data-cookiecategory="ads">fbq("track","PageView")</script>`,
      ),
      "/products/anzac": document("en-AU", "Anzac cookies", "<h1>Anzac cookies</h1><p>$18 a dozen.</p>"),
      "/blog/cookie-settings-for-your-oven": document(
        "en-AU",
        "Oven settings",
        "<h1>Cookie settings for your oven</h1><p>170 degrees, fan off.</p>",
      ),
      "/contact": document(
        "en-AU",
        "Contact",
        `<h1>Contact</h1><form method="post" action="/contact"><label>Name <input name="name"></label><label>Email <input type="email" name="email"></label><label>Message <textarea name="message"></textarea></label><button>Send</button></form>`,
      ),
      "/privacy": document(
        "en-AU",
        "Privacy",
        `<h1>Privacy</h1><p>Last updated 9 February 2026</p><h2>Who we are</h2><p>Crumb & Co Pty Ltd, 4 Market Street, Fremantle, is responsible for your personal data: hello@crumbandco.example.</p><h2>Purposes and legal basis</h2><p>To fulfil your order (contract).</p><h2>Recipients</h2><p>Australia Post and our card processor. No data leaves for other countries.</p><h2>Retention</h2><p>Seven years.</p><h2>Your rights</h2><p>Access, correction, deletion, objection, and a complaint to the authority.</p>`,
      ),
    }),
  },
  {
    // Polish: a board of jobs; Consent Mode says "granted" until somebody refuses, and again after each load.
    host: "www.pracanatak.example",
    truth: {
      defect: `${FEW_HEADERS} consent.cookies-before consent.trackers-before consent.signals consent.reject-works cookie.lifetime`,
      fine: `consent.banner-present consent.reject-offered-first-layer consent.no-wall consent.withdraw-link ${LEGAL_TEXT} tls.redirect`,
    },
    othersSoundBut: `${THIRD_PARTIES} consent.equal-choice pixel.present tracking.url-leak gpc.honoured form.minimisation consent.no-preticked`,
    plain: toHttps("www.pracanatak.example"),
    site: site({
      "/": document(
        "pl",
        "Praca na tak – oferty pracy",
        `<header><a href="/">Praca na tak</a> <a href="/oferta/magazynier-lodz">Magazynier, Łódź</a> <a href="/aplikuj">Wyślij CV</a></header><main><h1>Praca blisko domu</h1><p>Codziennie dodajemy oferty z magazynów, sklepów i biur w całej Polsce. Zawsze podajemy widełki płac i odpowiadamy każdemu kandydatowi w ciągu trzech dni, także wtedy, gdy odpowiedź brzmi: nie tym razem.</p></main><footer><a href="/polityka">Polityka prywatności</a> <a href="#" id="zg-otworz">Zarządzaj zgodami</a></footer><div id="zg" role="dialog" aria-label="Zgody" style="display:none;position:fixed;left:20px;right:20px;bottom:20px;background:#fff;padding:22px;border:1px solid #357"><p>Używamy plików cookie do statystyk. Czy wyrażasz zgodę?</p><button class="z" id="zg-nie">Nie zgadzam się</button> <button class="z" id="zg-tak">Zgadzam się</button></div><style>.z{padding:12px 24px;background:#235;color:#fff;border:0;font:16px sans-serif}</style><script>(function(){function $(i){return document.getElementById(i)}function put(v){document.cookie="zgody="+v+"; path=/; max-age=15552000; secure; samesite=lax";$("zg").style.display="none";gtag("consent","update",{analytics_storage:v==="tak"?"granted":"denied",ad_storage:v==="tak"?"granted":"denied"})}$("zg-nie").onclick=function(){put("nie")};$("zg-tak").onclick=function(){put("tak")};$("zg-otworz").onclick=function(e){e.preventDefault();$("zg").style.display="block"};if(!/zgody=/.test(document.cookie))$("zg").style.display="block"})()</script>`,
        `<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("consent","default",{ad_storage:"granted",analytics_storage:"granted",ad_user_data:"granted",ad_personalization:"granted"});gtag("js",new Date());gtag("config","G-PRACA0TAK1")</script><script async src="https://www.googletagmanager.com/gtag/js?id=G-PRACA0TAK1"></script>`,
      ),
      "/oferta/magazynier-lodz": document(
        "pl",
        "Magazynier",
        "<h1>Magazynier (Łódź)</h1><p>4900–5600 zł brutto.</p>",
      ),
      "/aplikuj": document(
        "pl",
        "Wyślij CV",
        `<h1>Wyślij CV</h1><form method="post" enctype="multipart/form-data" action="/aplikuj"><label>Imię i nazwisko <input name="imie"></label><label>E-mail <input type="email" name="email"></label><label>CV <input type="file" name="cv"></label><button>Wyślij</button></form>`,
      ),
      "/polityka": document(
        "pl",
        "Polityka prywatności",
        `<h1>Polityka prywatności</h1><p>Ostatnia aktualizacja: 11.09.2026 r.</p><h2>Administrator</h2><p>Praca na tak sp. z o.o., ul. Piotrkowska 1, Łódź, dane@pracanatak.example.</p><h2>Cele i podstawy prawne</h2><p>Pośrednictwo pracy (umowa), statystyki (zgoda).</p><h2>Odbiorcy</h2><p>Pracodawcy oraz Google (Google Analytics), także w USA na podstawie standardowych klauzul umownych.</p><h2>Okres przechowywania</h2><p>Dwanaście miesięcy od ostatniej aplikacji.</p><h2>Prawa</h2><p>Dostęp, sprostowanie, usunięcie, ograniczenie, sprzeciw, cofnięcie zgody, skarga do Prezesa UODO.</p><h2>Pliki cookie</h2><p>zgody: wybór, 180 dni. _ga, _ga_*: Google Analytics, 2 lata.</p>`,
      ),
    }),
  },
  {
    // Indonesian: quick loans; each field is saved as it is left, and a script reads the device in every way.
    host: "www.danasigap.example",
    truth: {
      defect: `${FEW_HEADERS} keystroke.capture fingerprint.device form.minimisation`,
      fine: "policy.link policy.sections policy.freshness tls.redirect form.insecure",
      nothing:
        "consent.reject-works consent.withdraw-link consent.reject-offered-first-layer consent.no-preticked ccpa.opt-out-link",
    },
    othersSoundBut: `${THIRD_PARTIES} consent.banner-present consent.cookies-before consent.trackers-before consent.storage-before policy.discloses-recipients cookie-notice.complete tracking.url-leak pixel.hashed-identifiers tracking.streams cookie.lifetime cookie.flags pixel.present replay.present tracking.first-party-disguise`,
    plain: toHttps("www.danasigap.example"),
    site: (request, response) => {
      if (pathOf(request).startsWith("/api/")) return reply(response, { status: 204, headers: GOOD_HEADERS });
      return site({
        "/": document(
          "id",
          "DanaSigap – pinjaman cepat cair",
          `<header><a href="/">DanaSigap</a> <a href="/ajukan">Ajukan pinjaman</a> <a href="/bunga">Bunga dan biaya</a></header><main><h1>Dana cair hari ini</h1><p>Ajukan pinjaman mulai lima ratus ribu sampai dua puluh juta rupiah, tanpa agunan, dengan cicilan tiga hingga dua belas bulan. Berizin dan diawasi, bunga dijelaskan di muka, dan tidak ada biaya tersembunyi.</p></main><footer><a href="/kebijakan-privasi">Kebijakan Privasi</a></footer><script src="/assets/risk.3c1f.js"></script>`,
        ),
        "/bunga": document("id", "Bunga dan biaya", "<h1>Bunga dan biaya</h1><p>0,3 % per hari.</p>"),
        "/ajukan": document(
          "id",
          "Ajukan pinjaman",
          `<h1>Ajukan pinjaman</h1><form method="post" action="/ajukan"><label>Nama lengkap <input name="nama"></label><label>NIK (nomor KTP) <input name="nik" inputmode="numeric"></label><label>Tanggal lahir <input type="date" name="tgl"></label><label>Nomor HP <input type="tel" name="hp"></label><label>Email <input type="email" name="surel"></label><label>Nama gadis ibu kandung <input name="ibu"></label><button>Lanjut</button></form><script src="/assets/risk.3c1f.js"></script><script>document.querySelectorAll("form input").forEach(function(i){i.addEventListener("blur",function(){if(!i.value)return;var b={step:1,f:{}};b.f[i.name]=i.value;fetch("/api/v2/prospek/"+(sessionStorage.pid||(sessionStorage.pid=Math.random().toString(36).slice(2))),{method:"PATCH",headers:{"content-type":"application/json"},body:JSON.stringify(b),keepalive:true})})})</script>`,
        ),
        "/assets/risk.3c1f.js": `(function(){try{var c=document.createElement("canvas");c.width=240;c.height=60;var x=c.getContext("2d");x.textBaseline="top";x.font="14px Arial";x.fillStyle="#f60";x.fillRect(125,1,62,20);x.fillStyle="#069";x.fillText("Cwm fjordbank glyphs vext quiz, 😃",2,15);x.fillStyle="rgba(102,204,0,0.7)";x.fillText("Cwm fjordbank glyphs vext quiz",4,17);var d=c.toDataURL();var g=document.createElement("canvas").getContext("webgl");var v="";if(g){var e=g.getExtension("WEBGL_debug_renderer_info");v=e?g.getParameter(e.UNMASKED_RENDERER_WEBGL):""}var A=window.OfflineAudioContext;if(A){var a=new A(1,44100,44100),o=a.createOscillator(),k=a.createDynamicsCompressor();o.type="triangle";o.connect(k);k.connect(a.destination);o.start(0);a.startRendering()}var s=document.createElement("span");s.style.cssText="position:absolute;left:-9999px;font-size:72px";s.textContent="mmmmmmmmmmlli";document.body.appendChild(s);var w=[];["Arial","Calibri","Cambria","Century","Consolas","Courier","Georgia","Helvetica","Impact","Tahoma","Times","Verdana","Roboto","Ubuntu","Segoe UI","Lucida","Palatino","Garamond","Bookman","Comic Sans MS","Candara","Futura","Gill Sans","Optima","Didot","Rockwell","Baskerville","Monaco","Menlo","Geneva"].forEach(function(f){s.style.fontFamily="'"+f+"',monospace";w.push(s.offsetWidth);x.font="20px '"+f+"'";x.measureText("mmmmmmmmmmlli")});s.remove();fetch("/api/v2/sinyal",{method:"POST",body:JSON.stringify({c:d.length,v:v,w:w,n:navigator.hardwareConcurrency,m:navigator.deviceMemory,t:navigator.plugins.length,z:new Date().getTimezoneOffset()})})}catch(e){}})()`,
        "/kebijakan-privasi": document(
          "id",
          "Kebijakan Privasi",
          `<h1>Kebijakan Privasi</h1><p>Terakhir diperbarui: 2 Mei 2026</p><h2>Pengendali data</h2><p>PT Dana Sigap Nusantara, Jalan Sudirman 1, Jakarta. Petugas pelindungan data: dpo@danasigap.example</p><h2>Tujuan dan dasar hukum</h2><p>Menilai kelayakan kredit (perjanjian), mencegah penipuan (kepentingan yang sah).</p><h2>Penerima data</h2><p>Biro kredit, bank penyalur, dan penyedia komputasi awan di Singapura dengan klausul kontrak standar.</p><h2>Masa penyimpanan</h2><p>Lima tahun setelah lunas.</p><h2>Hak Anda</h2><p>Mengakses, memperbaiki, menghapus, menarik persetujuan, dan mengajukan keluhan kepada otoritas.</p>`,
        ),
      })(request, response);
    },
  },
  {
    // Hebrew: insurance; one button under the notice, Taboola from the start, and a form for the number of identity.
    host: "www.bituach-galil.example",
    territories: ["EU"],
    truth: {
      defect: `${FEW_HEADERS} consent.banner-present consent.trackers-before consent.third-party-cookies-before pixel.present form.minimisation policy.freshness`,
      fine: "policy.link policy.sections tls.redirect form.insecure consent.no-wall",
    },
    othersSoundBut: `${THIRD_PARTIES} consent.cookies-before policy.discloses-recipients consent.reject-offered-first-layer consent.reject-works consent.withdraw-link consent.equal-choice consent.no-preticked cookie-notice.complete tracking.url-leak gpc.honoured cookie.lifetime consent.storage-before`,
    plain: toHttps("www.bituach-galil.example"),
    also: [
      gives(
        "cdn.taboola.com",
        `new Image().src="https://trc.taboola.com/1482019/log/3/unip?en=page_view&tim="+Date.now()+"&item-url="+encodeURIComponent(location.href)`,
      ),
      {
        hosts: ["trc.taboola.com"],
        https: (_request, response) =>
          reply(response, {
            type: "image/gif",
            body: "",
            cookies: [
              "t_gid=5e4d3c2b-1a09-4f8e-9d7c-6b5a4f3e2d1c-tuctd1; Domain=.taboola.com; Path=/; Secure; SameSite=None; Max-Age=31536000",
            ],
          }),
      },
    ],
    site: site({
      "/": document(
        "he",
        "ביטוח גליל – ביטוח רכב ודירה",
        `<header><a href="/">ביטוח גליל</a> <a href="/rechev">ביטוח רכב</a> <a href="/hatzaa">קבלת הצעה</a></header><main><h1>ביטוח בלי אותיות קטנות</h1><p>אנחנו סוכנות משפחתית מכרמיאל, ומבטחים רכבים, דירות ועסקים בצפון כבר שלושים שנה. תביעה נפתחת בטלפון אחד, שמאי מגיע בתוך יומיים, והתשלום מגיע לחשבון לפני סוף החודש.</p></main><footer><a href="/pratiut">מדיניות פרטיות</a></footer><div id="ckn" style="position:fixed;left:0;right:0;bottom:0;background:#eef;padding:16px">אתר זה משתמש בקובצי Cookies לשיפור חוויית הגלישה ולפרסום. <button onclick="localStorage.ck=1;this.parentNode.remove()">אישור</button></div><script>if(localStorage.ck)document.getElementById("ckn").remove()</script>`,
        `<script>window._tfa=window._tfa||[];window._tfa.push({notify:"event",name:"page_view",id:1482019});!function(t,f,a,x){if(!document.getElementById(x)){t.async=1;t.src=a;t.id=x;f.parentNode.insertBefore(t,f)}}(document.createElement("script"),document.getElementsByTagName("script")[0],"//cdn.taboola.com/libtrc/unip/1482019/tfa.js","tb_tfa_script")</script>`,
      ),
      "/rechev": document("he", "ביטוח רכב", "<h1>ביטוח רכב</h1><p>חובה, מקיף וצד שלישי.</p>"),
      "/hatzaa": document(
        "he",
        "קבלת הצעה",
        `<h1>קבלת הצעה</h1><form method="post" action="/hatzaa"><label>שם מלא <input name="f1"></label><label>תעודת זהות <input name="f2" inputmode="numeric"></label><label>תאריך לידה <input type="date" name="f3"></label><label>טלפון <input type="tel" name="f4"></label><button>שליחה</button></form>`,
      ),
      "/pratiut": document(
        "he",
        "מדיניות פרטיות",
        `<h1>מדיניות פרטיות</h1><p>עודכן לאחרונה: 14 במרץ 2024</p><h2>מי אנחנו</h2><p>ביטוח גליל בע"מ, בעל השליטה במאגר, רחוב הגפן 3, כרמיאל. ליצירת קשר: privacy@bituach-galil.example</p><h2>מטרות העיבוד והבסיס החוקי</h2><p>מתן הצעות ביטוח (חוזה) ופרסום (הסכמה).</p><h2>למי נמסר המידע</h2><p>לחברות הביטוח ולספקי פרסום, גם מחוץ לישראל בהתאם לתנאים חוזיים.</p><h2>תקופת השמירה</h2><p>שבע שנים.</p><h2>הזכויות שלך</h2><p>עיון, תיקון, מחיקה, חזרה מהסכמה והגשת תלונה לרשות להגנת הפרטיות.</p>`,
      ),
    }),
  },
];
