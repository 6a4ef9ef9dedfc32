import { directoryPath } from '@poolpros/contracts/paths';
import { useParams } from 'react-router-dom';
import { PageTrail } from '../../../shared/layout/page-trail.js';
import { Seo } from '../../../shared/lib/seo.js';
import { Link } from '../../../shared/ui/link.js';
import { GoneListing } from './gone-listing.js';

/** Shown at the path of a listing that was removed permanently. */
export function RemovedListing() {
  const { state = '', city } = useParams();
  return (
    <>
      <Seo title="Listing removed" noindex />
      <PageTrail page="movedProfile" />
      <GoneListing
        title="This listing was removed"
        text="The contractor is no longer in this directory, and the page will not come back."
      >
        <Link to={directoryPath(state, city)} className="link self-start pointer-coarse:py-3">
          Contractors in the same city
        </Link>
      </GoneListing>
    </>
  );
}
