import { useQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router-dom';
import { summaryQuery } from '../../entities/home/queries.js';
import { factsOfCountry } from '../../features/places/components/known-facts.js';
import { NearLanding } from '../../features/places/components/near-landing.js';
import { PopularSearches } from '../../features/places/components/popular-searches.js';
import type { CountryFacts } from '../../features/places/country-facts.js';
import { nearPath } from '../../features/places/near-url.js';
import type { PageModule } from '../page-module.js';

export const description =
  'Find pool, spa, hot tub and sauna contractors near you. Search by your location, a city or a ZIP, without an account. The nearest come first.';

/** The tables stay out of the page's own file: what the server has read comes with the page. */
export const loader: PageModule['loader'] =
  ({ queryClient }) =>
  async () => {
    const [{ countryFacts }] = await Promise.all([
      import('../../features/places/country-facts.js'),
      queryClient.ensureQueryData(summaryQuery),
    ]);
    return countryFacts();
  };

export function Component() {
  const { data: summary } = useQuery(summaryQuery);
  return (
    <>
      <NearLanding facts={factsOfCountry(useLoaderData<CountryFacts>())} />
      <div className="bg-surface-quiet">
        <PopularSearches
          popular={summary?.popular ?? []}
          to={({ stateSlug, citySlug }) => nearPath(stateSlug, citySlug)}
        />
      </div>
    </>
  );
}
