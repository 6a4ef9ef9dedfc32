import { InstallerCard } from '../../../entities/listings/installer-card.js';
import { type ListingValues, previewOf } from '../listing-values.js';

/** How a listing will look in a list of results. */
export const ListingCardPreview = ({ values }: { values: ListingValues }) => (
  <div inert aria-hidden="true" className="@container">
    <InstallerCard installer={previewOf(values)} onContact={() => undefined} preview />
  </div>
);
