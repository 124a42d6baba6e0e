import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderOnPlatform } from "../platform/test-root.tsx";
import { IssueProperty } from "./components/IssueProperty.tsx";
import { ISSUE } from "./fixtures.ts";

// Its texts come with its code.
const load = vi.hoisted(() => vi.fn<() => Promise<never>>(() => Promise.reject(new Error("offline"))));
vi.mock("./catalogue.ts", () => ({ jiraCatalogue: { namespace: "absent", load: { en: load, cn: load } } }));

const missing = vi.fn<() => void>();

function Check() {
  const [drawn, draw] = useState(1);
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
  renderOnPlatform(<Check />);
  await expect.poll(() => missing.mock.calls.length).toBe(1);
  const asked = load.mock.calls.length;
  await page.getByRole("button", { name: "Draw" }).click();
  await expect.element(page.getByRole("link", { name: ISSUE.key })).toHaveAttribute("title", "Drawn 2");
  await page.getByRole("button", { name: "Draw" }).click();
  await expect.element(page.getByRole("link", { name: ISSUE.key })).toHaveAttribute("title", "Drawn 3");
  expect(load).toHaveBeenCalledTimes(asked);
  expect(missing).toHaveBeenCalledOnce();
});
