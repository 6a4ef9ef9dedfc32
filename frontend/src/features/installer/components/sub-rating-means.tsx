import { counted } from '@poolpros/contracts/counted';
import type { SubRatingMean } from '@poolpros/contracts/http/reviews';
import { subRatings } from '@poolpros/contracts/sub-ratings';
import { Figure } from './figure.js';

/** What reviews give single aspects of the work on average, each with how many rate it. */
export const SubRatingMeans = ({ means }: { means: readonly SubRatingMean[] }) => (
  <div>
    <h3 className="type-h4 mb-1.5">In detail</h3>
    <dl className="type-small flex flex-col gap-1">
      {means.map(({ aspect, rating, reviewCount }) => (
        <Figure key={aspect} label={subRatings[aspect]}>
          {rating.toFixed(1)}{' '}
          <span className="type-caption font-normal text-muted">from {counted(reviewCount, 'review')}</span>
        </Figure>
      ))}
    </dl>
  </div>
);
