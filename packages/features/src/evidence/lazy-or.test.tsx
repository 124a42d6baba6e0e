import { type ComponentType, Suspense } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { renderOnPlatform } from "../platform/test-root.tsx";
import { lazyOr } from "./lazy-or.tsx";

interface Props {
  text: string;
}

const away = (): Promise<{ default: ComponentType<Props> }> =>
  Promise.reject(new Error("the network is gone"));
const Part = lazyOr(away);
const Text = lazyOr(away, ({ text }) => <p>{text}</p>);

it("says in its place that a part did not arrive, and leaves what stands around it", async () => {
  renderOnPlatform(
    <>
      <h1>Cookies</h1>
      <Suspense>
        <Part text="all of it" />
      </Suspense>
    </>,
  );
  await expect.element(page.getByText(/^A part of this page did not arrive/)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Cookies" })).toBeVisible();
});

it("shows what stands for the part, where something does", async () => {
  renderOnPlatform(
    <Suspense>
      <Text text="all of it" />
    </Suspense>,
  );
  await expect.element(page.getByText("all of it")).toBeVisible();
});
