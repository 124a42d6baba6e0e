/// <reference path="./pinyin-dictionary.d.ts" />
import { soundFinder } from "@candor/api/entities";
// Its dictionary alone: the package's own search does not end on `xian`, ten times over.
import { dict } from "pinyin-match/src/simplified_dict.js";

/** Tells whether a Chinese text holds what was typed by its sound. The dictionary is large: imported when one searches. */
export const holdsSound = soundFinder(dict);
