import type { ListingLink } from '@poolpros/contracts/http/listing-link';
import { shownStatuses } from '@poolpros/contracts/listing-options';
import { Link } from '../../../shared/ui/link.js';

/** The name of a listing, which leads to its page where it has one. */
export const ListingName = ({ listing: { name, status, profilePath } }: { listing: ListingLink }) =>
  shownStatuses.some((shown) => shown === status) ? (
    <Link to={profilePath} className="link wrap-anywhere">
      {name}
    </Link>
  ) : (
    <span className="wrap-anywhere">{name}</span>
  );
