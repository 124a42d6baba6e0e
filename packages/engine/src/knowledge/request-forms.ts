import type { RequestFact } from "../facts/types.ts";

/**
 * Vendors by the form of what their code sends, wherever it is sent: a request through the site's own domain
 * looks the same as one to the vendor. Paths and parameters as the vendors document them.
 */
interface RequestForm {
  vendor: string;
  /** Whoever runs the site may run it too: then no one else receives anything. */
  selfHosted?: boolean;
  path?: RegExp;
  /** Parameters of the query, with what their values look like. */
  query?: Readonly<Record<string, RegExp>>;
  body?: RegExp;
}

/** A key of hexadecimal digits: as it was sent, or as it is kept, masked. */
const KEY = /^[0-9a-f]{20,}$|^[0-9a-f]{2}•+[0-9a-f]{2}$/;

const FORMS: readonly RequestForm[] = [
  { vendor: "Google Analytics", query: { v: /^[12]$/, tid: /^(?:G|UA|GT|AW)-/ } },
  { vendor: "Google Analytics", path: /\/(?:[gjr]\/)?collect$/, query: { en: /./, cid: /./ } },
  { vendor: "Google Analytics", path: /\/gtag\/js$/, query: { id: /^(?:G|UA|AW|DC|GT)-/ } },
  { vendor: "Google Tag Manager", path: /\/gtm\.js$/, query: { id: /^GTM-/ } },
  { vendor: "Google Ads", path: /\/pagead\/(?:viewthroughconversion|conversion|1p-user-list)\/\d{1,20}/ },
  { vendor: "Meta", path: /\/tr\/?$/, query: { id: /^\d{5,}$/, ev: /^[A-Z]/ } },
  // Its gateway of conversions, which stands on a host of the site's: the pixel sends there as it does to Meta.
  { vendor: "Meta", query: { id: /^\d{5,}$|^\d{2}•+\d{2}$/, ev: /^[A-Z]/, if: /^(?:true|false)$/ } },
  { vendor: "Cloudflare Zaraz", path: /^\/(?:cdn-cgi\/)?zaraz\/[ti]$/ },
  { vendor: "Cloudflare Zaraz", path: /\/[ti]$/, body: /"zarazData"\s{0,2}:/ },
  { vendor: "Meta", path: /\/signals\/config\/\d{1,20}|\/fbevents\.js$/ },
  { vendor: "TikTok", path: /\/api\/v[12]\/(?:pixel|track)|\/i18n\/pixel\/(?:events|config)\.js/ },
  { vendor: "Matomo", selfHosted: true, query: { idsite: /^\d+$/, rec: /^1$/ } },
  { vendor: "Matomo", selfHosted: true, path: /\/(?:matomo|piwik)\.(?:php|js)$/ },
  {
    vendor: "PostHog",
    selfHosted: true,
    path: /\/(?:e|capture|decide|flags|batch|s|i\/v0\/e)\/?$/,
    body: /distinct_id|phc_|\$current_url|api_key/,
  },
  {
    vendor: "PostHog",
    selfHosted: true,
    path: /\/(?:e|decide|flags|s)\/$/,
    query: { ver: /^\d+\.\d+/, ip: /^[01]$/ },
  },
  { vendor: "Segment", path: /\/v1\/(?:t|p|i|m|batch|track|page|identify)$/, body: /anonymousId|writeKey/ },
  {
    vendor: "Mixpanel",
    path: /\/(?:track|engage|decide)\/?$/,
    body: /mp_lib|%24distinct_id|\$distinct_id|"token"/,
  },
  { vendor: "Mixpanel", path: /\/track\/?$/, query: { data: /^ey/ } },
  { vendor: "Amplitude", path: /\/(?:2\/httpapi|batch)$/, body: /"(?:api_key|events)"/ },
  { vendor: "Plausible", selfHosted: true, path: /\/api\/event$/, body: /"n":|"name":"pageview"/ },
  { vendor: "Umami", selfHosted: true, path: /\/api\/(?:send|collect)$/, body: /"website":/ },
  {
    vendor: "Snowplow",
    selfHosted: true,
    path: /\/com\.snowplowanalytics\.snowplow\/tp2$|\/i$/,
    query: { tv: /^js-/ },
  },
  { vendor: "Snowplow", selfHosted: true, path: /\/com\.snowplowanalytics\.snowplow\/tp2$/ },
  { vendor: "Adobe Analytics", path: /\/b\/ss\/[\w,-]+\/\d/ },
  { vendor: "Adobe Analytics", path: /\/ee\/v\d\/(?:interact|collect)$/ },
  { vendor: "Baidu Tongji", path: /\/hm\.(?:gif|js)$/, query: { si: KEY } },
  { vendor: "Yandex Metrica", path: /\/watch\/\d{5,20}|\/metrika\/(?:tag|watch)(?:_ww)?\.js/ },
  { vendor: "Microsoft Clarity", path: /\/s\/\d+\.\d+\.\d+\/clarity\.js$|\/clarity\/?collect$/ },
  { vendor: "Microsoft Clarity", path: /\/collect$/, body: /^\{"e":\["\d+\.\d+\.\d+"/ },
  { vendor: "Hotjar", path: /\/c\/hotjar-\d+\.js$|\/hotjar-\d+\.js$/ },
  { vendor: "FullStory", path: /\/s\/fs\.js$|\/rec\/(?:page|bundle)/ },
  { vendor: "Microsoft Advertising", path: /\/action\/\d$/, query: { ti: /^\d+$/ } },
  { vendor: "LinkedIn", path: /\/(?:collect|attribution_trigger)\/?$/, query: { pid: /^\d+/, fmt: /./ } },
  { vendor: "Pinterest", path: /\/v3\/?$/, query: { tid: /^\d+$/, event: /./ } },
  { vendor: "Criteo", path: /\/event$/, query: { a: /^\d+$/, p0: /e%3D|e=/ } },
  { vendor: "HubSpot", path: /\/__ptq\.gif$/ },
  { vendor: "Sensors Data", selfHosted: true, path: /\/sa(?:\.gif)?$/, query: { data: /^ey/ } },
  { vendor: "Sensors Data", selfHosted: true, path: /\/sa$/, body: /data(?:_list)?=/ },
  { vendor: "GrowingIO", path: /\/v\d\/[0-9a-f]{16}\/web\/(?:pv|action|cstm|imp)$/ },
  { vendor: "Umeng", path: /\/(?:z_)?stat\.(?:htm|php)$/, query: { id: /^\d{8,}$/ } },
  { vendor: "Piwik PRO", path: /\/ppms\.(?:php|js)$/ },
  {
    vendor: "Piano Analytics (AT Internet)",
    path: /\/hit\.xiti$|\/event$/,
    query: { s: /^\d{5,}$/, idclient: /./ },
  },
  { vendor: "Mapp", path: /\/\d{15}\/wt$/, query: { p: /^\d{3},/ } },
  { vendor: "Countly", selfHosted: true, path: /\/i$/, query: { app_key: /./, device_id: /./ } },
  {
    vendor: "RudderStack",
    selfHosted: true,
    path: /\/v1\/(?:page|track|identify|batch)$/,
    body: /"anonymousId"/,
  },
  { vendor: "Snap", path: /\/p$/, query: { pid: /^[0-9a-f-]{30,}$/, ev: /./ } },
  { vendor: "Reddit Pixel", path: /\/rp\.gif$/, query: { id: /^(?:t2|a2)_/ } },
  { vendor: "X", path: /\/i\/adsct$/ },
  { vendor: "Taboola", path: /\/trc\/\d\/json$|\/log\/\d\/unip$/ },
  { vendor: "Naver Analytics", path: /\/m$/, query: { u: /^https?/, wa: /./ } },
  { vendor: "LINE", path: /\/tag\.gif$/, query: { c_t: /./, t_id: /./ } },
  { vendor: "Kissmetrics", path: /\/e$/, query: { _k: KEY, _n: /./ } },
  {
    vendor: "Shopify Analytics",
    path: /\/monorail\/(?:unstable|v1)\/produce(?:_batch)?$|^\/unstable\/produce_batch$/,
  },
  { vendor: "Heap", path: /\/(?:h|api\/track)$/, query: { a: /^\d{6,}$/, u: /^\d+$/, v: /^\d+$/ } },
];

/** Recordings of a page as rrweb and its like write them: whole snapshots, then what changes. */
const RECORDING =
  /"(?:rrweb|snapshot|recording|replay|mutations?|mousemoves?|mouse_moves?|scrolls?)"\s{0,4}:\s{0,4}[[{]|"type"\s{0,4}:\s{0,4}[2-4]\s{0,4},\s{0,4}"data"\s{0,4}:\s{0,4}\{[^}]{0,200}"(?:href|node|source|width)"|"eventType"\s{0,4}:\s{0,4}"(?:mutation|mousemove|scroll)"/;

export interface FormMatch {
  vendor: string;
  selfHosted: boolean;
}

/** Each has to stand in the table of vendors: a form of someone unknown there would tell nothing. */
export const vendorsOfForms: readonly string[] = FORMS.map(({ vendor }) => vendor);

/** Vendor whose requests have this form; null where none is known. */
export function vendorByForm({ url, body }: Pick<RequestFact, "url" | "body">): FormMatch | null {
  const parsed = URL.parse(url);
  if (!parsed) return null;
  const { pathname, searchParams } = parsed;
  for (const { vendor, selfHosted = false, path, query = {}, body: said } of FORMS) {
    if (path && !path.test(pathname)) continue;
    if (said && !(body && said.test(body))) continue;
    const fits = Object.entries(query).every(([name, looks]) => looks.test(searchParams.get(name) ?? ""));
    if (fits) return { vendor, selfHosted };
  }
  return null;
}

/** Does a body hold a recording of the page? */
export const isRecording = (body: string | null): boolean => body !== null && RECORDING.test(body);
