import type { Context } from '../base/context.js';
import type { CityCounts } from './domain/city-counts.js';

export interface CatalogContext extends Context {
  /** Published installers by city. */
  cityCounts: () => Promise<CityCounts[]>;
}
