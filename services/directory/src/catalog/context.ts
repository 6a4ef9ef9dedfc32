import type { Counter } from 'prom-client';
import type { Context } from '../base/context.js';
import type { CountsView } from './domain/counts-view.js';

export interface CatalogContext extends Context {
  /** What is kept of the published listings by place. */
  counts: () => Promise<CountsView>;
  countDifferences: Counter;
}
