import type { Preview } from "@storybook/react-vite";

type Enhancer = NonNullable<Preview["argTypesEnhancers"]>[number];

/** A prop that takes one of a few words, or of a few numbers, is offered as a choice of them. */
export const choices: Enhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const words = argType.table?.type?.summary?.split(" | ") ?? [];
      const areWords = words.every((word) => /^"[^"]*"$/.test(word));
      if (words.length < 2 || !(areWords || words.every((word) => /^\d+$/.test(word))))
        return [name, argType];
      const value = words.map((word) => (areWords ? word.slice(1, -1) : Number(word)));
      return [name, { ...argType, type: { name: "enum", value, required: argType.type?.required } }];
    }),
  );
