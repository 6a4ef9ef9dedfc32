import { directoryPath } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { summaryQuery } from '../../entities/home/queries.js';
import { stateListQuery } from '../../features/places/api.js';
import { CountryDirectory } from '../../features/places/components/country-directory.js';
import { PopularSearches } from '../../features/places/components/popular-searches.js';
import type { PageModule } from '../page-module.js';

export const description =
  'Pool, spa, hot tub and sauna contractors in all 50 states and Washington, DC. Choose a state and a city to see who is nearby, and write to them without an account.';

export const loader: PageModule['loader'] =
  ({ queryClient }) =>
  async () => {
    await Promise.all([queryClient.ensureQueryData(summaryQuery), queryClient.ensureQueryData(stateListQuery)]);
    return null;
  };

export function Component() {
  const { data: summary } = useQuery(summaryQuery);
  const { data: states } = useQuery(stateListQuery);
  if (!states) return null;
  return (
    <>
      <CountryDirectory states={states} />
      <PopularSearches
        popular={summary?.popular ?? []}
        to={({ stateSlug, citySlug }) => directoryPath(stateSlug, citySlug)}
      />
    </>
  );
}
