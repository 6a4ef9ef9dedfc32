import { foundingMemberLimit, sampleFigures } from '@poolpros/contracts/sample-figures';
import { useQuery } from '@tanstack/react-query';
import { foundingOffer } from '../../../../content/for-contractors/plans.js';
import { FoundingPlaces } from '../../../entities/home/founding-places.js';
import { summaryQuery } from '../../../entities/home/queries.js';
import { PageSection } from '../../../shared/reading/page-sections.js';

/** The offer to the first members, and how many places are left. */
export function FoundingOffer() {
  const { data: summary } = useQuery(summaryQuery);
  return (
    <PageSection
      id="founding"
      section={foundingOffer}
      values={{ limit: foundingMemberLimit, price: `$${sampleFigures.proTierPerMonth}` }}
    >
      {summary && (
        <div className="not-prose mt-4 flex flex-wrap items-center gap-x-8 gap-y-3 rounded-card border border-cedar-200 bg-cedar-50 p-4">
          <FoundingPlaces summary={summary} />
        </div>
      )}
    </PageSection>
  );
}
