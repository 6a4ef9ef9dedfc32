import { PageTrail } from '../../../shared/layout/page-trail.js';
import { Seo } from '../../../shared/lib/seo.js';
import { GoneListing } from './gone-listing.js';

/** What stands at the path of a listing that was removed for good. */
export const RemovedListing = () => (
  <>
    <Seo title="Listing removed" noindex />
    <PageTrail page="movedProfile" />
    <GoneListing
      title="This listing was removed"
      text="The contractor is no longer in this directory, and the page will not come back."
    />
  </>
);
