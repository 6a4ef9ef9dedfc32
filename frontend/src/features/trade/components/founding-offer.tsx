import { foundingMemberLimit, sampleFigures } from '@poolpros/contracts/catalogue';
import { useQuery } from '@tanstack/react-query';
import { summaryQuery } from '../../../shared/api/queries.js';
import { FoundingPlaces } from '../../../shared/home/founding-places.js';

/** The offer to the first members, and how many places are left. */
export function FoundingOffer() {
  const { data: summary } = useQuery(summaryQuery);
  return (
    <section aria-labelledby="founding">
      <h2 id="founding">Founding members</h2>
      <p>
        The first {foundingMemberLimit} businesses get the professional plan free, normally $
        {sampleFigures.proTierPerMonth} a month. No credit card. A place goes to each listing that gets an owner, by the
        form or by a claim, until none is left.
      </p>
      {summary && (
        <div className="not-prose mt-4 flex flex-wrap items-center gap-x-8 gap-y-3 rounded-card border border-cedar-200 bg-cedar-50 p-4">
          <FoundingPlaces summary={summary} />
        </div>
      )}
    </section>
  );
}
