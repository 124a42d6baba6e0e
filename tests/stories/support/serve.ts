// The built Storybook, as the tests ask for it.
import { serve } from "../../../scripts/lib/serve.ts";
import { folder } from "./storybook.ts";

const { origin } = await serve(folder, Number(process.argv[2]));
console.log(origin);
