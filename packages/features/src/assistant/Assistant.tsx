import { type CurrentUser, PRODUCT_FEATURES } from "@candor/api/entities";
import { AssistantLauncher } from "@candor/ui/assistant/AssistantLauncher";
import { Suspense, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart, useMissing } from "../platform/index.ts";
import { assistantCatalogue } from "./catalogue.ts";
import type { AssistantChatProps } from "./components/AssistantChat.tsx";

// Code and texts come with the first opening.
const AssistantChat = lazyPart<AssistantChatProps>(
  assistantCatalogue,
  () => import("./components/AssistantChat.tsx"),
);

export interface AssistantProps {
  user: Pick<CurrentUser, "company" | "preview">;
  /** The check's result that is on the screen, so that "this" means something. */
  resultId?: string | undefined;
}

/** The AI helper for companies whose product has it: a launcher, and the conversation once it was opened. */
export function Assistant({ user, resultId }: AssistantProps) {
  const { t } = useTranslation("shell");
  const [open, setOpen] = useState(false);
  // Kept from then on: what was said stays there while it is closed.
  const [begun, setBegun] = useState(false);
  const onMissing = useMissing(() => {
    setBegun(false);
    setOpen(false);
  });
  const close = useCallback(() => setOpen(false), []);

  if ((user.company.product_type & PRODUCT_FEATURES.assistant) === 0 || user.preview) return null;
  return (
    <>
      <AssistantLauncher
        label={t("assistant")}
        open={open}
        onClick={() => {
          setBegun(true);
          setOpen(true);
        }}
      />
      <Suspense>
        {begun && <AssistantChat open={open} onClose={close} resultId={resultId} onMissing={onMissing} />}
      </Suspense>
    </>
  );
}
