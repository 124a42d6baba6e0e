import { reply, type Site } from "@candor/engine/testing";

/** A site that is worked on between two assessments. */
export const CHANGING = "changing.example";

const page = (head: string) =>
  `<!doctype html><html lang="en"><title>Lamps</title>${head}<h1>Lamps</h1><p>Lamps and chairs.</p></html>`;

/** At first its page has an advertiser's tag; later that is gone, and with it what made browsers stay on https. */
export function changingSite(): { site: Site; change(): void } {
  let changed = false;
  const tag = page('<script async src="https://adreach.example/tag.js?account=LAM-1"></script>');
  return {
    site: {
      hosts: [CHANGING],
      https({ url }, response) {
        // What answers every address with the same words is taken for a message.
        if (url !== "/")
          return reply(response, { status: 404, type: "text/plain", body: "Nothing is here." });
        reply(response, {
          type: "text/html; charset=utf-8",
          body: changed ? page("") : tag,
          headers: changed ? {} : { "strict-transport-security": "max-age=63072000; includeSubDomains" },
        });
      },
    },
    change() {
      changed = true;
    },
  };
}
