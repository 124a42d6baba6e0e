import { reply } from "../../../demo/respond.ts";
import { type Case, CLEAN, PAGE_DOUBT, PAGE_HEADERS } from "../case.ts";
import { EN_POLICY, GOOD_HEADERS, page } from "../page.ts";

const STRICT = "default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'";
const text = (body: string) => ({ type: "text/plain", body });

export const headers: readonly Case[] = [
  {
    host: "meta-csp.example",
    territories: ["BR"],
    truth: {
      fine: `${CLEAN} hdr.csp hdr.referrer mixed-content policy.link`,
      defect:
        "hdr.frame hdr.nosniff hdr.hsts hdr.permissions tls.redirect hdr.isolation hdr.hsts-preload security-txt",
    },
    othersSoundBut: PAGE_DOUBT,
    site: page({
      lang: "pt",
      title: "Horta comunitária",
      link: "Privacidade",
      policy: "<p>Atualizado em 3 de maio de 2026</p>",
      headers: {},
      head: `<meta http-equiv="Content-Security-Policy" content="${STRICT}; frame-ancestors 'none'; upgrade-insecure-requests"><meta name="referrer" content="same-origin">`,
      body: `<img src="http://meta-csp.example/horta.png" alt="">`,
    }),
  },
  {
    host: "report.example",
    truth: {
      defect:
        "hdr.csp hdr.cors robots mixed-content cookie.flags exposed.version hdr.permissions hdr.isolation hdr.hsts-preload tls.redirect",
      fine: "security-txt hdr.frame",
    },
    othersSoundBut: PAGE_DOUBT,
    site: (q, r) =>
      page({
        lang: "en",
        title: "Canal boats",
        link: "Privacy",
        policy: EN_POLICY,
        cookies: ["PHPSESSID=a1b2c3d4e5f6a7b8c9d0; Path=/"],
        headers: {
          ...GOOD_HEADERS,
          "content-security-policy-report-only": STRICT,
          "x-powered-by": "PHP/7.4.33",
          ...(q.headers.origin && {
            "access-control-allow-origin": q.headers.origin,
            "access-control-allow-credentials": "true",
          }),
        },
        paths: {
          "/.well-known/security.txt": text(
            "Contact: mailto:security@report.example\nExpires: 2027-12-31T00:00:00.000Z\n",
          ),
          "/robots.txt": text("User-agent: *\nDisallow: /old-backup/db.sql\nDisallow: /cart\n"),
        },
        body: `<img src="http://report.example/boat.png" alt="">`,
      })(q, r),
  },
  {
    host: "ready.example",
    territories: ["US"],
    truth: {
      fine: `${CLEAN} hdr.hsts-preload hdr.hsts hdr.isolation hdr.csp hdr.cors gpc.support-file tls.redirect robots exposed.version hdr.permissions`,
      defect: "security-txt",
      nothing: "gpc.honoured ccpa.opt-out-link cookie.flags",
    },
    othersSoundBut: PAGE_DOUBT,
    plain: (_, r) => reply(r, { status: 301, headers: { location: "https://ready.example/" } }),
    site: page({
      lang: "en-US",
      title: "Prairie seeds",
      link: "Privacy",
      policy: EN_POLICY,
      headers: {
        ...GOOD_HEADERS,
        "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
        "cross-origin-opener-policy": "same-origin",
        "content-security-policy": `${STRICT}; frame-ancestors 'none'`,
        "permissions-policy": "camera=(), microphone=()",
        server: "web",
      },
      paths: {
        "/.well-known/gpc.json": {
          type: "application/json",
          body: '{"gpc": true, "lastUpdate": "2026-05-01"}',
        },
        "/.well-known/security.txt": text(
          "Contact: mailto:s@ready.example\nExpires: 2025-01-31T00:00:00.000Z\n",
        ),
        "/robots.txt": text("User-agent: *\nDisallow: /search\n"),
      },
    }),
  },
  {
    host: "viejo.example",
    truth: { defect: `${PAGE_HEADERS} js.vulnerable form.insecure`, nothing: "sri robots" },
    othersSoundBut: `${PAGE_DOUBT} form.minimisation`,
    site: page({
      lang: "es",
      title: "Asociación de vecinos",
      link: "Privacidad",
      policy: "<p>Última actualización: 2 de junio de 2026</p>",
      paths: { "/js/angular.min.js": `window.angular={version:{full:"1.5.8"}}` },
      body: `<script src="/js/angular.min.js"></script><form action="http://viejo.example/alta" method="post"><input name="nombre"><button>Enviar</button></form>`,
    }),
  },
  {
    host: "neu.example",
    truth: {
      defect: PAGE_HEADERS,
      fine: "js.vulnerable form.insecure form.minimisation sri",
      nothing: "cookie.flags",
    },
    othersSoundBut: `${PAGE_DOUBT} consent.banner-present consent.trackers-before`,
    also: [
      {
        hosts: ["static.fremd.example"],
        https: (_, r) =>
          reply(r, {
            type: "text/javascript",
            body: `window.jQuery={fn:{jquery:"3.7.1"}}`,
            headers: { "access-control-allow-origin": "*" },
          }),
      },
    ],
    site: page({
      lang: "de",
      title: "Chorprobe",
      link: "Datenschutz",
      policy: "<p>Stand: 4. Mai 2026</p>",
      body: `<script src="https://static.fremd.example/jquery-3.7.1.min.js" crossorigin integrity="SRI"></script><form action="/post" method="post"><input name="nachricht"><button>Senden</button></form>`.replace(
        "SRI",
        "sha256-3OmOfTU8VYoKiMTYpUZVRS3OqPtVxqLn1HmXq+MJVWw=",
      ),
    }),
  },
  {
    host: "sensible.example",
    territories: ["KR"],
    truth: {
      defect: `${PAGE_HEADERS} form.minimisation cookie.lifetime consent.cookies-before consent.banner-present`,
      fine: "form.insecure consent.third-party-cookies-before",
    },
    othersSoundBut: `${PAGE_DOUBT} policy.freshness`,
    site: page({
      lang: "ko",
      title: "마을 의원",
      link: "개인정보 처리방침",
      policy: "<p>시행일: 2026년 3월 2일</p>",
      cookies: ["_pk_id.3.1fff=0f8fad5bd9cb469f.1700000000; Path=/; Max-Age=63072000; Secure; SameSite=Lax"],
      body: `<form action="/join" method="post"><input name="name"><input name="passport_no"><input name="birth_date"><button>가입</button></form>`,
    }),
  },
];
