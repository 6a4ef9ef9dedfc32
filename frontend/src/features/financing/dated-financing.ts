import { pagePaths } from '@poolpros/contracts/paths';
import { financingFacts } from '../../../content/financing/ways-to-pay.js';
import type { DatedFact } from '../../shared/lib/dated-fact.js';

/** Federal rules on credit change slowly, and their pages move. */
const maxAgeMonths = 24;

/** What the page about financing says that grows old. */
export const datedFinancing: readonly DatedFact[] = financingFacts.map(({ text, source, read }) => ({
  what: `Financing: ${text}`,
  asOf: read,
  maxAgeMonths,
  sources: [source],
  shownAt: [pagePaths.financing],
}));
