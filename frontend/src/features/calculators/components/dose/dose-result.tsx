import { exactly } from '@poolpros/calculators/band';
import type { DosePlan } from '@poolpros/calculators/dose-plan';
import { Suspense } from 'react';
import { closedTexts, doseRule, measureNames, refillFirst } from '../../../../../content/calculators/dose-page.js';
import { Note } from '../../../../shared/ui/states.js';
import { amountNow, firstWork, gallonsText, stepLine, workText } from '../../dose-texts.js';
import { ResultCard } from '../result-card.js';
import { ResultFoot } from '../result-foot.js';
import { ResultHead } from '../result-head.js';
import { doseSteps } from './dose-parts.js';

export interface DoseResultProps {
  plan: DosePlan;
  gallons: number;
  query: string;
}

/** What to do first, and every reading in the order of the work. */
export function DoseResult({ plan: { closedBy, steps, isRefillFirst }, gallons, query }: DoseResultProps) {
  const first = firstWork(steps);
  return (
    <ResultCard
      label="Result"
      head={
        first && (
          <ResultHead
            title={`Now: ${first.kind === 'dose' ? first.product.label : `replace water to lower ${measureNames[first.of].toLowerCase()}`}`}
            band={exactly(amountNow(first))}
            format={(amount) => workText(first, amount)}
          >
            {first.kind === 'dose' && first.firstShare < 1 ? 'Half the dose for ' : 'For '}
            {gallonsText(gallons)} of water. Then test again.
          </ResultHead>
        )
      }
    >
      {closedBy.map((reason) => (
        <Note key={reason} tone="brick">
          {closedTexts[reason]}
        </Note>
      ))}
      {first ? <p>{doseRule}</p> : <h2 className="type-h4">Nothing to add now</h2>}
      {isRefillFirst && <p>{refillFirst}</p>}
      <Suspense fallback={null}>
        <doseSteps.Component steps={steps} />
      </Suspense>
      <ResultFoot
        query={query}
        figures={{
          title: 'Test results and doses',
          text: [`${gallonsText(gallons)} of water`, ...steps.map(stepLine)].join('\n'),
          services: ['Pool Maintenance'],
          state: '',
        }}
      />
    </ResultCard>
  );
}
