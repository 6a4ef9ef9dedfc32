import type { ReviewStage } from '@poolpros/contracts/http/reviews';

/** Older work says little about the business today (docs/rules.md#work-month). */
const windowMonths = 12;

/** Why a month of work (`2026-05`) is not accepted at this instant; null if it is. */
export function workMonthProblem(workMonth: string, now: Date): string | null {
  const age = monthNumber(now.toISOString()) - monthNumber(workMonth);
  if (age < 0) return 'choose a month that is not in the future';
  if (age > windowMonths) return `choose one of the last ${windowMonths} months`;
  return null;
}

/** The month of the work of a review: only a finished job has one. */
export const workMonthOf = (review: { stage: ReviewStage; workMonth?: string | null | undefined }): string | null =>
  review.stage === 'job_done' ? (review.workMonth ?? null) : null;

function monthNumber(isoDate: string): number {
  return Number(isoDate.slice(0, 4)) * 12 + Number(isoDate.slice(5, 7));
}
