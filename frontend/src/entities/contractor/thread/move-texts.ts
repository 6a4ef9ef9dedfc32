import type { BusinessMove } from '@poolpros/contracts/http/request-states';

/** What each step means, and what the homeowner learns of it. */
export const moveTexts: Readonly<Record<BusinessMove, string>> = {
  quote: 'You gave a price. The homeowner sees that you sent a quote.',
  schedule: 'A visit or the work is scheduled. The homeowner sees this.',
  win: 'You got the job. The homeowner sees this.',
  lose: 'Someone else got the job, or nobody did. The homeowner sees this.',
  decline: 'You cannot take the job. The homeowner sees this and can ask others. Declining cannot be undone.',
  mark_spam: 'Advertising, or not a real request. The homeowner will not be told.',
  not_spam: 'A real request after all.',
};
