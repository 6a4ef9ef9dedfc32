import { counted } from '@poolpros/contracts/counted';
import { Star } from 'lucide-react';
import type { CSSProperties } from 'react';

const count = (reviews: number) => counted(reviews, 'job review');

/** One star, the mean and the number of reviews. */
export function Rating({ rating, reviewCount }: { rating: number | null; reviewCount: number }) {
  if (rating === null || reviewCount === 0) return <span className="type-small text-muted">No reviews yet</span>;
  return (
    <span className="rating">
      <Star aria-hidden="true" />
      <b>{rating.toFixed(1)}</b>
      <span>{count(reviewCount)}</span>
    </span>
  );
}

/** Five partially filled stars. `size` is the height of a star in pixels. */
export function Stars({ rating, size = 16 }: { rating: number; size?: number }) {
  return (
    <span className="inline-flex">
      <span className="stars" style={{ '--r': rating, '--s': `${size}px` } as CSSProperties} aria-hidden="true" />
      <span className="sr-only">{rating} out of 5</span>
    </span>
  );
}
