import { contractRules } from '@poolpros/contracts/licenses/contract-rules';
import { type FinancingProgram, financingPrograms } from '@poolpros/contracts/pages/financing';
import { type State, states } from '@poolpros/contracts/states';
import { stateChanges } from '../../../content/financing/state-programs.js';
import type { FinancingFact } from '../../../content/financing/ways-to-pay.js';

/** What the law of a state changes about a way to pay; null where we have read of nothing. */
export function changesIn({ code, slug }: State, program: FinancingProgram): readonly FinancingFact[] | null {
  if (program !== 'contractor-offer') return stateChanges[slug]?.[program] ?? null;
  const rules = contractRules[code]?.rules;
  return rules?.map(({ text, source: { name, url, read } }) => ({ text, source: { name, url }, read })) ?? null;
}

/** The pages of programs that there are, by state. */
export const programPages = (): { state: State; program: FinancingProgram }[] =>
  states.flatMap((state) =>
    financingPrograms.flatMap((program) => (changesIn(state, program) ? [{ state, program }] : [])),
  );
