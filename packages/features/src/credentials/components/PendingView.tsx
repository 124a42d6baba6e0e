import { PageLoader } from "@candor/ui/feedback";
import { View } from "./View.tsx";

/** Something is on its way that needs nothing from the reader. */
export function PendingView({ title }: { title: string }) {
  return (
    <View title={title} back={false}>
      <PageLoader label={title} />
    </View>
  );
}
