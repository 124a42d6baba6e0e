import type { LinkFact, RequestFact, WebsiteFacts } from "../../../facts/types.ts";
import { hostOf } from "../../../knowledge/domains.ts";
import { withoutAccents } from "../../../knowledge/letters.ts";
import { asksOfSensitive, tellsCare, tellsSensitive } from "../../../knowledge/sensitive.ts";
import { table } from "../shared/evidence.ts";
import { type Contact, isFirstParty, owners } from "../shared/parties.ts";
import { decoded } from "../shared/personal-data.ts";
import { failed, NOT_RECORDED, notApplicable, passed, potential, websiteRule } from "../shared/rule.ts";
import { sortContacts } from "../shared/tools.ts";
import { counted, listed, say } from "../shared/words.ts";
import { PHASES, unlessAcceptUnseen } from "./sightings.ts";

/** Characters of a body that are looked at. */
const MOST = 4_000;
/** An address of a page, wherever it stands in what is sent. */
const ADDRESS = /https?:\/\/[^\s"'<>\\,;)}\]]{4,500}/g;

/** Fields that hold a person’s data or a key to it, as they are named by language. */
const PERSONAL =
  /^(?:e?-?mail(?:address)?|phone|name|user(?:_?name)?|token|session(?:_?id)?|reset|order(?:_?id)?|(?:first|last|sur|full)_?name|birth_?(?:day|date)|dob|ssn|correo|telefono|movil|nombre|apellidos?|vorname|nachname|telefon|telefonnummer|handy|geburtsdatum|geb_?dat|kundennummer|versichertennummer|courriel|prenom|nom|telephone|date_?naissance|cognome|codice_?fiscale|cellulare|voornaam|achternaam|telefoon|geboortedatum|bsn|imie|nazwisko|pesel|fornamn|efternamn|personnummer|etunimi|sukunimi|henkilotunnus|puhelin|jmeno|prijmeni|sobrenome|cpf|dni|nif|shimei|denwa)$/i;
/** Of these, keys to something: in a link they may be the visit’s own, and tell of nobody yet. */
const KEYS = new Set([
  "token",
  "session",
  "session_id",
  "sessionid",
  "reset",
  "order",
  "order_id",
  "orderid",
]);
/** Marks of an advertisement that led here: they tell of it, not of who reads. */
const CAMPAIGN = /^utm_|clid$/i;
/** What is left of a token or of a hash, such as files and versions carry in their path. */
const MASKED_KEY = /^(?:ey•|[0-9a-f]{2}•+[0-9a-f]{2}$)/i;
/** Says that a field is set, not to what. */
const EMPTY_WORD = /^(?:0|1|true|false|on|off|yes|no|all|any|none|new|used|refurbished)$/i;

interface Leak {
  contact: Contact;
  request: RequestFact;
  address: string;
  personal: boolean;
}

/** The fields of an address, those behind the mark too, which a page drawn by a script has there. */
function fieldsOf(address: string): [name: string, value: string][] {
  const { searchParams, hash } = new URL(address);
  const behind = hash.includes("=") ? new URLSearchParams(hash.slice(hash.indexOf("?") + 1)) : [];
  return [...searchParams, ...behind].filter(([name, value]) => value !== "" && !CAMPAIGN.test(name));
}

/** Does an address tell of a sensitive subject, in its path, in what was asked for or in what was answered? */
function isSensitive(address: string): boolean {
  const { pathname, hash } = new URL(address);
  const fields = fieldsOf(address);
  const words = [decoded(pathname), decoded(hash.split("?")[0] ?? ""), ...fields.map(([, value]) => value)];
  return (
    words.some(tellsSensitive) ||
    fields.some(([name, value]) => asksOfSensitive(name) && !EMPTY_WORD.test(value))
  );
}

/** Longer words of a link tell of many things. */
const MOST_LINK = 40;
const withoutHash = (address: string): string => address.split("#")[0] ?? address;

/** Pages of the site below its start that a link of it calls by a sensitive subject, whatever their address says. */
function calledSensitive(facts: WebsiteFacts): ReadonlySet<string> {
  const links = Object.values(facts.passes).flatMap((pass) => pass?.links ?? []);
  return new Set(
    links
      .filter(({ text }) => text.length <= MOST_LINK && tellsSensitive(text.replaceAll(" ", "-")))
      .map(({ href }) => withoutHash(href))
      .filter(
        (href) => URL.canParse(href) && new URL(href).pathname !== "/" && isFirstParty(facts, hostOf(href)),
      ),
  );
}

/** A link of the site to a page of its own that holds a person’s data: what is masked is not opened, nor seen told. */
const holdsPerson = ({ href }: LinkFact): boolean =>
  URL.canParse(href) &&
  (fieldsOf(href).some(
    ([name, value]) =>
      PERSONAL.test(withoutAccents(name)) && !KEYS.has(name.toLowerCase()) && value.includes("•"),
  ) ||
    decoded(new URL(href).pathname)
      .split("/")
      .some((part) => part.includes("•") && !MASKED_KEY.test(part)));

/** Links of the site to pages of its own whose address holds a person’s data. */
export const linksHoldingPerson = (facts: WebsiteFacts): LinkFact[] =>
  (facts.passes.base?.links ?? []).filter(
    (link) => holdsPerson(link) && isFirstParty(facts, hostOf(link.href)),
  );

/** Such links, each address once. */
export const linkTable = (links: readonly LinkFact[]) =>
  table(
    "links",
    say("Links whose address holds personal data", "地址含有个人信息的链接"),
    ["page"],
    [...new Set(links.map(({ href }) => href))].map((page) => ({ page })),
  );

const isPersonal = (address: string): boolean =>
  address.includes("•") || fieldsOf(address).some(([name]) => PERSONAL.test(withoutAccents(name)));

/** Addresses of the site's own pages that a request tells, in its fields or as the page it came from. */
function leaksOf(facts: WebsiteFacts, contact: Contact): Leak[] {
  return contact.requests.flatMap((request) => {
    const query = request.url.split("?").slice(1).join("?").split("#")[0] ?? "";
    const sent = [...query.split("&"), ...(request.body ?? "").slice(0, MOST).split("&")];
    const told = sent
      .flatMap((part) => decoded(decoded(part)).match(ADDRESS) ?? [])
      .filter((value) => isFirstParty(facts, hostOf(value)));
    const addresses = [...new Set([...told, ...(request.referrer ? [request.referrer] : [])])];
    return addresses.map((address) => ({
      contact,
      request,
      address,
      personal: isPersonal(address),
    }));
  });
}

/** An address of a page can say who reads it and what about. */
export const addressLeaks = websiteRule({
  id: "web.tracking.url-leak",
  version: 11,
  level: "medium",
  needs: ["base"],
  evaluate(facts, context) {
    if (facts.passes.base?.pages === undefined) return NOT_RECORDED;
    const others = PHASES.flatMap(([name, phase]) => {
      const { trackers, unknown } = sortContacts(facts, facts.passes[name], context);
      return [...trackers, ...unknown].map((contact) => ({ contact, phase }));
    });
    if (others.length === 0)
      return (
        unlessAcceptUnseen(facts) ??
        notApplicable(say("No tracker and no unknown host is contacted.", "没有连接跟踪器或未知主机。"))
      );
    const leaks = others.flatMap(({ contact, phase }) =>
      leaksOf(facts, contact).map((leak) => ({ ...leak, phase })),
    );
    const personal = leaks.filter((leak) => leak.personal);
    const called = calledSensitive(facts);
    // Of a clinic whoever reads about one treatment tells of himself, whatever it is called.
    const ofCare = (address: string) =>
      context.sector === "health" && tellsCare(decoded(new URL(address).pathname));
    const sensitive = leaks.filter(
      ({ address }) => isSensitive(address) || called.has(withoutHash(address)) || ofCare(address),
    );
    const rowsOf = (list: typeof leaks) => [
      table(
        "leaks",
        say("Page addresses told to others", "告知他人的页面地址"),
        ["owner", "host", "phase", "page", "url", "atMs"],
        list.map(({ contact, request, address, phase }) => ({
          owner: contact.vendor?.name ?? null,
          host: contact.host,
          phase,
          page: address,
          url: request.url,
          atMs: request.atMs,
        })),
      ),
    ];
    if (personal.length > 0) {
      const names = listed(owners(personal.map(({ contact }) => contact)));
      return failed(
        say(
          `Addresses of pages with personal data or tokens in them are told to ${names.en}.`,
          `含有个人信息或令牌的页面地址被告知 ${names.cn}。`,
        ),
        { evidence: rowsOf(personal) },
      );
    }
    if (sensitive.length > 0) {
      const names = listed(owners(sensitive.map(({ contact }) => contact)));
      return potential(
        say(
          `Addresses that tell of sensitive subjects are told to ${names.en}.`,
          `涉及敏感主题的页面地址被告知 ${names.cn}。`,
        ),
        { evidence: rowsOf(sensitive) },
      );
    }
    const held = linksHoldingPerson(facts);
    if (held.length > 0) {
      const names = listed(owners(others.map(({ contact }) => contact)));
      return potential(
        say(
          `The site leads to addresses that hold personal data, and ${names.en} is told of its pages.`,
          `网站链接到含有个人信息的地址，且 ${names.cn} 会获知其页面。`,
        ),
        { evidence: [linkTable(held)] },
      );
    }
    return (
      unlessAcceptUnseen(facts) ??
      passed(
        say(
          `No page address with personal data is told to the ${counted(owners(others.map(({ contact }) => contact)).length, "tracker or unknown host", "trackers or unknown hosts")} seen.`,
          "没有将含有个人信息的页面地址告知所见的跟踪器或未知主机。",
        ),
      )
    );
  },
});
