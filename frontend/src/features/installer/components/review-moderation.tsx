import { counted } from '@poolpros/contracts/counted';
import type { ReviewModeration as Moderation, ReviewList } from '@poolpros/contracts/http/reviews';
import { pagePaths } from '@poolpros/contracts/paths';
import { Link } from '../../../shared/ui/link.js';
import { durationText } from '../review-filters.js';
import { Figure } from './figure.js';

/** What became of the reviews that came in, the experience of asking, and what the labels mean. */
export function ReviewModeration({ moderation, enquiries }: Pick<ReviewList, 'moderation' | 'enquiries'>) {
  const { received, published, medianMinutes } = moderation;
  return (
    <div className="type-small rounded-card bg-stone-50 px-4 py-3.5">
      <dl className="flex flex-col gap-1">
        {enquiries.rating !== null && (
          <Figure label="Responsiveness">
            {enquiries.rating.toFixed(1)} from {counted(enquiries.reviewCount, 'review')}
          </Figure>
        )}
        <Figure label="Received">{received}</Figure>
        <Figure label="Published">{published}</Figure>
        <Figure label="Not published">{notPublished(moderation)}</Figure>
        {medianMinutes !== null && <Figure label="Time to publish">{durationText(medianMinutes)} (median)</Figure>}
      </dl>
      <p className="type-caption mt-2.5 text-muted">
        “Open” means that anyone could write a review: the email was confirmed, but the job was not checked. A review,
        good or bad, goes public when its writer confirms it; the business has no say.{' '}
        <Link to={pagePaths.reviewsPolicy} className="link inline-block pointer-coarse:py-3">
          Reviews policy
        </Link>
      </p>
    </div>
  );
}

function notPublished({ waiting, unproven, removed }: Moderation): string {
  const reasons = [
    waiting > 0 && `${waiting} not confirmed by email yet`,
    unproven > 0 && `${unproven} never confirmed by email`,
    removed > 0 && `${removed} taken down under the policy`,
  ].filter(Boolean);
  return reasons.join(', ') || 'None';
}
