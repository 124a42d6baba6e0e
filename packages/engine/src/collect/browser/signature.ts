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
  ["Matomo Cloud", /_paq|Matomo|Piwik/, /idsite|matomo\.php|piwik\.php|_pk_id/],
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

/** Maker of a script by its text; null where no signature fits. */
export function signatureOf(text: string): string | null {
  return SIGNATURES.find(([, ...words]) => words.every((word) => word.test(text)))?.[0] ?? null;
}
