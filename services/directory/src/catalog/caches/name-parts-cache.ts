import type { City } from '@poolpros/places/places';
import type { EntityManager } from 'typeorm';
import { nameRunsOf } from '../db/letter-store.js';
import type { CountsView } from '../domain/counts-view.js';
import { type LetterPart, partsOfRuns } from '../domain/letter-parts.js';
import { createFiguresCache } from './figures-cache.js';

/** The parts of the names of each city, read again when one of its listings has changed. */
export const createNamePartsCache = (
  manager: EntityManager,
): ((view: CountsView, city: City) => Promise<LetterPart[]>) =>
  createFiguresCache({
    read: async ({ stateSlug, slug }: City) => partsOfRuns(await nameRunsOf(manager, { stateSlug, citySlug: slug })),
    versionOf: (view: CountsView, { stateSlug, slug }: City) => view.place(stateSlug, slug)?.located.join(),
  });
