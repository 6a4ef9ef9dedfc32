import type { OwnClaim } from '@poolpros/contracts/http/claims';
import type { OwnListing } from '@poolpros/contracts/http/own-listing';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Eye } from 'lucide-react';
import { Figures } from '../../../entities/contractor/figures.js';
import { WaitingRequests } from '../../../entities/contractor/inbox/waiting-requests.js';
import { isPublic, listingStates } from '../../../entities/contractor/listing-state.js';
import { claimsToAnswerQuery, ownBusinessesQuery } from '../../../entities/contractor/queries.js';
import { ToDoItem } from '../../../entities/contractor/to-do-item.js';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { momentText } from '../../../shared/lib/dates.js';
import { Badge } from '../../../shared/ui/badge.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { Note } from '../../../shared/ui/states.js';
import { listingChangesQuery, ownClaimsQuery } from '../api.js';
import { ownPhotosQuery } from '../photos/api.js';
import { mayEdit, mayManage } from '../roles.js';
import { type TabProps, tabUrl } from '../tab.js';
import { toDosOf } from '../to-dos.js';

/** What waits for the members of a business, and how it stands. */
export function Overview({ listing, onSessionEnd }: TabProps) {
  const { id, name, location, status, role, profilePath } = listing;
  const { data, error } = useQuery(ownBusinessesQuery);
  const enabled = mayEdit(role);
  const changes = useQuery({ ...listingChangesQuery(id), enabled });
  const photos = useQuery({ ...ownPhotosQuery(id), enabled });
  const claims = useQuery({ ...claimsToAnswerQuery, enabled: mayManage(role) });
  useSessionEnd(onSessionEnd, error, changes.error, photos.error, claims.error);
  const business = data?.items.find(({ installerId }) => installerId === id);
  const unanswered = business?.unansweredContactRequests ?? 0;
  const toDos = toDosOf({
    listing,
    claims: claims.data?.items ?? [],
    changes: changes.data?.items ?? [],
    photos: photos.data?.items ?? null,
    now: new Date(),
  });
  const isRead = data && ![changes, photos, claims].some(({ isLoading, isError }) => isLoading || isError);
  const { tone, text, next } = listingStates[status];
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h1 className="type-h1 min-w-0 wrap-anywhere">{name}</h1>
            <Badge tone={tone}>{text}</Badge>
          </div>
          <p className="text-soft">
            {location}. {next}
          </p>
        </div>
        {isPublic(listing) && (
          <ButtonLink to={profilePath} size="sm">
            <Eye aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            View public page
          </ButtonLink>
        )}
      </div>
      <ApprovedClaim listing={listing} />
      {unanswered > 0 || toDos.length > 0 ? (
        <ul aria-label="To do" className="mt-6 flex flex-col gap-2">
          {unanswered > 0 && (
            <WaitingRequests
              installerId={id}
              count={unanswered}
              to={(request) => `${tabUrl(id, 'requests')}&request=${request}`}
              toAll={`${tabUrl(id, 'requests')}&stage=new&order=oldest`}
            />
          )}
          {toDos.map(({ icon, urgent, title, text: about, to, way }) => (
            <ToDoItem key={`${title} ${about}`} icon={icon} urgent={urgent} title={title} text={about}>
              <ButtonLink to={to} size="sm" className="min-w-23 max-sm:flex-1">
                {way}
                <span className="sr-only">: {title}</span>
              </ButtonLink>
            </ToDoItem>
          ))}
        </ul>
      ) : (
        isRead && <p className="mt-6 rounded-card border border-rule px-5 py-4">You have nothing to do right now.</p>
      )}
      {business && (
        <Figures
          figures={[
            { label: 'Unanswered requests', value: unanswered },
            { label: 'Requests so far', value: business.contactRequests },
            { label: 'Rating', value: business.rating?.toFixed(1) ?? 'None yet' },
            { label: 'Job reviews', value: business.reviewCount },
          ]}
        />
      )}
    </>
  );
}

const newsDays = 14;

/** When a claim was approved, where that is news; null else. */
function approvedLately({ history }: OwnClaim): string | null {
  const at = history.find(({ action }) => action === 'approve' || action === 'grant')?.at;
  return at && Date.now() - Date.parse(at) < newsDays * 86_400_000 ? at : null;
}

/** For two weeks: the claim by which the one who reads it got the page. */
function ApprovedClaim({ listing }: { listing: OwnListing }) {
  const { data } = useQuery(ownClaimsQuery);
  const claim = data?.items.find((each) => each.listing.id === listing.id && each.status === 'approved');
  const at = claim && approvedLately(claim);
  if (!at) return null;
  return (
    <div className="mt-6">
      <Note tone="leaf" icon={BadgeCheck}>
        <b className="font-semibold">Your claim was approved</b> on {momentText(at)}.
        {listing.foundingPlace !== null && ` This page also has founding place ${listing.foundingPlace}.`}
      </Note>
    </div>
  );
}
