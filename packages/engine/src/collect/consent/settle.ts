import type { BannerFact, PassFacts, PassName } from "../../facts/types.ts";
import { vendorLookup } from "../../knowledge/vendors.ts";
import type { VendorCategory } from "../../rules/types.ts";
import { hostnameOf, siteOf } from "../browser/start-page.ts";

/** A visit that answered a question, as far as settling its meaning needs it. */
export interface Answered {
  facts: PassFacts;
  /** Which button of the first layer was pressed, where no word told which. */
  answer?: number | undefined;
  /** Nothing in the question's words says that it is about consent. */
  unknownMatter: boolean;
}

export type Answers = Partial<Record<PassName, Answered>>;

/** What the answers of a question turned out to mean. */
type Meaning =
  /** The visits did what they were to do, or there was nothing to find out. */
  | "as_pressed"
  /** The one pressed as a refusal agrees, and the other way round. */
  | "the_other_way_round"
  /** Each answer has the same things follow. */
  | "the_same"
  /** Nothing follows from either: it asked for something else, or for nothing. */
  | "nothing";

/** Services that one asks for by pressing, and what every page may load: nothing of consent shows in them. */
const WITHOUT_MEANING: ReadonlySet<VendorCategory> = new Set([
  "cdn",
  "hosting",
  "consent",
  "utility",
  "support",
  "payment",
]);
const DAY = 86_400;

const vendors = vendorLookup([]);

/** What may need consent in a visit: hosts of others that may follow one, and lasting marks. */
function marksOf({ requests, cookies, finalUrl }: PassFacts): Set<string> {
  const own = siteOf(hostnameOf(finalUrl));
  const means = (host: string) => !WITHOUT_MEANING.has(vendors.ofHost(host)?.category ?? "unknown");
  const hosts = requests.map(({ host }) => host).filter((host) => siteOf(host) !== own && means(host));
  const names = cookies
    .filter(({ shape, lifetimeS, setBy }) => {
      return shape === "id" && (lifetimeS ?? 0) > DAY && means(hostnameOf(setBy ?? ""));
    })
    .map(({ name, domain }) => `${name} ${domain}`);
  return new Set([...hosts, ...names]);
}

const without = (left: ReadonlySet<string>, right: ReadonlySet<string>) =>
  [...left].filter((mark) => !right.has(mark));

/** Tells by what followed what the answers mean that no words told apart. */
export function meaningOf({ base, reject, accept }: Answers): Meaning {
  if (!reject || !accept) return "as_pressed";
  if (reject.answer === undefined && accept.answer === undefined) return "as_pressed";
  const [refused, agreed] = [marksOf(reject.facts), marksOf(accept.facts)];
  const both = [reject, accept].every(({ facts }) => facts.choice?.pressed);
  if (!both) return "nothing";
  const onlyAgreed = without(agreed, refused).length;
  const onlyRefused = without(refused, agreed).length;
  if (onlyAgreed > 0 && onlyRefused === 0) return "as_pressed";
  if (onlyRefused > 0 && onlyAgreed === 0) return "the_other_way_round";
  const before = base ? marksOf(base.facts) : new Set<string>();
  return without(agreed, before).length > 0 ? "the_same" : "nothing";
}

/** A banner whose pressed answers are called by what they turned out to be. */
function named(
  banner: BannerFact | null,
  answers: readonly (readonly [answer: number | undefined, kind: "accept" | "reject" | "settings"])[],
): BannerFact | null {
  if (!banner) return null;
  const buttons = banner.buttons.map((button, at) => {
    const kind = answers.find(([answer]) => answer === at)?.[1];
    return kind && button.kind === "other" && button.layer === 1 ? { ...button, kind } : button;
  });
  return { ...banner, buttons };
}

/** The facts of one visit told as those of the other choice. */
function turned(facts: PassFacts, pass: "reject" | "accept"): PassFacts {
  return {
    ...facts,
    pass,
    choice: facts.choice && { ...facts.choice, wanted: pass },
    screenshots: facts.screenshots.map((shot) => ({ ...shot, pass })),
  };
}

const NOT_CHOSEN = { pressed: false, clicks: 0, method: "none", bannerGone: false } as const;

export interface Settled {
  facts: PassFacts[];
  /** The visits changed their places. */
  swapped: boolean;
  /** Visits that pressed what was no question of consent, and say nothing of the site as everybody meets it. */
  dropped: PassName[];
}

/**
 * Settles what a question in unread words asked: visits are told as the choice they made, its buttons are called by
 * what they do, and what asked for nothing of the kind is no banner. Null where the visits stay as they are.
 */
export function settle(answers: Answers): Settled | null {
  const { base, reject, accept, gpc } = answers;
  const all = [base, reject, accept, gpc].filter((one) => one !== undefined);
  const unknownMatter = all.some((one) => one.unknownMatter);
  const meaning = meaningOf(answers);
  if (unknownMatter && (meaning === "nothing" || !reject || !accept))
    return {
      facts: all.flatMap(({ facts, unknownMatter: unknown }) =>
        unknown && facts.choice ? [] : [unknown ? { ...facts, banner: null } : facts],
      ),
      swapped: false,
      dropped: all.flatMap((one) => (one.unknownMatter && one.facts.choice ? [one.facts.pass] : [])),
    };
  if (!reject || !accept || (reject.answer === undefined && accept.answer === undefined)) return null;
  if (meaning === "nothing" || meaning === "the_same") return null;
  const swapped = meaning === "the_other_way_round";
  // Words told one of them, and what followed says otherwise: nobody knows what the other means.
  if (swapped && (reject.answer === undefined || accept.answer === undefined)) {
    const facts = all.map((one) =>
      one.answer === undefined || !one.facts.choice
        ? one.facts
        : { ...one.facts, choice: { ...one.facts.choice, ...NOT_CHOSEN } },
    );
    return { facts, swapped: false, dropped: [] };
  }
  const [no, yes] = swapped ? [accept, reject] : [reject, accept];
  const refusal = (no.facts.choice?.clicks ?? 1) > 1 ? "settings" : "reject";
  const kinds = [
    [no.answer, refusal],
    [yes.answer, "accept"],
  ] as const;
  const facts = [
    ...(base ? [base.facts] : []),
    turned(no.facts, "reject"),
    turned(yes.facts, "accept"),
    ...(gpc ? [gpc.facts] : []),
  ].map((pass) => ({ ...pass, banner: named(pass.banner, kinds) }));
  return { facts, swapped, dropped: [] };
}
