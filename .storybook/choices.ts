import type { Preview } from "@storybook/react-vite";

type Enhancer = NonNullable<Preview["argTypesEnhancers"]>[number];

/** A prop that takes one of a few words is offered as a choice of them. */
export const choices: Enhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const words = argType.table?.type?.summary?.split(" | ") ?? [];
      if (words.length < 2 || !words.every((word) => /^"[^"]*"$/.test(word))) return [name, argType];
      const value = words.map((word) => word.slice(1, -1));
      return [name, { ...argType, type: { name: "enum", value, required: argType.type?.required } }];
    }),
  );
