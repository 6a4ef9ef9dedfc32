import { directoryPath } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { summaryQuery } from '../../entities/home/queries.js';
import { siteData } from '../../entities/home/site-data.js';
import { InternationalNotice } from '../../entities/search/international-notice.js';
import { useVisitorCountry } from '../../entities/search/visitor-country.js';
import { latestReviewsQuery } from '../../features/home/api.js';
import { ComparisonBand } from '../../features/home/components/comparison-band.js';
import { ContractorBand } from '../../features/home/components/contractor-band.js';
import { Counters } from '../../features/home/components/counters.js';
import { FactsBand } from '../../features/home/components/facts-band.js';
import { FoundingStrip } from '../../features/home/components/founding-strip.js';
import { Hero } from '../../features/home/components/hero.js';
import { Planning } from '../../features/home/components/planning.js';
import { Specializations } from '../../features/home/components/specializations.js';
import { States } from '../../features/home/components/states.js';
import { Testimonials } from '../../features/home/components/testimonials.js';
import { PopularSearches } from '../../features/places/components/popular-searches.js';
import { JsonLd } from '../../shared/lib/json-ld.js';
import { useServices } from '../../shared/lib/services.js';
import type { PageModule } from '../page-module.js';

export const description =
  'Compare pool, hot tub, sauna and steam room contractors in all 50 states and Washington, DC. Search by state, city or ZIP, read reviews and contact them without an account.';

export const loader: PageModule['loader'] =
  ({ queryClient }) =>
  async () => {
    const { sampleData } = await queryClient.ensureQueryData(summaryQuery);
    // Without them the page is whole but for one block.
    if (!sampleData) await queryClient.prefetchQuery(latestReviewsQuery);
    return null;
  };

export function Component() {
  const { data: summary } = useQuery(summaryQuery);
  const services = useServices();
  const country = useVisitorCountry(null);
  return (
    <>
      <JsonLd data={siteData(services)} />
      <Hero />
      {country === 'international' && (
        <div className="wrap py-4">
          <InternationalNotice />
        </div>
      )}
      <FoundingStrip summary={summary} />
      {summary && <Counters summary={summary} />}
      <Planning />
      <FactsBand title="A directory you can check" />
      <Specializations />
      <ComparisonBand />
      {summary && <Testimonials sample={summary.sampleData} />}
      <ContractorBand />
      <States />
      <PopularSearches
        popular={summary?.popular ?? []}
        to={({ stateSlug, citySlug }) => directoryPath(stateSlug, citySlug)}
      />
    </>
  );
}
