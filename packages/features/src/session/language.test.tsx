import { info } from "@candor/api/endpoints";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { StoryPlatform } from "../platform/testing.tsx";
import { owner } from "../shell/fixtures.ts";
import { useSession } from "./hooks.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function Page({ reload }: { reload: () => void }) {
  const { user } = useSession({ reload });
  return <p>{user ? `Signed in: ${user.name}` : "Nothing yet"}</p>;
}

/** An English page of a user who speaks Chinese; tells how often it reloads. */
function open() {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) =>
    Response.json({
      code: 0,
      message: "",
      data: String(input).endsWith(info.path) ? { ...owner, language: "zh" } : {},
    }),
  );
  const reload = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  onTestFinished(() => root.unmount());
  flushSync(() =>
    root.render(
      <StoryPlatform>
        <Page reload={reload} />
      </StoryPlatform>,
    ),
  );
  return reload;
}

it("draws the page anew in the user's language, once it is kept", async () => {
  const reload = open();
  await expect.poll(() => reload.mock.calls).toHaveLength(1);
  expect(localStorage.getItem("candor.lang")).toBe("cn");
  await expect.element(page.getByText("Nothing yet")).toBeVisible();
});

it.each([
  ["forgets", () => {}],
  [
    "is full",
    () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  ],
])("goes on in the page's language, without reloading, where the storage %s", async (_, setItem) => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(setItem);
  const reload = open();
  await expect.element(page.getByText(`Signed in: ${owner.name}`)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});
