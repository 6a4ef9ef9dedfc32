import type { Summary } from '@poolpros/contracts/http/installers';
import type { Operator } from '../src/shared/lib/services.js';

export const summary: Summary = {
  installers: 2000,
  states: 50,
  reviews: 8400,
  averageRating: 4.3,
  sampleData: true,
  foundingMembers: 0,
  popular: [{ stateSlug: 'texas', state: 'Texas', citySlug: 'austin', city: 'Austin', installers: 40 }],
};

export const operator = {
  name: 'Pool Pages LLC',
  email: 'people@pages.example',
  address: '12 Harbor Street, Austin, TX 78701',
  privacyEmail: 'privacy@pages.example',
  copyrightAgent: 'Ann Clerk, 12 Harbor Street, Austin, TX 78701, (512) 555-0100, copyright@pages.example',
} satisfies Operator;
