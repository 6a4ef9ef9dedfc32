import { ListingForm } from '../../features/submission/components/listing-form.js';
import { Seo } from '../../shared/lib/seo.js';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.js';

export function Component() {
  return (
    <div className="wrap pt-3 pb-16">
      <Seo
        title="List your pool business free"
        description="List your pool, spa, hot tub, sauna or steam room business free. Homeowners near you find your page and write to whom they pick."
        path="/list-your-business"
      />
      <Breadcrumbs crumbs={[{ label: 'Home', to: '/us' }, { label: 'List Your Business' }]} />
      <ListingForm />
    </div>
  );
}
