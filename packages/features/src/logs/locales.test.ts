import { CONFIG_ACTIONS, CONFIG_DATA, PLAIN_ACTIONS, TEMPLATE_ACTIONS } from "@candor/api/entities";
import { expect, it } from "vitest";
import cn from "./locales/cn.json";
import en from "./locales/en.json";

const ACTIONS = [
  ...PLAIN_ACTIONS,
  ...CONFIG_ACTIONS.map((action) => `config.${action}`),
  ...TEMPLATE_ACTIONS.map((action) => `template.${action}`),
];

it.each([
  ["en", en],
  ["cn", cn],
])("has words for every action of the log, and for no other (%s)", (_, texts) => {
  const said = Object.entries(texts.did).flatMap(([thing, done]) =>
    Object.keys(done).map((one) => `${thing}.${one}`),
  );
  expect(said.toSorted()).toEqual(ACTIONS.toSorted());
  const words = Object.values(texts.did).flatMap((done) => Object.values(done));
  expect(words.length, "two actions that read alike").toBe(new Set(words).size);
  expect(Object.keys(texts.kind).toSorted()).toEqual(Object.keys(CONFIG_DATA).toSorted());
});
