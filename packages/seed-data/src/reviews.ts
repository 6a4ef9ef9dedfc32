import { type Service, services } from '@poolpros/contracts/catalogue';
import type { RatingSummary, ReviewStage } from '@poolpros/contracts/http/reviews';
import { textLengths } from '@poolpros/contracts/limits';
import type { SubRatings } from '@poolpros/contracts/sub-ratings';
import { dayMs, hourMs } from '@poolpros/contracts/time';
import { createRandom, type Random } from './random.js';
import { type Draw, deckOf } from './reviews/deck.js';
import { type Sentences, sentencesOf } from './reviews/job-sentences.js';
import { firstNames, initials } from './reviews/names.js';
import {
  approach,
  closing,
  conduct,
  enquirySentences,
  quoteSentences,
  type Tone,
  titles,
} from './reviews/sentences-general.js';
import { fill } from './reviews/slots.js';
import { subRaterOf } from './reviews/sub-ratings.js';

export interface SeedReview {
  stage: ReviewStage;
  rating: number;
  subRatings: SubRatings;
  title: string | null;
  text: string;
  service: Service;
  /** Null unless the job is finished. */
  workMonth: string | null;
  displayName: string;
  publishedAt: Date;
}

/** The version of the rating that these reviews make: the directory stores it with the listing, before reviews counts them. */
export const seedRatingVersion = 1;

const maxReviews = 40;

/** Share of each number of stars, one to five, at the poorest and at the finest firm. */
const poorest = [0.26, 0.18, 0.18, 0.18, 0.2];
const finest = [0.015, 0.02, 0.045, 0.16, 0.76];

/** Neighbouring ids get seeds that are far apart. */
const seedOf = (installerId: number): number => Math.imul(installerId ^ 0x9e3779b9, 0x85ebca6b);

/**
 * The reviews of one invented installer, 0 to 40, decided by its id alone; months and dates are counted back from `now`.
 * About one installer in eight has none, few have many, and about one in ten is a poor firm.
 */
export function generateReviews(installer: { id: number; services: readonly string[] }, now: Date): SeedReview[] {
  const random = createRandom(seedOf(installer.id));
  const [first, ...others] = services.filter((service) => installer.services.includes(service));
  if (!first || random.chance(0.12)) return [];
  const count = Math.min(maxReviews, 1 + Math.floor(maxReviews * random.next() ** 2.8));
  const quality = random.chance(0.1) ? 0.35 * random.next() : 0.72 + 0.28 * random.next();
  const draw = deckOf(random);
  // By choices of their own, so that the reviews say what they would say without them.
  const rate = subRaterOf(createRandom(seedOf(~installer.id)));
  return Array.from({ length: count }, () => {
    const review = reviewOf([first, ...others], quality, now, random, draw);
    return { ...review, subRatings: review.stage === 'job_done' ? rate(review.rating) : {} };
  });
}

/** How many of these reviews give each number of stars; only finished jobs count, as in every rating. */
export function distributionOf(reviews: readonly SeedReview[]): RatingSummary['distribution'] {
  const distribution = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };
  for (const { stage, rating } of reviews)
    if (stage === 'job_done') distribution[String(rating) as keyof typeof distribution] += 1;
  return distribution;
}

function reviewOf(
  offered: readonly [Service, ...Service[]],
  quality: number,
  now: Date,
  random: Random,
  draw: Draw,
): Omit<SeedReview, 'subRatings'> {
  const rating = drawStars(quality, random);
  const tone: Tone = rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'bad';
  const stage: ReviewStage = random.chance(0.87) ? 'job_done' : random.chance(0.6) ? 'quote_only' : 'enquiry';
  const service = random.pick(offered);
  // The most recent fortnight stays free, so that no month of work lies after the review of it.
  const workedAt = new Date(now.getTime() - random.between(14, 330) * dayMs);
  const waitedMs = random.between(2, 45) * dayMs + random.between(0, dayMs);
  return {
    stage,
    rating,
    title: stage === 'job_done' && random.chance(0.7) ? draw(titles[tone]) : null,
    text: stage === 'job_done' ? jobText(rating, tone, service, random, draw) : shortText(stage, tone, random, draw),
    service,
    workMonth: stage === 'job_done' ? workedAt.toISOString().slice(0, 7) : null,
    displayName: `${draw(firstNames)} ${random.pick(initials)}.`,
    publishedAt: new Date(Math.min(workedAt.getTime() + waitedMs, now.getTime() - random.between(1, 13 * 24) * hourMs)),
  };
}

function drawStars(quality: number, random: Random): number {
  let left = random.next();
  for (const [index, poor] of poorest.entries()) {
    left -= poor + ((finest[index] ?? 0) - poor) * quality;
    if (left < 0) return index + 1;
  }
  return poorest.length;
}

function jobText(rating: number, tone: Tone, service: Service, random: Random, draw: Draw): string {
  const job = sentencesOf(service);
  const core: Sentences[] =
    rating === 5 ? [job.good] : rating === 4 ? [job.good, job.flaw] : rating === 3 ? [job.flaw] : [job.bad];
  const parts = [
    ...(random.chance(0.85) ? [job.did] : []),
    ...core,
    ...(rating === 5 && random.chance(0.6) ? [job.good] : []),
    ...(random.chance(0.6) ? [conduct[tone]] : []),
    ...(random.chance(0.3) ? [closing[tone]] : []),
  ].slice(0, 4);
  const text = parts.map((sentences) => fill(draw(sentences), random)).join(' ');
  return text.length >= textLengths.reviewText.min ? text : `${text} ${draw(conduct[tone])}`;
}

function shortText(stage: 'quote_only' | 'enquiry', tone: Tone, random: Random, draw: Draw): string {
  const own = stage === 'quote_only' ? quoteSentences : enquirySentences;
  return `${fill(draw(approach), random)} ${fill(draw(own[tone]), random)}`;
}
