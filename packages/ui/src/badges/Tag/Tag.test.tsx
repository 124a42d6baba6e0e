import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { setTextWider, show } from "../../internal/testing.tsx";
import { Tag } from "./Tag.tsx";

it("grows with its words while the reader sets text wider", async () => {
  show(
    <div style={{ width: 90 }}>
      <Tag>Content delivery</Tag>
    </div>,
  );
  const root = page.getByText("Content delivery").element().parentElement as HTMLElement;
  expect(root.getBoundingClientRect().height).toBe(20);
  setTextWider();
  await expect.poll(() => root.getBoundingClientRect().height).toBeGreaterThan(20);
  expect(root.scrollHeight).toBeLessThanOrEqual(root.clientHeight);
});
