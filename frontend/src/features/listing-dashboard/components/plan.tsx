import { pagePaths } from '@poolpros/contracts/paths';
import { foundingMemberLimit, sampleFigures } from '@poolpros/contracts/sample-figures';
import { PlanTable } from '../../../entities/plans/plan-table.js';
import { Link } from '../../../shared/ui/link.js';
import { Note } from '../../../shared/ui/states.js';
import type { TabProps } from '../tab.js';

/** Which plan a business has, what each plan holds, and that none can be bought. */
export function Plan({ listing }: TabProps) {
  const { plan, foundingPlace } = listing;
  return (
    <>
      <h1 className="type-h1">Plan</h1>
      <p className="text-soft">
        {plan === 'pro' ? 'This business is on the Pro plan.' : 'This business is on the free plan.'}
      </p>
      <div className="mt-6 flex max-w-[56rem] flex-col gap-5">
        <Note tone={foundingPlace === null ? 'pool' : 'leaf'}>
          {foundingPlace === null ? (
            <>
              <b className="font-semibold">Paid plans are not available yet.</b> The planned price of Pro is $
              {sampleFigures.proTierPerMonth} a month. The first {foundingMemberLimit} businesses with an owner get it
              free.
            </>
          ) : (
            <>
              <b className="font-semibold">Founding place {foundingPlace}.</b> It includes Pro, free and without an end
              date. Paid plans are not available yet, and nobody will ask you for a card.
            </>
          )}
        </Note>
        <PlanTable />
        <p className="text-soft">
          No plan moves a business up or down in the results.{' '}
          <Link to={pagePaths.pricing} className="link">
            How the plans work
          </Link>
        </p>
      </div>
    </>
  );
}
