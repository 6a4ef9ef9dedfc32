import { type ContractRule, contractRules, depositText } from '@poolpros/contracts/licenses/contract-rules';
import { type State, states } from '@poolpros/contracts/states';
import type { Fact } from '../../../content/regulations/types.js';

/** A state of which a contract rule has been read. */
export interface StateContractRules {
  state: State;
  /** The most that may be paid at signing, in words; null where no cap has been read. */
  deposit: string | null;
  facts: Fact[];
}

const badgeOf = { official: 'official', copy: 'copy', third_party: 'secondary' } as const;

const toFact = ({ text, source: { kind, name, url, read } }: ContractRule): Fact => ({
  text,
  standing: badgeOf[kind],
  source: { name, url },
  read,
});

/** The states with contract rules, in the order of the alphabet. */
export const stateContractRules = (): StateContractRules[] =>
  states.flatMap((state) => {
    const found = contractRules[state.code];
    if (!found) return [];
    return [{ state, deposit: found.deposit ? depositText(found.deposit) : null, facts: found.rules.map(toFact) }];
  });
