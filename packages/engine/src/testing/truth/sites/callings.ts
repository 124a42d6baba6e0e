import { cookieOf, pathOf, reply } from "../../../demo/respond.ts";
import { type Case, CLEAN, FEW_HEADERS, NO_HEADERS } from "../case.ts";
import { GA, GOOD_HEADERS, META } from "../page.ts";
import { document, gives, site, takes, toHttps } from "../routes.ts";

/** Sites of ten callings with their whole truth, written down before the first visit. */

/** Headers of a site that leaves nothing to ask for. */
const ALL_HEADERS = {
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const ASKED_FIRST =
  "consent.banner-present consent.cookies-before consent.trackers-before consent.storage-before consent.third-party-cookies-before";

export const callings: readonly Case[] = [
  {
    // Polish: a shop on a rented platform. Newsletters know every visitor from the first moment, whatever is pressed.
    host: "sklep-halny.example",
    truth: {
      defect: `${FEW_HEADERS} consent.cookies-before consent.trackers-before consent.reject-works consent.withdraw-link cookie-notice.complete cookie.lifetime`,
      fine: "consent.banner-present consent.reject-offered-first-layer consent.no-wall policy.link policy.sections policy.freshness policy.discloses-recipients policy.discloses-transfers tls.redirect",
    },
    othersSoundBut:
      "sri share.undeclared-third-party xborder.no-adequacy consent.third-party-cookies-before consent.storage-before consent.equal-choice pixel.present tracking.streams tracking.url-leak gpc.honoured",
    plain: toHttps("sklep-halny.example"),
    also: [
      gives(
        "static.klaviyo.com",
        `document.cookie="__kla_id="+btoa('{"cid":"NDc4ZjlhMjAtYmQ1ZC00YzE5","$referrer":{"ts":1764060000,"value":""}}')+";path=/;max-age=63072000;secure;samesite=lax";fetch("https://a.klaviyo.com/client/events/?company_id=Hq7LnP",{method:"POST",mode:"no-cors",body:JSON.stringify({data:{type:"event",attributes:{metric:"Active on Site",properties:{page_url:location.href},profile:{anonymous_id:"478f9a20-bd5d-4c19"}}}})})`,
      ),
      ...takes("a.klaviyo.com"),
    ],
    site: site({
      "/": document(
        "pl",
        "Halny – odzież górska",
        `<header><a href="/">Halny</a> <a href="/collections/kurtki">Kurtki</a> <a href="/cart">Koszyk (0)</a></header><main><h1>Halny – odzież górska</h1><p>Kurtki, plecaki i raki na Tatry i Bieszczady. Wysyłamy w dwadzieścia cztery godziny, a zwroty przyjmujemy przez sześćdziesiąt dni bez pytania o powód.</p><a href="/products/kurtka-orla-perc">Kurtka Orla Perć, 899 zł</a></main><footer><a href="/policies/privacy-policy">Polityka prywatności</a> <a href="/policies/terms">Regulamin</a></footer>
<aside id="cc" hidden style="position:fixed;bottom:16px;left:16px;width:420px;background:#fff;padding:20px;box-shadow:0 2px 14px #0007"><p>Ta strona korzysta z plików cookies. Za Twoją zgodą zbieramy statystyki odwiedzin.</p><button class="b" data-v="0">Odrzuć</button> <button class="b" data-v="1">Akceptuję</button></aside>
<style>.b{padding:12px 26px;background:#10394a;color:#fff;border:0;font:16px sans-serif}</style>
<script src="https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=Hq7LnP" async></script>
<script>window.Shopify={shop:"halny.myshopify.com"};(function(){var b=document.getElementById("cc");function go(){${GA}}var v=(document.cookie.match(/zgoda=(.)/)||[])[1];if(v==="1")go();if(!v)b.hidden=false;b.onclick=function(e){var x=e.target.dataset.v;if(!x)return;document.cookie="zgoda="+x+";path=/;max-age=15552000;secure;samesite=lax";b.hidden=true;if(x==="1")go()}})()</script>`,
      ),
      "/collections/kurtki": document("pl", "Kurtki", "<h1>Kurtki</h1><p>Membrana i puch.</p>"),
      "/products/kurtka-orla-perc": document(
        "pl",
        "Kurtka Orla Perć",
        "<h1>Kurtka Orla Perć</h1><p>899 zł. Trzy warstwy, kaptur na kask.</p><button>Do koszyka</button>",
      ),
      "/cart": document("pl", "Koszyk", "<h1>Koszyk</h1><p>Twój koszyk jest pusty.</p>"),
      "/policies/terms": document("pl", "Regulamin", "<h1>Regulamin</h1><p>Zwroty do 60 dni.</p>"),
      "/policies/privacy-policy": document(
        "pl",
        "Polityka prywatności",
        `<h1>Polityka prywatności</h1><p>Ostatnia aktualizacja: 7 września 2026 r.</p><h2>Administrator danych</h2><p>Halny sp. z o.o., ul. Krupówki 8, Zakopane. Kontakt: dane@sklep-halny.example</p><h2>Cele i podstawy prawne</h2><p>Realizacja zamówień (umowa), statystyka i newsletter (zgoda).</p><h2>Odbiorcy danych</h2><p>Kurierzy, Shopify, Google (Google Analytics) oraz Klaviyo (wysyłka newslettera). Dane mogą być przekazywane do Stanów Zjednoczonych na podstawie standardowych klauzul umownych.</p><h2>Okres przechowywania</h2><p>Pięć lat od zamówienia.</p><h2>Twoje prawa</h2><p>Dostęp, sprostowanie, usunięcie, cofnięcie zgody i skarga do Prezesa Urzędu Ochrony Danych Osobowych.</p><h2>Pliki cookies</h2><p>_ga, _ga_*: Google Analytics, 2 lata. zgoda: 6 miesięcy.</p>`,
      ),
    }),
  },
  {
    // Czech: a school on WordPress that follows nobody, with a library of 2016 and a server that tells its version.
    host: "skola-podlipou.example",
    truth: {
      defect: `${FEW_HEADERS} js.vulnerable exposed.version`,
      fine: `${CLEAN} policy.link policy.sections policy.freshness tls.redirect form.insecure`,
    },
    othersSoundBut: "form.minimisation consent.banner-present cookie-notice.complete",
    plain: toHttps("skola-podlipou.example"),
    site: site(
      {
        "/": document(
          "cs",
          "ZŠ Pod Lipou",
          `<h1>Základní škola Pod Lipou</h1><p>Jsme malá škola s devíti třídami, vlastní jídelnou a školní družinou na okraji Českých Budějovic. Zápis prvňáčků proběhne v dubnu, den otevřených dveří v listopadu.</p><ul><li><a href="/jidelnicek/">Jídelníček</a></li><li><a href="/kontakt/">Kontakt</a></li></ul><footer><a href="/gdpr/">Zpracování osobních údajů</a></footer>`,
          `<meta name="generator" content="WordPress"><link rel="https://api.w.org/" href="/wp-json/"><script src="/wp-includes/js/jquery/jquery.js"></script>`,
        ),
        "/wp-includes/js/jquery/jquery.js": `/*! jQuery v1.12.4 | (c) jQuery Foundation | jquery.org/license */
!function(w){var j=function(s){return new j.fn.init(s)};j.fn=j.prototype={jquery:"1.12.4",init:function(){}};w.jQuery=w.$=j}(window);`,
        "/jidelnicek/": document("cs", "Jídelníček", "<h1>Jídelníček</h1><p>Pondělí: svíčková.</p>"),
        "/kontakt/": document(
          "cs",
          "Kontakt",
          `<h1>Kontakt</h1><form method="post" action="/kontakt/"><label>Jméno <input name="jmeno"></label><label>E-mail <input type="email" name="email"></label><label>Zpráva <textarea name="zprava"></textarea></label><button>Odeslat</button></form>`,
        ),
        "/gdpr/": document(
          "cs",
          "Zpracování osobních údajů",
          `<h1>Zpracování osobních údajů</h1><p>Aktualizováno 2. září 2026</p><h2>Správce údajů</h2><p>Základní škola Pod Lipou, Lipová 5, České Budějovice. Pověřenec: poverenec@skola-podlipou.example</p><h2>Účely a právní základ</h2><p>Vedení školní matriky ukládá školský zákon; fotografie zveřejňujeme se souhlasem.</p><h2>Příjemci</h2><p>Ministerstvo školství a zřizovatel. Do třetích zemí údaje nepředáváme.</p><h2>Doba uložení</h2><p>Podle spisového řádu, nejdéle 45 let.</p><h2>Vaše práva</h2><p>Přístup, oprava, výmaz, námitka a stížnost u Úřadu pro ochranu osobních údajů.</p>`,
        ),
      },
      { ...GOOD_HEADERS, "x-powered-by": "PHP/8.1.2-1ubuntu2.14" },
    ),
  },
  {
    // Portuguese of Brazil: a salon on a builder's page. The address goes hashed to a network once its field is left;
    // the notice only informs.
    host: "salao-marisol.example",
    territories: ["BR"],
    truth: {
      defect: `${FEW_HEADERS} consent.banner-present consent.cookies-before consent.trackers-before pixel.present pixel.hashed-identifiers keystroke.capture policy.discloses-recipients`,
      fine: "policy.link policy.freshness tls.redirect form.insecure",
      nothing: "child.trackers ccpa.opt-out-link",
    },
    othersSoundBut:
      "sri share.undeclared-third-party xborder.no-adequacy policy.sections policy.discloses-transfers cookie-notice.complete consent.no-wall consent.reject-offered-first-layer consent.reject-works consent.withdraw-link consent.equal-choice gpc.honoured form.minimisation tracking.streams",
    plain: toHttps("salao-marisol.example"),
    site: site({
      "/": document(
        "pt-BR",
        "Salão Marisol",
        `<h1>Salão Marisol</h1><p>Corte, coloração, manicure e noivas no coração de Belo Horizonte. Atendemos de terça a sábado com hora marcada, e o cafezinho é por nossa conta.</p><a href="/servicos">Serviços</a> <a href="/equipe">Equipe</a><form id="f" method="post" action="/novidades"><label>Receba novidades <input type="email" name="email" id="em"></label><button>Assinar</button></form><footer><a href="/politica-de-privacidade">Política de Privacidade</a></footer>
<div id="ck" style="position:fixed;bottom:0;left:0;right:0;background:#333;color:#fff;padding:14px">Usamos cookies para melhorar sua experiência. Ao continuar navegando, você concorda com o uso. <button onclick="document.getElementById('ck').remove()">Entendi</button></div>
<script>${META};document.getElementById("em").addEventListener("change",async function(){var d=await crypto.subtle.digest("SHA-256",new TextEncoder().encode(this.value.trim().toLowerCase()));var h=Array.from(new Uint8Array(d)).map(function(b){return b.toString(16).padStart(2,"0")}).join("");new Image().src="https://www.facebook.com/tr/?id=123456789012345&ev=Lead&ud[em]="+h+"&dl="+encodeURIComponent(location.href)})</script>`,
      ),
      "/servicos": document("pt-BR", "Serviços", "<h1>Serviços</h1><p>Corte a partir de R$ 80.</p>"),
      "/equipe": document("pt-BR", "Equipe", "<h1>Equipe</h1><p>Marisol, Tânia e Beto.</p>"),
      "/politica-de-privacidade": document(
        "pt-BR",
        "Política de Privacidade",
        `<h1>Política de Privacidade</h1><p>Atualizada em 14/05/2026</p><h2>Controlador</h2><p>Marisol Beleza Ltda., rua da Bahia 900, Belo Horizonte. Encarregado: contato@salao-marisol.example</p><h2>Finalidade</h2><p>Agendar horários e enviar novidades com o seu consentimento.</p><h2>Compartilhamento</h2><p>Não compartilhamos seus dados com ninguém.</p><h2>Retenção</h2><p>Dois anos.</p><h2>Direitos do titular</h2><p>Acesso, correção, exclusão e petição à ANPD.</p>`,
      ),
    }),
  },
  {
    // Korean: a dentist who asks for the number of residents and sends the form without encryption.
    host: "haneul-dental.example",
    territories: ["KR"],
    truth: {
      defect: `${FEW_HEADERS} form.insecure form.minimisation`,
      fine: `${CLEAN} policy.link policy.sections policy.freshness tls.redirect`,
      nothing: "child.trackers ccpa.opt-out-link consent.reject-works",
    },
    othersSoundBut: "consent.banner-present cookie-notice.complete",
    plain: toHttps("haneul-dental.example"),
    site: site({
      "/": document(
        "ko",
        "하늘치과의원",
        `<h1>하늘치과의원</h1><p>서울 마포구 합정역 3번 출구 앞, 임플란트와 교정 진료를 함께 보는 치과입니다. 평일은 오전 아홉 시 반부터 저녁 일곱 시까지, 토요일은 오후 두 시까지 진료합니다.</p><a href="/doctors">의료진 소개</a> <a href="/reserve">온라인 예약</a><footer><a href="/privacy">개인정보처리방침</a> <a href="/terms">이용약관</a></footer>`,
      ),
      "/doctors": document("ko", "의료진 소개", "<h1>의료진 소개</h1><p>대표원장 김하늘.</p>"),
      "/terms": document("ko", "이용약관", "<h1>이용약관</h1><p>제1조 목적.</p>"),
      "/reserve": document(
        "ko",
        "온라인 예약",
        `<h1>온라인 예약</h1><form method="post" action="http://haneul-dental.example/reserve"><label>이름 <input name="nm"></label><label>주민등록번호 <input name="rrn"></label><label>휴대전화 <input type="tel" name="hp"></label><label>현재 복용 중인 약과 병력 <textarea name="memo"></textarea></label><button>예약하기</button></form>`,
      ),
      "/privacy": document(
        "ko",
        "개인정보처리방침",
        `<h1>개인정보처리방침</h1><p>시행일: 2026년 3월 2일</p><h2>개인정보의 처리 목적</h2><p>진료 예약과 상담을 위하여 처리합니다.</p><h2>처리 및 보유 기간</h2><p>의료법에 따라 10년간 보관합니다.</p><h2>제3자 제공</h2><p>건강보험심사평가원 외에는 제공하지 않습니다.</p><h2>처리의 위탁</h2><p>홈페이지 관리: 하늘웹 주식회사.</p><h2>정보주체의 권리와 행사 방법</h2><p>열람, 정정, 삭제, 처리정지를 요구할 수 있습니다.</p><h2>개인정보 보호책임자</h2><p>김하늘, 02-000-0000, privacy@haneul-dental.example</p>`,
      ),
    }),
  },
  {
    // Japanese: an inn of plain pages. No policy at all, a script without encryption and a bare session cookie.
    host: "minato-ryokan.example",
    territories: ["JP"],
    truth: {
      defect: `${FEW_HEADERS} policy.link mixed-content cookie.flags`,
      fine: "tls.redirect",
      nothing: "policy.sections policy.freshness child.trackers ccpa.opt-out-link",
    },
    othersSoundBut:
      "consent.banner-present policy.discloses-recipients policy.discloses-transfers cookie-notice.complete consent.cookies-before sri share.undeclared-third-party xborder.no-adequacy",
    plain: toHttps("minato-ryokan.example"),
    also: takes("kami.minato-shizai.example"),
    site: (request, response) => {
      const pages: Record<string, string> = {
        "/": document(
          "ja",
          "湊の宿 みなと旅館",
          `<h1>みなと旅館</h1><p>伊豆の小さな港に面した全八室の宿です。朝に揚がった魚を夕食に、夜は貸切の露天風呂で波の音をお楽しみください。駅から無料の送迎車がございます。</p><p><a href="/heya.html">お部屋</a> <a href="/access.html">交通のご案内</a></p><script src="http://kami.minato-shizai.example/menu.js"></script>`,
        ),
        "/heya.html": document("ja", "お部屋", "<h1>お部屋</h1><p>和室十二畳。</p>"),
        "/access.html": document("ja", "交通のご案内", "<h1>交通のご案内</h1><p>下田駅から車で十分。</p>"),
      };
      const body = pages[pathOf(request)];
      return reply(response, {
        status: body ? 200 : 404,
        type: body ? "text/html; charset=utf-8" : "text/plain",
        body: body ?? "",
        headers: GOOD_HEADERS,
        cookies:
          body && !cookieOf(request, "PHPSESSID") ? ["PHPSESSID=k3v9d2m7q1x8b5n0t4r6h1c2f7; path=/"] : [],
      });
    },
  },
  {
    // Turkish: a town hall whose counter replays visits from abroad; its text says that nothing leaves the house.
    host: "yenikoy-belediyesi.example",
    truth: {
      defect: `${NO_HEADERS} consent.banner-present consent.cookies-before consent.trackers-before replay.present policy.discloses-recipients policy.discloses-transfers`,
      fine: "policy.link policy.freshness",
    },
    othersSoundBut:
      "tls.https sri share.undeclared-third-party xborder.no-adequacy policy.sections pixel.present cookie-notice.complete cookie.lifetime consent.third-party-cookies-before consent.storage-before tracking.streams tracking.url-leak gpc.honoured fingerprint.device form.minimisation",
    also: [
      {
        hosts: ["mc.yandex.ru"],
        https: (request, response) =>
          pathOf(request).endsWith(".js")
            ? reply(response, {
                type: "text/javascript",
                body: `document.cookie="_ym_uid=1764060000123456789;path=/;max-age=31536000;secure";document.cookie="_ym_d=1764060000;path=/;max-age=31536000;secure";window.ym=function(){};fetch("https://mc.yandex.ru/watch/48151623?page-url="+encodeURIComponent(location.href)+"&browser-info=pv%3A1%3Avf%3A7c9",{mode:"no-cors"});addEventListener("mousemove",function m(e){fetch("https://mc.yandex.ru/webvisor/48151623?wv-part=1&wv-type=7&wmode=0",{method:"POST",mode:"no-cors",body:JSON.stringify([{type:"mousemove",x:e.clientX,y:e.clientY}])})},{once:true});fetch("https://mc.yandex.ru/webvisor/48151623?wv-part=0&wv-type=7&wmode=0",{method:"POST",mode:"no-cors",body:JSON.stringify([{type:"page",content:document.documentElement.outerHTML.slice(0,400)}])})`,
              })
            : reply(response, {
                status: 200,
                type: "image/gif",
                body: "",
                headers: { "access-control-allow-origin": "*" },
              }),
      },
    ],
    site: site(
      {
        "/": document(
          "tr",
          "Yeniköy Belediyesi",
          `<h1>Yeniköy Belediyesi</h1><p>Vergi ödeme, imar durumu ve nikâh başvurularınızı buradan yapabilirsiniz. Beyaz masa hafta içi sekiz buçuktan on yediye kadar hizmet vermektedir; nöbetçi eczaneler her akşam güncellenir.</p><a href="/duyurular">Duyurular</a> <a href="/iletisim">İletişim</a><footer><a href="/kisisel-veriler">Kişisel verilerin korunması</a></footer><script async src="https://mc.yandex.ru/metrika/tag.js"></script>`,
        ),
        "/duyurular": document("tr", "Duyurular", "<h1>Duyurular</h1><p>Su kesintisi: perşembe.</p>"),
        "/iletisim": document(
          "tr",
          "İletişim",
          `<h1>İletişim</h1><form method="post" action="/iletisim"><label>Ad soyad <input name="ad"></label><label>Mesaj <textarea name="mesaj"></textarea></label><button>Gönder</button></form>`,
        ),
        "/kisisel-veriler": document(
          "tr",
          "Kişisel verilerin korunması",
          `<h1>Kişisel verilerin korunması</h1><p>Son güncelleme: 11 Şubat 2026</p><h2>Veri sorumlusu</h2><p>Yeniköy Belediyesi, Cumhuriyet Meydanı 1. İletişim: kvkk@yenikoy-belediyesi.example</p><h2>İşleme amaçları ve hukuki sebep</h2><p>Başvuruların yürütülmesi; kanuni yükümlülük.</p><h2>Aktarım</h2><p>Kişisel verileriniz hiç kimseye aktarılmaz ve yurt dışına çıkarılmaz.</p><h2>Saklama süresi</h2><p>On yıl.</p><h2>Haklarınız</h2><p>Bilgi alma, düzeltme, silme ve Kişisel Verileri Koruma Kuruluna şikâyet.</p>`,
        ),
      },
      {},
    ),
  },
  {
    // Arabic: a bank that leaves nothing to ask for. Its own counter runs after "yes" alone.
    host: "bank-alwaha.example",
    truth: {
      fine: `${ASKED_FIRST} consent.reject-offered-first-layer consent.reject-works consent.equal-choice consent.no-wall consent.withdraw-link policy.link policy.sections policy.freshness tls.redirect hdr.hsts hdr.csp hdr.frame hdr.nosniff hdr.referrer hdr.permissions hdr.isolation hdr.hsts-preload security-txt form.insecure cookie-notice.complete`,
      // Whether its maker runs it for the bank, nobody can see from outside.
      open: "tracking.first-party-disguise",
    },
    othersSoundBut: "cookie.lifetime consent.no-preticked gpc.honoured form.minimisation",
    plain: toHttps("bank-alwaha.example"),
    site: site(
      {
        "/": document(
          "ar",
          "بنك الواحة",
          `<main dir="rtl"><h1>بنك الواحة</h1><p>حسابات جارية وتمويل منازل وبطاقات بلا رسوم سنوية منذ عام ١٩٦٨. فروعنا مفتوحة من الأحد إلى الخميس من الثامنة صباحًا حتى الثالثة بعد الظهر، وخدمة الهاتف متاحة ليلًا ونهارًا.</p><a href="/accounts">الحسابات</a> <a href="/branches">الفروع</a><form method="post" action="/login"><label>اسم المستخدم <input name="u" autocomplete="username"></label><label>كلمة المرور <input type="password" name="p" autocomplete="current-password"></label><button>دخول</button></form></main><footer dir="rtl"><a href="/privacy">سياسة الخصوصية</a> <button id="again">إعدادات ملفات تعريف الارتباط</button></footer><section id="ask" dir="rtl" role="dialog" aria-label="ملفات تعريف الارتباط" hidden><p>نود قياس الزيارات باستخدام ملفات تعريف الارتباط. هل توافق؟</p><button id="no">رفض الكل</button><button id="yes">قبول الكل</button></section>`,
          `<link rel="stylesheet" href="/a.css"><script defer src="/a.js"></script>`,
        ),
        "/a.css":
          "#ask{position:fixed;bottom:0;left:0;right:0;background:#fff;border-top:2px solid #0a5;padding:24px}#ask[hidden]{display:none}#ask button{font:18px sans-serif;padding:12px 32px;margin:8px;background:#0a5c46;color:#fff;border:0}",
        "/a.js": `(function(){var a=document.getElementById("ask");if(!a)return;function go(){var s=document.createElement("script");s.src="/stat/matomo.js";document.head.append(s)}function say(v){document.cookie="wafaqa="+v+";path=/;max-age=15552000;secure;samesite=lax";a.hidden=true;if(v==="1")go()}document.getElementById("no").onclick=function(){say("0")};document.getElementById("yes").onclick=function(){say("1")};document.getElementById("again").onclick=function(){a.hidden=false};var v=(document.cookie.match(/wafaqa=(.)/)||[])[1];if(!v)a.hidden=false;else if(v==="1")go()})()`,
        "/stat/matomo.js": `document.cookie="_pk_id.1.4fc2=8c1f3a7b2d9e4f60.1764060000.;path=/;max-age=33955200;secure;samesite=lax";document.cookie="_pk_ses.1.4fc2=1;path=/;max-age=1800;secure;samesite=lax";fetch("/stat/matomo.php?action_name=home&idsite=1&rec=1&_id=8c1f3a7b2d9e4f60&url="+encodeURIComponent(location.href),{method:"POST"})`,
        "/stat/matomo.php": (_, response) => reply(response, { status: 204, headers: ALL_HEADERS }),
        "/accounts": document("ar", "الحسابات", "<h1>الحسابات</h1><p>حساب جارٍ بلا حد أدنى.</p>"),
        "/branches": document("ar", "الفروع", "<h1>الفروع</h1><p>اثنا عشر فرعًا.</p>"),
        "/.well-known/security.txt":
          "Contact: mailto:security@bank-alwaha.example\nExpires: 2027-06-30T00:00:00Z\nPreferred-Languages: ar, en\n",
        "/privacy": document(
          "ar",
          "سياسة الخصوصية",
          `<div dir="rtl"><h1>سياسة الخصوصية</h1><p>آخر تحديث: 5 أكتوبر 2026</p><h2>المسؤول عن المعالجة</h2><p>بنك الواحة، شارع الميناء 12. مسؤول حماية البيانات: dpo@bank-alwaha.example</p><h2>أغراض المعالجة والأساس القانوني</h2><p>إدارة الحساب بموجب العقد، وقياس الزيارات بموافقتك.</p><h2>الجهات المتلقية</h2><p>البنك المركزي ومعالجو البيانات لدينا. لا ننقل البيانات إلى خارج البلاد.</p><h2>مدة الاحتفاظ</h2><p>عشر سنوات بعد إغلاق الحساب.</p><h2>حقوقك</h2><p>الوصول والتصحيح والحذف وسحب الموافقة وتقديم شكوى إلى السلطة الرقابية.</p><h2>ملفات تعريف الارتباط</h2><p>‎_pk_id.* (ماتومو، 13 شهرًا)، ‎_pk_ses.* (ماتومو، 30 دقيقة)، wafaqa (6 أشهر).</p></div>`,
        ),
      },
      ALL_HEADERS,
    ),
  },
  {
    // Greek: a charity. Two boxes are ticked beforehand, and "no" is a thin grey line of words.
    host: "nisides-filoxenia.example",
    truth: {
      defect: `${FEW_HEADERS} consent.no-preticked consent.equal-choice cookie.lifetime`,
      fine: `${ASKED_FIRST} consent.reject-offered-first-layer consent.reject-works consent.no-wall consent.withdraw-link policy.link policy.sections policy.freshness policy.discloses-recipients policy.discloses-transfers tls.redirect form.insecure`,
    },
    othersSoundBut:
      "sri share.undeclared-third-party xborder.no-adequacy cookie-notice.complete pixel.present form.minimisation gpc.honoured",
    plain: toHttps("nisides-filoxenia.example"),
    site: site({
      "/": document(
        "el",
        "Φιλοξενία Νησίδων",
        `<h1>Φιλοξενία Νησίδων</h1><p>Στέγη, γεύματα και μαθήματα για οικογένειες που φτάνουν στα νησιά του Αιγαίου. Με δέκα ευρώ τον μήνα προσφέρετε ζεστό φαγητό σε ένα παιδί για μία εβδομάδα.</p><a href="/draseis">Οι δράσεις μας</a> <a href="/dorea">Κάντε μια δωρεά</a><footer><a href="/aporrito">Πολιτική απορρήτου</a> · <a href="#" onclick="anoixe();return false">Ρυθμίσεις cookies</a></footer>
<div id="sk" role="dialog" aria-modal="false" style="display:none;position:fixed;left:10%;right:10%;bottom:20px;background:#fff;padding:24px;box-shadow:0 0 18px #0008"><h2>Σεβόμαστε την ιδιωτικότητά σας</h2><p>Επιλέξτε ποια cookies επιτρέπετε.</p><label><input type="checkbox" checked disabled> Απαραίτητα</label> <label><input type="checkbox" id="st" checked> Στατιστικά</label> <label><input type="checkbox" id="ma" checked> Μάρκετινγκ</label><p><button onclick="dexou()" style="padding:18px 60px;background:#0b7a3b;color:#fff;border:0;font-size:20px;font-weight:bold">Αποδοχή όλων</button> <button onclick="grapse('0')" style="background:none;border:0;color:#bbb;font-size:11px">Απόρριψη όλων</button></p></div>
<script>var k=document.getElementById("sk");function anoixe(){k.style.display="block"}function metra(){${GA}}function grapse(v){document.cookie="epilogi="+v+";path=/;max-age=15552000;secure;samesite=lax";k.style.display="none";if(v==="1")metra()}function dexou(){grapse("1")}var v=(document.cookie.match(/epilogi=(.)/)||[])[1];if(!v)anoixe();else if(v==="1")metra()</script>`,
      ),
      "/draseis": document("el", "Δράσεις", "<h1>Οι δράσεις μας</h1><p>Λέσβος, Χίος, Σάμος.</p>"),
      "/dorea": document(
        "el",
        "Δωρεά",
        `<h1>Κάντε μια δωρεά</h1><form method="post" action="/dorea"><label>Ονοματεπώνυμο <input name="on"></label><label>Ηλεκτρονικό ταχυδρομείο <input type="email" name="em"></label><label>Ποσό σε ευρώ <input type="number" name="po"></label><button>Συνέχεια</button></form>`,
      ),
      "/aporrito": document(
        "el",
        "Πολιτική απορρήτου",
        `<h1>Πολιτική απορρήτου</h1><p>Τελευταία ενημέρωση: 21 Ιουνίου 2026</p><h2>Υπεύθυνος επεξεργασίας</h2><p>Φιλοξενία Νησίδων ΑΜΚΕ, Μυτιλήνη. Επικοινωνία: info@nisides-filoxenia.example</p><h2>Σκοποί και νομική βάση</h2><p>Διαχείριση δωρεών (σύμβαση) και στατιστικά επισκέψεων (συγκατάθεση).</p><h2>Αποδέκτες</h2><p>Η τράπεζά μας και η Google (Google Analytics). Τα δεδομένα ενδέχεται να διαβιβαστούν στις ΗΠΑ βάσει τυποποιημένων συμβατικών ρητρών.</p><h2>Χρόνος διατήρησης</h2><p>Πέντε έτη.</p><h2>Τα δικαιώματά σας</h2><p>Πρόσβαση, διόρθωση, διαγραφή, ανάκληση συγκατάθεσης και καταγγελία στην Αρχή Προστασίας Δεδομένων.</p><h2>Cookies</h2><p>_ga, _ga_*: Google Analytics, 2 έτη. epilogi: 6 μήνες.</p>`,
      ),
    }),
  },
  {
    // Hindi: games for children with advertisements around them.
    host: "khel-adda.example",
    territories: ["IN"],
    truth: {
      defect: `${NO_HEADERS} child.trackers policy.freshness`,
      fine: "policy.link",
      nothing: "ccpa.opt-out-link",
    },
    othersSoundBut:
      "tls.https sri share.undeclared-third-party xborder.no-adequacy policy.sections policy.discloses-recipients policy.discloses-transfers cookie-notice.complete consent.banner-present consent.cookies-before consent.third-party-cookies-before consent.trackers-before pixel.present cookie.lifetime tracking.url-leak gpc.honoured form.insecure",
    site: site(
      {
        "/": document(
          "hi",
          "खेल अड्डा – बच्चों के मुफ़्त खेल",
          `<h1>खेल अड्डा – 5 से 12 साल के बच्चों के मुफ़्त खेल</h1><p>रंग भरो, पहेली सुलझाओ और गिनती सीखो! यहाँ छोटे बच्चों के लिए सौ से ज़्यादा मज़ेदार खेल हैं। अपने दोस्तों के साथ खेलो और सितारे जीतो। स्कूल के बाद हर दिन एक नया खेल।</p><a href="/rang">रंग भरो</a> <a href="/paheli">पहेलियाँ</a><footer><a href="/niti">गोपनीयता नीति</a></footer><script async src="https://securepubads.g.doubleclick.net/tag/js/gpt.js"></script>`,
        ),
        "/rang": document("hi", "रंग भरो", "<h1>रंग भरो</h1><p>हाथी में रंग भरो।</p>"),
        "/paheli": document("hi", "पहेलियाँ", "<h1>पहेलियाँ</h1><p>बूझो तो जानें।</p>"),
        "/niti": document(
          "hi",
          "गोपनीयता नीति",
          `<h1>गोपनीयता नीति</h1><p>अंतिम अद्यतन: 3 मार्च 2019</p><p>खेल अड्डा प्राइवेट लिमिटेड, इंदौर। हम खेल दिखाने के उद्देश्य से जानकारी का उपयोग करते हैं। आप अपनी जानकारी देखने, सुधारने और मिटाने का अधिकार रखते हैं और शिकायत डेटा संरक्षण बोर्ड से कर सकते हैं। संपर्क: madad@khel-adda.example</p>`,
        ),
      },
      {},
    ),
  },
  {
    // Vietnamese: a board of jobs drawn by a script. A network is called at the first scroll, whatever was said.
    host: "vieclam-mekong.example",
    truth: {
      defect: `${FEW_HEADERS} consent.trackers-before consent.cookies-before consent.reject-works policy.discloses-recipients policy.sections`,
      fine: "consent.banner-present consent.reject-offered-first-layer consent.equal-choice consent.no-wall policy.link policy.freshness tls.redirect",
    },
    othersSoundBut:
      "sri share.undeclared-third-party xborder.no-adequacy policy.discloses-transfers cookie-notice.complete cookie.lifetime pixel.present consent.withdraw-link consent.third-party-cookies-before gpc.honoured tracking.streams tracking.url-leak",
    plain: toHttps("vieclam-mekong.example"),
    site: (request, response) => {
      const path = pathOf(request);
      const found = /^\/(?:|viec-lam|nha-tuyen-dung|chinh-sach-bao-mat)$/.test(path);
      if (!found)
        return reply(response, { status: 404, type: "text/plain", body: "", headers: GOOD_HEADERS });
      const views = {
        "/": "<h1>Việc Làm Mekong</h1><p>Hơn hai nghìn việc làm tại Cần Thơ, Vĩnh Long và An Giang, cập nhật mỗi sáng. Người tìm việc dùng miễn phí; nhà tuyển dụng đăng tin đầu tiên không mất phí.</p>",
        "/viec-lam": "<h1>Việc làm mới</h1><p>Kế toán kho, Cần Thơ.</p>",
        "/nha-tuyen-dung": "<h1>Nhà tuyển dụng</h1><p>Đăng tin trong năm phút.</p>",
        "/chinh-sach-bao-mat":
          "<h1>Chính sách bảo mật</h1><p>Cập nhật lần cuối: 18/08/2026</p><h2>Bên kiểm soát dữ liệu</h2><p>Công ty TNHH Việc Làm Mekong, Cần Thơ. Liên hệ: baomat@vieclam-mekong.example</p><h2>Mục đích và căn cứ pháp lý</h2><p>Chuyển hồ sơ tới nhà tuyển dụng theo hợp đồng; thống kê khi bạn đồng ý.</p><h2>Bên nhận dữ liệu</h2><p>Nhà tuyển dụng mà bạn chọn và Google (Google Analytics).</p><h2>Thời gian lưu trữ</h2><p>Hai năm.</p><h2>Quyền của bạn</h2><p>Truy cập, chỉnh sửa, xóa, rút lại đồng ý và khiếu nại tới cơ quan giám sát.</p>",
      };
      return reply(response, {
        type: "text/html; charset=utf-8",
        headers: GOOD_HEADERS,
        body: document(
          "vi",
          "Việc Làm Mekong",
          `<div id="__next"><nav><a href="/viec-lam">Việc làm</a> <a href="/nha-tuyen-dung">Nhà tuyển dụng</a></nav><main id="m"></main><div style="height:1800px"></div><footer><a href="/chinh-sach-bao-mat">Chính sách bảo mật</a></footer></div>
<script id="__NEXT_DATA__" type="application/json">{"props":{},"page":"/[[...slug]]","buildId":"q8Zk"}</script>
<script>(function(){var V=${JSON.stringify(views)};function draw(){document.getElementById("m").innerHTML=V[location.pathname]||V["/"]}draw();addEventListener("popstate",draw);document.querySelectorAll("#__next a").forEach(function(a){a.onclick=function(e){e.preventDefault();history.pushState(0,"",a.href);draw()}});
function ga(){${GA}}addEventListener("scroll",function(){document.cookie="_ttp=2bR7kQ9xW4mZ1vN8cJ5tL0pY3sD;path=/;max-age=33696000;secure";var i=new Image();i.src="https://analytics.tiktok.com/api/v2/pixel?sdkid=C9KDL2RC77U&event=Pageview&url="+encodeURIComponent(location.href)},{once:true});
var v=(document.cookie.match(/dong_y=(.)/)||[])[1];if(v==="1")ga();if(!v){var d=document.createElement("div");d.setAttribute("role","dialog");d.style.cssText="position:fixed;top:30%;left:30%;width:40%;background:#fff;padding:24px;box-shadow:0 0 20px #0009";d.innerHTML='<p>Chúng tôi dùng cookie để đo lượng truy cập. Bạn có đồng ý không?</p><button>Từ chối</button> <button>Đồng ý</button>';d.querySelectorAll("button").forEach(function(b,i){b.style.cssText="padding:12px 30px;background:#0a4a8a;color:#fff;border:0;margin:6px";b.onclick=function(){document.cookie="dong_y="+i+";path=/;max-age=15552000;secure;samesite=lax";d.remove();if(i)ga()}});document.body.append(d)}})()</script>`,
        ),
      });
    },
  },
];
