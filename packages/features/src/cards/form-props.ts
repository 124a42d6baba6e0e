import type { Fields } from "../config-editor/index.ts";
import type { Preview } from "./queries.ts";

/** What the form of each kind of entry is given. */
export interface FormProps<Data> {
  data: Data;
  fields: Fields;
  onChange: (data: Data) => void;
  /** What the preview answered: its tables say which columns there are. */
  preview: Preview | undefined;
}
