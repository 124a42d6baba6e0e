import { expect, it } from "vitest";
import { clientReason } from "./client.ts";

const reason = (text: string) => clientReason("Part.tsx", text);

it.each([
  ["a hook", 'import { useState } from "react";', "useState"],
  ["a hook of ours", 'import { usePanel } from "./use-panel.ts";', "usePanel"],
  ["a context", 'import { createContext } from "react";', "createContext"],
  ["a portal", 'import { createPortal } from "react-dom";', "createPortal"],
  ["a handler", "export const A = ({ onClick }) => <b onClick={onClick} />;", "onClick"],
  ["a reference", "export const A = ({ ref }) => <b ref={ref} />;", "ref"],
  ["a handler made for a list", "export const rows = () => [{ onSelect: () => {} }];", "onSelect"],
  ["a drawing function", "export const A = () => <B draw={() => null} />;", "a function in an element"],
  ["a function as children", "export const A = () => <B>{() => null}</B>;", "a function in an element"],
  [
    "a function from beside",
    'import { draw } from "./draw.ts"; export const A = () => <B draw={draw} />;',
    "draw as draw",
  ],
])("finds %s in a module of the client", (_what, text, expected) => {
  expect(reason(text)).toBe(expected);
});

it.each([
  ["types", 'import type { useState } from "react"; import { type ReactNode } from "react";'],
  ["markup with classes", 'import { row } from "./a.css.ts"; export const A = () => <b className={row} />;'],
  ["props handed on", "export const A = (props) => <b {...props} />;"],
  ["constants", "export const sizes = [14, 16] as const;"],
])("leaves %s to the server as well", (_what, text) => {
  expect(reason(text)).toBeUndefined();
});
