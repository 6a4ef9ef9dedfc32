import { rowNamed } from '@poolpros/contracts/page-table';
import type { FactAges } from '../../features/admin/hooks/use-facts.js';
import type { DatedFact } from '../../shared/lib/dated-fact.js';

/** What the features say that grows old, each from its own data. */
export async function loadFacts(): Promise<FactAges> {
  const [{ datedFactors }, { loadDatedRules }, { datedFinancing }, { datedFigures }] = await Promise.all([
    import('@poolpros/calculators/dated-factors'),
    import('../../features/regulations/dated-rules.js'),
    import('../../features/financing/dated-financing.js'),
    import('../../features/guides/dated-figures.js'),
  ]);
  const { dated, undated } = await loadDatedRules();
  const figures: DatedFact[] = datedFactors.map(({ shownOn, ...figure }) => ({
    ...figure,
    shownAt: shownOn.map((name) => rowNamed(name).path),
  }));
  return { dated: [...figures, ...dated, ...datedFinancing, datedFigures], undated };
}
