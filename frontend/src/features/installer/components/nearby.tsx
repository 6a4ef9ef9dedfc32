import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { profilePath } from '@poolpros/contracts/slug';
import { InstallerPicture } from '../../../entities/listings/installer-picture.js';
import { DepthMarker } from '../../../shared/ui/badge.js';
import { Link } from '../../../shared/ui/link.js';
import { Rating } from '../../../shared/ui/rating.js';

/** Other businesses close by. */
export function Nearby({ installer: { nearby, neighborhood, city } }: { installer: InstallerDetail }) {
  if (nearby.length === 0) return null;
  return (
    <section id="nearby" className="scroll-mt-20 bg-surface-quiet">
      <div className="wrap band-tight">
        <h2 className="type-h3 mb-5">Others near {neighborhood ?? city}</h2>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
          {nearby.map((other) => (
            <li key={other.id}>
              <Link
                to={profilePath(other)}
                className="grid h-full grid-cols-[136px_minmax(0,1fr)] overflow-hidden sm:block rounded-card border border-rule bg-surface transition-shadow duration-(--duration-quick) hover:shadow-raised"
              >
                <span className="relative block">
                  <InstallerPicture installer={other} className="size-full sm:aspect-16/10 sm:h-auto" />
                  <span className="absolute top-2 left-2 sm:top-3 sm:left-3">
                    <DepthMarker miles={other.distance} onPicture />
                  </span>
                </span>
                <span className="block px-4 pt-3.5 pb-4">
                  <span className="type-h4 block wrap-anywhere">{other.name}</span>
                  <Rating rating={other.rating} reviewCount={other.reviewCount} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
