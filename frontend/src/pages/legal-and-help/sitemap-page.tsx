import { directoryPath } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { summaryQuery } from '../../entities/home/queries.js';
import { PageIndex } from '../../features/legal-and-help/components/page-index.js';
import { stateListQuery } from '../../features/places/api.js';
import { PopularSearches } from '../../features/places/components/popular-searches.js';
import { StateCities } from '../../features/places/components/state-cities.js';
import { PageTrail } from '../../shared/layout/page-trail.js';
import type { PageModule } from '../page-module.js';

export const description =
  'Every page on PoolPros: search and tools, help and terms, and the pool contractors in every state and city.';

export const loader: PageModule['loader'] =
  ({ queryClient }) =>
  async () => {
    await queryClient.ensureQueryData(stateListQuery);
    return null;
  };

export function Component() {
  const { data: summary } = useQuery(summaryQuery);
  const { data: states = [] } = useQuery(stateListQuery);
  return (
    <>
      <PageTrail page="sitemap" />
      <div className="wrap pt-2 pb-16">
        <h1 className="type-h1">Sitemap</h1>
        <p className="type-lead mt-3 max-w-[44rem]">Every page, and every state with its cities.</p>
        <PageIndex />
        <section aria-labelledby="states" className="mt-10">
          <h2 id="states" className="type-h3 mb-2">
            States and cities
          </h2>
          <div className="grid items-start gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {states.map((state) => (
              <StateCities key={state.value} state={state} />
            ))}
          </div>
        </section>
      </div>
      <PopularSearches
        popular={summary?.popular ?? []}
        to={({ stateSlug, citySlug }) => directoryPath(stateSlug, citySlug)}
      />
    </>
  );
}
