import { linesOf } from "./entry.ts";

/**
 * Cookies that run a service the visitor asked for (session, sign-in, cart,
 * protection, the consent choice itself), and those that keep a preference.
 */
export const necessary = [
  ...linesOf("necessary", [
    [
      null,
      "PHPSESSID JSESSIONID ASP.NET_SessionId ASPSESSIONID* connect.sid sessionid session session_id sid SESSION _session _session_id laravel_session ci_session symfony rack.session CFID CFTOKEN cfid cftoken SERVERID express.sid koa.sess koa:sess",
    ],
    [
      null,
      "csrftoken XSRF-TOKEN _csrf csrf csrf_token CSRF-TOKEN _csrf_token __RequestVerificationToken* .AspNetCore.Antiforgery.* .AspNetCore.Session .AspNetCore.Cookies authenticity_token",
    ],
    [
      null,
      "auth_token access_token refresh_token remember_token remember_user_token next-auth.* __Secure-next-auth.* authjs.* __Secure-authjs.* token id_token",
    ],
    [
      null,
      "cart cart_id cart_sig cart_ts cart_currency basket basket_id wishlist_id checkout checkout_token",
    ],
    [
      "Shopify",
      "secure_customer_sig _secure_session_id storefront_digest _tracking_consent keep_alive _cmp_a localization cart_* _shopify_essential",
    ],
    [
      "WordPress",
      "wordpress_* wp-settings-* wordpress_logged_in_* wp_woocommerce_session_* woocommerce_cart_hash woocommerce_items_in_cart",
    ],
    ["Magento", "form_key mage-* private_content_version X-Magento-Vary section_data_ids"],
    [
      "Cloudflare",
      "__cf_bm cf_clearance __cflb __cfduid _cfuvid __cfruid __cfwaitingroom cf_ob_info cf_use_ob",
    ],
    ["Akamai", "ak_bmsc bm_sv bm_sz bm_mi _abck AKA_A2 akaas_* akavpau_*"],
    ["Imperva", "visid_incap_* incap_ses_* nlbi_* ___utmv*"],
    ["DataDome", "datadome"],
    ["PerimeterX", "_px3 _pxhd _pxvid _px2 _pxde pxcts"],
    ["Google reCAPTCHA", "_GRECAPTCHA rc::* GRECAPTCHA"],
    ["hCaptcha", "hc_accessibility hmt_id"],
    ["Amazon Web Services", "AWSALB AWSALBCORS AWSALBTG AWSALBTGCORS AWSELB AWSELBCORS aws-waf-token"],
    ["Microsoft Azure", "ARRAffinity ARRAffinitySameSite ApplicationGatewayAffinity*"],
    ["F5", "BIGipServer* TS01* f5_cspm f5avr*"],
    ["Alibaba Cloud", "acw_tc acw_sc__v2 acw_sc__v3 aliyungf_tc SERVERCORSID cdn_sec_tc"],
    ["Stripe", "__stripe_mid __stripe_sid"],
    ["PayPal", "ts ts_c tsrce x-pp-s nsid LANG l7_az enforce_policy", "paypal.com"],
    ["OneTrust", "OptanonConsent OptanonAlertBoxClosed eupubconsent-v2 OneTrustWPCCPAGoogleOptOut"],
    ["Cookiebot", "CookieConsent CookieConsentBulkSetting-* CookieConsentBulkTicket"],
    ["Usercentrics", "uc_user_interaction uc_settings uc_tcf uc_ui_version uc_gcm ucString ucData"],
    ["Didomi", "didomi_token euconsent-v2 didomi_*"],
    [
      "TrustArc",
      "notice_gdpr_prefs notice_preferences notice_behavior cmapi_cookie_privacy cmapi_gtm_bl TAconsentID truste.*",
    ],
    ["Sourcepoint", "_sp_su consentUUID consentDate _sp_user_consent_* _sp_non_keyed_local_state"],
    ["CookieYes", "cookieyes-consent cky-consent cookielawinfo-* viewed_cookie_policy CookieLawInfoConsent"],
    ["Complianz", "cmplz_*"],
    ["Borlabs", "borlabs-cookie borlabs*"],
    ["Klaro", "klaro"],
    ["Axeptio", "axeptio_*"],
    ["iubenda", "_iub_cs-*"],
    ["Osano", "osano_consentmanager* osano_*"],
    ["IAB", "usprivacy addtl_consent __gpp gpp IABGPP_* IABTCF_*"],
    [
      null,
      "cookieconsent_status cookieconsent cookie_consent cookie-consent cookieConsent consent cookies_accepted cookie_policy gdpr_consent gdpr cc_cookie cookie_notice_accepted cookie-agreed cookie-agreed-version",
    ],
  ]),
  ...linesOf("functional", [
    [
      null,
      "lang language locale i18next i18n_redirected NEXT_LOCALE currency country region theme dark_mode color-scheme timezone font_size pll_language wp-wpml_current_language",
    ],
    ["Intercom", "intercom-id-* intercom-session-* intercom-device-id-* intercom.intercom-state*"],
    ["Zendesk", "__zlcmid __zlcprivacy ZD-*"],
    ["Drift", "drift_aid driftt_aid drift_campaign_refresh"],
    ["Crisp", "crisp-client*"],
    ["Tawk.to", "TawkConnectionTime twk_* tawk_uuid*"],
    ["HubSpot", "messagesUtk hs-messages-*"],
    ["Vimeo", "vuid player", "vimeo.com"],
    ["YouTube", "yt-remote-* yt-player-* yt.innertube*"],
    ["LaunchDarkly", "ld:*"],
  ]),
];
