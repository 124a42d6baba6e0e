import type { Case } from "../case.ts";
import { afield } from "./afield.ts";
import { answers } from "./answers.ts";
import { banners } from "./banners.ts";
import { builds } from "./builds.ts";
import { callings } from "./callings.ts";
import { consent } from "./consent.ts";
import { corners } from "./corners.ts";
import { countries } from "./countries.ts";
import { delays } from "./delays.ts";
import { doors } from "./doors.ts";
import { errands } from "./errands.ts";
import { further } from "./further.ts";
import { guises } from "./guises.ts";
import { headers } from "./headers.ts";
import { hidden } from "./hidden.ts";
import { houses } from "./houses.ts";
import { makings } from "./makings.ts";
import { markets } from "./markets.ts";
import { overseas } from "./overseas.ts";
import { platforms } from "./platforms.ts";
import { plugins } from "./plugins.ts";
import { policies } from "./policies.ts";
import { policy } from "./policy.ts";
import { protection } from "./protection.ts";
import { services } from "./services.ts";
import { shapes } from "./shapes.ts";
import { stacks } from "./stacks.ts";
import { tracking } from "./tracking.ts";
import { trades } from "./trades.ts";
import { unworded } from "./unworded.ts";
import { unwordedToo } from "./unworded-too.ts";
import { vocations } from "./vocations.ts";
import { walls } from "./walls.ts";

/** Every site, in files by what it tests. */
export const cases: readonly Case[] = [
  ...answers,
  ...walls,
  ...consent,
  ...banners,
  ...tracking,
  ...hidden,
  ...policy,
  ...policies,
  ...protection,
  ...headers,
  ...corners,
  ...shapes,
  ...builds,
  ...countries,
  ...further,
  ...trades,
  ...overseas,
  ...afield,
  ...unworded,
  ...unwordedToo,
  ...markets,
  ...makings,
  ...callings,
  ...errands,
  ...stacks,
  ...platforms,
  ...plugins,
  ...services,
  ...vocations,
  ...houses,
  ...delays,
  ...doors,
  ...guises,
];
