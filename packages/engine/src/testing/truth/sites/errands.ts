import { pathOf, reply } from "../../../demo/respond.ts";
import { type Case, CLEAN, FEW_HEADERS, NO_HEADERS } from "../case.ts";
import { GA, GOOD_HEADERS, META } from "../page.ts";
import { pdfOf } from "../pdf.ts";
import { document, gives, site, takes, toHttps } from "../routes.ts";

/** Sites of ten errands with their whole truth, written down before the first visit. */

const ASKED_FIRST =
  "consent.banner-present consent.cookies-before consent.trackers-before consent.storage-before consent.third-party-cookies-before";

/** What a wall of consent or payment keeps from being known. */
const WALL_OPEN =
  "consent.cookies-before consent.trackers-before consent.storage-before policy.link replay.present hdr.csp form.insecure mixed-content";

export const errands: readonly Case[] = [
  {
    // Finnish: software for firms. Events go to a path of the site itself before anybody is asked, in the form of a
    // vendor's.
    host: "luotsi-palkat.example",
    truth: {
      defect: `${FEW_HEADERS} tracking.first-party-disguise consent.trackers-before consent.storage-before policy.discloses-recipients`,
      fine: "consent.banner-present consent.reject-offered-first-layer consent.equal-choice consent.no-wall policy.link policy.sections policy.freshness tls.redirect consent.withdraw-link",
    },
    othersSoundBut:
      "sri share.undeclared-third-party xborder.no-adequacy policy.discloses-transfers cookie-notice.complete consent.cookies-before consent.reject-works cookie.lifetime pixel.present tracking.streams tracking.url-leak gpc.honoured",
    plain: toHttps("luotsi-palkat.example"),
    site: site({
      "/": document(
        "fi",
        "Luotsi – palkanlaskenta yrityksille",
        `<h1>Luotsi hoitaa palkat puolestasi</h1><p>Pilvipalvelu palkanlaskentaan, lomakirjanpitoon ja matkalaskuihin. Yli tuhat suomalaista yritystä luottaa meihin, ja käyttöönotto kestää yhden iltapäivän. Kokeile kolmekymmentä päivää maksutta.</p><a href="/hinnasto">Hinnasto</a> <a href="/ota-yhteytta">Ota yhteyttä</a><footer><a href="/tietosuojaseloste">Tietosuojaseloste</a> <a href="#" id="uud">Evästeasetukset</a></footer>
<div id="ev" role="dialog" aria-label="Evästeet" style="display:none;position:fixed;top:0;left:0;right:0;background:#f4f7fb;padding:20px;border-bottom:2px solid #1b3d6d"><p>Käytämme evästeitä markkinoinnin mittaamiseen, jos annat siihen luvan.</p><button class="n" data-v="ei">Kiellä</button> <button class="n" data-v="kylla">Salli</button></div><style>.n{padding:10px 36px;background:#1b3d6d;color:#fff;border:0;font:17px sans-serif}</style>
<script>(function(){var a=localStorage.getItem("ajs_anonymous_id");if(!a){a='"'+crypto.randomUUID()+'"';localStorage.setItem("ajs_anonymous_id",a)}
fetch("/palkka-api/v1/p",{method:"POST",headers:{"content-type":"text/plain"},body:JSON.stringify({timestamp:new Date().toISOString(),type:"page",messageId:"ajs-next-"+Date.now(),anonymousId:JSON.parse(a),writeKey:"pQ8sT2vW5yZ1bD4gJ7kM0nR3uX6aC9eF",context:{library:{name:"analytics.js",version:"next-1.70.0"},page:{path:location.pathname,title:document.title,url:location.href},userAgent:navigator.userAgent},properties:{path:location.pathname,url:location.href}})});
var d=document.getElementById("ev");function mittaa(){${GA}}var v=localStorage.getItem("evasteet");if(!v)d.style.display="block";else if(v==="kylla")mittaa();d.onclick=function(e){var x=e.target.dataset.v;if(!x)return;localStorage.setItem("evasteet",x);d.style.display="none";if(x==="kylla")mittaa()};document.getElementById("uud").onclick=function(e){e.preventDefault();d.style.display="block"}})()</script>`,
      ),
      "/palkka-api/v1/p": (_, response) =>
        reply(response, { type: "application/json", body: '{"success":true}', headers: GOOD_HEADERS }),
      "/hinnasto": document("fi", "Hinnasto", "<h1>Hinnasto</h1><p>Alkaen 39 euroa kuukaudessa.</p>"),
      "/ota-yhteytta": document(
        "fi",
        "Ota yhteyttä",
        `<h1>Ota yhteyttä</h1><form method="post" action="/ota-yhteytta"><label>Nimi <input name="nimi"></label><label>Työsähköposti <input type="email" name="sposti"></label><button>Lähetä</button></form>`,
      ),
      "/tietosuojaseloste": document(
        "fi",
        "Tietosuojaseloste",
        `<h1>Tietosuojaseloste</h1><p>Päivitetty 29.9.2026</p><h2>Rekisterinpitäjä</h2><p>Luotsi Palkat Oy, Satamakatu 4, Tampere. Yhteys: tietosuoja@luotsi-palkat.example</p><h2>Käsittelyn tarkoitukset ja oikeusperuste</h2><p>Asiakassuhteen hoito (sopimus) ja markkinoinnin mittaaminen (suostumus).</p><h2>Tietojen vastaanottajat</h2><p>Google (Google Analytics). Tietoja voidaan siirtää Yhdysvaltoihin vakiosopimuslausekkeiden nojalla.</p><h2>Säilytysaika</h2><p>Kaksi vuotta.</p><h2>Rekisteröidyn oikeudet</h2><p>Tarkastus, oikaisu, poistaminen, suostumuksen peruuttaminen ja valitus tietosuojavaltuutetulle.</p>`,
      ),
    }),
  },
  {
    // Hungarian: a weekly. Who wants to read agrees or pays: no third button, and the page does not move.
    host: "hetihirmondo.example",
    // Little stands behind the question: what needs the page is not to be known before somebody pays or agrees.
    truth: {
      defect: "consent.reject-offered-first-layer consent.no-wall",
      fine: "tls.redirect tls.certificate",
      open: `${WALL_OPEN} policy.sections policy.freshness policy.discloses-recipients cookie-notice.complete`,
    },
    plain: toHttps("hetihirmondo.example"),
    site: site({
      "/": document(
        "hu",
        "Heti Hírmondó",
        `<h1>Heti Hírmondó</h1><p>Megyei hírek, riportok és vélemények minden csütörtökön. Ezen a héten: új híd épül a Tiszán, megnyílt a felújított színház, és hosszú beszélgetés a város utolsó kalaposmesterével.</p><a href="/belfold">Belföld</a> <a href="/kultura">Kultúra</a><footer><a href="/adatvedelem">Adatvédelmi tájékoztató</a></footer>
<div id="fal" style="position:fixed;inset:0;background:#000a;display:none"><div style="margin:15% auto;width:520px;background:#fff;padding:30px"><h2>Olvasson hirdetésekkel vagy fizessen elő</h2><p>A Google Analytics sütijeivel mérjük, mit olvasnak. Ha ezt nem szeretné, előfizethet havi 1490 forintért.</p><button id="igen" style="padding:16px 40px;background:#a11;color:#fff;border:0">Elfogadom és olvasok</button> <a href="/elofizetes" style="padding:16px 40px;background:#a11;color:#fff">Előfizetek</a></div></div>
<script>function meres(){${GA}}var f=document.getElementById("fal");if(/sutik=igen/.test(document.cookie))meres();else{f.style.display="block";document.documentElement.style.overflow="hidden"}document.getElementById("igen").onclick=function(){document.cookie="sutik=igen;path=/;max-age=15552000;secure;samesite=lax";f.remove();document.documentElement.style.overflow="";meres()}</script>`,
      ),
      "/belfold": document("hu", "Belföld", "<h1>Belföld</h1><p>Új híd a Tiszán.</p>"),
      "/kultura": document("hu", "Kultúra", "<h1>Kultúra</h1><p>Megnyílt a színház.</p>"),
      "/elofizetes": document("hu", "Előfizetés", "<h1>Előfizetés</h1><p>1490 forint havonta.</p>"),
      "/adatvedelem": document(
        "hu",
        "Adatvédelmi tájékoztató",
        `<h1>Adatvédelmi tájékoztató</h1><p>Utolsó módosítás: 2026. július 15.</p><h2>Az adatkezelő</h2><p>Hírmondó Kiadó Kft., Szolnok, Kossuth tér 2. Kapcsolat: adat@hetihirmondo.example</p><h2>Az adatkezelés célja és jogalapja</h2><p>Előfizetések teljesítése (szerződés), látogatottság mérése (hozzájárulás).</p><h2>Címzettek</h2><p>A nyomda és a Google (Google Analytics). Az adatok az Egyesült Államokba általános szerződési feltételek alapján továbbíthatók.</p><h2>Megőrzési idő</h2><p>Nyolc év.</p><h2>Az Ön jogai</h2><p>Hozzáférés, helyesbítés, törlés, a hozzájárulás visszavonása és panasz a Nemzeti Adatvédelmi és Információszabadság Hatóságnál.</p><h2>Sütik</h2><p>_ga, _ga_*: Google Analytics, két év. sutik: hat hónap.</p>`,
      ),
    }),
  },
  {
    // Ukrainian: the page of an app. An identifier of the device is kept and beaconed with every view; nobody asks.
    host: "kroky-app.example",
    truth: {
      defect: `${FEW_HEADERS} consent.banner-present consent.trackers-before consent.storage-before tracking.streams policy.discloses-recipients policy.sections`,
      fine: "policy.link policy.freshness tls.redirect",
    },
    othersSoundBut:
      "sri share.undeclared-third-party xborder.no-adequacy policy.discloses-transfers cookie-notice.complete consent.cookies-before pixel.present replay.present tracking.url-leak gpc.honoured",
    plain: toHttps("kroky-app.example"),
    also: takes("api2.amplitude.com"),
    site: site({
      "/": document(
        "uk",
        "Кроки – застосунок для прогулянок",
        `<h1>Кроки – застосунок для прогулянок</h1><p>Рахуйте кроки, збирайте міські маршрути й запрошуйте друзів. Працює без реєстрації на телефонах і годинниках; перші тридцять маршрутів безкоштовні, решта – за передплатою.</p><a href="/marshruty">Маршрути</a> <a href="/pidtrymka">Підтримка</a><p><a href="https://apps.apple.com/">App Store</a> <a href="https://play.google.com/">Google Play</a></p><footer><a href="/polityka-konfidentsiinosti">Політика конфіденційності</a></footer>
<script>(function(){var k="AMP_7d3f91c0aa",s=localStorage.getItem(k),d;if(s)d=JSON.parse(decodeURIComponent(atob(s)));else{d={deviceId:crypto.randomUUID(),sessionId:Date.now()};localStorage.setItem(k,btoa(encodeURIComponent(JSON.stringify(d))))}navigator.sendBeacon("https://api2.amplitude.com/2/httpapi",JSON.stringify({api_key:"7d3f91c0aa4be25568d1903c7f1e0b6d",events:[{event_type:"[Amplitude] Page Viewed",device_id:d.deviceId,session_id:d.sessionId,event_properties:{"[Amplitude] Page Location":location.href}}]}))})()</script>`,
      ),
      "/marshruty": document("uk", "Маршрути", "<h1>Маршрути</h1><p>Поділ, Львівські дворики.</p>"),
      "/pidtrymka": document("uk", "Підтримка", "<h1>Підтримка</h1><p>Пишіть нам щодня.</p>"),
      "/polityka-konfidentsiinosti": document(
        "uk",
        "Політика конфіденційності",
        `<h1>Політика конфіденційності</h1><p>Останнє оновлення: 12 червня 2026 року</p><h2>Володілець персональних даних</h2><p>ТОВ «Кроки», вул. Сагайдачного 10, Київ. Контакт: privacy@kroky-app.example</p><h2>Мета та правова підстава обробки</h2><p>Надання послуг за договором.</p><h2>Одержувачі</h2><p>Постачальник хостингу в Німеччині.</p><h2>Строк зберігання</h2><p>Один рік.</p><h2>Ваші права</h2><p>Доступ, виправлення, видалення та скарга до наглядового органу.</p>`,
      ),
    }),
  },
  {
    // Romanian: a forum. Who asks from elsewhere may read with credentials; its session can be read by scripts.
    host: "forum-motociclisti.example",
    truth: {
      defect: `${FEW_HEADERS} hdr.cors cookie.flags robots`,
      fine: `consent.trackers-before consent.storage-before consent.third-party-cookies-before policy.link policy.sections policy.freshness tls.redirect form.insecure`,
    },
    othersSoundBut: "consent.banner-present consent.cookies-before cookie.lifetime cookie-notice.complete",
    plain: toHttps("forum-motociclisti.example"),
    site: (request, response) => {
      const origin = request.headers.origin;
      const headers = {
        ...GOOD_HEADERS,
        ...(origin
          ? {
              "access-control-allow-origin": origin,
              "access-control-allow-credentials": "true",
              vary: "origin",
            }
          : {}),
      };
      const path = pathOf(request);
      if (path === "/robots.txt")
        return reply(response, {
          type: "text/plain",
          headers,
          body: "User-agent: *\nDisallow: /adm/\nDisallow: /backup-baza-2026/\nDisallow: /export-membri.sql\n",
        });
      const pages: Record<string, string> = {
        "/": document(
          "ro",
          "Forumul Motocicliștilor",
          `<h1>Forumul Motocicliștilor</h1><p>Trasee, reparații și întâlniri pentru cei care merg pe două roți prin Carpați. Peste patru mii de membri, dintre care o sută doisprezece sunt acum pe forum.</p><ul><li><a href="/viewforum.php">Trasee</a></li><li><a href="/ucp.php">Autentificare</a></li></ul><footer><a href="/confidentialitate">Politica de confidențialitate</a> Powered by phpBB</footer>`,
        ),
        "/viewforum.php": document("ro", "Trasee", "<h1>Trasee</h1><p>Transfăgărășan în septembrie.</p>"),
        "/ucp.php": document(
          "ro",
          "Autentificare",
          `<h1>Autentificare</h1><form method="post" action="/ucp.php"><label>Utilizator <input name="username"></label><label>Parolă <input type="password" name="password"></label><button>Intră</button></form>`,
        ),
        "/confidentialitate": document(
          "ro",
          "Politica de confidențialitate",
          `<h1>Politica de confidențialitate</h1><p>Ultima actualizare: 9 aprilie 2026</p><h2>Operatorul</h2><p>Asociația Moto Carpați, Brașov. Contact: admin@forum-motociclisti.example</p><h2>Scopuri și temei legal</h2><p>Administrarea contului, în baza acordului de utilizare (contract).</p><h2>Destinatari</h2><p>Furnizorul nostru de găzduire din România.</p><h2>Perioada de păstrare</h2><p>Cât timp aveți cont.</p><h2>Drepturile dumneavoastră</h2><p>Acces, rectificare, ștergere și plângere la Autoritatea Națională de Supraveghere.</p>`,
        ),
      };
      const body = pages[path];
      return reply(response, {
        status: body ? 200 : 404,
        type: body ? "text/html; charset=utf-8" : "text/plain",
        body: body ?? "",
        headers,
        cookies:
          body && !request.headers.cookie
            ? [
                "phpbb3_m4k7x_sid=9f1c4e7a0b3d6829c5f8e1a4d7b0c3f6; path=/; secure",
                "phpbb3_m4k7x_u=1; path=/; secure; HttpOnly; SameSite=Lax",
              ]
            : [],
      });
    },
  },
  {
    // Thai: a hotel by the sea. It draws and sounds to know a device, and sends what it found to itself.
    host: "baan-talay.example",
    truth: {
      defect: `${FEW_HEADERS} fingerprint.device`,
      fine: "policy.link policy.sections policy.freshness tls.redirect form.insecure",
    },
    othersSoundBut:
      "consent.banner-present consent.cookies-before consent.trackers-before consent.storage-before policy.discloses-recipients policy.discloses-transfers cookie-notice.complete tracking.first-party-disguise tracking.streams form.minimisation",
    plain: toHttps("baan-talay.example"),
    site: site({
      "/": document(
        "th",
        "บ้านทะเล รีสอร์ต",
        `<h1>บ้านทะเล รีสอร์ต</h1><p>ที่พักริมหาดสิบสองหลังบนเกาะลันตา พร้อมอาหารเช้าและเรือคายัคให้ยืมฟรี รถรับส่งจากท่าเรือทุกชั่วโมง เด็กอายุต่ำกว่าหกขวบพักฟรี</p><a href="/hong">ห้องพัก</a> <a href="/chong">จองห้องพัก</a><footer><a href="/khwam-pen-suan-tua">นโยบายความเป็นส่วนตัว</a></footer>
<script>(function(){var c=document.createElement("canvas");c.width=280;c.height=60;var x=c.getContext("2d");x.textBaseline="top";x.font="14px Arial";x.fillStyle="#f60";x.fillRect(125,1,62,20);x.fillStyle="#069";x.fillText("Cwm fjordbank glyphs vext quiz, \\ud83d\\ude03",2,15);x.fillStyle="rgba(102,204,0,.7)";x.fillText("Cwm fjordbank glyphs vext quiz, \\ud83d\\ude03",4,17);var d=c.toDataURL();
var g=document.createElement("canvas").getContext("webgl"),w="";if(g){var e=g.getExtension("WEBGL_debug_renderer_info");w=e?g.getParameter(e.UNMASKED_VENDOR_WEBGL)+g.getParameter(e.UNMASKED_RENDERER_WEBGL):""}
var a=new OfflineAudioContext(1,44100,44100),o=a.createOscillator(),k=a.createDynamicsCompressor();o.type="triangle";o.frequency.value=1e4;o.connect(k);k.connect(a.destination);o.start(0);a.startRendering().then(function(b){var s=0,z=b.getChannelData(0);for(var i=4500;i<5000;i++)s+=Math.abs(z[i]);var h=0,t=d+w+s+navigator.hardwareConcurrency+screen.width;for(var j=0;j<t.length;j++)h=(h*31+t.charCodeAt(j))|0;fetch("/d",{method:"POST",body:"fp="+h.toString(16)})})})()</script>`,
      ),
      "/d": (_, response) => reply(response, { status: 204, headers: GOOD_HEADERS }),
      "/hong": document("th", "ห้องพัก", "<h1>ห้องพัก</h1><p>บังกะโลริมหาด 2,400 บาท</p>"),
      "/chong": document(
        "th",
        "จองห้องพัก",
        `<h1>จองห้องพัก</h1><form method="post" action="/chong"><label>ชื่อ <input name="name"></label><label>อีเมล <input type="email" name="email"></label><label>วันที่เข้าพัก <input type="date" name="d"></label><button>จอง</button></form>`,
      ),
      "/khwam-pen-suan-tua": document(
        "th",
        "นโยบายความเป็นส่วนตัว",
        `<h1>นโยบายความเป็นส่วนตัว</h1><p>ปรับปรุงล่าสุด: 20 กรกฎาคม 2569</p><h2>ผู้ควบคุมข้อมูลส่วนบุคคล</h2><p>บริษัท บ้านทะเล จำกัด เกาะลันตา กระบี่ ติดต่อ: data@baan-talay.example</p><h2>วัตถุประสงค์และฐานทางกฎหมาย</h2><p>เพื่อการจองห้องพักตามสัญญา</p><h2>ผู้รับข้อมูล</h2><p>ธนาคารและผู้ให้บริการโฮสติ้งของเรา</p><h2>ระยะเวลาการเก็บรักษา</h2><p>สองปี</p><h2>สิทธิของท่าน</h2><p>ขอเข้าถึง แก้ไข ลบข้อมูล และร้องเรียนต่อคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล</p>`,
      ),
    }),
  },
  {
    // Slovak: a shelter with a rented question of a known make that keeps its word, and a policy on paper.
    host: "utulok-tatry.example",
    truth: {
      defect: `${FEW_HEADERS} cookie.lifetime`,
      fine: `${ASKED_FIRST} consent.reject-offered-first-layer consent.reject-works consent.equal-choice consent.no-wall consent.withdraw-link policy.link policy.sections policy.freshness policy.discloses-recipients policy.discloses-transfers tls.redirect`,
    },
    othersSoundBut:
      "sri share.undeclared-third-party xborder.no-adequacy cookie-notice.complete pixel.present consent.no-preticked gpc.honoured",
    plain: toHttps("utulok-tatry.example"),
    site: site({
      "/": document(
        "sk",
        "Útulok Tatry",
        `<h1>Útulok Tatry</h1><p>Hľadáme domovy pre psy a mačky z Popradu a okolia. Na prechádzku môžete prísť každú sobotu od desiatej, granule a deky prijímame denne pri bráne.</p><a href="/psy">Psy na adopciu</a> <a href="/pomoc">Ako pomôcť</a><footer><a href="/ochrana-osobnych-udajov.pdf">Ochrana osobných údajov (PDF)</a> <a href="javascript:Cookiebot.renew()">Zmeniť súhlas s cookies</a></footer>
<div id="CybotCookiebotDialog" role="dialog" aria-label="Súhlas s cookies" style="display:none;position:fixed;bottom:0;left:0;right:0;background:#fff;padding:24px;border-top:3px solid #2a6"><div id="CybotCookiebotDialogBodyContentText">Na meranie návštevnosti by sme radi použili súbory cookies. Súhlasíte?</div><button id="CybotCookiebotDialogBodyButtonDecline" class="k">Odmietnuť</button> <button id="CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll" class="k">Povoliť všetko</button></div><style>.k{padding:14px 34px;background:#146c43;color:#fff;border:0;font:16px sans-serif}</style>
<script>(function(){var d=document.getElementById("CybotCookiebotDialog");function meraj(){${GA}}function uloz(s){document.cookie="CookieConsent="+encodeURIComponent("{stamp:'x',necessary:true,preferences:"+s+",statistics:"+s+",marketing:"+s+",method:'explicit'}")+";path=/;max-age=31536000;secure;samesite=lax";d.style.display="none";if(s)meraj()}window.Cookiebot={renew:function(){d.style.display="block"},consent:{}};document.getElementById("CybotCookiebotDialogBodyButtonDecline").onclick=function(){uloz(false)};document.getElementById("CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll").onclick=function(){uloz(true)};var m=/CookieConsent=([^;]+)/.exec(document.cookie);if(!m)d.style.display="block";else if(/statistics%3Atrue|statistics:true/.test(m[1]))meraj()})()</script>`,
      ),
      "/psy": document("sk", "Psy", "<h1>Psy na adopciu</h1><p>Bono, štvorročný kríženec.</p>"),
      "/pomoc": document("sk", "Pomoc", "<h1>Ako pomôcť</h1><p>Dve percentá z dane.</p>"),
      "/ochrana-osobnych-udajov.pdf": (_, response) =>
        reply(response, {
          type: "application/pdf",
          headers: GOOD_HEADERS,
          body: pdfOf([
            "Ochrana osobnych udajov",
            "Posledna aktualizacia: 3. 2. 2026",
            "Prevadzkovatel: Utulok Tatry, o. z., Poprad. Kontakt: info@utulok-tatry.example",
            "Ucel spracuvania a pravny zaklad: adopcie (zmluva), meranie navstevnosti (suhlas).",
            "Prijemcovia: veterinar a Google (Google Analytics).",
            "Prenos do tretich krajin: do USA na zaklade standardnych zmluvnych dolozek.",
            "Doba uchovavania: pat rokov.",
            "Vase prava: pristup, oprava, vymazanie, odvolanie suhlasu, staznost na Urad na ochranu osobnych udajov.",
          ]),
        }),
    }),
  },
  {
    // Bulgarian: a pharmacy. "No" is one step further in; who agrees has the remedy they look at told to a network.
    host: "apteka-zdrave.example",
    truth: {
      defect: `${FEW_HEADERS} consent.reject-offered-first-layer tracking.url-leak`,
      fine: `${ASKED_FIRST} consent.no-wall consent.withdraw-link policy.link policy.sections policy.freshness policy.discloses-recipients policy.discloses-transfers tls.redirect`,
    },
    othersSoundBut:
      "sri share.undeclared-third-party xborder.no-adequacy cookie-notice.complete pixel.present consent.reject-works consent.equal-choice consent.no-preticked gpc.honoured",
    plain: toHttps("apteka-zdrave.example"),
    site: (request, response) => {
      const question = `<div id="bisk" role="dialog" aria-label="Бисквитки" style="display:none;position:fixed;bottom:0;left:0;right:0;background:#fff;padding:22px;border-top:1px solid #888"></div>
<script>(function(){var d=document.getElementById("bisk"),B="padding:12px 28px;background:#0b6;color:#fff;border:0;margin:4px;font:16px sans-serif";function merki(){${META}}function pishi(v){document.cookie="saglasie="+v+";path=/;max-age=15552000;secure;samesite=lax";d.style.display="none";if(v==="da")merki()}window.izbor=function(){d.style.display="block";d.innerHTML='<p>Използваме бисквитки на Facebook, за да измерваме рекламите си.</p>';k("Приемам всички",function(){pishi("da")});k("Настройки",function(){d.innerHTML="<p>Вашият избор</p><label><input type=checkbox checked disabled> Необходими</label> <label><input type=checkbox id=rek> Рекламни</label> ";k("Само необходимите",function(){pishi("ne")});k("Запази избора",function(){pishi(document.getElementById("rek").checked?"da":"ne")})})};function k(t,f){var b=document.createElement("button");b.textContent=t;b.style.cssText=B;b.onclick=f;d.append(b)}var v=(document.cookie.match(/saglasie=(da|ne)/)||[])[1];if(!v)izbor();else if(v==="da")merki()})()</script>`;
      const foot = `<footer><a href="/poveritelnost">Политика за поверителност</a> <a href="#" onclick="izbor();return false">Настройки на бисквитките</a></footer>${question}`;
      const pages: Record<string, string> = {
        "/": document(
          "bg",
          "Аптека Здраве",
          `<h1>Аптека Здраве</h1><p>Лекарства, витамини и козметика с доставка до врата в цяла България. Нашите магистър-фармацевти отговарят на въпроси всеки ден от осем до двадесет часа.</p><a href="/produkt/hiv-test-i-antivirusni">Бърз тест за ХИВ</a> <a href="/kategoria/antidepresanti">Антидепресанти</a>${foot}`,
        ),
        "/produkt/hiv-test-i-antivirusni": document(
          "bg",
          "Бърз тест за ХИВ",
          `<h1>Бърз тест за ХИВ</h1><p>24,90 лв.</p><button>Добави в кошницата</button>${foot}`,
        ),
        "/kategoria/antidepresanti": document(
          "bg",
          "Антидепресанти",
          `<h1>Антидепресанти</h1><p>Само с рецепта.</p>${foot}`,
        ),
        "/poveritelnost": document(
          "bg",
          "Политика за поверителност",
          `<h1>Политика за поверителност</h1><p>Последна актуализация: 30.08.2026 г.</p><h2>Администратор</h2><p>Аптека Здраве ЕООД, София, бул. Витоша 15. Контакт: danni@apteka-zdrave.example</p><h2>Цели и правно основание</h2><p>Изпълнение на поръчки (договор) и реклама (съгласие).</p><h2>Получатели</h2><p>Куриери и Meta Platforms Ireland (Facebook). Данни може да се предават в САЩ въз основа на стандартни договорни клаузи.</p><h2>Срок на съхранение</h2><p>Пет години.</p><h2>Вашите права</h2><p>Достъп, коригиране, изтриване, оттегляне на съгласието и жалба до Комисията за защита на личните данни.</p><h2>Бисквитки</h2><p>_fbp: Facebook, 90 дни. saglasie: 6 месеца.</p>`,
        ),
      };
      const body = pages[pathOf(request)];
      return reply(response, {
        status: body ? 200 : 404,
        type: body ? "text/html; charset=utf-8" : "text/plain",
        body: body ?? "",
        headers: GOOD_HEADERS,
      });
    },
  },
  {
    // Croatian: a shipyard on an old server. The link to its policy leads nowhere; nothing sends visitors to HTTPS.
    host: "brodogradiliste-marjan.example",
    truth: {
      defect: `${NO_HEADERS} policy.link exposed.version`,
      fine: CLEAN,
    },
    othersSoundBut:
      "tls.https consent.banner-present policy.sections policy.freshness policy.discloses-recipients policy.discloses-transfers cookie-notice.complete",
    site: site(
      {
        "/": document(
          "hr",
          "Brodogradilište Marjan",
          `<h1>Brodogradilište Marjan</h1><p>Gradimo i popravljamo drvene i čelične brodove do četrdeset metara. Navoz, bravarija i stolarija nalaze se na istočnoj obali Splita; ponudu izrađujemo u roku od sedam dana.</p><a href="/usluge.html">Usluge</a> <a href="/kontakt.html">Kontakt</a><footer><a href="/zastita-privatnosti.html">Zaštita privatnosti</a></footer>`,
        ),
        "/usluge.html": document("hr", "Usluge", "<h1>Usluge</h1><p>Remont motora.</p>"),
        "/kontakt.html": document("hr", "Kontakt", "<h1>Kontakt</h1><p>Nazovite 021 000 000.</p>"),
      },
      { server: "Apache/2.4.41 (Ubuntu) OpenSSL/1.1.1f" },
    ),
  },
  {
    // English of the United States: a hospital that tells a network which appointment is booked, with no way out.
    host: "harbor-ridge-hospital.example",
    territories: ["US"],
    truth: {
      defect: `${FEW_HEADERS} pixel.present tracking.url-leak ccpa.opt-out-link gpc.honoured policy.discloses-recipients`,
      fine: "policy.link policy.sections policy.freshness tls.redirect form.insecure",
    },
    othersSoundBut:
      "sri share.undeclared-third-party xborder.no-adequacy policy.discloses-transfers consent.banner-present consent.cookies-before consent.trackers-before consent.storage-before cookie-notice.complete form.minimisation gpc.support-file tracking.streams",
    plain: toHttps("harbor-ridge-hospital.example"),
    site: site({
      "/": document(
        "en-US",
        "Harbor Ridge Hospital",
        `<h1>Harbor Ridge Hospital</h1><p>Emergency care, oncology, maternity and behavioral health on the north shore since 1931. Parking is free after five, and interpreters are here around the clock.</p><a href="/oncology/book-chemotherapy">Book a chemotherapy visit</a> <a href="/find-a-doctor">Find a doctor</a><footer><a href="/privacy-policy">Privacy Policy</a> <a href="/accessibility">Accessibility</a></footer><script>${META}</script>`,
      ),
      "/oncology/book-chemotherapy": document(
        "en-US",
        "Book a chemotherapy visit",
        `<h1>Book a chemotherapy visit</h1><form method="post" action="/oncology/book-chemotherapy"><label>Name <input name="n"></label><label>Phone <input type="tel" name="t"></label><button>Request</button></form><script>${META}</script>`,
      ),
      "/find-a-doctor": document(
        "en-US",
        "Find a doctor",
        `<h1>Find a doctor</h1><p>By specialty.</p><script>${META}</script>`,
      ),
      "/accessibility": document("en-US", "Accessibility", "<h1>Accessibility</h1><p>Call 711.</p>"),
      "/privacy-policy": document(
        "en-US",
        "Privacy Policy",
        `<h1>Privacy Policy</h1><p>Effective date: January 12, 2026</p><h2>What we collect and why</h2><p>We collect names, phone numbers and appointment details in order to provide care.</p><h2>Who we share it with</h2><p>Laboratories and insurers. We do not sell or share personal information with advertisers.</p><h2>How long we keep it</h2><p>We retain records for ten years.</p><h2>Your rights</h2><p>You may request access, correction or deletion of your personal information.</p><h2>Contact us</h2><p>privacy@harbor-ridge-hospital.example, 1 Harbor Way.</p>`,
      ),
    }),
  },
  {
    // English of the United States: a shop that heeds the signal and has the link, but films its visitors.
    host: "brightleaf-deals.example",
    territories: ["US"],
    truth: {
      defect: `${FEW_HEADERS} replay.present`,
      fine: "policy.link policy.sections policy.freshness policy.discloses-recipients tls.redirect gpc.support-file",
    },
    othersSoundBut:
      "sri share.undeclared-third-party xborder.no-adequacy policy.discloses-transfers consent.banner-present consent.cookies-before consent.trackers-before consent.storage-before cookie-notice.complete cookie.lifetime pixel.present tracking.streams tracking.url-leak consent.signals keystroke.capture",
    plain: toHttps("brightleaf-deals.example"),
    also: [
      gives(
        "edge.fullstory.com",
        `(function(){document.cookie="fs_uid=#o-1A2B3C#f3c1e7a9-5d20-4b86:8c40d1e2-7f35:1764060000000::1#/1795596000;path=/;max-age=31536000;secure;samesite=strict";window.FS=function(){};fetch("https://rs.fullstory.com/rec/page",{method:"POST",mode:"no-cors",body:JSON.stringify({OrgId:"o-1A2B3C",Url:location.href})}).then(function(){var n=0;function send(k,a){fetch("https://rs.fullstory.com/rec/bundle/v2?OrgId=o-1A2B3C&UserId=f3c1e7a9&Seq="+(++n),{method:"POST",mode:"no-cors",body:JSON.stringify({When:Date.now(),Evts:[{Kind:k,Args:a}]})})}send(2,[document.documentElement.outerHTML.slice(0,600)]);addEventListener("mousemove",function(e){if(n<6)send(5,[e.clientX,e.clientY])});addEventListener("scroll",function(){if(n<6)send(8,[scrollY])})})})()`,
      ),
      ...takes("rs.fullstory.com"),
    ],
    site: site({
      "/": document(
        "en-US",
        "Brightleaf Deals",
        `<h1>Brightleaf Deals</h1><p>Planters, pots and seedlings shipped from Fresno within two days. Every order over forty dollars ships free, and whatever wilts in the first month is replaced at our cost.</p><a href="/products/fern-trio">Fern trio, $29</a> <a href="/contact">Contact</a><footer><a href="/privacy">Privacy Policy</a> <a href="/your-privacy-choices">Your Privacy Choices</a></footer><script>if(!navigator.globalPrivacyControl&&!/optout=1/.test(document.cookie)){var f=document.createElement("script");f.src="https://edge.fullstory.com/s/fs.js";document.head.append(f)}</script>`,
      ),
      "/products/fern-trio": document(
        "en-US",
        "Fern trio",
        "<h1>Fern trio</h1><p>$29.</p><button>Add to cart</button>",
      ),
      "/contact": document("en-US", "Contact", "<h1>Contact</h1><p>Call 559 555 0100.</p>"),
      "/your-privacy-choices": document(
        "en-US",
        "Your Privacy Choices",
        `<h1>Your Privacy Choices</h1><button onclick="document.cookie='optout=1;path=/;max-age=31536000;secure;samesite=lax';this.textContent='Done'">Opt out of sale and sharing</button>`,
      ),
      "/.well-known/gpc.json": '{"gpc":true,"lastUpdate":"2026-08-01"}',
      "/privacy": document(
        "en-US",
        "Privacy Policy",
        `<h1>Privacy Policy</h1><p>Last updated: October 3, 2026</p><h2>Information we collect and why we use it</h2><p>Identifiers such as name and e-mail, to fill your orders; internet activity, to improve our store.</p><h2>Who receives it</h2><p>Carriers, payment processors and FullStory, which records how pages are used.</p><h2>How long we keep it</h2><p>We retain order records for seven years.</p><h2>Your California privacy rights</h2><p>You may ask to know, delete or correct your personal information, and opt out of its sale or sharing. We honor Global Privacy Control. We do not respond to Do Not Track signals.</p><h2>Contact us</h2><p>privacy@brightleaf-deals.example</p><p>We notify you of changes on this page.</p>`,
      ),
    }),
  },
];
