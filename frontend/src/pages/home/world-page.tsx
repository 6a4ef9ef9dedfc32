import { useQuery } from '@tanstack/react-query';
import { FactsBand } from '../../features/home/components/facts-band.js';
import { CountryChooser } from '../../features/world/components/country-chooser.js';
import { WorldHero } from '../../features/world/components/world-hero.js';
import { summaryQuery } from '../../shared/api/queries.js';
import { brand } from '../../shared/brand.js';
import type { PageModule } from '../page-module.js';

export const description =
  'Pool, spa, hot tub, sauna and steam room contractors, country by country. The United States is open.';

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
      <WorldHero summary={summary} />
      <CountryChooser />
      <div className="mt-16">
        <FactsBand title={`Why choose ${brand.name}`} />
      </div>
    </>
  );
}
