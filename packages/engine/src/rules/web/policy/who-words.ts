/** How companies, societies and those who trade alone are called where their name is written, and their numbers in registers. */
export const COMPANY =
  /(?<!\p{L})(?:Ltd|Limited|LLP|PLC|plc|Inc|LLC|GmbH|UG|AG|KG|OHG|SARL|EARL|SASU?|EURL|SCOP|SRL|SpA|Lda|Ltda|AB|ApS|AS|Oy|Kft|Zrt|Nyrt|Bt|ΕΠΕ|ΙΚΕ|ООО|ОАО|ЗАО|АО|ИП|ТОВ|ФОП|ПП|ЕООД|ООД|АД|ЕТ)(?!\p{L})|(?<!\p{L})(?:e\. ?K\.|e\. ?V\.|S\. ?A\.|S\. ?L\.|S\. ?[rR]\. ?[lL]|S\. ?p\. ?A|B\.V\.|N\.V\.|A\/S|I\/S|s\. ?r\. ?o\.|a\. ?s\.|sp\. ?z o|s\. ?c\.|d\. ?o\. ?o|A\. ?Ş|Ι\. ?Κ\. ?Ε|Ε\. ?Π\. ?Ε|Α\. ?Ε\.|Ο\. ?Ε\.|Ε\. ?Ε\.|j\. ?d\. ?o\. ?o|v\. ?o\. ?s|z\. ?s\.|k\. ?s\.|b\. ?v\.|C\. ?B\.)|(?<!\p{L})(?:ry|OÜ|UAB|SIA|MB|ehf|hf|ΑΦΜ|OIB|CUI|VOF|KvK|DIČ)(?!\p{L})|(?:Anonim|Limited) Şirketi|підприєм\p{L}{2}|предпринимател|[Aa]ssocia(?:tion|ção|zion)|[Aa]sociaci[óo]n|Verein(?!bar)|Stiftung|[Cc]ooperativ|[Ff]unda(?:ci[óo]n|ção|cja)|[Ff]ondazion|[Ss]tichting|[Vv]ereniging|[Ss]towarzyszen|klubben|foreningen|föreningen|(?<!\p{L})(?:KvK|CVR|NIP|NIF|CIF|CNPJ|P\. ?IVA|IČO|ІПН|ИНН|ЄДРПОУ|ЕИК|SIREN|SIRET|HRB|[Oo]rg\. ?-?n(?:umme)?r)(?!\p{L})|[Cc]ompany (?:no|number)|株式会社|有限会社|合同会社|法人|有限公司|股份公司|주식회사|\(주\)|㈜|شركة|مؤسسة|سجل تجاري/u;

/** A watchdog over data, or another office: its address and number reach nobody at the house. */
export const OFFICE =
  /authorit|commissioner|aufsichtsbeh|landesbeauftragt|bundesbeauftragt|autorité|commission nationale|(?<!\p{L})cnil(?!\p{L})|autoridad|agencia (?:española|de protecci)|(?<!\p{L})garante(?!\p{L})|comissão nacional|toezichthoud|autoriteit|urzęd\p{L}{0,2} ochrony|organ\p{L}{0,2} nadzor|tillsynsmyndig|integritetsskydd|datatilsyn|tietosuojavaltuut|úřad|úrad(?!\p{L})|hatóság|autoritat|αρχής? προστασίας|kişisel verileri koruma kur|роскомнадзор|уповноважен|комисия|委員会|침해|분쟁조정|网信|監督/iu;

/** Offices that watch over food, houses, work and trade. */
export const OTHER_OFFICE =
  /sanitar|sanitär|hygien|veterin|consumer|verbraucher|consommat|consumidor|consumator|consumatori|konsument|konsumen|forbruk|forbrug|kuluttaj|spotřebit|spotrebit|fogyaszt|potroš|tüketici|потребит|спожив|καταναλωτ|消費者|消费者|소비자|المستهلك|trading standards|housing ombudsman|arbeitsinspekt|inspection du travail|\btüv\b/iu;
