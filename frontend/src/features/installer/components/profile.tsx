import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { reviewDaysAfterClosing } from '@poolpros/contracts/limits';
import { isPublicSample } from '@poolpros/contracts/public-samples';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { RelatedServices } from '../../../entities/search/related-services.js';
import { noFilters } from '../../../entities/search/search-filters.js';
import { PageTrail } from '../../../shared/layout/page-trail.js';
import { useServices } from '../../../shared/lib/services.js';
import { reviewsQuery } from '../api.js';
import { freeWeeksPart, profileEndPart } from '../parts.js';
import { ActionBar } from './action-bar.js';
import { HoursCards } from './hours-cards.js';
import { Nearby } from './nearby.js';
import { ProfileFoot } from './profile-foot.js';
import { ProfileHead } from './profile-head.js';
import { ProfileContents, ProfileSections } from './profile-sections.js';
import { ReviewsBlock } from './reviews-block.js';
import { StatusNote } from './status-note.js';

const dayMs = 86_400_000;

export interface ProfileProps {
  installer: InstallerDetail;
  contactCard: ReactNode;
  onContact: () => void;
}

/** Also about a business that has closed people write for a while (docs/rules.md#statuses). */
const takesReviews = ({ status, availability }: InstallerDetail): boolean =>
  status !== 'closed' ||
  (availability?.status === 'closed' && Date.now() < Date.parse(availability.since) + reviewDaysAfterClosing * dayMs);

/** Everything public about one business. */
export function Profile({ installer, contactCard, onContact }: ProfileProps) {
  const { api, publicUrl } = useServices();
  const { data } = useInfiniteQuery(reviewsQuery(api, installer.id));
  const { name, slug, status, state, stateSlug, city, citySlug } = installer;
  const isSample = isPublicSample(installer, publicUrl);
  const isContacted = status === 'published' && !isSample;
  return (
    <>
      <PageTrail
        page="profile"
        labels={{ state, city, name }}
        parameters={{ state: stateSlug, city: citySlug, slug }}
      />
      <div className="wrap pb-12">
        <ProfileHead installer={installer} />
        {isContacted || (
          <div className="mt-6">
            <StatusNote installer={installer} />
          </div>
        )}
        <div
          className={clsx(
            'mt-6 grid items-start gap-x-14 lg:mt-8',
            isContacted && 'lg:grid-cols-[minmax(0,1fr)_372px]',
          )}
        >
          <div className="min-w-0">
            <ProfileContents installer={installer} />
            <ProfileSections installer={installer} />
          </div>
          {isContacted && (
            <aside
              aria-label="Contact"
              className="flex flex-col gap-4 border-t border-rule py-7 lg:sticky lg:top-24 lg:border-0 lg:py-0"
            >
              <div className="hidden lg:block">{contactCard}</div>
              {installer.freeWeeks && <freeWeeksPart.Component installer={installer} />}
              <HoursCards installer={installer} />
            </aside>
          )}
        </div>
        <ReviewsBlock installer={installer} takesReviews={!isSample && takesReviews(installer)} />
        <ProfileFoot installer={installer} />
      </div>
      <Nearby installer={installer} />
      <RelatedServices
        filters={{
          ...noFilters,
          location: `${city}, ${state}`,
          state: stateSlug,
          city: citySlug,
          services: installer.services,
        }}
        limit={4}
        tinted={false}
      />
      <profileEndPart.Component installer={installer} figures={data?.pages[0]?.figures} origin={publicUrl} />
      {isContacted && <ActionBar installer={installer} onContact={onContact} />}
    </>
  );
}
