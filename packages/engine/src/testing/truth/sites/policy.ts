import type { Case } from "../case.ts";
import { GA, page } from "../page.ts";

export const policy: readonly Case[] = [
  {
    host: "brot.example",
    territories: ["EU"],
    truth: {
      defect: "consent.banner-present consent.cookies-before consent.trackers-before policy.freshness",
      fine: "policy.link",
      nothing: "keystroke.capture",
    },
    site: page({
      lang: "de",
      title: "Backhaus am Kanal",
      link: "Datenschutzerklärung",
      policy:
        "<p>Stand: 12.05.2023</p><p>Verantwortlich ist die Backhaus GmbH. Wir verarbeiten Daten zum Zweck der Lieferung.</p>",
      body: `<script>document.cookie="_pk_id.1.ab12=0123456789abcdef.1700000000;path=/;max-age=33868800";new Image().src="/stats/matomo.php?idsite=1&rec=1&_id=0123456789abcdef"</script>`,
    }),
  },
  {
    host: "padaria.example",
    territories: ["BR"],
    truth: { fine: "policy.link", defect: "policy.discloses-transfers consent.trackers-before" },
    site: page({
      lang: "pt",
      title: "Padaria da ponte",
      link: "Política de Privacidade",
      policy:
        "<p>Última atualização: 3 de agosto de 2026. Não realizamos transferência internacional de dados. O controlador é a Padaria Ltda.</p>",
      body: `<script>${GA}</script>`,
    }),
  },
];
