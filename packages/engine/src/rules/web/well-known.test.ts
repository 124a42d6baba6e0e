import { describe, expect, it } from "vitest";
import { createContext } from "../context.ts";
import { facts, NOW, verdictOf } from "../testing/facts.ts";

const file = (path: string, text: string, status = 200) =>
  facts({}, { wellKnown: [{ path, status, type: "text/plain", text }] });

describe("web.security-txt", () => {
  const id = "web.security-txt";
  const path = "/.well-known/security.txt";

  it("passes on a contact that has not run out", () => {
    expect(verdictOf(id, file(path, "Contact: mailto:s@shop.example\nExpires: 2027-01-01T00:00:00Z"))).toBe(
      "passed",
    );
  });

  it.each([
    ["an end that has passed", "Contact: mailto:s@shop.example\nExpires: 2025-01-01T00:00:00Z"],
    ["a page at every address", "<!doctype html><p>Contact: us"],
    ["no contact", "# nothing yet"],
    ["no end, which RFC 9116 asks for", "Contact: mailto:s@shop.example"],
  ])("is potential on %s", (_, text) => {
    expect(verdictOf(id, file(path, text))).toBe("potential");
  });

  it("says nothing of facts from before", () => {
    expect(verdictOf(id, facts())).toBe("uncertain");
  });
});

describe("web.robots", () => {
  const id = "web.robots";

  it.each([
    "/old-backup/db.sql",
    "/intern/admin-export",
    "/.git/",
    "/intranet-empleados/",
    "/sauvegarde-2024/",
    "/interno/",
    "/geheim/",
    "/备份/",
    "/underwriting-backoffice/",
    "/patient-records/",
    "/moderator-tools/",
  ])("is potential on %s", (path) => {
    expect(verdictOf(id, file("/robots.txt", `User-agent: *\nDisallow: ${path}`))).toBe("potential");
  });

  it("passes on what everybody lists, and does not apply without a file", () => {
    expect(
      verdictOf(
        id,
        file(
          "/robots.txt",
          "User-agent: *\nDisallow: /wp-admin/\nDisallow: /cart\nDisallow: /international/",
        ),
      ),
    ).toBe("passed");
    expect(verdictOf(id, file("/robots.txt", "", 404))).toBe("not_applicable");
  });

  it.each([
    ["a Shopify shop", "/admin\nDisallow: /cart\nDisallow: /orders\nDisallow: /checkouts/"],
    ["a Drupal site", "/core/\nDisallow: /profiles/\nDisallow: /admin/"],
    ["a Joomla site", "/administrator/\nDisallow: /bin/\nDisallow: /cache/"],
  ])("passes on what the platform writes for %s, and not on more", (_, lines) => {
    const stock = `User-agent: *\nDisallow: ${lines}\n`;
    expect(verdictOf(id, file("/robots.txt", stock))).toBe("passed");
    expect(verdictOf(id, file("/robots.txt", `${stock}Disallow: /admin-export/`))).toBe("potential");
    expect(verdictOf(id, file("/robots.txt", "User-agent: *\nDisallow: /admin\n"))).toBe("potential");
  });
});

describe("web.gpc.support-file", () => {
  const id = "web.gpc.support-file";
  const path = "/.well-known/gpc.json";

  it("passes on a file that says yes, is potential on one that says no or is none", () => {
    expect(verdictOf(id, file(path, '{"gpc": true}'))).toBe("passed");
    expect(verdictOf(id, file(path, '{"gpc": false}'))).toBe("potential");
    expect(verdictOf(id, file(path, '{"gpc": true}', 404))).toBe("potential");
  });

  it("does not apply outside the United States", () => {
    const eu = createContext({ territories: ["EU"], now: NOW });
    expect(verdictOf(id, file(path, '{"gpc": true}'), eu)).toBe("not_applicable");
  });
});
