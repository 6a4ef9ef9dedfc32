import { useQuery } from '@tanstack/react-query';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { Badge } from '../../../shared/ui/badge.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { ownClaimsQuery } from '../api.js';
import { claimBadges, isUnderWay } from '../claim-state.js';
import { claimUrl } from '../claim-url.js';

/** One's own claims of which something is still to come, each leading to where it stands; nothing while there are none. */
export function ClaimsUnderWay({ onSessionEnd }: { onSessionEnd: () => void }) {
  const { data, error } = useQuery(ownClaimsQuery);
  useSessionEnd(onSessionEnd, error);
  const claims = (data?.items ?? []).filter(isUnderWay);
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="claims-under-way" className="mt-6">
      <h2 id="claims-under-way" className="type-h3">
        {claims.length === 1 ? 'Your claim' : 'Your claims'}
      </h2>
      <ul className="mt-3 flex flex-col gap-3">
        {claims.map(({ id, listing, status }) => (
          <li key={id}>
            <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
              <div className="min-w-0">
                <h3 className="type-h4 flex flex-wrap items-center gap-2 wrap-anywhere">
                  {listing.name} <Badge tone={claimBadges[status].tone}>{claimBadges[status].text}</Badge>
                </h3>
                <p className="type-small text-soft">{listing.location}</p>
              </div>
              <ButtonLink to={claimUrl(listing.id)} size="sm">
                See the claim<span className="sr-only">: {listing.name}</span>
              </ButtonLink>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
