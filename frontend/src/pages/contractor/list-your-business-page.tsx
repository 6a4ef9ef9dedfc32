import { ListingForm } from '../../features/submission/components/listing-form.js';
import { PageCrumbs } from '../../shared/layout/page-trail.js';

export const description =
  'List your pool, spa, hot tub, sauna or steam room business free. Homeowners near you can find your page and write to the businesses they pick.';

export const Component = () => (
  <div className="wrap pt-3 pb-16">
    <PageCrumbs page="listYourBusiness" />
    <ListingForm />
  </div>
);
