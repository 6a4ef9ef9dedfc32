import { pagePaths } from '@poolpros/contracts/paths';
import { ListingForm } from '../../features/submission/components/listing-form.js';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.js';

export const description =
  'List your pool, spa, hot tub, sauna or steam room business free. Homeowners near you find your page and write to whom they pick.';

export function Component() {
  return (
    <div className="wrap pt-3 pb-16">
      <Breadcrumbs crumbs={[{ label: 'Home', to: pagePaths.unitedStates }, { label: 'List Your Business' }]} />
      <ListingForm />
    </div>
  );
}
