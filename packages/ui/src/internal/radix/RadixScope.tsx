import { Theme } from "@radix-ui/themes/components/theme";
import { type ReactNode, useContext } from "react";
import { DrawnAppearance, radixSettings } from "./radix-theme.ts";

/** Takes what Radix's theme would write on an element, and draws none: `CandorTheme` has drawn it. */
const NoElement = ({ children }: { children: ReactNode }) => children;

/** What the parts of Radix expect above them. Each of ours that is made of one brings it along. */
export function RadixScope({ children }: { children: ReactNode }) {
  const appearance = useContext(DrawnAppearance) ?? "inherit";
  return (
    <Theme {...radixSettings} appearance={appearance} asChild>
      <NoElement>{children}</NoElement>
    </Theme>
  );
}
