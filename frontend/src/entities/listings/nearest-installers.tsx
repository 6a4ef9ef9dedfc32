import { isRadiusStated } from '@poolpros/contracts/catalogue';
import type { Nearest } from '@poolpros/contracts/http/installers';
import { apiPaths } from '@poolpros/contracts/paths';
import { profilePath } from '@poolpros/contracts/slug';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { staleTime } from '../../shared/api/query-client.js';
import { readKey } from '../../shared/api/read-key.js';
import { Link } from '../../shared/ui/link.js';
import { Rating } from '../../shared/ui/rating.js';
import { InstallerTile } from './installer-picture.js';

/** GET /api/installers/nearest. */
const nearestQuery = ({ lat, lon }: { lat: number; lon: number }) =>
  queryOptions<Nearest>({ queryKey: readKey(apiPaths.nearest, { lat, lon }), staleTime });

/** The installers nearest to a point without results, however far. Nothing until they are known. */
export function NearestInstallers({ point }: { point: { lat: number; lon: number } }) {
  const { data } = useQuery(nearestQuery(point));
  if (!data || data.installers.length === 0) return null;
  return (
    <section aria-labelledby="nearest" className="border-t border-rule pt-4">
      <h3 id="nearest" className="type-h4">
        Nearest contractors, any service
      </h3>
      <ul className="mt-1">
        {data.installers.map((installer) => {
          const { id, name, location, distance, rating, reviewCount, serviceRadius, servesPoint } = installer;
          return (
            <li key={id} className="flex items-center gap-3 border-t border-rule py-2.5 first:border-t-0">
              <InstallerTile installer={installer} className="h-11 w-14 shrink-0 rounded-control" />
              <div className="min-w-0 flex-1">
                <Link
                  to={profilePath(installer)}
                  className="inline-flex min-h-6 items-center font-semibold wrap-anywhere hover:underline"
                >
                  {name}
                </Link>
                <p className="type-small flex flex-wrap items-center gap-x-3 text-soft">
                  <span>{location}</span>
                  <Rating rating={rating} reviewCount={reviewCount} />
                  {!servesPoint && isRadiusStated(serviceRadius) && <span>Works within {serviceRadius} miles</span>}
                </p>
              </div>
              <b className="shrink-0 font-[660] tabular-nums">{distance?.toFixed(1)} mi</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
