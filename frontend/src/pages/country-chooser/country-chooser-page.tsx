import { pagePaths } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { Map as MapIcon } from 'lucide-react';
import { summaryQuery } from '../../entities/home/queries.js';
import { siteData } from '../../entities/home/site-data.js';
import { ChooserHero } from '../../features/country-chooser/components/chooser-hero.js';
import { CountryChooser } from '../../features/country-chooser/components/country-chooser.js';
import { FactsBand } from '../../features/home/components/facts-band.js';
import { brand } from '../../shared/brand.js';
import { JsonLd } from '../../shared/lib/json-ld.js';
import { useServices } from '../../shared/lib/services.js';
import { ButtonLink } from '../../shared/ui/button.js';
import type { PageModule } from '../page-module.js';

export const description =
  'Pool, spa, hot tub, sauna and steam room contractors, country by country. PoolPros now covers the United States.';

export const loader: PageModule['loader'] =
  ({ queryClient }) =>
  async () => {
    await queryClient.ensureQueryData(summaryQuery);
    return null;
  };

export function Component() {
  const { data: summary } = useQuery(summaryQuery);
  const services = useServices();
  return (
    <>
      <JsonLd data={siteData(services)} />
      <ChooserHero summary={summary} />
      <CountryChooser />
      <div className="mt-16">
        <FactsBand title={`Why choose ${brand.name}`} />
      </div>
      <section className="wrap band-tight flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="type-h4">Looking for a page?</h2>
          <p className="type-small text-soft">Every state and city in one list.</p>
        </div>
        <ButtonLink to={pagePaths.sitemap} className="max-sm:w-full">
          <MapIcon aria-hidden="true" className="size-5" />
          Open the sitemap
        </ButtonLink>
      </section>
    </>
  );
}
