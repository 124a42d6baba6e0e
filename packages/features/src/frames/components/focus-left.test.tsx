import { type ReactNode, useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderOnPlatform } from "../../platform/test-root.tsx";
import { AsOf } from "./AsOf.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { NothingAssessed } from "./NothingAssessed.tsx";
import { RowActions } from "./RowActions.tsx";

const unused = { title: "", text: "", newAssessmentHref: undefined };

type Leaving = (leave: () => void) => ReactNode;

/** Parts whose button takes them away. */
const PARTS: Record<"asOf" | "failure" | "unknown", Leaving> = {
  asOf: (leave) => <AsOf at="2026-11-18T00:00:00.000Z" onLast={leave} />,
  failure: (leave) => (
    <LoadFailure query={{ error: new Error("offline"), isFetching: false, refetch: async () => leave() }} />
  ),
  unknown: (leave) => (
    <NothingAssessed
      {...unused}
      address={{ state: { assessmentId: "gone" }, initial: { assessmentId: null }, change: leave }}
    />
  ),
};

function Screen({ part }: { part: Leaving }) {
  const [left, setLeft] = useState(false);
  return (
    <main tabIndex={-1}>
      {!left && part(() => setLeft(true))}
      <a href="/checks">Checks</a>
    </main>
  );
}

it.each(Object.entries(PARTS))(
  "%s leaves the focus to the page when its button takes it away",
  async (_, part) => {
    renderOnPlatform(<Screen part={part} />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("button")).not.toBeInTheDocument();
    await expect.element(page.getByRole("main")).toHaveFocus();
  },
);

it("leaves the focus where it is when something else takes the part away", async () => {
  let leave = () => {};
  renderOnPlatform(
    <Screen
      part={(own) => {
        leave = own;
        return PARTS.asOf(own);
      }}
    />,
  );
  await userEvent.tab();
  await userEvent.tab();
  leave();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Checks" })).toHaveFocus();
});

it("leaves the focus to the page when a line goes by what its menu does", async () => {
  renderOnPlatform(
    <Screen
      part={(leave) => (
        <RowActions
          label="Actions for Ada"
          edit={[]}
          destroy={[{ id: "remove", label: "Delete", onSelect: () => setTimeout(leave, 50) }]}
        />
      )}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem", { name: "Delete" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
  await expect.element(page.getByRole("main")).toHaveFocus();
});
