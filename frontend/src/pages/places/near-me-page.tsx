import { useQuery } from '@tanstack/react-query';
import { summaryQuery } from '../../api/summary.js';
import type { PageModule } from '../../app/page-route.js';
import { PopularSearches } from '../../components/places/popular-searches.js';
import { NearLanding } from '../../features/places/components/near-landing.js';
import { nearPath } from '../../features/places/near-address.js';
import { Seo } from '../../lib/seo.js';

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
      <Seo
        title="Pool contractors near me"
        description="Find pool, spa, hot tub and sauna contractors who drive to where you are. Search by your position, a city or a ZIP, nearest first, without an account."
        path="/pool-contractors-near-me"
      />
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
