// The one style entry. Radix first, ours after: Radix uses no layers and its modifiers weigh nothing, so order decides.
// The neutral and the accent scale are the only Radix colour files; all other colours are values of the contract.
import "@radix-ui/themes/tokens/base.css";
import "@radix-ui/themes/tokens/colors/sage.css";
import "@radix-ui/themes/tokens/colors/indigo.css";
import "./fonts.css";
import "./values.css.ts";
import "./radix.css.ts";
import "./global.css.ts";
