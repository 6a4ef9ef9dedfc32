import { CreateReviews1795219200000 } from './1795219200000-create-reviews.js';
import { KeepEachUnprovenReview1795392000000 } from './1795392000000-keep-each-unproven-review.js';

export const migrations = [CreateReviews1795219200000, KeepEachUnprovenReview1795392000000];
