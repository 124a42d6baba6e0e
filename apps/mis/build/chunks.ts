import { LANGUAGES } from "@candor/api/entities";
import { textChunks } from "../../../scripts/vite/texts.ts";
import { TEXTS } from "./texts.ts";

const ui = (folders: string) => new RegExp(`/packages/ui/src/(?:${folders})`);
const features = (folders: string) => new RegExp(`/packages/features/src/(?:${folders})`);

/**
 * Few, large chunks, by what they are for: what starts the console, the frames of its screens, and apart from them
 * what only some need: overlays, forms and their schemas, editors, evidence. Each takes along what it stands on, the
 * more general ones first, so that a chunk imports only from those before it.
 */
export const codeSplitting = {
  includeDependenciesRecursively: true,
  groups: [
    { name: "vendor", test: /node_modules/, tags: ["$initial" as const], priority: 9 },
    { name: "base", tags: ["$initial" as const], priority: 8 },
    ...textChunks(TEXTS, 10),
    ...LANGUAGES.map((language) => ({
      name: `messages-${language}`,
      test: new RegExp(`/errors/screens/${language}/`),
      minShareCount: 2,
      priority: 7,
    })),
    { name: "overlays", test: ui("dialogs|internal/radix"), priority: 7 },
    // What only long lists and choices among many need stands apart, however many screens share it.
    { name: "virtual", test: /\/node_modules\/@tanstack\/(?:react-)?virtual/, priority: 7 },
    {
      name: "frames",
      test: /\/packages\/ui\/src\/(?!forms\/Combobox|menus\/PickList)|\/features\/src\/(?:address|frames|evidence\/components\/(?:Check|Status)Text)/,
      minShareCount: 4,
      priority: 6,
    },
    { name: "choices", test: ui("forms/Combobox|menus/PickList"), minShareCount: 2, priority: 5 },
    {
      name: "shared",
      test: new RegExp(
        [
          "/lucide-react/|/entities/accounts/plans\\b|/ui/src/figures/VernierLegend/",
          "/features/src/(?:overlays/(?!drawn)|panes/|platform/(?!drafts)|app/use-unsaved-changes)",
          "/features/src/scan-reports/address\\b",
          "/features/src/scans/(?:parts|queries|result-texts|results|stages|status-texts|components/(?:StageMark|actions/ScanMenu))",
          "/features/src/forms/(?!email-field|meanwhile|review-fields|use-schema|SchemaForm|wrong-fields)",
        ].join("|"),
      ),
      minShareCount: 2,
      priority: 4,
    },
    { name: "schemas", test: /\/node_modules\/zod\//, priority: 4 },
    {
      name: "fields",
      test: /\/node_modules\/(?:@hookform|react-hook-form)\/|\/forms\/(?:meanwhile|use-schema-form|wrong-fields)\b/,
      priority: 4,
    },
    {
      name: "config",
      test: features("config-editor/(?:[^/]+$|components/ConfigList)"),
      minShareCount: 2,
      priority: 4,
    },
    { name: "evidence", test: features("evidence/"), minShareCount: 2, priority: 3 },
    {
      name: "editors",
      test: features("config-editor/components/(?!SamplePreview)"),
      minShareCount: 2,
      priority: 3,
    },
  ],
};
