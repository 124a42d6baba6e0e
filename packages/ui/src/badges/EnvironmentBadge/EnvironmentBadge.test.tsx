import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../internal/testing.tsx";
import { EnvironmentBadge } from "./EnvironmentBadge.tsx";

it("takes a name that contains prod for production, whatever its case, and writes every name", () => {
  show(["prod-eu", "EU Production", "staging-2"].map((name) => <EnvironmentBadge key={name} name={name} />));
  const look = (name: string) => {
    const badge = page.getByText(name).element().parentElement as HTMLElement;
    return [getComputedStyle(badge).color, badge.querySelector("svg")?.innerHTML];
  };
  expect(look("EU Production")).toEqual(look("prod-eu"));
  expect(look("staging-2")[0]).not.toBe(look("prod-eu")[0]);
  expect(look("staging-2")[1]).not.toBe(look("prod-eu")[1]);
});
