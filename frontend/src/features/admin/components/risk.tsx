import type { AdminSubmission } from '@poolpros/contracts/http/submissions';
import { riskReasons } from '@poolpros/contracts/risk-reasons';
import { Card } from '../../../shared/ui/card.js';

/** How risky a submission is, and why. */
export const Risk = ({ risk: { score, reasons } }: { risk: NonNullable<AdminSubmission['risk']> }) => (
  <Card className="p-5!">
    <h3 className="type-h4">
      Risk: <span className="tabular-nums">{score}</span> of 100
    </h3>
    <ul className="type-small mt-2 flex flex-col gap-1.5 text-soft">
      {reasons.length === 0 ? (
        <li>Nothing unusual was found.</li>
      ) : (
        reasons.map((each) => <li key={each}>{riskReasons[each]}</li>)
      )}
    </ul>
  </Card>
);
