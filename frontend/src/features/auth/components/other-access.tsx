import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { ownBusinessesQuery } from '../../../entities/contractor/queries.js';
import { Card } from '../../../shared/ui/card.js';
import { Link } from '../../../shared/ui/link.js';

/** Where a contractor sees what else opens their businesses: a new password ends none of it. */
export function OtherAccess() {
  const { data } = useQuery(ownBusinessesQuery);
  const live = data?.items.filter(({ installerId }) => installerId !== null) ?? [];
  if (live.length === 0) return null;
  return (
    <Card>
      <h2 className="type-h3">What else has access</h2>
      <p className="type-small mb-3 max-w-[64ch] text-soft">
        API keys, webhooks and other members of a business keep their access after you set a new password. Check that
        you recognize each of them.
      </p>
      <ul className="flex flex-col gap-2">
        {live.map(({ installerId, businessName: name }) => {
          const tab = (key: string) =>
            `${pathTo(pagePaths.companyDashboard, { installerId: Number(installerId) })}?room=${key}`;
          return (
            <li key={installerId} className="flex flex-wrap items-center gap-x-4">
              <b className="font-semibold wrap-anywhere">{name}</b>
              <Link to={tab('connections')} className="link pointer-coarse:py-3">
                Connections<span className="sr-only"> for {name}</span>
              </Link>
              <Link to={tab('team')} className="link pointer-coarse:py-3">
                Team<span className="sr-only"> of {name}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
