import type { Endpoint } from "@candor/api/endpoints";
import { HOSTILE_KINDS, HOSTILE_VALUE_KINDS } from "./hostile.ts";

type Path = readonly (string | number)[];

/** Everything in a value that can be another one, itself not included. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  const inside: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, at) => [at, item])
    : Object.entries(value);
  return inside.flatMap(([key, item]) => [[...path, key], ...placesIn(item, [...path, key])]);
}

/** One name for the items of a list, whichever they are. */
const nameOf = (path: Path) => path.map((key) => (typeof key === "number" ? "[]" : key)).join(".");

function withAt(value: unknown, [key, ...rest]: Path, hostile: unknown): unknown {
  if (key === undefined) return hostile;
  if (Array.isArray(value)) return value.map((item, at) => (at === key ? withAt(item, rest, hostile) : item));
  const inside = value as Record<string, unknown>;
  return { ...inside, [key]: withAt(inside[key], rest, hostile) };
}

/** What is sent together: a request with something hostile in several places, and one for each of these alone. */
export interface Bundle {
  /** The same without anything hostile. */
  plain: unknown;
  whole: unknown;
  parts: readonly unknown[];
}

/** How hostile a run is. */
interface Measure {
  /** Values of each kind that a place is given. */
  most: number;
  /** Counts the places of all calls: from place to place another value of a kind has its turn. */
  turn: { next: number };
}

/**
 * Hostile values of every kind in every place of the requests in which the contract lets them pass: what is refused at the
 * contract's edge reaches no handler. A bundle that is answered as the plain request is proves all its parts; any
 * other may have been refused for one of them.
 */
export function hostileBundles(
  endpoint: Endpoint,
  requests: readonly unknown[],
  { most, turn: places }: Measure,
): Bundle[] {
  const seen = new Set<string>();
  return requests.flatMap((request) => {
    const bundles: Bundle[] = [];
    const alone: Bundle[] = [];
    placesIn(request).forEach((path, turn) => {
      if (seen.has(nameOf(path))) return;
      seen.add(nameOf(path));
      const passes = (hostile: unknown) => endpoint.request.safeParse(withAt(request, path, hostile)).success;
      const begin = places.next++;
      const passing = KINDS.flatMap((kind) => inTurn(kind.filter(passes), begin).slice(0, most));
      for (const [at, hostile] of passing.entries()) {
        const part = withAt(request, path, hostile);
        // In its place would be what other places stand in.
        if (holdsPlaces(request, path)) {
          alone.push({ plain: request, whole: part, parts: [] });
          continue;
        }
        // Another value in each place at a time.
        const row = (at + turn) % passing.length;
        const { whole = request, parts = [] } = bundles[row] ?? {};
        bundles[row] = { plain: request, whole: withAt(whole, path, hostile), parts: [...parts, part] };
      }
    });
    return [...bundles.filter(Boolean), ...alone];
  });
}

const KINDS: readonly (readonly unknown[])[] = [...HOSTILE_KINDS, ...HOSTILE_VALUE_KINDS];

/** The same values, beginning with another one. */
const inTurn = <Value>(values: readonly Value[], begin: number): Value[] => {
  const at = begin % (values.length || 1);
  return [...values.slice(at), ...values.slice(0, at)];
};

const holdsPlaces = (request: unknown, path: Path) =>
  placesIn(path.reduce((inside, key) => (inside as Record<string | number, unknown>)[key], request)).length >
  0;
