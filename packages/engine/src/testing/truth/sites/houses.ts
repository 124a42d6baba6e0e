import { reply } from "../../../demo/respond.ts";
import { type Case, FEW_HEADERS, LEGAL_TEXT, THIRD_PARTIES, WALLED } from "../case.ts";
import { GOOD_HEADERS } from "../page.ts";
import { document, gives, sink, site, takes, toHttps } from "../routes.ts";

/** Six more: a daily, games, a university, a bank, a charity and a clinic, written after the causes of those before were mended. */

const BANK_HEADERS = {
  "strict-transport-security": "max-age=31536000; includeSubDomains; preload",
  "content-security-policy":
    "default-src 'self'; script-src 'nonce-r4nd0mB4nk' 'strict-dynamic' https:; style-src 'self' 'unsafe-inline'; connect-src 'self' https://*.glassboxdigital.io; object-src 'none'; base-uri 'self'; frame-ancestors 'self'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer-when-downgrade",
  "permissions-policy": "camera=(self), geolocation=(self)",
};

const BANK = document(
  "hu",
  "Duna Takarékpénztár",
  `<header><a href="/">Duna Takarék</a> <a href="/lakossagi/szamlak">Számlák</a> <a href="/lakossagi/szemelyi-kolcson">Személyi kölcsön</a> <a href="/kapcsolat">Kapcsolat</a></header><main><h1>Bankolás a Duna mentén</h1><p>Tizennégy fiókban és a telefonján várjuk: számlanyitás videóhívással, díjmentes utalás húszezer forintig, megtakarítás két kattintással. Ügyfélszolgálatunk munkanapokon este nyolcig hívható.</p></main><footer><a href="/adatkezelesi-tajekoztato">Adatkezelési tájékoztató</a> <a href="#" id="suti-ujra">Süti beállítások módosítása</a></footer><div id="suti" role="dialog" aria-label="Sütik" style="display:none;position:fixed;left:0;right:0;bottom:0;background:#fff;padding:24px;border-top:4px solid #00573f"><p>Weboldalunk sütiket használ a működéshez és – ha engedi – a látogatottság méréséhez.</p><button class="s" id="suti-nem">Elutasítom</button> <button class="s" id="suti-igen">Elfogadom</button></div><style>.s{padding:12px 28px;background:#00573f;color:#fff;border:0;font:16px sans-serif}</style><script nonce="r4nd0mB4nk">(function(){function $(i){return document.getElementById(i)}function ga(){window.dataLayer=window.dataLayer||[];window.gtag=function(){dataLayer.push(arguments)};gtag("js",new Date());gtag("config","G-DUNABANK01");var s=document.createElement("script");s.src="https://www.googletagmanager.com/gtag/js?id=G-DUNABANK01";document.head.appendChild(s)}function put(v){document.cookie="suti_valasztas="+v+"; path=/; max-age=15552000; secure; samesite=lax";$("suti").style.display="none";if(v==="igen")ga()}$("suti-nem").onclick=function(){put("nem")};$("suti-igen").onclick=function(){put("igen")};$("suti-ujra").onclick=function(e){e.preventDefault();$("suti").style.display="block"};var m=/suti_valasztas=(\\w+)/.exec(document.cookie);if(!m)$("suti").style.display="block";else if(m[1]==="igen")ga()})()</script>`,
  `<script nonce="r4nd0mB4nk" src="https://cdn.gbqofs.com/dunatakarek/p/detector-dom.min.js" async></script>`,
);

export const houses: readonly Case[] = [
  {
    // Spanish: a daily on Next.js; Didomi's platform, "reject and subscribe".
    host: "www.diariodelebro.example",
    truth: {
      defect: `${FEW_HEADERS} consent.no-wall consent.reject-offered-first-layer consent.equal-choice`,
      fine: "hdr.hsts hdr.nosniff hdr.referrer tls.redirect tls.certificate",
      open: WALLED,
    },
    othersSoundBut: `${THIRD_PARTIES} ${LEGAL_TEXT} consent.banner-present consent.reject-works consent.withdraw-link pixel.present tracking.url-leak cookie-notice.complete gpc.honoured consent.signals cookie.lifetime child.trackers replay.present form.insecure mixed-content cookie.flags js.vulnerable form.minimisation keystroke.capture fingerprint.device tracking.streams tracking.first-party-disguise pixel.hashed-identifiers consent.no-preticked consent.storage-before`,
    plain: toHttps("www.diariodelebro.example"),
    also: [
      gives(
        "sdk.privacy-center.org",
        `(function(){function get(){return(/didomi_token=([^;]+)/.exec(document.cookie)||[])[1]}function yes(){document.cookie="didomi_token=eyJ1c2VyX2lkIjoiMTlhIiwiY3JlYXRlZCI6IjIwMjYifQ==; path=/; max-age=31536000; samesite=lax; secure";document.cookie="euconsent-v2=CQbWvAAQbWvAAAHABBENCJFgAAAAAAAAAAAAAAAAAAAA; path=/; max-age=31536000; samesite=lax; secure";h.remove();document.documentElement.style.overflow="";(window.didomiOnReady||[]).forEach(function(f){f()})}var h;function ask(){h=document.createElement("div");h.id="didomi-host";h.innerHTML='<div id="didomi-popup" class="didomi-popup-backdrop" role="dialog" aria-modal="true" aria-label="Tu privacidad" style="position:fixed;inset:0;background:#000a;z-index:999999"><div class="didomi-popup-container" style="width:640px;margin:80px auto;background:#fff;padding:30px"><h2>Tu privacidad es importante</h2><p>Con tu acuerdo, nosotros y nuestros 812 socios usamos cookies para publicidad y contenido personalizados. También puedes rechazarlas y suscribirte por 1,99 € al mes.</p><button id="didomi-notice-learn-more-button" style="background:none;border:0;text-decoration:underline">Configurar</button><div><a href="/suscripcion/sin-cookies" id="btn-suscribe" style="display:inline-block;padding:14px;border:1px solid #c00;color:#c00">Rechazar y suscribirme</a> <button id="didomi-notice-agree-button" style="padding:14px 60px;background:#c00;color:#fff;border:0;font:bold 17px sans-serif">Aceptar y continuar</button></div></div></div>';document.body.appendChild(h);document.documentElement.style.overflow="hidden";document.getElementById("didomi-notice-agree-button").onclick=yes;document.getElementById("didomi-notice-learn-more-button").onclick=function(){}}window.Didomi={preferences:{show:function(){}},notice:{show:ask}};document.readyState==="loading"?addEventListener("DOMContentLoaded",go):go();function go(){get()?(window.didomiOnReady||[]).forEach(function(f){f()}):ask()}})()`,
      ),
    ],
    site: site({
      "/": document(
        "es",
        "Diario del Ebro – Noticias de Zaragoza y Aragón",
        `<div id="__next"><header><a href="/">Diario del Ebro</a> <a href="/aragon">Aragón</a> <a href="/deportes">Deportes</a></header><main><article><h1>El pleno aprueba la reforma de la plaza</h1><p>El ayuntamiento aprobó anoche, con los votos del equipo de gobierno y la abstención de la oposición, la reforma integral de la plaza, que empezará en marzo y durará catorce meses. Los comerciantes piden que se mantenga una calle abierta al reparto, y los vecinos, más árboles que piedra.</p><p>La obra costará cuatro millones, la mitad con fondos europeos.</p></article><a href="/aragon/presa-yesa">La presa, al ochenta por ciento</a></main><footer><a href="/aviso-legal">Aviso legal</a> <a href="/politica-privacidad">Política de privacidad</a> <a href="#" onclick="Didomi.preferences.show();return false">Preferencias de privacidad</a></footer></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{}},"page":"/","buildId":"Zx81kQ"}</script><script>window.didomiOnReady=window.didomiOnReady||[];didomiOnReady.push(function(){if(!/didomi_token/.test(document.cookie))return;var s=document.createElement("script");s.src="https://securepubads.g.doubleclick.net/tag/js/gpt.js";document.head.appendChild(s)})</script>`,
        `<script src="https://sdk.privacy-center.org/7a6b5c4d-3e2f-1a0b-9c8d-7e6f5a4b3c2d/loader.js?target=www.diariodelebro.example" async></script>`,
      ),
      "/aragon": document("es", "Aragón", "<h1>Aragón</h1><p>Últimas noticias.</p>"),
      "/deportes": document("es", "Deportes", "<h1>Deportes</h1>"),
      "/aragon/presa-yesa": document(
        "es",
        "La presa",
        "<h1>La presa, al ochenta por ciento</h1><p>Lleva diez días soltando agua.</p>",
      ),
      "/suscripcion/sin-cookies": document(
        "es",
        "Suscríbete",
        "<h1>Suscríbete sin cookies</h1><p>1,99 € al mes.</p>",
      ),
      "/aviso-legal": document("es", "Aviso legal", "<h1>Aviso legal</h1>"),
      "/politica-privacidad": document(
        "es",
        "Política de privacidad",
        `<h1>Política de privacidad</h1><p>Actualizada el 2 de noviembre de 2026</p><h2>Responsable</h2><p>Ebro Prensa, S.L., Coso 10, Zaragoza. dpd@diariodelebro.example</p><h2>Fines y base jurídica</h2><p>Publicidad con su consentimiento.</p><h2>Destinatarios</h2><p>Didomi y Google (EE. UU., cláusulas contractuales tipo).</p><h2>Conservación</h2><p>Trece meses.</p><h2>Derechos</h2><p>Acceso, rectificación, supresión, oposición, retirada del consentimiento y reclamación ante la AEPD.</p>`,
      ),
    }),
  },
  {
    // Korean: games for small children, with Kakao's advertisements and Google's counting.
    host: "kids.kkumdongsan.example",
    territories: ["KR", "EU"],
    truth: {
      defect: `${FEW_HEADERS} child.trackers consent.banner-present consent.cookies-before consent.trackers-before policy.discloses-recipients cookie.lifetime cookie-notice.complete`,
      fine: "policy.link policy.sections policy.freshness tls.redirect",
      nothing:
        "consent.reject-works consent.withdraw-link consent.reject-offered-first-layer ccpa.opt-out-link consent.no-preticked",
    },
    othersSoundBut: `${THIRD_PARTIES} pixel.present tracking.url-leak gpc.honoured consent.storage-before consent.third-party-cookies-before`,
    plain: toHttps("kids.kkumdongsan.example"),
    also: [
      gives(
        "t1.daumcdn.net",
        `document.querySelectorAll("ins.kakao_ad_area").forEach(function(i){var f=document.createElement("iframe");f.width=i.dataset.adWidth;f.height=i.dataset.adHeight;f.src="https://display.ad.daum.net/sdk/web?slotid="+i.dataset.adUnit+"&surl="+encodeURIComponent(location.href)+"&eid=sdk&v=2.0.1";i.style.display="block";i.appendChild(f)})`,
      ),
      {
        hosts: ["display.ad.daum.net"],
        https: (_request, response) =>
          reply(response, {
            type: "text/html",
            body: "<p>광고</p>",
            cookies: [
              "ADID=7c1e2f3a4b5c6d7e8f90a1b2; Domain=daum.net; Path=/; Max-Age=31536000; Secure; SameSite=None",
            ],
          }),
      },
    ],
    site: site({
      "/": document(
        "ko",
        "꿈동산 어린이 게임",
        `<header><a href="/">꿈동산</a> <a href="/games/">게임</a> <a href="/coloring/">색칠놀이</a></header><main><h1>유치원생과 초등학생이 좋아하는 게임</h1><p>숫자 세기, 한글 낱말 맞히기, 공룡 퍼즐, 병아리 키우기까지! 설치 없이 바로 놀 수 있어요. 하루 삼십 분만 놀고 눈을 쉬어 주세요.</p><ul><li><a href="/games/dino.html">공룡 퍼즐</a></li><li><a href="/games/hangul.html">한글 낱말</a></li></ul><ins class="kakao_ad_area" style="display:none" data-ad-unit="DAN-3q8Xk2m9Lw" data-ad-width="320" data-ad-height="100"></ins></main><footer>(주)꿈동산 <a href="/privacy.html">개인정보처리방침</a></footer><script async src="//t1.daumcdn.net/kas/static/ba.min.js"></script>`,
        `<script async src="https://www.googletagmanager.com/gtag/js?id=G-9KID5GAME1"></script><script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date());gtag("config","G-9KID5GAME1")</script>`,
      ),
      "/games/": document("ko", "게임", "<h1>게임</h1><p>스무 가지 놀이.</p>"),
      "/coloring/": document("ko", "색칠놀이", "<h1>색칠놀이</h1>"),
      "/games/dino.html": document("ko", "공룡 퍼즐", "<h1>공룡 퍼즐</h1><canvas></canvas>"),
      "/games/hangul.html": document("ko", "한글 낱말", "<h1>한글 낱말</h1>"),
      "/privacy.html": document(
        "ko",
        "개인정보처리방침",
        `<h1>개인정보처리방침</h1><p>시행일자: 2026년 3월 1일</p><h2>1. 개인정보의 처리 목적</h2><p>(주)꿈동산(서울시 마포구 월드컵로 1)은 게임 제공과 이용 통계 작성을 위하여 동의 및 정당한 이익에 근거하여 개인정보를 처리합니다.</p><h2>2. 처리 및 보유 기간</h2><p>접속 기록은 3개월간 보관합니다.</p><h2>3. 제3자 제공 및 처리 위탁</h2><p>이용 통계를 위해 Google LLC(미국)의 Google Analytics를 이용하며 데이터가 미국으로 이전됩니다.</p><h2>4. 정보주체의 권리</h2><p>열람, 정정, 삭제, 처리정지를 요구할 수 있으며 개인정보분쟁조정위원회에 신고할 수 있습니다.</p><h2>5. 개인정보 보호책임자</h2><p>김하늘, privacy@kkumdongsan.example</p>`,
      ),
    }),
  },
  {
    // Greek: a university; Google's search box and Consent Mode that says "denied", and an Apache that tells its version.
    host: "www.panepistimio-ipeirou.example",
    truth: {
      defect: `${FEW_HEADERS} consent.trackers-before consent.reject-works exposed.version policy.freshness`,
      fine: "consent.banner-present consent.reject-offered-first-layer consent.no-wall consent.withdraw-link policy.link policy.sections policy.discloses-recipients tls.redirect consent.cookies-before consent.storage-before",
    },
    othersSoundBut: `${THIRD_PARTIES} consent.equal-choice cookie-notice.complete tracking.url-leak cookie.lifetime consent.third-party-cookies-before consent.no-preticked`,
    plain: toHttps("www.panepistimio-ipeirou.example"),
    also: [
      gives(
        "cse.google.com",
        `document.querySelectorAll(".gcse-search").forEach(function(d){d.innerHTML='<form><input name="search" aria-label="Αναζήτηση"><button type="button">Εύρεση</button></form>'})`,
      ),
    ],
    site: site(
      {
        "/": document(
          "el",
          "Πανεπιστήμιο Ηπείρου",
          `<header><a href="/">Πανεπιστήμιο Ηπείρου</a> <a href="/sholes">Σχολές</a> <a href="/nea/2026/oktovrios">Νέα</a> <a href="/epikoinonia">Επικοινωνία</a><div class="gcse-search"></div></header><main><h1>Εγγραφές πρωτοετών φοιτητών</h1><p>Οι εγγραφές των επιτυχόντων γίνονται ηλεκτρονικά έως τις 12 Δεκεμβρίου. Η ακαδημαϊκή ταυτότητα παραλαμβάνεται από τη γραμματεία του τμήματος, και η σίτιση στη λέσχη αρχίζει τη Δευτέρα για όσους έχουν καταθέσει δικαιολογητικά.</p></main><footer><a href="/prostasia-dedomenon">Προστασία προσωπικών δεδομένων</a> <button type="button" id="ck-open">Ρυθμίσεις cookies</button></footer>
<div id="ck" role="dialog" aria-label="Cookies" style="display:none;position:fixed;left:20px;bottom:20px;max-width:480px;background:#fff;border:1px solid #456;padding:20px"><p>Χρησιμοποιούμε cookies για στατιστικά επισκεψιμότητας, μόνο αν συμφωνείτε.</p><button class="k" id="ck-no">Απόρριψη</button> <button class="k" id="ck-yes">Αποδοχή</button></div><style>.k{padding:12px 24px;background:#20435c;color:#fff;border:0;font:16px sans-serif}</style><script>(function(){function $(i){return document.getElementById(i)}function put(v){document.cookie="ck_choice="+v+"; path=/; max-age=15552000; secure; samesite=lax";$("ck").style.display="none";if(v==="ok")gtag("consent","update",{analytics_storage:"granted"})}$("ck-no").onclick=function(){put("no")};$("ck-yes").onclick=function(){put("ok")};$("ck-open").onclick=function(){$("ck").style.display="block"};if(!/ck_choice=/.test(document.cookie))$("ck").style.display="block"})()</script><script async src="https://cse.google.com/cse.js?cx=0123456789abcdefg"></script>`,
          `<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("consent","default",{ad_storage:"denied",ad_user_data:"denied",ad_personalization:"denied",analytics_storage:/ck_choice=ok/.test(document.cookie)?"granted":"denied",wait_for_update:500});gtag("js",new Date());gtag("config","G-UNI4IPEIRO")</script><script async src="https://www.googletagmanager.com/gtag/js?id=G-UNI4IPEIRO"></script>`,
        ),
        "/sholes": document("el", "Σχολές", "<h1>Σχολές</h1><p>Πέντε σχολές, δεκαεπτά τμήματα.</p>"),
        "/nea/2026/oktovrios": document("el", "Νέα", "<h1>Νέα</h1><p>Ημερίδα για τη γλώσσα.</p>"),
        "/epikoinonia": document(
          "el",
          "Επικοινωνία",
          `<h1>Επικοινωνία</h1><form method="post" action="/epikoinonia"><label>Ονοματεπώνυμο <input name="onoma"></label><label>Email <input type="email" name="email"></label><textarea name="minima" aria-label="Μήνυμα"></textarea><button>Αποστολή</button></form>`,
        ),
        "/prostasia-dedomenon": document(
          "el",
          "Προστασία προσωπικών δεδομένων",
          `<h1>Προστασία προσωπικών δεδομένων</h1><p>Τελευταία ενημέρωση: Μάιος 2023</p><h2>Υπεύθυνος επεξεργασίας</h2><p>Πανεπιστήμιο Ηπείρου, Πανεπιστημιούπολη, Ιωάννινα. Υπεύθυνος προστασίας δεδομένων: dpo@panepistimio-ipeirou.example</p><h2>Σκοποί και νομική βάση</h2><p>Εκπλήρωση καθήκοντος προς το δημόσιο συμφέρον· στατιστικά με τη συγκατάθεσή σας.</p><h2>Αποδέκτες</h2><p>Google Ireland (Google Analytics, αναζήτηση). Διαβίβαση στις ΗΠΑ με τυποποιημένες συμβατικές ρήτρες.</p><h2>Χρόνος τήρησης</h2><p>Δεκατέσσερις μήνες.</p><h2>Δικαιώματα</h2><p>Πρόσβαση, διόρθωση, διαγραφή, περιορισμός, εναντίωση, ανάκληση συγκατάθεσης και καταγγελία στην ΑΠΔΠΧ.</p><h2>Cookies</h2><p>ck_choice: η επιλογή σας, έξι μήνες. _ga και _ga_*: Google Analytics, δύο έτη.</p>`,
        ),
      },
      { ...GOOD_HEADERS, server: "Apache/2.4.52 (Ubuntu)", "x-powered-by": "PHP/8.1.2-1ubuntu2.14" },
    ),
  },
  {
    // Hungarian: a bank; Glassbox records from the first page, for "fraud prevention".
    host: "www.dunatakarek.example",
    truth: {
      defect:
        "replay.present consent.trackers-before consent.cookies-before consent.reject-works policy.discloses-recipients hdr.referrer cookie-notice.complete security-txt hdr.isolation policy.sections",
      fine: "consent.banner-present consent.reject-offered-first-layer consent.no-wall consent.withdraw-link policy.link policy.freshness tls.redirect hdr.hsts hdr.csp hdr.frame hdr.nosniff hdr.permissions hdr.hsts-preload cookie.flags",
    },
    othersSoundBut: `${THIRD_PARTIES} consent.equal-choice tracking.url-leak cookie.lifetime tracking.streams gpc.honoured consent.storage-before keystroke.capture`,
    plain: toHttps("www.dunatakarek.example"),
    also: [
      gives(
        "cdn.gbqofs.com",
        `(function(){function set(n,v,s){document.cookie=n+"="+v+"; path=/; secure; samesite=lax"+(s?"; max-age="+s:"")}if(!/_cls_v=/.test(document.cookie))set("_cls_v",crypto.randomUUID(),31536000);set("_cls_s",crypto.randomUUID()+":0");var n=0,q=[];function send(){n++;fetch("https://report.dunatakarek.glassboxdigital.io/glassbox/reporting/5A2F1C/cls_report?_cls_s="+/_cls_s=([^;]+)/.exec(document.cookie)[1]+"&seq="+n,{method:"POST",mode:"no-cors",body:JSON.stringify({t:Date.now(),dom:n===1?document.documentElement.outerHTML.slice(0,4000):null,ev:q.splice(0)})})}["mousemove","click","scroll","keydown","input"].forEach(function(e){addEventListener(e,function(v){q.push([e,v.clientX||0,v.clientY||0,Date.now()])},{capture:true,passive:true})});new MutationObserver(function(m){q.push(["m",m.length])}).observe(document,{subtree:true,childList:true,attributes:true});send();setInterval(send,2000)})()`,
      ),
      { hosts: ["report.dunatakarek.glassboxdigital.io"], https: sink },
    ],
    site: (request, response) => {
      if (request.url === "/")
        return reply(response, {
          type: "text/html; charset=utf-8",
          headers: BANK_HEADERS,
          body: BANK,
          cookies: request.headers.cookie?.includes("JSESSIONID")
            ? []
            : ["JSESSIONID=0000kXv8Qp2LmN4RtYzWb6Hc1Js:1a2b3c4d; Path=/; Secure; HttpOnly; SameSite=Strict"],
        });
      return site(
        {
          "/lakossagi/szemelyi-kolcson": document(
            "hu",
            "Személyi kölcsön",
            `<h1>Személyi kölcsön</h1><p>THM 12,9 %-tól.</p>`,
          ),
          "/lakossagi/szamlak": document("hu", "Számlák", "<h1>Számlák</h1><p>Havidíj nélkül.</p>"),
          "/kapcsolat": document(
            "hu",
            "Kapcsolat",
            `<h1>Kapcsolat</h1><form method="post" action="/kapcsolat"><label>Név <input name="nev"></label><label>E-mail <input type="email" name="email"></label><label>Üzenet <textarea name="uzenet"></textarea></label><button>Küldés</button></form>`,
          ),
          "/adatkezelesi-tajekoztato": document(
            "hu",
            "Adatkezelési tájékoztató",
            `<h1>Adatkezelési tájékoztató</h1><p>Hatályos: 2026. július 1-jétől</p><h2>Adatkezelő</h2><p>Duna Takarékpénztár Zrt., 1051 Budapest, Fő tér 1. Adatvédelmi tisztviselő: adatvedelem@dunatakarek.example</p><h2>Az adatkezelés célja és jogalapja</h2><p>Szerződés teljesítése, jogi kötelezettség, jogos érdek (csalásmegelőzés), hozzájárulás (mérés).</p><h2>Címzettek, adatfeldolgozók</h2><p>Kártyatársaságok, hitelinformációs rendszer, felhőszolgáltatónk.</p><h2>Megőrzési idő</h2><p>A szerződés megszűnésétől nyolc év.</p><h2>Az érintett jogai</h2><p>Hozzáférés, helyesbítés, törlés, korlátozás, tiltakozás, a hozzájárulás visszavonása, panasz a NAIH-nál.</p><h2>Sütik</h2><p>JSESSIONID: munkamenet. suti_valasztas: az Ön döntése, 180 nap. _ga: Google Analytics, 2 év.</p>`,
          ),
        },
        BANK_HEADERS,
      )(request, response);
    },
  },
  {
    // English of the United Kingdom: a charity; Civic's panel, and a film of YouTube in the page.
    host: "www.hedgehogtrust.example",
    territories: ["GB"],
    truth: {
      defect: `${FEW_HEADERS} consent.third-party-cookies-before consent.trackers-before consent.cookies-before consent.reject-works`,
      fine: `consent.banner-present consent.reject-offered-first-layer consent.no-wall consent.withdraw-link ${LEGAL_TEXT} tls.redirect form.insecure`,
    },
    othersSoundBut: `${THIRD_PARTIES} consent.equal-choice cookie-notice.complete pixel.present tracking.url-leak form.minimisation cookie.lifetime consent.no-preticked`,
    plain: toHttps("www.hedgehogtrust.example"),
    also: [
      gives(
        "cc.cdn.civiccomputing.com",
        `window.CookieControl={open:function(){show()},load:function(c){cfg=c;var k=/CookieControl=([^;]+)/.exec(document.cookie);if(k){pill();if(/accepted/.test(decodeURIComponent(k[1])))c.optionalCookies[0].onAccept()}else show()}};var cfg,box;function pill(){var p=document.createElement("button");p.id="ccc-icon";p.setAttribute("aria-label","Cookie Control Icon");p.title="Cookie Control";p.style.cssText="position:fixed;left:10px;bottom:10px;width:48px;height:48px";p.innerHTML='<svg width="20" height="20"><circle cx="10" cy="10" r="9"/></svg>';p.onclick=show;document.body.appendChild(p)}function put(y){document.cookie="CookieControl="+encodeURIComponent(JSON.stringify({necessaryCookies:[],optionalCookies:{analytics:y?"accepted":"revoked"},statement:{},consentDate:Date.now(),interactedWith:true,user:"6F9619FF"}))+"; path=/; max-age=7776000; secure; samesite=lax";box.remove();pill();if(y)cfg.optionalCookies[0].onAccept()}function show(){box=document.createElement("div");box.id="ccc";box.innerHTML='<section id="ccc-notify" role="region" aria-label="Cookie preferences" style="position:fixed;left:0;right:0;bottom:0;background:#24352a;color:#fff;padding:20px;z-index:9999"><p>This site uses cookies to store information on your computer. Some are essential, others help us improve by giving us insight into how the site is used.</p><button id="ccc-notify-accept" class="ccc-notify-button" style="padding:12px 26px;background:#fff;color:#24352a;border:0">I Accept</button> <button id="ccc-notify-reject" class="ccc-notify-button" style="padding:12px 26px;background:#fff;color:#24352a;border:0">I Do Not Accept</button> <button id="ccc-notify-settings" style="padding:12px 26px;background:none;color:#fff;border:1px solid #fff">Settings</button></section>';document.body.appendChild(box);document.getElementById("ccc-notify-accept").onclick=function(){put(true)};document.getElementById("ccc-notify-reject").onclick=function(){put(false)};document.getElementById("ccc-notify-settings").onclick=function(){}}`,
      ),
    ],
    site: site({
      "/": document(
        "en-GB",
        "The Hedgehog Trust",
        `<header><a href="/">The Hedgehog Trust</a> <a href="/blog/autumn-gardens">Autumn gardens</a> <a href="/donate">Donate</a> <a href="/contact">Contact us</a></header><main><h1>Help hedgehogs through the winter</h1><p>One in three hedgehogs has gone from our towns since the year 2000. Leave a gap of thirteen centimetres under the fence, put out water rather than milk, and check bonfires before you light them. Your gift pays for road signs, training for vets and a helpline that never closes.</p><iframe width="560" height="315" src="https://www.youtube.com/embed/3f9sKq2LmXw" title="A hedgehog in the garden" loading="lazy" allowfullscreen></iframe></main><footer>Registered charity 0000000 <a href="/privacy">Privacy notice</a> <a href="#" onclick="CookieControl.open();return false">Change cookie settings</a></footer><script src="https://cc.cdn.civiccomputing.com/9/cookieControl-9.x.min.js"></script><script>CookieControl.load({apiKey:"8a7b6c",product:"COMMUNITY",optionalCookies:[{name:"analytics",label:"Analytics",onAccept:function(){var s=document.createElement("script");s.src="https://www.googletagmanager.com/gtag/js?id=G-HEDGE4HOGS";window.dataLayer=window.dataLayer||[];window.gtag=function(){dataLayer.push(arguments)};gtag("js",new Date());gtag("config","G-HEDGE4HOGS");document.head.appendChild(s)}}]})</script>`,
      ),
      "/blog/autumn-gardens": document(
        "en-GB",
        "Autumn gardens",
        "<h1>Autumn gardens</h1><p>Leave the leaves.</p>",
      ),
      "/contact": document("en-GB", "Contact us", "<h1>Contact us</h1><p>Write to Mill Street, Ludlow.</p>"),
      "/donate": document(
        "en-GB",
        "Donate",
        `<h1>Make a gift</h1><form method="post" action="/donate"><label>Amount <input name="amount" inputmode="decimal"></label><label>Name <input name="name" autocomplete="name"></label><label>Email <input type="email" name="email"></label><label>Postcode <input name="postcode"></label><label><input type="checkbox" name="giftaid"> Gift Aid</label><button>Continue to payment</button></form>`,
      ),
      "/privacy": document(
        "en-GB",
        "Privacy notice",
        `<h1>Privacy notice</h1><p>This notice was last updated in August 2026.</p><h2>Who we are</h2><p>The Hedgehog Trust, Mill Street, Ludlow, is the data controller. Contact our data protection lead at data@hedgehogtrust.example.</p><h2>Why we use your data and our lawful bases</h2><p>To process gifts (contract), to claim Gift Aid (legal obligation) and to understand how our site is used (consent).</p><h2>Who we share it with</h2><p>Stripe for payments, HMRC, Google (Analytics and YouTube). Some of these process data in the United States under the UK extension to the Data Privacy Framework.</p><h2>How long we keep it</h2><p>Six years after your last gift.</p><h2>Your rights</h2><p>Access, rectification, erasure, restriction, objection, portability, withdrawal of consent, and a complaint to the Information Commissioner's Office.</p><h2>Cookies</h2><p>CookieControl: 90 days. _ga, _ga_*: Google Analytics, 2 years. VISITOR_INFO1_LIVE: YouTube, 6 months.</p>`,
      ),
    }),
  },
  {
    // Thai: a beauty clinic; Cookie Wow asks, LINE waits, TikTok was pasted into the head. The date is of the Buddha's era.
    host: "www.phiwsai-clinic.example",
    truth: {
      defect: `${FEW_HEADERS} pixel.present consent.trackers-before consent.cookies-before consent.reject-works policy.freshness policy.discloses-recipients cookie-notice.complete`,
      fine: "consent.banner-present consent.reject-offered-first-layer consent.no-wall consent.withdraw-link policy.link policy.sections tls.redirect",
    },
    othersSoundBut: `${THIRD_PARTIES} consent.equal-choice tracking.url-leak cookie.lifetime gpc.honoured consent.no-preticked form.minimisation consent.signals`,
    plain: toHttps("www.phiwsai-clinic.example"),
    also: [
      gives(
        "cookiecdn.com",
        `(function(){var k="cookiewow-consent",b;function get(){return(/cookiewow-consent=([^;]+)/.exec(document.cookie)||[])[1]}function put(y){document.cookie=k+"="+(y?"all":"necessary")+"; path=/; max-age=31536000; secure; samesite=lax";b.remove();if(y)window.dispatchEvent(new Event("cwc-accept"))}function ask(){b=document.createElement("div");b.className="cwc cwc-consent-bar";b.style.cssText="position:fixed;left:0;right:0;bottom:0;background:#fff;padding:22px;box-shadow:0 0 9px #0004;z-index:99999";b.innerHTML='<p>เว็บไซต์นี้ใช้คุกกี้เพื่อเพิ่มประสิทธิภาพและวัดผลโฆษณา คุณสามารถเลือกได้</p><button class="cwc-reject" style="padding:12px 30px;background:#8c2f5b;color:#fff;border:0">ปฏิเสธทั้งหมด</button> <button class="cwc-accept" style="padding:12px 30px;background:#8c2f5b;color:#fff;border:0">ยอมรับทั้งหมด</button>';document.body.appendChild(b);b.querySelector(".cwc-reject").onclick=function(){put(false)};b.querySelector(".cwc-accept").onclick=function(){put(true)}}window.cwcOpen=ask;function go(){var g=get();if(!g)ask();else if(g==="all")window.dispatchEvent(new Event("cwc-accept"))}document.readyState==="loading"?addEventListener("DOMContentLoaded",go):go()})()`,
      ),
      gives(
        "d.line-scdn.net",
        `(function(){if(!/__lt__cid=/.test(document.cookie))document.cookie="__lt__cid="+crypto.randomUUID()+"; path=/; max-age=63072000";new Image().src="https://tr.line.me/tag.gif?c_t=lap&t_id=8f1e2d3c&cid="+/__lt__cid=([^;]+)/.exec(document.cookie)[1]+"&e=pv&url="+encodeURIComponent(location.href)})()`,
      ),
      ...takes("tr.line.me"),
    ],
    site: site({
      "/": document(
        "th",
        "ผิวใส คลินิก เชียงใหม่",
        `<header><a href="/">ผิวใส คลินิก</a> <a href="/botox">โบท็อกซ์</a> <a href="/chong-khiu">จองคิว</a></header><main><h1>ดูแลผิวโดยแพทย์ผู้เชี่ยวชาญ</h1><p>คลินิกของเราเปิดให้บริการที่ถนนนิมมานเหมินท์มากว่าสิบปี รักษาสิว ฝ้า กระ และริ้วรอยด้วยเครื่องมือที่ผ่านการรับรอง ปรึกษาแพทย์ฟรีทุกวันพุธ และมีที่จอดรถด้านหลังอาคาร</p></main><footer><a href="/privacy">นโยบายความเป็นส่วนตัว</a> <a href="#" onclick="cwcOpen();return false">ตั้งค่าคุกกี้</a></footer><script>addEventListener("cwc-accept",function(){var s=document.createElement("script");s.src="https://d.line-scdn.net/n/line_tag/public/release/v1/lt.js";document.head.appendChild(s)})</script>`,
        `<script src="https://cookiecdn.com/cwc.js"></script><script>!function(w,d,t){w.TiktokAnalyticsObject=t;var s=d.createElement("script");s.async=true;s.src="https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=CKQ7X2LWV0RZYB3NTFGH&lib=ttq";d.head.appendChild(s)}(window,document,"ttq")</script>`,
      ),
      "/botox": document("th", "โบท็อกซ์", "<h1>โบท็อกซ์</h1><p>เริ่มต้น 2,900 บาท</p>"),
      "/chong-khiu": document(
        "th",
        "จองคิว",
        `<h1>จองคิว</h1><form method="post" action="/chong-khiu"><label>ชื่อ <input name="name"></label><label>โทรศัพท์ <input type="tel" name="tel"></label><label>วันที่สะดวก <input type="date" name="day"></label><button>ส่ง</button></form>`,
      ),
      "/privacy": document(
        "th",
        "นโยบายความเป็นส่วนตัว",
        `<h1>นโยบายความเป็นส่วนตัว</h1><p>ปรับปรุงล่าสุดเมื่อวันที่ 15 มกราคม 2567</p><h2>ผู้ควบคุมข้อมูลส่วนบุคคล</h2><p>บริษัท ผิวใส จำกัด ถนนนิมมานเหมินท์ เชียงใหม่ ติดต่อ dpo@phiwsai-clinic.example</p><h2>วัตถุประสงค์และฐานทางกฎหมาย</h2><p>เพื่อนัดหมายและรักษา (สัญญา) และเพื่อการโฆษณาเมื่อได้รับความยินยอม</p><h2>การเปิดเผยข้อมูล</h2><p>เราเปิดเผยข้อมูลแก่ผู้ให้บริการของเรา ได้แก่ LINE Corporation (ญี่ปุ่น) โดยมีมาตรการคุ้มครองการโอนข้อมูลไปต่างประเทศ</p><h2>ระยะเวลาการเก็บรักษา</h2><p>เวชระเบียนเก็บไว้ห้าปี</p><h2>สิทธิของเจ้าของข้อมูล</h2><p>ขอเข้าถึง แก้ไข ลบ คัดค้าน ถอนความยินยอม และร้องเรียนต่อคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล</p><h2>คุกกี้</h2><p>cookiewow-consent: ตัวเลือกของคุณ 1 ปี, __lt__cid: LINE 2 ปี</p>`,
      ),
    }),
  },
];
