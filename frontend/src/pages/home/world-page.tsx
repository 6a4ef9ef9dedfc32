import { useQuery } from '@tanstack/react-query';
import { summaryQuery } from '../../api/summary.js';
import type { PageModule } from '../../app/page-route.js';
import { FactsBand } from '../../components/facts-band.js';
import { brand } from '../../content/brand.js';
import { CountryChooser } from '../../features/world/components/country-chooser.js';
import { WorldHero } from '../../features/world/components/world-hero.js';
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
        title="Choose your country"
        description="Pool, spa, hot tub, sauna and steam room contractors, country by country. The United States is open."
        path="/"
      />
      <WorldHero summary={summary} />
      <CountryChooser />
      <div className="mt-16">
        <FactsBand title={`Why choose ${brand.name}`} />
      </div>
    </>
  );
}
