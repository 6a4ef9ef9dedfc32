import type { Database } from '@poolpros/chassis/database';
import { figuresByCity } from './db/place-store.js';
import type { CityFigures } from './domain/place-figures.js';

const keptMs = 60_000;

/** Reads the figures by city; kept for a minute or until this process next writes, whichever comes first. */
export function createPlaceFigures(database: Database): () => Promise<CityFigures[]> {
  let kept: { figures: Promise<CityFigures[]>; until: number } | null = null;
  database.onCommit(() => {
    kept = null;
  });
  return () => {
    if (kept && kept.until > Date.now()) return kept.figures;
    const figures = figuresByCity(database.dataSource.manager);
    const entry = { figures, until: Date.now() + keptMs };
    kept = entry;
    figures.catch(() => {
      if (kept === entry) kept = null;
    });
    return figures;
  };
}
