import { createInternalClient, type InternalClient } from '@poolpros/chassis/internal-client';
import type { Base } from '@poolpros/chassis/service';
import { loadPlaces } from '@poolpros/places/load';
import type { Places } from '@poolpros/places/places';
import type { Config } from './config.js';
import { figuresByCity } from './db/place-store.js';
import type { CityFigures } from './domain/place-figures.js';
import { createPlaceFigures } from './place-figures-cache.js';

export interface Context extends Base<Config> {
  accounts: InternalClient;
  places: Places;
  /** Published installers by city. */
  placeFigures: () => Promise<CityFigures[]>;
}

/** `now` is the clock of the counts, in ms. */
export function createContext(base: Base<Config>, now: () => number): Context {
  const { config } = base;
  const { dataSource, onCommit } = base.database;
  const accounts = createInternalClient({ origin: config.ACCOUNTS_URL, token: config.INTERNAL_TOKEN });
  const placeFigures = createPlaceFigures({ read: () => figuresByCity(dataSource.manager), onCommit, now });
  return { ...base, accounts, places: loadPlaces(), placeFigures };
}
