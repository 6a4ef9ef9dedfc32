import { counted } from '@poolpros/contracts/counted';
import type { OwnBusiness } from '@poolpros/contracts/http/contractors';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { ClipboardCopy, Eye, Inbox, MapPin, Store } from 'lucide-react';
import { isPublic, listingStates, listingTimeline } from '../../../entities/contractor/listing-state.js';
import { useServices } from '../../../shared/lib/services.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Button, ButtonLink } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Timeline } from '../../../shared/ui/progress.js';
import { Rating } from '../../../shared/ui/rating.js';
import { useToast } from '../../../shared/ui/toast.js';

const icon = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.75 } as const;

export function ListingCard({ listing }: { listing: OwnBusiness }) {
  const { businessName, location, status, reason, profilePath, installerId, submissionId, contactRequests } = listing;
  const { tone, text, next } = listingStates[status];
  const timeline = listingTimeline(listing);
  return (
    <Card className="grid gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_260px]">
      <div className="flex min-w-0 flex-col gap-4">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h3 className="type-h3 min-w-0 wrap-anywhere">{businessName}</h3>
            <Badge tone={tone}>{text}</Badge>
          </div>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
            <span className="inline-flex items-center gap-1.5 text-[0.9375rem]">
              <MapPin aria-hidden="true" className="size-4.5 text-pool-600" strokeWidth={1.75} />
              {location}
            </span>
            {installerId !== null && <Rating rating={listing.rating} reviewCount={listing.reviewCount} />}
          </p>
        </div>
        {reason && (
          <p className="rounded-[12px] border-l-4 border-brick-600 bg-brick-50 px-4 py-3 wrap-anywhere">
            <b className="type-caption block font-semibold text-brick-700">Reason</b>
            {reason}
          </p>
        )}
        <p className="text-soft">{next}</p>
        <div className="mt-auto flex flex-wrap gap-2">
          {profilePath && isPublic(listing) && (
            <ButtonLink to={profilePath} size="sm">
              <Eye {...icon} />
              View public page
            </ButtonLink>
          )}
          {installerId !== null && (
            <ButtonLink to={pathTo(pagePaths.companyDashboard, { installerId })} variant="secondary" size="sm">
              <Store {...icon} />
              Open<span className="sr-only"> {businessName}</span>
            </ButtonLink>
          )}
          {installerId !== null && contactRequests > 0 && (
            <ButtonLink to={`${pathTo(pagePaths.companyDashboard, { installerId })}?room=requests`} size="sm">
              <Inbox {...icon} />
              {counted(contactRequests, 'request')}
            </ButtonLink>
          )}
          {installerId !== null && isPublic(listing) && <ReviewLinkButton installerId={installerId} />}
          {submissionId !== null && status === 'pending_review' && (
            <ButtonLink to={`${pagePaths.businessPreview}?submission=${submissionId}`} size="sm">
              <Eye {...icon} />
              Preview the page
            </ButtonLink>
          )}
          {status === 'rejected' && (
            <ButtonLink to={pagePaths.submissionStatus} variant="primary" size="sm">
              Correct it
            </ButtonLink>
          )}
          {status === 'expired' && (
            <ButtonLink to={pagePaths.listYourBusiness} variant="primary" size="sm">
              List your business again
            </ButtonLink>
          )}
        </div>
      </div>
      {timeline && (
        <div className="border-t border-rule pt-5 xl:border-t-0 xl:border-l xl:pt-0 xl:pl-8">
          <Timeline entries={timeline} />
        </div>
      )}
    </Card>
  );
}

/** The URL where customers review the business. */
function ReviewLinkButton({ installerId }: { installerId: number }) {
  const { publicUrl } = useServices();
  const toast = useToast();
  const url = `${publicUrl}${pathTo(pagePaths.writeReview, { installerId })}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Review link copied', text: 'Send it to every customer, happy or not.' });
    } catch {
      toast({ title: 'Not copied', text: `Copy it manually: ${url}`, tone: 'bad' });
    }
  };
  return (
    <Button size="sm" onClick={() => void copy()}>
      <ClipboardCopy {...icon} />
      Copy review link
    </Button>
  );
}
