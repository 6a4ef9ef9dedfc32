import { CreateIdempotencyKeys1795413600000 } from '@poolpros/chassis/idempotency';
import { CreateHistory1795300000000 } from '@poolpros/chassis/machine/history';
import { CreateMailboxOf1795762800300 } from '@poolpros/chassis/mailbox';
import { CreateErasedPeople1795762800100 } from '@poolpros/chassis/personal-data';
import { CreateReviews1795219200000 } from './1795219200000-create-reviews.js';
import { KeepEachUnprovenReview1795392000000 } from './1795392000000-keep-each-unproven-review.js';
import { KeepHistoryOfReviews1795395600000 } from './1795395600000-keep-history-of-reviews.js';
import { SearchReviewsByWords1795500000000 } from './1795500000000-search-reviews-by-words.js';
import { FindReviewsOfInstallers1795503600000 } from './1795503600000-find-reviews-of-installers.js';
import { FollowListings1795507200000 } from './1795507200000-follow-listings.js';
import { FindLatestReviews1795514400000 } from './1795514400000-find-latest-reviews.js';
import { RateAspects1795518000000 } from './1795518000000-rate-aspects.js';
import { KeyReviewsByMailbox1795762800400 } from './1795762800400-key-reviews-by-mailbox.js';
import { RemovePublishedReviews1795766400000 } from './1795766400000-remove-published-reviews.js';

export const migrations = [
  CreateReviews1795219200000,
  CreateHistory1795300000000,
  KeepEachUnprovenReview1795392000000,
  KeepHistoryOfReviews1795395600000,
  CreateIdempotencyKeys1795413600000,
  SearchReviewsByWords1795500000000,
  FindReviewsOfInstallers1795503600000,
  FollowListings1795507200000,
  FindLatestReviews1795514400000,
  RateAspects1795518000000,
  CreateErasedPeople1795762800100,
  CreateMailboxOf1795762800300,
  KeyReviewsByMailbox1795762800400,
  RemovePublishedReviews1795766400000,
];
