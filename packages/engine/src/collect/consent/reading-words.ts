import { withoutAccents } from "../../knowledge/letters.ts";

/** Promises something to read. A link of such a name to another page leads to no settings; a button may. */
const READING =
  /^(?:click here for |see |read |find out |get |view |for )?(?:more|further|the|full)? ?(?:info(?:rmation)?s?|details?)(?: here)?$|^(?:learn|read|find out|see|know) more(?: about .{1,40})?$|^(?:hier )?(?:mehr|weitere) (?:erfahren|lesen|dazu|infos?|informationen|details)(?: hier)?$|^(?:en savoir plus|plus d'(?:infos?|informations?)|savoir plus|lire la suite)$|^(?:mas (?:info|informacion|detalles)|(?:saber|leer|ver|conocer) mas|saiba mais|saber mais|mais (?:informac(?:oes|ao)|detalhes)|ler mais)$|^(?:scopri di piu|maggiori (?:informazioni|dettagli)|per saperne di piu|leggi (?:di piu|tutto)|ulteriori informazioni|piu info(?:rmazioni)?)$|^(?:meer (?:info(?:rmatie)?|weten|lezen)|lees meer|wiecej(?: informacji)?|dowiedz sie wiecej|czytaj wiecej|las mer|mer (?:info(?:rmation)?|informasjon)|les mer|laes mere|mere information|lue lisaa|lisatietoja)$|^(?:vice informaci|viac informacii|zjistit vice|tovabbi informacio\p{L}{0,3}|reszletek|tudj meg tobbet|bovebben|mai multe(?: informatii| detalii)?|afla mai multe|detalii|saznaj(?:te)? vise|vise informacija|vec informacij|loe rohkem|lasit vairak|placiau|daugiau informacijos)$|^(?:daha fazla(?: bilgi)?|ayrintilar|detaylar|detayli bilgi|подробнее|узнать больше|детальніше|докладніше|дізнатися більше|научете повече|повече информация|περισσοτερα|μαθετε περισσοτερα|περισσοτερες πληροφοριες)$|^(?:詳細|詳しく|くわしく)(?:は|を)?(?:こちら|見る|確認|ページ)?(?:へ)?$|^(?:더 알아보기|자세히(?: 보기)?|상세보기|了解更多|了解详情|更多信息|查看详情|詳情|详情|了解詳情|tim hieu them|xem them|chi tiet|อ่านเพิ่มเติม|รายละเอียด(?:เพิ่มเติม)?|เรียนรู้เพิ่มเติม|selengkapnya|pelajari(?: lebih lanjut)?|info lebih lanjut|المزيد|اقرأ المزيد|معرفة المزيد|لمزيد من المعلومات|מידע נוסף|קרא עוד|לפרטים נוספים|פרטים נוספים|और जानें|अधिक जानकारी)$/iu;

/** Does the label of a link or button promise something to read, and nothing to choose? */
export const promisesReading = (label: string): boolean =>
  label.length <= 80 &&
  READING.test(
    withoutAccents(label.toLowerCase())
      .replace(/[\s.…→›»>!]+/g, " ")
      .trim(),
  );
