import { useState } from "react";
import { useTranslation } from "react-i18next";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderOnPlatform } from "../platform/test-root.tsx";
import { jiraCatalogue } from "./catalogue.ts";
import { IssueProperty } from "./components/IssueProperty.tsx";
import { ISSUE } from "./fixtures.ts";

const missing = vi.fn<() => void>();

afterEach(() => vi.restoreAllMocks());

/** A check on a page to which nothing of Jira has come yet. */
function Check() {
  const { i18n } = useTranslation();
  const [drawn, draw] = useState(() => {
    i18n.removeResourceBundle("en", "jira");
    return 1;
  });
  return (
    <>
      <IssueProperty
        ref={null}
        status={{
          data: {
            state: "connected",
            connected_by: null,
            connected_at: null,
            link: { ...ISSUE, summary: `Drawn ${drawn}` },
          },
          error: null,
          isFetching: false,
          refetch: vi.fn(),
        }}
        settingsHref="/settings"
        canConnect={false}
        onOpen={() => {}}
        onMissing={missing}
      />
      <button type="button" onClick={() => draw(drawn + 1)}>
        Draw
      </button>
    </>
  );
}

test("that more of an issue did not arrive is told once, and the issue stays a link", async () => {
  // Its texts come with its code. The catalogue's own loader is replaced, not its module: that is there already where
  // another test of the page has read it.
  const load = vi.spyOn(jiraCatalogue.load, "en").mockRejectedValue(new Error("offline"));
  renderOnPlatform(<Check />);
  await expect.poll(() => missing.mock.calls.length).toBe(1);
  const asked = load.mock.calls.length;
  for (const drawn of [2, 3]) {
    await page.getByRole("button", { name: "Draw" }).click();
    await expect
      .element(page.getByRole("link", { name: ISSUE.key }))
      .toHaveAttribute("title", `Drawn ${drawn}`);
  }
  expect(load).toHaveBeenCalledTimes(asked);
  expect(missing).toHaveBeenCalledOnce();
});
