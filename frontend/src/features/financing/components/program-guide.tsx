import type { FinancingProgram } from '@poolpros/contracts/pages/financing';
import type { State } from '@poolpros/contracts/states';
import { financingNote } from '../../../../content/financing/financing-page.js';
import { federalFacts, programs, programTexts } from '../../../../content/financing/state-programs.js';
import { type FinancingFact, waysToPay } from '../../../../content/financing/ways-to-pay.js';
import { stateInText } from '../../../entities/places/state-in-text.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import { Note } from '../../../shared/ui/states.js';
import { FinancingFacts } from './financing-facts.js';
import { WayFacts } from './way.js';

export interface ProgramGuideProps {
  state: State;
  program: FinancingProgram;
  /** What the law of the state changes. */
  changes: readonly FinancingFact[];
}

/** A way to pay for a pool in a state whose law changes it. */
export function ProgramGuide({ state, program, changes }: ProgramGuideProps) {
  const { title, way: id } = programs[program];
  const way = waysToPay.find((each) => each.id === id);
  const name = stateInText(state.label);
  const changed = programTexts.changes(name);
  return (
    <ReadingPage
      page="financingProgram"
      labels={{ program: `${title} in ${name}` }}
      parameters={{ state: state.slug, program }}
      title={`${title} in ${name}`}
      lead={programTexts.lead(title, name)}
      contents={[
        { id: 'changes', title: changed },
        ...(way ? [{ id: 'how', title: 'How it works' }] : []),
        { id: 'federal', title: 'In every state' },
      ]}
      next={programTexts.next}
      related={['financing', 'contractRules', 'quoteWorksheet', 'costCalculator']}
    >
      <Note>{financingNote}</Note>
      <section aria-labelledby="changes">
        <h2 id="changes">{changed}</h2>
        <FinancingFacts facts={changes} />
      </section>
      {way && (
        <section aria-labelledby="how">
          <h2 id="how">How it works</h2>
          <WayFacts way={way} />
        </section>
      )}
      <section aria-labelledby="federal">
        <h2 id="federal">In every state</h2>
        <FinancingFacts facts={federalFacts} />
      </section>
    </ReadingPage>
  );
}
