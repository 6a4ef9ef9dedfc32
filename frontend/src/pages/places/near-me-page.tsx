import { useQuery } from '@tanstack/react-query';
import { NearLanding } from '../../features/places/components/near-landing.js';
import { PopularSearches } from '../../features/places/components/popular-searches.js';
import { nearPath } from '../../features/places/near-url.js';
import { summaryQuery } from '../../shared/api/queries.js';
import type { PageModule } from '../page-module.js';

export const description =
  'Find pool, spa, hot tub and sauna contractors who drive to where you are. Search by your position, a city or a ZIP, nearest first, without an account.';

export const loader: PageModule['loader'] =
  ({ queryClient }) =>
  async () => {
    await queryClient.ensureQueryData(summaryQuery);
    return null;
  };

export function Component() {
  const { data: summary } = useQuery(summaryQuery);
  return (
    <>
      <NearLanding />
      <div className="bg-surface-quiet">
        <PopularSearches
          popular={summary?.popular ?? []}
          to={({ stateSlug, citySlug }) => nearPath(stateSlug, citySlug)}
        />
      </div>
    </>
  );
}
