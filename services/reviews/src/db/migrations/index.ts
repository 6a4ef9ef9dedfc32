import { CreateReviews1795219200000 } from './1795219200000-create-reviews.js';

export const migrations = [CreateReviews1795219200000];
