import type { LinkFact } from "../../../facts/types.ts";
import type { Tools } from "./tools.ts";

/** What leads to other pages or to parts of this one. */
export function readLinks({ everywhere, named }: Tools): LinkFact[] {
  const footer = (element: Element): boolean => {
    if (
      element.closest("footer,[role=contentinfo],[class*=footer i],[id*=footer i],#ft,#foot,#colophon,.foot")
    )
      return true;
    const height = document.documentElement.scrollHeight;
    return height > 1_200 && element.getBoundingClientRect().top + scrollY > height * 0.85;
  };
  const links = everywhere<HTMLAnchorElement>("a[href],area[href]", 800)
    .filter(({ protocol }) => protocol === "https:" || protocol === "http:")
    .slice(0, 500)
    .map((link) => ({
      href: link.href,
      text: named(link),
      inFooter: footer(link),
    }));
  // Links by other means: what a press opens by script, and parts of this page that it shows.
  for (const element of everywhere<HTMLElement>(
    "[onclick],[data-href],[data-url],[popovertarget],[commandfor],[aria-controls],[data-target],[data-bs-target]",
    200,
  )) {
    if (element.tagName === "A" && /^https?:/.test((element as HTMLAnchorElement).href)) {
      if (!(element as HTMLAnchorElement).getAttribute("href")?.startsWith("#")) continue;
    }
    const opened =
      /(?:location(?:\.href)?\s{0,3}=|location\.(?:assign|replace)\(|window\.open\()\s{0,3}(["'])([^"']{1,300})\1/.exec(
        element.getAttribute("onclick") ?? "",
      )?.[2];
    const shown = ["popovertarget", "commandfor", "aria-controls", "data-target", "data-bs-target"]
      .map((name) => element.getAttribute(name)?.replace(/^#/, "") ?? "")
      .find((id) => id !== "" && (document.getElementById(id)?.textContent ?? "").trim().length > 200);
    const address = opened ?? element.dataset.href ?? element.dataset.url ?? (shown && `#${shown}`);
    if (!address || !URL.canParse(address, document.baseURI) || links.length >= 600) continue;
    const { href, protocol } = new URL(address, document.baseURI);
    if (protocol === "https:" || protocol === "http:")
      links.push({ href, text: named(element), inFooter: footer(element) });
  }
  return links;
}
