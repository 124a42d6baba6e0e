import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { BackToTop } from "./BackToTop.tsx";

it("appears after 40 % of the window's height and leads back", async () => {
  show(
    <div style={{ height: 4000 }}>
      <div style={{ position: "sticky", top: 0 }}>
        <BackToTop text="TOP" label="TOP, back to the top of the page" />
      </div>
    </div>,
  );
  const button = page.getByRole("button", { name: "TOP, back to the top of the page" });
  window.scrollTo(0, window.innerHeight * 0.41);
  await expect.element(button).toBeVisible();
  window.scrollTo(0, window.innerHeight * 0.39);
  await expect.element(button).not.toBeInTheDocument();
  window.scrollTo(0, window.innerHeight * 0.41);
  await button.click();
  await expect.poll(() => window.scrollY).toBe(0);
  await expect.element(button).not.toBeInTheDocument();
});
