import { chown, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContext, chromium as playwright } from "playwright-core";

export interface BrowserSettings {
  executablePath: string;
  env: Record<string, string>;
  args: readonly string[];
  /** Run renderers in Chromium's sandbox. Turned off here where the system does not let it start. */
  sandbox: boolean;
  /** User without rights to run the browser as, when the process itself is root's. */
  runAs: number | null;
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

/** Chromium's words for a kernel or container that forbids its sandbox. */
const NO_SANDBOX = /no usable sandbox|sandbox host|credentials\.cc|zygote_host|namespace/i;

/**
 * Path of a script that becomes the browser as another user. Playwright cannot start a program as somebody
 * else, and the sandbox refuses to run as root.
 */
async function asUser({ executablePath, runAs }: BrowserSettings, folder: string): Promise<string> {
  if (runAs === null) return executablePath;
  const script = join(folder, "browser.sh");
  const quoted = executablePath.replaceAll("'", "'\\''");
  const user = `--reuid=${runAs} --regid=${runAs} --clear-groups`;
  await writeFile(script, `#!/bin/sh\nexec setpriv ${user} '${quoted}' "$@"\n`, { mode: 0o755 });
  return script;
}

/** Makes a new profile. Everything in it belongs to who runs the browser. */
async function createProfile({ runAs }: BrowserSettings, folder: string): Promise<string> {
  const profile = join(folder, "profile");
  const preferences = join(profile, "Default", "Preferences");
  await mkdir(join(profile, "Default"), { recursive: true });
  await writeFile(preferences, JSON.stringify(PREFERENCES));
  if (runAs !== null)
    for (const path of [folder, profile, join(profile, "Default"), preferences])
      await chown(path, runAs, runAs);
  return profile;
}

/** Starts a browser on a new profile inside `folder`, which the caller throws away. */
export async function launchProfile(
  settings: BrowserSettings,
  folder: string,
  flags: readonly string[],
): Promise<BrowserContext> {
  const profile = await createProfile(settings, folder);
  const executablePath = await asUser(settings, folder);
  const launch = () =>
    playwright.launchPersistentContext(profile, {
      executablePath,
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
  try {
    return await launch();
  } catch (error) {
    if (!settings.sandbox || !NO_SANDBOX.test(String(error))) throw error;
    // Recorded in the facts, so that an operator sees it.
    settings.sandbox = false;
    return launch();
  }
}
