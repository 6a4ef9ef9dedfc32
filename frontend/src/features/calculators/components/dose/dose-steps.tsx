import type { Measure } from '@poolpros/calculators/dose';
import type { Dose, Refill, Step } from '@poolpros/calculators/dose-steps';
import { measureNames } from '../../../../../content/calculators/dose-page.js';
import {
  adviceTexts,
  howToAdd,
  noteTexts,
  refillTexts,
  testAgain,
} from '../../../../../content/calculators/dose-steps.js';
import { amountText, otherUnits } from '../../dose-amounts.js';
import { gallonsText, levelText } from '../../dose-texts.js';

/** Every reading in the order of the work. */
export const DoseSteps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className="flex list-decimal flex-col gap-4 pl-5">
    {steps.map((step) => (
      <DoseStep key={step.of} step={step} />
    ))}
  </ol>
);

/** One reading: what to add for it, how, and when to test again. */
const DoseStep = ({ step }: { step: Step }) => (
  <li className="break-inside-avoid border-t border-rule pt-4 first:border-t-0 first:pt-0">
    <h3 className="type-h4">
      {measureNames[step.of]}: {levelText(step.of, step.from)}
      {step.kind !== 'advice' && ` to ${levelText(step.of, step.to)}`}
    </h3>
    {step.kind === 'dose' && <DoseText dose={step} />}
    {step.kind === 'refill' && <RefillText refill={step} />}
    {step.kind === 'advice' && <p className="mt-1 text-soft">{adviceTexts[step.advice]}</p>}
  </li>
);

function DoseText({ dose: { of, product, amount, firstShare, moves, notes } }: { dose: Dose }) {
  const [low, mid, high] = amount;
  const first = mid * firstShare;
  return (
    <>
      <p className="mt-1">
        <strong>
          {product.label}: {amountText(mid, product)}
        </strong>{' '}
        ({otherUnits(mid, product)})
        {high > low && `, from ${amountText(low, product)} to ${amountText(high, product)} depending on test error`}.
        {firstShare < 1 && (
          <>
            {' '}
            <strong>Add half first: {amountText(first, product)}</strong> ({otherUnits(first, product)}).
          </>
        )}
      </p>
      <p className="mt-1 text-soft">
        {howToAdd[product.kind]} {testAgain[of]}
      </p>
      <ul className="mt-1 text-soft">
        {Object.entries(moves).map(([moved, ppm]) => (
          <li key={moved}>
            {measureNames[moved as Measure]} will also {ppm < 0 ? 'fall' : 'rise'} by about{' '}
            {levelText(moved as Measure, Math.abs(ppm))}.
          </li>
        ))}
        {notes.map((note) => (
          <li key={note}>{noteTexts[note]}</li>
        ))}
      </ul>
    </>
  );
}

const RefillText = ({ refill: { share, gallons } }: { refill: Refill }) => (
  <>
    <p className="mt-1">
      <strong>Replace about {gallonsText(gallons)}</strong>, {Math.round(share * 100)}% of the water.
    </p>
    <p className="mt-1 text-soft">
      {refillTexts.how} {refillTexts.safe}
    </p>
  </>
);
