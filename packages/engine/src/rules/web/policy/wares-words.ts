/** Orders, bookings, wares: who is asked about these is not named for data. */
export const WARES =
  /\borders?\b|wholesale|\bbook(?:ing)?s?\b|appointment|\bsales\b|tickets?\b|bestell|termin\b|buchung|command|rendez-vous|pedidos|citas?\b|reserv|\bordin[ie]\b|prenota|encomend|matr[íi]cul|agend|bestelling|afspraak|zamów|adopcj|rezerw|beställ|\bboka\b|bestil|tilaa|tilau|objedn|sipariş|randevu|予約|注文|取消|订购|訂購|预约|团购|招聘|募集|주문|예약/iu;
