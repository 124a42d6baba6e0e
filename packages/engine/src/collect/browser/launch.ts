import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContext, chromium as playwright } from "playwright-core";

export interface BrowserSettings {
  executablePath: string;
  env: Record<string, string>;
  args: readonly string[];
  /** Run renderers in Chromium's sandbox. Needs a process that is not root. */
  sandbox: boolean;
  userAgent: string;
  /** Public keys accepted although nobody vouches for them. */
  trustedKeys: readonly string[];
}

export const VIEWPORT = { width: 1280, height: 800 } as const;

const CLOSED_WEBRTC = "disable_non_proxied_udp";

/** Settings of a new profile: third-party cookies as most visitors have them, nothing that phones or asks. */
const PREFERENCES = {
  profile: {
    cookie_controls_mode: 0,
    default_content_setting_values: {
      notifications: 2,
      geolocation: 2,
      media_stream_mic: 2,
      media_stream_camera: 2,
    },
  },
  webrtc: {
    ip_handling_policy: CLOSED_WEBRTC,
    multiple_routes_enabled: false,
    nonproxied_udp_enabled: false,
  },
  download: { prompt_for_download: false },
  download_restrictions: 3,
  safebrowsing: { enabled: false },
  search: { suggest_enabled: false },
  credentials_enable_service: false,
};

/**
 * The flags that leave the proxy as the only way out. `--disable-features` is not among them: the last one
 * wins, and Playwright's own list keeps the browser from calling home.
 */
export function containmentFlags(proxyAddress: string): string[] {
  return [
    `--proxy-server=${proxyAddress}`,
    // Chromium goes past every proxy for loopback unless this takes the rule away.
    "--proxy-bypass-list=<-loopback>",
    // Names are the proxy's business: what is looked up here leaks.
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    `--webrtc-ip-handling-policy=${CLOSED_WEBRTC}`,
    `--force-webrtc-ip-handling-policy=${CLOSED_WEBRTC}`,
    "--disable-quic",
    "--disable-domain-reliability",
    "--disable-client-side-phishing-detection",
  ];
}

/** Starts a browser on a new profile inside `folder`, which the caller throws away. */
export async function launchProfile(
  settings: BrowserSettings,
  folder: string,
  flags: readonly string[],
): Promise<BrowserContext> {
  const profile = join(folder, "profile");
  await mkdir(join(profile, "Default"), { recursive: true });
  await writeFile(join(profile, "Default", "Preferences"), JSON.stringify(PREFERENCES));
  return playwright.launchPersistentContext(profile, {
    executablePath: settings.executablePath,
    // Nothing of the server's own environment is lent to the browser.
    env: { PATH: process.env.PATH ?? "", ...settings.env, HOME: folder, TMPDIR: folder, TZ: "UTC" },
    args: [
      ...settings.args,
      ...flags,
      // All frames of a page in one process: one session then sees every frame from its first request.
      // The profile holds nothing that one site could take from another.
      "--disable-site-isolation-trials",
      "--disable-blink-features=AutomationControlled",
      ...(settings.trustedKeys.length > 0
        ? [`--ignore-certificate-errors-spki-list=${settings.trustedKeys.join(",")}`]
        : []),
    ],
    chromiumSandbox: settings.sandbox,
    viewport: VIEWPORT,
    userAgent: settings.userAgent,
    locale: "en-US",
    acceptDownloads: false,
    timeout: 20_000,
  });
}
