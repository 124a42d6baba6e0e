import { expect, it } from "vitest";
import { countriesOf } from "./countries.ts";

it("estimates the country of public addresses, of both families, and of no other", async () => {
  const countries = await countriesOf([
    "77.88.8.8",
    "114.114.114.114",
    "2001:4860:4860::8888",
    "127.0.0.1",
    "10.0.0.1",
  ]);
  expect(countries).toEqual({
    "77.88.8.8": "RU",
    "114.114.114.114": "CN",
    "2001:4860:4860::8888": "US",
    "127.0.0.1": null,
    "10.0.0.1": null,
  });
});
