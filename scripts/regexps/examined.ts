/** Expressions that the analysis cannot decide, or that are made while the program runs, and why each is linear. */
export const EXAMINED: Readonly<Record<string, string>> = {
  "/([\\w.%[\\]-]{1,99})=([^&\\s#\"'<>\\\\]*)/g":
    "At most 99 steps from each character, and nothing after the sign can fail.",
  "/(?:(\\\\{0,15}[\"'])([\\w.-]{1,99})\\1|\\b([\\w-]{1,99}))\\s{0,9}:\\s{0,9}(?=(\\\\{0,15}[\"'])?)/g":
    "Every repetition is bounded: at most 99 characters of a name and 9 blanks from each character.",
  "/https?:\\/\\/[^\\s)]{1,2000}?(?=:\\d{1,9}:\\d)/":
    "Bounded; it reads sixteen lines of a stack, inside the page that wrote them.",
  "/[A-Z0-9._+-]{1,64}(?:@|%40)[A-Z0-9-]{1,63}(?:\\.[A-Z0-9-]{1,63})+/gi":
    "A start is at most 64 characters before its sign, and each label after it is told from the next by a dot.",
  "/([\"']?)([\\w-]{2,40})\\1(\\s{0,9}[:=]\\s{0,9})([\"']?)([^\"'&,}\\s]{1,400})/g":
    "Every repetition is bounded, and only names of at most 40 characters begin a match.",
  "/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g":
    "Only the fixed words begin a match, and what follows ends at the next hyphen.",
  "/[a-z][\\w.+-]{0,40}[/ ]v?\\d/i": "At most 40 steps from each character.",
  "/\\B(?=(?:\\d{3})+$)/g": "It reads a number as the language prints it: at most 22 characters.",
  "/(cookie|consent|privacy|tracking)[\\s-]*(settings|preferences|choices|options|manager)|manage (cookies|consent|preferences)|withdraw consent|cookie-?einstellungen|einwilligung|(gérer|paramètres|préférences).{0,12}cookies|(configurar|ajustes|preferencias).{0,12}cookies|(impostazioni|preferenze).{0,12}cookie|cookie\\s*(设置|偏好|管理)|(同意|隐私|偏好)(设置|管理|选择)|撤回同意/i":
    "Only fixed words begin a match, and what may stand between them is bounded or cannot be a part of them.",
  "/data controller|controller (is|of|for)|who we are|responsible for (the processing|your (personal )?data)|operated by|verantwortlich|responsable du traitement|responsable del tratamiento|titolare del trattamento|处理者|控制者|我们是谁|(运营|经营)(方|者|主体)|公司(名称|全称)|由.{2,30}(公司|运营)/i":
    "Only fixed words begin a match, and what may stand between them is bounded or cannot be a part of them.",
  "/contact us|contact|get in touch|e-?mail|write to us|[\\w.+-]@[\\w-]{1,63}\\.\\w|kontakt|nous contacter|contacto|contatt|联系(我们|方式)|邮箱|电话/i":
    "Only fixed words begin a match, or one character before a sign; a host's first label is at most 63 long.",
  "/international(ly)? transfer|transfer(s|red|ring)? .{0,80}(outside|abroad|other countries|third countr|international|united states)|outside (of )?(the )?(eea|eu|european|uk|united kingdom|your country|china)|standard contractual clauses|adequacy decision|data privacy framework|binding corporate rules|drittl[aä]nd|standardvertragsklauseln|pays tiers|clauses contractuelles types|terceros pa[ií]ses|cl[aá]usulas contractuales tipo|transferencias internacionales|出境|跨境|境外|标准合同|国(外|际)传输/i":
    "Only fixed words begin a match, and what may stand between them is bounded or cannot be a part of them.",
  "apps/server/src/cloud/sts.ts: new RegExp(`<${name}>([^<]+)</${name}>`)":
    "The name is one of ours, and what follows ends at the next tag.",
  'apps/server/src/http/preload-links.ts: new RegExp(`\\\\b${name}="([^"]*)"`, "i")':
    "The name is one of ours; it reads one tag of a page that we built.",
  "packages/engine/src/collect/consent/autoconsent.ts: new RegExp(pattern)":
    "The patterns are the library's own, and meet an address in a process with a deadline.",
  'packages/engine/src/collect/consent/page.ts: new RegExp(topic, "i")':
    "Words of ours without repetition; it runs inside the page that wrote the text.",
  'packages/engine/src/collect/consent/words.ts: new RegExp(joined("reject"), "i")':
    "Words of ours without repetition; it reads at most 80 characters.",
  'packages/engine/src/collect/consent/words.ts: new RegExp(joined("save"), "i")':
    "Words of ours without repetition; it reads at most 80 characters.",
  'packages/engine/src/collect/consent/words.ts: new RegExp(joined("accept"), "i")':
    "Words of ours without repetition; it reads at most 80 characters.",
  'packages/engine/src/collect/consent/words.ts: new RegExp(joined("settings"), "i")':
    "Words of ours without repetition; it reads at most 80 characters.",
  'packages/engine/src/rules/web/policy/cookie-notice.ts: new RegExp(`${stem.replace(/[.*+?^${}()|[\\]\\\\]/g, "\\\\$&")}[*<#x]`, "i")':
    "A text that is written as it is, and one character.",
  "packages/engine/src/rules/web/shared/policy.ts: new RegExp(`(?<![\\\\p{L}\\\\d])${escaped}(?![\\\\p{L}\\\\d])`, flags)":
    "A name that is written as it is, between two characters.",
  "packages/ui/src/data/DataTable/sort-keys.ts: new RegExp(`[^ -~\\\\n]|\\\\d{${DIGITS + 1}}`)":
    "One character, or a fixed number of digits.",
};
