import { TextMatchProvider } from "@candor/ui/forms";
import type { ReactNode } from "react";
import { usePlatform } from "../context.tsx";
import { usePinyin } from "./use-pinyin.ts";

/** Lets every search below it find Chinese by its sound, and laws by what people call them. */
export function Searches({ children }: { children: ReactNode }) {
  return <TextMatchProvider match={usePinyin(usePlatform().language)}>{children}</TextMatchProvider>;
}
