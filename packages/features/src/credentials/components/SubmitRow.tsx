import { Button } from "@candor/ui/forms";
import { useFieldMessage } from "../../platform/index.ts";
import { useFields } from "../form-context.ts";
import * as css from "./credentials.css.ts";

/** What is wrong with the form as a whole, and its button, which stays busy until the next view is there. */
export function SubmitRow({ label }: { label: string }) {
  const { errors, isSubmitting, isSubmitSuccessful } = useFields().formState;
  const say = useFieldMessage();
  return (
    <>
      <div role="alert" className={css.failure}>
        {say(errors.root)}
      </div>
      <Button
        type="submit"
        variant="primary"
        size={40}
        fullWidth
        loading={isSubmitting || (isSubmitSuccessful && Object.keys(errors).length === 0)}
      >
        {label}
      </Button>
    </>
  );
}
