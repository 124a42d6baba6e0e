import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { emulate } from "../../internal/emulate.ts";
import { show } from "../../internal/testing.tsx";
import { Split } from "./Split.tsx";

afterEach(() => emulate());

it("puts its rail under the main column on paper, which has no room for both", async () => {
  await page.viewport(1400, 800);
  show(
    <Split rail="Rail" railLabel="Rail">
      Main
    </Split>,
  );
  const rail = page.getByRole("complementary", { name: "Rail" });
  const main = page.getByText("Main", { exact: true });
  const sides = () => [main, rail].map((one) => Math.round(one.element().getBoundingClientRect().left));
  const [left, right] = sides();
  expect(right).toBeGreaterThan(left ?? 0);
  await emulate({}, "print");
  await expect.poll(() => new Set(sides()).size).toBe(1);
});
