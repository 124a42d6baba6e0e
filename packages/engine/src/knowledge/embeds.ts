/**
 * Tools that lie at a path of a host which serves many things: a map beside a search, a form beside a mailbox. Each with
 * the name of its vendor's entry.
 */
const EMBEDS: readonly (readonly [vendor: string, host: RegExp, path: RegExp])[] = [
  ["Google Maps", /^(?:www\.|maps\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/, /^\/maps(?:\/|$)/],
  ["Programmable Search", /^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/, /^\/cse(?:\/|$)/],
  ["Yandex Maps", /^(?:www\.)?yandex\.(?:ru|com|com\.tr|kz|by|uz)$/, /^\/map-(?:widget|constructor)(?:\/|$)/],
];

/** Vendor of the tool at an address whose host does not tell; null where the host tells, or nothing is known. */
export function embedAt(url: string): string | null {
  const parsed = URL.parse(url);
  if (!parsed) return null;
  const { hostname, pathname } = parsed;
  return EMBEDS.find(([, host, path]) => path.test(pathname) && host.test(hostname))?.[0] ?? null;
}
