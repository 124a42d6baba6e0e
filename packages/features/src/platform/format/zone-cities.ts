import { useEffect, useState } from "react";
import { usePlatform } from "../context.tsx";
import { timeZoneText } from "./time-zone.ts";

type Cities = Readonly<Record<string, string>>;

/** Chinese names of the cities that time zones are called after, from Unicode's CLDR. Fetched where they are shown. */
let fetched: Cities | null = null;
const NONE: Cities = {};

/** The cities in the app's language; none for English, whose names the zones bear, and none until they are there. */
function useZoneCities(): Cities {
  const { language } = usePlatform();
  const [cities, setCities] = useState(fetched);
  useEffect(() => {
    if (language !== "cn" || cities) return;
    let gone = false;
    void import("./zone-cities.cn.json").then(({ default: table }) => {
      fetched = table;
      if (!gone) setCities(table);
    });
    return () => {
      gone = true;
    };
  }, [language, cities]);
  return language === "cn" ? (cities ?? NONE) : NONE;
}

/** Names time zones: `America/St Johns` or 圣约翰斯, and with the distance to UTC at an instant. */
export function useTimeZones() {
  const cities = useZoneCities();
  const nameOf = (zone: string) => cities[zone] ?? zone.replaceAll("_", " ");
  return {
    /** Empty where zones bear their own names. */
    cities,
    nameOf,
    textOf: (at: Date, named: string | null = null) =>
      timeZoneText(at, named, nameOf, cities === NONE ? " ()" : "（）"),
  };
}
