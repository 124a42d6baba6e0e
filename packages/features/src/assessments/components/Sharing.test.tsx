import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { renderOnPlatform } from "../../platform/test-root.tsx";
import { Sharing } from "./Sharing.tsx";

it("keeps a link that is told once while the links are hidden", async () => {
  renderOnPlatform(<Sharing>{() => <input aria-label="Link" />}</Sharing>);
  const toggle = page.getByRole("button");
  const link = page.getByRole("textbox", { name: "Link" });
  await expect.element(link).not.toBeInTheDocument();
  await toggle.click();
  await link.fill("https://candor.example/made");
  await toggle.click();
  await expect.element(link).not.toBeInTheDocument();
  await toggle.click();
  await expect.element(link).toHaveValue("https://candor.example/made");
});
