import { vendorLookup } from "../../knowledge/vendors.ts";

/**
 * Makers of scripts by words that only their code holds, whatever host it comes from. Each needs all of its
 * words; they are names of functions, variables and paths that the makers' own scripts use.
 */
const SIGNATURES: readonly (readonly [vendor: string, ...words: RegExp[]])[] = [
  [
    "Google Analytics",
    /google-analytics\.com|\/g\/collect|_ga_/,
    /gtag|GoogleAnalyticsObject|measurement|ga4|analytics\.js/i,
    /\/g\/collect|_gcl_|google_tag_manager|GoogleAnalyticsObject/,
  ],
  ["Meta", /connect\.facebook\.net|facebook\.com\/tr|fbevents/, /_fbp|fbq/],
  ["TikTok", /analytics\.tiktok\.com|TiktokAnalyticsObject/, /ttq|_ttp/],
  ["Microsoft Clarity", /clarity/, /_clck|_clsk|clarity\.ms/],
  ["Hotjar", /_hjSettings|hotjar/i, /_hjSessionUser|_hjid|hjBootstrap|hotjar\.com/],
  ["FullStory", /_fs_(?:namespace|host|org|rec)/, /fullstory|fs_uid/i],
  ["LogRocket", /LogRocket|_lr_/, /logrocket|lr-in/i],
  ["Mouseflow", /mouseflow/i, /_mfq|mf_user/],
  ["Smartlook", /smartlook/i, /SL_C_|rec\.smartlook/],
  ["Matomo", /_paq|Matomo|Piwik/, /idsite|matomo\.php|piwik\.php|_pk_id/],
  ["PostHog", /posthog/i, /\/e\/\?|\/capture\/|ph_[a-z]|distinct_id|__ph_/],
  ["Mixpanel", /mixpanel/i, /distinct_id|mp_[a-z]{1,20}|api-js\.mixpanel/],
  ["Amplitude", /amplitude/i, /device_id|api2?\.amplitude|amplitude_id/],
  ["Segment", /analytics\.(?:js|track|identify)|segment\.(?:com|io)/i, /ajs_anonymous_id|writeKey/],
  ["Heap", /heapanalytics|heap\.load/, /_hp2_|heap/],
  ["Yandex Metrica", /mc\.yandex|Ya\.Metrika|yaCounter/, /watch\/|_ym_/],
  ["Snowplow", /snowplow/i, /_sp_id|tp2|com\.snowplowanalytics/],
  ["Adobe Analytics", /s_account|AppMeasurement|s_code/, /\/b\/ss\/|s_vi|s_gi/],
  ["LinkedIn", /snap\.licdn\.com|_linkedin_partner_id|px\.ads\.linkedin/, /li_fat_id|lintrk|linkedin/],
  ["Pinterest", /pintrk|ct\.pinterest/, /_pin_unauth|pinterest|epik/],
  ["Snap", /snaptr|sc-static/, /_scid|snapchat|snaptr/],
  ["Criteo", /criteo/i, /cto_bundle|criteo_q|sslwidget/],
  ["Microsoft Advertising", /bat\.bing|UET/, /_uetsid|_uetvid|uetq/],
  ["Baidu Tongji", /hm\.baidu|_hmt/, /Hm_lvt_|hm\.gif/],
  ["Plausible", /plausible/, /\/api\/event|plausible_ignore/],
];

/** Code of more makers than these is a collection of their snippets, or a bundle whose parts call their makers by name. */
const MOST_MAKERS = 2;
const MOST_ADDRESSES = 2_000;
const lookup = vendorLookup([]);

/**
 * Maker of a script by its text; null where no signature fits. A text that holds the address of a script of the maker's
 * own is no copy of it but loads it, as a consent tool does once it may: then the maker is met by name.
 */
export function signatureOf(text: string): string | null {
  const makers = SIGNATURES.filter(([, ...words]) => words.every((word) => word.test(text)));
  const [maker] = makers[0] ?? [];
  if (maker === undefined || makers.length > MOST_MAKERS) return null;
  const isMaker = (host: string) => {
    const owner = lookup.ofHost(host);
    return owner?.name === maker || owner?.aliases?.includes(maker) === true;
  };
  return scriptHosts(text).some(isMaker) ? null : maker;
}

/** How addresses of scripts end; some are made of a start and an account's id. */
const SCRIPT_ADDRESS = /(?:\.js|\/js|-)$|\/tag\/|\/analytics\.js\//;

/** Hosts of the scripts whose addresses a text holds, such as to load them. */
function scriptHosts(text: string): string[] {
  const addresses = text
    .split("//")
    .slice(1, MOST_ADDRESSES)
    .map((part) => /^[\w./-]+/.exec(part.slice(0, 200))?.[0] ?? "");
  const scripts = addresses.filter((address) => address.includes("/") && SCRIPT_ADDRESS.test(address));
  return [...new Set(scripts.map((address) => address.split("/", 1)[0] ?? ""))];
}
