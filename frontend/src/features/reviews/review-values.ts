import type { Service } from '@poolpros/contracts/catalogue';
import { honeypotName } from '@poolpros/contracts/honeypot';
import type { ReviewBody, ReviewStage } from '@poolpros/contracts/http/reviews';
import type { SubRatings } from '@poolpros/contracts/sub-ratings';
import { emptyFields, type FieldErrors } from '../../shared/forms/use-fields.js';

/** The form as it is filled in. */
export interface ReviewValues {
  stage: ReviewStage | null;
  rating: number | null;
  subRatings: SubRatings;
  service: Service | '';
  workMonth: string;
  title: string;
  text: string;
  name: string;
  email: string;
  ownExperience: boolean;
  noIncentive: boolean;
  noConnection: boolean;
  [honeypotName]: string;
}

export const emptyReview: ReviewValues = {
  stage: null,
  rating: null,
  subRatings: {},
  service: '',
  workMonth: '',
  title: '',
  text: '',
  name: '',
  email: '',
  ownExperience: false,
  noIncentive: false,
  noConnection: false,
  [honeypotName]: '',
};

/** What is sent. The schema rejects missing values, so they may have the wrong type here. */
export function reviewOf(installerId: number, values: ReviewValues): ReviewBody {
  const { service, workMonth, stage, rating, subRatings, ...same } = values;
  return {
    ...same,
    installerId,
    stage: stage as ReviewStage,
    rating: rating as number,
    // Hidden when another stage was chosen after them, as the month is.
    subRatings: stage === 'job_done' ? subRatings : {},
    ownExperience: values.ownExperience as true,
    noIncentive: values.noIncentive as true,
    noConnection: values.noConnection as true,
    ...(service === '' ? {} : { service }),
    ...(stage !== 'job_done' || workMonth === '' ? {} : { workMonth }),
  };
}

/** What is missing. */
export const plainErrors = (values: ReviewValues): FieldErrors =>
  emptyFields(values, {
    stage: 'Choose what you got from them.',
    rating: 'Choose one to five stars.',
    text: 'Enter your review.',
    name: 'Enter your name.',
    email: 'Enter your email.',
  });
