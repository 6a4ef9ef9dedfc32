import type { Summary } from '@poolpros/contracts/http/installers';

export const summary: Summary = {
  installers: 2000,
  states: 50,
  reviews: 8400,
  averageRating: 4.3,
  sampleData: true,
  foundingMembers: 0,
  popular: [{ stateSlug: 'texas', state: 'Texas', citySlug: 'austin', city: 'Austin', installers: 40 }],
};
