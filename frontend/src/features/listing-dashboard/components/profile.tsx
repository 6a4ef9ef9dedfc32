import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { ButtonLink } from '../../../shared/ui/button.js';
import { ErrorState } from '../../../shared/ui/states.js';
import { listingChangesQuery } from '../api.js';
import type { TabProps } from '../tab.js';
import { ProfileChanges } from './profile-changes.js';
import { ProfileForm } from './profile-form.js';
import { ProfileScore } from './profile-score.js';

/** What the page of a business says, to be edited by who may. */
export function Profile({ listing, onSessionEnd }: TabProps) {
  const { data, error, refetch } = useQuery(listingChangesQuery(listing.id));
  useSessionEnd(onSessionEnd, error);
  const isLive = listing.status === 'published' || listing.status === 'paused';
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="type-h1">Profile</h1>
          <p className="max-w-[38rem] text-soft">
            This is what homeowners read about you. Most changes go live at once; our team first reviews anything that
            someone else could misuse, such as a name or a phone number.
          </p>
        </div>
        {isLive && (
          <ButtonLink to={listing.profilePath} size="sm">
            <Eye aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            View public page
          </ButtonLink>
        )}
      </div>
      <ProfileScore listing={listing} />
      {error && !data ? (
        <ErrorState
          title="Your changes did not load"
          text="We cannot show what is under review right now. Please try again in a moment."
          onRetry={() => void refetch()}
        />
      ) : (
        data && <ProfileChanges installerId={listing.id} changes={data.items} />
      )}
      {isLive ? (
        <ProfileForm listing={listing} onSessionEnd={onSessionEnd} />
      ) : (
        <p className="mt-8 rounded-card border border-rule px-5 py-4">
          The page is {listing.status}, so it cannot be edited now.
        </p>
      )}
    </>
  );
}
