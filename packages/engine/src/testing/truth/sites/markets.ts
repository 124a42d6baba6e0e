import { reply } from "../../../demo/respond.ts";
import type { Handler } from "../../../demo/site.ts";
import { type Case, FEW_HEADERS, NO_HEADERS, WALLED } from "../case.ts";
import { GA, META } from "../page.ts";
import { gives, site, takes, toHttps } from "../routes.ts";

/** Sites of seven markets with their whole truth, written down before the first visit. */

const document = (lang: string, title: string, body: string, head = "") =>
  `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;

/** Bytes of ISO 8859-2: what stands here and not in Latin 1. */
const LATIN_2: Readonly<Record<string, number>> = { ő: 0xf5, ű: 0xfb, Ő: 0xd5, Ű: 0xdb };
const inLatin2 = (text: string) =>
  Buffer.from([...text].map((letter) => LATIN_2[letter] ?? Math.min(letter.codePointAt(0) ?? 63, 255)));

/** A page whose encoding only its header tells. */
const latin2 =
  (body: string): Handler =>
  (_, response) =>
    reply(response, { type: "text/html; charset=iso-8859-2", body: inLatin2(body) });

/** Letters of two bytes in GB 18030, by what they are. */
const twoBytes = new Map<string, readonly [number, number]>();
const decoder = new TextDecoder("gb18030");
for (let high = 0xa1; high < 0xf8; high += 1)
  for (let low = 0xa1; low < 0xff; low += 1)
    twoBytes.set(decoder.decode(new Uint8Array([high, low])), [high, low]);
const inGb18030 = (text: string) =>
  Buffer.from([...text].flatMap((letter) => twoBytes.get(letter) ?? [letter.charCodeAt(0) & 127]));

const gb18030 =
  (text: string): Handler =>
  (_, response) =>
    reply(response, { type: "text/html", body: inGb18030(text) });

export const markets: readonly Case[] = [
  {
    // Portuguese of Brazil: a clinic. What its form asks for stands beside the fields alone, and a gateway of a cloud
    // is told of every page by an identifier of two years.
    host: "clinica-santa-rita.example",
    territories: ["BR"],
    truth: {
      defect: `${NO_HEADERS} form.minimisation tracking.url-leak`,
      fine: "policy.link policy.sections policy.freshness form.insecure",
      open: "consent.banner-present consent.cookies-before consent.trackers-before cookie.lifetime pixel.present",
      nothing: "consent.reject-offered-first-layer consent.equal-choice consent.no-wall child.trackers",
    },
    othersSoundBut:
      "tls.https sri share.undeclared-third-party xborder.no-adequacy cookie-notice.complete policy.discloses-transfers policy.discloses-recipients replay.present tracking.streams gpc.honoured keystroke.capture pixel.hashed-identifiers",
    also: [
      gives(
        "d2xk3q9tr7vb1c.cloudfront.net",
        `var v=(document.cookie.match(/vis_=([^;]+)/)||[])[1]||"7f3a9c1e5b8d4026af17c3e9";document.cookie="vis_="+v+";path=/;max-age=63072000;secure;samesite=lax";fetch("https://k9x2m4p7q1.execute-api.sa-east-1.amazonaws.com/prod/pv",{method:"POST",mode:"no-cors",body:JSON.stringify({v:v,page:{u:location.href,t:document.title}})})`,
      ),
      ...takes("k9x2m4p7q1.execute-api.sa-east-1.amazonaws.com"),
    ],
    site: site(
      {
        "/": document(
          "pt-BR",
          "Clínica Santa Rita",
          `<h1>Clínica Santa Rita</h1><p>Cardiologia, dermatologia, psiquiatria e exames de sangue em Campinas. Atendemos convênios e particulares de segunda a sábado, com estacionamento no local.</p><ul><li><a href="/agendar">Agendar consulta</a></li><li><a href="/psiquiatria/depressao-e-ansiedade">Depressão e ansiedade</a></li></ul><footer><a href="/lgpd">LGPD e privacidade</a></footer>`,
          `<script async src="https://d2xk3q9tr7vb1c.cloudfront.net/pagina.js"></script>`,
        ),
        "/agendar": document(
          "pt-BR",
          "Agendar consulta",
          `<h1>Agendar consulta</h1><form method="post" action="/agendar"><p><label for="c1">Nome completo</label><input id="c1" name="c1"></p><p><label for="c2">Data de nascimento</label><input id="c2" name="c2"></p><p><label for="c3">CPF</label><input id="c3" name="c3"></p><p><label for="c4">Sintomas e medicamentos em uso</label><textarea id="c4" name="c4"></textarea></p><button>Enviar</button></form>`,
          `<script async src="https://d2xk3q9tr7vb1c.cloudfront.net/pagina.js"></script>`,
        ),
        "/psiquiatria/depressao-e-ansiedade": document(
          "pt-BR",
          "Depressão e ansiedade",
          "<h1>Depressão e ansiedade</h1><p>Marque uma conversa com a nossa equipe.</p>",
          `<script async src="https://d2xk3q9tr7vb1c.cloudfront.net/pagina.js"></script>`,
        ),
        "/lgpd": document(
          "pt-BR",
          "LGPD e privacidade",
          `<h1>LGPD e privacidade</h1><p>Última atualização: 3 de agosto de 2026</p><p>A Clínica Santa Rita Ltda., rua das Acácias 40, Campinas, é a controladora. Encarregado: dpo@clinica-santa-rita.example.</p><h2>Finalidades</h2><p>Marcar consultas e medir visitas, com base no seu consentimento e na tutela da saúde.</p><h2>Compartilhamento</h2><p>Laboratórios, convênios e o provedor de hospedagem Amazon, com servidores também nos Estados Unidos.</p><h2>Prazo de guarda</h2><p>Vinte anos para o prontuário.</p><h2>Seus direitos</h2><p>Acesso, correção, eliminação e reclamação à ANPD.</p>`,
        ),
      },
      {},
    ),
  },
  {
    // Chinese in GB 18030, which only a meta element tells: a shop for mothers that names the one who counts.
    host: "chengyi-muying.example",
    territories: ["CN"],
    truth: {
      defect: `${NO_HEADERS} consent.cookies-before consent.trackers-before consent.banner-present sri`,
      fine: "policy.link policy.sections policy.freshness policy.discloses-recipients cookie-notice.complete cookie.lifetime",
      nothing: "ccpa.opt-out-link gpc.support-file child.trackers",
    },
    othersSoundBut:
      "tls.https share.undeclared-third-party xborder.no-adequacy policy.discloses-transfers pixel.present gpc.honoured",
    site: (request, response) => {
      const page = (title: string, body: string) =>
        gb18030(
          `<!DOCTYPE html><html lang="zh-CN"><head><meta http-equiv="Content-Type" content="text/html; charset=gb18030"><title>${title}</title><script src="https://hm.baidu.com/hm.js?0123456789abcdef0123456789abcdef"></script></head><body>${body}</body></html>`,
        )(request, response);
      const path = (request.url ?? "/").split("?")[0];
      if (path === "/")
        return page(
          "橙意母婴",
          `<h1>橙意母婴</h1><p>进口奶粉、纸尿裤与孕产用品，现货当日发出，七天无理由退换。门店在杭州与宁波，周一至周日九点到二十一点营业，会员满一百九十九元包邮。</p><a href="/naifen.html">奶粉</a> <a href="/zhiniaoku.html">纸尿裤</a><div id="bottom"><a href="/about.html">关于我们</a> <a href="/yszc.html">隐私政策</a></div>`,
        );
      if (path === "/yszc.html")
        return page(
          "隐私政策",
          `<h1>隐私政策</h1><p>更新日期：2026年3月1日</p><p>杭州橙意商贸有限公司（浙江省杭州市）是个人信息处理者。</p><h2>处理目的与方式</h2><p>为完成订单配送，我们在取得您的同意后收集姓名、电话和地址。</p><h2>提供与委托处理</h2><p>我们使用百度统计（北京百度网讯科技有限公司）分析访问情况。数据存储于境内，我们不会向境外提供个人信息。</p><h2>保存期限</h2><p>自订单完成之日起三年。</p><h2>您的权利</h2><p>您可以查阅、复制、更正、删除个人信息，或向网信部门投诉。</p><h2>联系我们</h2><p>kefu@chengyi-muying.example</p><h2>Cookie</h2><p>Hm_lvt_*：百度统计，一年。</p>`,
        );
      if (/^\/(?:naifen|zhiniaoku|about)\.html$/.test(path ?? ""))
        return page("橙意母婴", "<h1>橙意母婴</h1><p>现货发售，欢迎选购。</p>");
      return reply(response, { status: 404, type: "text/plain", body: "" });
    },
  },
  {
    // English of the United States: a playground of games that says for whom it is by its age and by its menu, with
    // advertisers that are small. "Opt out of emails" and "Your data center" are no way out.
    host: "pocket-otters.example",
    territories: ["US"],
    truth: {
      defect: `${NO_HEADERS} child.trackers ccpa.opt-out-link gpc.honoured gpc.support-file consent.trackers-before pixel.present sri policy.discloses-recipients`,
      fine: "policy.link policy.freshness",
    },
    othersSoundBut:
      "tls.https share.undeclared-third-party xborder.no-adequacy policy.sections policy.discloses-transfers consent.banner-present consent.cookies-before cookie-notice.complete tracking.url-leak",
    also: [
      gives(
        "cdn.undertone.com",
        `new Image().src="https://ads.undertone.com/px?ev=PageView&pid=88213&loc="+encodeURIComponent(location.href)`,
      ),
      ...takes("ads.undertone.com"),
    ],
    site: site(
      {
        "/": document(
          "en-US",
          "Pocket Otters",
          `<h1>Pocket Otters</h1><p>Splash, count and sing along with Ollie the otter! New games every Friday, free to play, made for ages 4 to 7. Ask a grown-up to help you start.</p><nav><a href="/coloring">Coloring pages</a> <a href="/abc">Learn your ABC</a> <a href="/songs">Sing-along songs</a> <a href="/grown-ups">For grown-ups</a></nav><footer><a href="/privacy">Privacy Policy</a> <a href="/mail">Opt out of emails</a> <a href="/den">Your data center: how otters count</a></footer>`,
          `<script async src="https://cdn.undertone.com/js/tag.js"></script>`,
        ),
        "/coloring": document("en-US", "Coloring", "<h1>Coloring</h1><p>Print Ollie and his pail.</p>"),
        "/abc": document("en-US", "ABC", "<h1>ABC</h1><p>A is for acorn.</p>"),
        "/songs": document("en-US", "Songs", "<h1>Songs</h1><p>Row, row, row your raft.</p>"),
        "/grown-ups": document("en-US", "Grown-ups", "<h1>Grown-ups</h1><p>How we choose games.</p>"),
        "/mail": document("en-US", "Emails", "<h1>Emails</h1><p>You are off the list.</p>"),
        "/den": document("en-US", "The den", "<h1>The den</h1><p>Otters count in fours.</p>"),
        "/privacy": document(
          "en-US",
          "Privacy Policy",
          `<h1>Privacy Policy</h1><p>Effective date: July 9, 2026</p><p>We use information to run our games. We do not work with advertising networks, and we share nothing with Google or Facebook. We keep server logs for 30 days. Parents have the right to review and delete what we hold; write to parents@pocket-otters.example.</p>`,
        ),
      },
      {},
    ),
  },
  {
    // Danish: agree, or buy. The price is in crowns, the question in a frame of a host of its own.
    host: "nordjysk-avis.example",
    truth: {
      defect: `${FEW_HEADERS} consent.no-wall consent.reject-offered-first-layer consent.equal-choice consent.withdraw-link cookie.lifetime`,
      fine: "consent.banner-present policy.link policy.sections policy.freshness policy.discloses-recipients policy.discloses-transfers cookie-notice.complete tls.redirect",
      open: WALLED,
    },
    othersSoundBut:
      "sri share.undeclared-third-party xborder.no-adequacy consent.reject-works consent.no-preticked pixel.present",
    plain: toHttps("nordjysk-avis.example"),
    also: [
      {
        hosts: ["valg.nordjysk-avis.example"],
        https: (_, response) =>
          reply(response, {
            type: "text/html; charset=utf-8",
            body: document(
              "da",
              "Valg",
              `<div style="padding:40px;text-align:center"><h2>Vælg, hvordan du vil læse</h2><p>Vi og vores 212 partnere bruger cookies til annoncer og statistik. Giv dit samtykke og læs gratis, eller køb adgang uden sporing.</p><p><button style="font-size:18px;padding:14px 40px;background:#063;color:#fff" onclick="parent.postMessage('ja','*')">Accepter og læs videre</button></p><p><button style="font-size:18px;padding:14px 40px" onclick="parent.postMessage('kob','*')">Køb adgang for 39 kr. om måneden</button></p></div>`,
            ),
          }),
      },
    ],
    site: site({
      "/": document(
        "da",
        "Nordjysk Avis",
        `<h1>Nordjysk Avis</h1><nav><a href="/lokalt">Lokalt</a> <a href="/sport">Sport</a> <a href="/kultur">Kultur</a> <a href="/debat">Debat</a> <a href="/abonnement">Abonnement</a></nav><article><h2>Havnen får ny mole</h2><p>Byrådet vedtog mandag aften at forlænge molen med firs meter. Fiskerne har ventet på beslutningen i ti år, og arbejdet begynder til foråret, når stormene er ovre. Prisen deles mellem staten og kommunen.</p></article><article><h2>Kunstmuseet åbner igen</h2><p>Efter to års ombygning viser museet sin samling af skagensmalere i nye sale med dagslys. Der er gratis adgang for alle under femogtyve.</p></article><footer><a href="/persondata">Persondatapolitik</a></footer>
<iframe id="valg" title="Samtykke" style="display:none;position:fixed;inset:0;width:100%;height:100%;border:0;background:#fffd;z-index:99" src="https://valg.nordjysk-avis.example/"></iframe>
<script>function go(){${GA}}var f=document.getElementById("valg");addEventListener("message",function(e){if(e.data==="ja"){localStorage.setItem("samtykke","ja");f.remove();document.body.style.overflow="";go()}if(e.data==="kob")location.href="/abonnement"});if(localStorage.getItem("samtykke")==="ja"){f.remove();go()}else{f.style.display="block";document.body.style.overflow="hidden"}</script>`,
      ),
      "/lokalt": document("da", "Lokalt", "<h1>Lokalt</h1><p>Nyt fra kommunerne.</p>"),
      "/sport": document("da", "Sport", "<h1>Sport</h1><p>Håndbold og fodbold.</p>"),
      "/kultur": document("da", "Kultur", "<h1>Kultur</h1><p>Udstillinger.</p>"),
      "/debat": document("da", "Debat", "<h1>Debat</h1><p>Læserbreve.</p>"),
      "/abonnement": document("da", "Abonnement", "<h1>Abonnement</h1><p>39 kr. om måneden.</p>"),
      "/persondata": document(
        "da",
        "Persondatapolitik",
        `<h1>Persondatapolitik</h1><p>Senest opdateret 12. maj 2026</p><h2>Dataansvarlig</h2><p>Nordjysk Avis A/S, Havnegade 2, Hirtshals. Kontakt: data@nordjysk-avis.example</p><h2>Formål og retsgrundlag</h2><p>Levering af avisen (kontrakt) og statistik (dit samtykke).</p><h2>Modtagere</h2><p>Trykkeriet og Google (Google Analytics). Oplysninger kan overføres til USA på grundlag af standardkontrakter.</p><h2>Opbevaring</h2><p>Fem år efter abonnementets ophør.</p><h2>Dine rettigheder</h2><p>Indsigt, berigtigelse, sletning og klage til Datatilsynet.</p><h2>Cookies</h2><p>_ga og _ga_*: Google Analytics, to år.</p>`,
      ),
    }),
  },
  {
    // Hungarian in Latin 2: a set of frames. The policy says that nobody counts visits.
    host: "szolohegy-borhaz.example",
    truth: {
      defect: `${NO_HEADERS} consent.banner-present consent.cookies-before consent.trackers-before policy.freshness policy.discloses-recipients cookie-notice.complete cookie.lifetime`,
      fine: "policy.link",
    },
    othersSoundBut:
      "tls.https sri share.undeclared-third-party xborder.no-adequacy policy.sections policy.discloses-transfers pixel.present gpc.honoured",
    site: site(
      {
        "/": latin2(
          `<html lang="hu"><head><title>Szőlőhegy Borház</title></head><frameset cols="220,*" border="0"><frame name="menu" src="/menu.htm"><frame name="fo" src="/fo.htm"></frameset></html>`,
        ),
        "/menu.htm": latin2(
          `<html lang="hu"><body bgcolor="#eedd99"><p><a href="/fo.htm" target="fo">Kezdőlap</a></p><p><a href="/borok.htm" target="fo">Boraink</a></p><p><a href="/kostolo.htm" target="fo">Kóstoló</a></p><p><a href="/adat.htm" target="fo">Adatvédelmi tájékoztató</a></p></body></html>`,
        ),
        "/fo.htm": latin2(
          `<html lang="hu"><head><title>Szőlőhegy Borház</title><script>${GA}</script></head><body><h1>Szőlőhegy Borház</h1><p>Családi pincészetünk Tokaj lankáin hat hektáron termel furmintot és hárslevelűt. Kóstolóra szombatonként várjuk vendégeinket, előzetes bejelentkezés alapján, legfeljebb húsz főt.</p></body></html>`,
        ),
        "/borok.htm": latin2(
          `<html lang="hu"><body><h1>Boraink</h1><p>Furmint 2023, hárslevelű 2022.</p></body></html>`,
        ),
        "/kostolo.htm": latin2(
          `<html lang="hu"><body><h1>Kóstoló</h1><p>Öt bor, pogácsával.</p></body></html>`,
        ),
        "/adat.htm": latin2(
          `<html lang="hu"><head><title>Adatvédelmi tájékoztató</title></head><body><h1>Adatvédelmi tájékoztató</h1><p>Utolsó módosítás: 2023. október 2.</p><p>Az adatkezelő a Szőlőhegy Borház Kft., Tarcal, Fő utca 9., bor@szolohegy-borhaz.example. Az adatkezelés célja a rendelések teljesítése, jogalapja a szerződés.</p><p>Adatait senkinek sem adjuk át. Webanalitikai szolgáltatót, analitikai partnert és hirdetési partnert nem veszünk igénybe, a Google szolgáltatásait nem használjuk.</p><p>Az adatokat nyolc évig őrizzük meg. Ön kérheti adatai törlését és helyesbítését, és panaszt tehet a Nemzeti Adatvédelmi Hatóságnál.</p></body></html>`,
        ),
      },
      {},
    ),
  },
  {
    // English of Australia: who counts is named, in a sentence that says it gets nothing.
    host: "wattle-vets.example",
    territories: ["AU"],
    truth: {
      defect: `${FEW_HEADERS} pixel.present policy.discloses-recipients consent.trackers-before`,
      fine: "policy.link policy.freshness policy.sections tls.redirect form.insecure form.minimisation",
      nothing: "child.trackers",
    },
    othersSoundBut:
      "sri share.undeclared-third-party xborder.no-adequacy policy.discloses-transfers consent.banner-present consent.cookies-before consent.storage-before cookie-notice.complete gpc.honoured",
    plain: toHttps("wattle-vets.example"),
    site: site({
      "/": document(
        "en-AU",
        "Wattle Vets",
        `<h1>Wattle Vets</h1><p>Three surgeries around Ballarat for dogs, cats and the odd possum. Vaccinations, dental care and after-hours calls; parking at the door and a kettle that is always on.</p><a href="/services">Services</a> <a href="/book">Book a visit</a><footer><a href="/privacy">Privacy</a></footer><script>${META}</script>`,
      ),
      "/services": document("en-AU", "Services", "<h1>Services</h1><p>Desexing, dental, x-ray.</p>"),
      "/book": document(
        "en-AU",
        "Book a visit",
        `<h1>Book a visit</h1><form method="post" action="/book"><label>Your name <input name="who"></label><label>Your pet <input name="pet"></label><label>Phone <input type="tel" name="phone"></label><button>Ask for a time</button></form>`,
      ),
      "/privacy": document(
        "en-AU",
        "Privacy",
        `<h1>How we look after your details</h1><p>Last reviewed 18 May 2026.</p><p>We collect names and phone numbers to book visits for your pet. We share them with pathology labs only. We never pass your details to Facebook, Meta or anyone else who sells advertising.</p><p>You may ask for access to your details or correct them, and complain to us at hello@wattle-vets.example or to the OAIC.</p>`,
      ),
    }),
  },
  {
    // Bengali: a bookshop whose words nobody here reads, and who watches.
    host: "boi-ghar.example",
    territories: ["IN"],
    truth: {
      defect: `${NO_HEADERS} consent.trackers-before consent.cookies-before consent.banner-present pixel.present`,
      open: "policy.link form.minimisation",
    },
    othersSoundBut:
      "tls.https sri share.undeclared-third-party xborder.no-adequacy policy.sections policy.freshness policy.discloses-recipients policy.discloses-transfers cookie-notice.complete gpc.honoured cookie.lifetime child.trackers form.insecure",
    site: site(
      {
        "/": document(
          "bn",
          "বইঘর",
          `<h1>বইঘর</h1><p>কলকাতার কলেজ স্ট্রিটে আমাদের দোকান। উপন্যাস, কবিতা ও ইতিহাসের বই সারা দেশে ডাকযোগে পাঠানো হয়। সোমবার থেকে শনিবার সকাল দশটা থেকে রাত আটটা পর্যন্ত খোলা।</p><p><a href="/natun">নতুন বই</a> <a href="/kobita">কবিতা</a> <a href="/jogajog">যোগাযোগ</a> <a href="/niti">গোপনীয়তা নীতি</a></p><script>${META}</script>`,
        ),
        "/natun": document("bn", "নতুন বই", "<h1>নতুন বই</h1><p>এই মাসের তালিকা।</p>"),
        "/kobita": document("bn", "কবিতা", "<h1>কবিতা</h1><p>জীবনানন্দ দাশ।</p>"),
        "/jogajog": document(
          "bn",
          "যোগাযোগ",
          `<h1>যোগাযোগ</h1><form method="post" action="/jogajog"><p><label for="a">নাম</label><input id="a" name="a"></p><p><label for="b">জন্ম তারিখ</label><input id="b" name="b"></p><button>পাঠান</button></form>`,
        ),
        "/niti": document("bn", "গোপনীয়তা নীতি", "<h1>গোপনীয়তা নীতি</h1><p>আমরা আপনার তথ্য নিরাপদে রাখি।</p>"),
      },
      {},
    ),
  },
];
