import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import type { RatingSummary } from '@poolpros/contracts/http/reviews';
import { directoryPath } from '@poolpros/contracts/paths';
import { isPublicSample } from '@poolpros/contracts/public-samples';
import { profilePath } from '@poolpros/contracts/slug';
import { JsonLd } from '../../../shared/lib/json-ld.js';
import { Link } from '../../../shared/ui/link.js';
import { businessData } from '../structured-data.js';

export interface ProfileEndProps {
  installer: InstallerDetail;
  figures: RatingSummary | undefined;
  origin: string;
}

/** What nobody waits for: the next businesses of the city by name, and this one for machines. */
export const ProfileEnd = ({ installer, figures, origin }: ProfileEndProps) => (
  <>
    <MoreInCity installer={installer} />
    {installer.status !== 'closed' && !isPublicSample(installer, origin) && (
      <JsonLd data={businessData(installer, figures, origin)} />
    )}
  </>
);

function MoreInCity({ installer: { inCity = [], city, stateSlug, citySlug } }: Pick<ProfileEndProps, 'installer'>) {
  if (inCity.length === 0) return null;
  return (
    <section aria-labelledby="in-city" className="wrap pb-12">
      <h2 id="in-city" className="type-h3 mb-3">
        {`More in ${city}`}
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {inCity.map((other) => (
          <li key={other.id} className="flex border-t border-rule">
            <Link to={profilePath({ ...other, stateSlug, citySlug })} className="name-link">
              {other.name}
            </Link>
          </li>
        ))}
      </ul>
      <p className="border-t border-rule">
        <Link to={directoryPath(stateSlug, citySlug)} className="link inline-flex min-h-11 items-center">
          {`All pool contractors in ${city}`}
        </Link>
      </p>
    </section>
  );
}
