/**
 * Words that show a section is there, in the languages the classifier reads.
 * Keywords can show that a subject is missing, not that it is treated well.
 */
export const SECTION_WORDS: Readonly<Record<string, RegExp>> = {
  s_controller:
    /data controller|controller (is|of|for)|who we are|responsible for (the processing|your (personal )?data)|operated by|verantwortlich|responsable du traitement|responsable del tratamiento|titolare del trattamento|处理者|控制者|我们是谁|(运营|经营)(方|者|主体)|公司(名称|全称)|由.{2,30}(公司|运营)/i,
  s_purposes:
    /purposes?|why we (use|collect|process)|how we use|we use (your|the|this) (personal )?(data|information)|zweck|finalit[ée]|finalidad|finalit[aà]|目的|(如何|怎样)使用|用途/i,
  s_basis:
    /legal bas[ie]s|lawful bas[ie]s|legitimate interest|performance of (a|the) contract|rechtsgrundlage|berechtigte[sn]? interesse|base l[ée]gale|base jur[ií]dica|base giuridica|合法性基础|法律依据|合法利益|取得.{0,6}同意|履行合同/i,
  s_recipients:
    /recipients?|third part(y|ies)|share (your|the|this|personal)|service providers?|processors?|disclos|empf[äa]nger|auftragsverarbeiter|destinataires?|sous-traitants?|destinatarios?|destinatari|接收方|第三方|共享|委托处理|合作伙伴/i,
  s_transfers:
    /transfer|outside (of )?(the )?(eea|eu|european|uk|china)|third countr|standard contractual|drittl[aä]nd|pays tiers|transferencia|trasferiment|出境|跨境|境外|存储(于|在).{0,8}境内/i,
  s_retention:
    /retain|retention|how long|keep (your|the|this|it|them)|stored for|speicherdauer|aufbewahr|l[öo]schung|dur[ée]e de conservation|conserv|保存期限|存储期限|保留|存储.{0,4}时间/i,
  s_rights:
    /your rights|right to|rights? of (access|erasure|rectification|data subjects)|data subject rights|betroffenenrechte|ihre rechte|recht auf|vos droits|droit d['’]acc[èe]s|sus derechos|derechos|diritti|您的权利|个人信息主体|查阅|更正|删除|撤回/i,
  s_complaint:
    /complain|supervisory authority|data protection authority|information commissioner|attorney general|aufsichtsbeh[öo]rde|beschwerde|autorit[ée] de contr[ôo]le|r[ée]clamation|autoridad de control|reclamaci[oó]n|autorit[aà] di controllo|reclamo|投诉|举报|监管(部门|机构)/i,
  s_contact:
    /contact us|contact|get in touch|e-?mail|write to us|[\w.+-]@[\w-]{1,63}\.\w|kontakt|nous contacter|contacto|contatt|联系(我们|方式)|邮箱|电话/i,
};

/** Languages the words above cover. */
export const READ_LANGUAGES: ReadonlySet<string> = new Set(["en", "zh", "de", "fr", "es", "it"]);

/** Language of a text: as declared, else told from its script and common words; null when not known. */
export function languageOf(text: string, declared: string | null): string | null {
  if (declared) return declared.slice(0, 2).toLowerCase();
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (han > text.length * 0.2) return /[\u3040-\u30ff]/.test(text) ? "ja" : "zh";
  if (/\b(the|and|your|we)\b/i.test(text)) return "en";
  return null;
}
