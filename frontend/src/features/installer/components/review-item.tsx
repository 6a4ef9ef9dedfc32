import { labelOf } from '@poolpros/contracts/catalogue';
import type { Review } from '@poolpros/contracts/http/reviews';
import { subRatingsText } from '@poolpros/contracts/sub-ratings';
import { BadgeCheck, ClipboardList, type LucideIcon, Mail, MessageCircleQuestion, Users } from 'lucide-react';
import { Badge, type Tone } from '../../../shared/ui/badge.js';
import { Stars } from '../../../shared/ui/rating.js';

/** How a review came here. */
const sources: Record<Review['source'], { text: string; tone: Tone; icon: LucideIcon }> = {
  verified_job: { text: 'Verified job', tone: 'leaf', icon: BadgeCheck },
  invited: { text: 'Invited', tone: 'stone', icon: Mail },
  open: { text: 'Open', tone: 'stone', icon: Users },
};

/** What a review that is not about a finished job speaks of; it does not count in the stars. */
const earlierStages: Record<Exclude<Review['stage'], 'job_done'>, { text: string; icon: LucideIcon }> = {
  quote_only: { text: 'About a quote', icon: ClipboardList },
  enquiry: { text: 'About an inquiry', icon: MessageCircleQuestion },
};

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export function ReviewItem({ review }: { review: Review }) {
  const source = sources[review.source];
  const stage = review.stage === 'job_done' ? null : earlierStages[review.stage];
  const details = subRatingsText(review.subRatings);
  const work =
    review.stage === 'job_done' &&
    review.workMonth &&
    `work in ${month.format(new Date(`${review.workMonth}-15T00:00:00Z`))}`;
  return (
    <article aria-label={`Review by ${review.displayName}`}>
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full bg-pool-100 text-sm font-[660] text-pool-700"
        >
          {initials(review.displayName)}
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <b className="font-[640] wrap-anywhere">{review.displayName}</b>
            <Badge tone={source.tone} icon={source.icon}>
              {source.text}
            </Badge>
            {stage && (
              <Badge tone="amber" icon={stage.icon}>
                {stage.text}, not counted toward the stars
              </Badge>
            )}
          </p>
          <p className="type-small mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-muted">
            <Stars rating={review.rating} size={14} />
            <time dateTime={review.publishedAt}>{date.format(new Date(review.publishedAt))}</time>
            {(review.service || work) && (
              <span>{[review.service && labelOf(review.service), work].filter(Boolean).join(' · ')}</span>
            )}
          </p>
        </div>
      </div>
      {review.title && <h3 className="type-h4 mt-3 wrap-anywhere">{review.title}</h3>}
      <p className="mt-2 max-w-[44rem] whitespace-pre-line wrap-anywhere">{review.text}</p>
      {details && <p className="type-caption mt-2 text-muted">{details}</p>}
    </article>
  );
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
