import { cdp } from "vitest/browser";

/** What a person's system asks for, as CSS media features see it. */
export type MediaFeature =
  | "prefers-reduced-motion"
  | "prefers-contrast"
  | "forced-colors"
  | "prefers-color-scheme";

interface Session {
  send: (
    method: "Emulation.setEmulatedMedia",
    params: { media?: string; features?: { name: string; value: string }[] },
  ) => Promise<unknown>;
}

/** Makes the tests' Chromium answer media queries as told; without features and medium, as itself again. */
export async function emulate(
  features: Partial<Record<MediaFeature, string>> = {},
  media = "",
): Promise<void> {
  // The session's type is the browser provider's own, and this package does not depend on the provider.
  await (cdp() as unknown as Session).send("Emulation.setEmulatedMedia", {
    media,
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}
