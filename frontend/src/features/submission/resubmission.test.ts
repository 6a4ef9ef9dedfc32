import { specializations } from '@poolpros/contracts/catalogue';
import { submissionBodySchema } from '@poolpros/contracts/http/submissions';
import { expect, it } from 'vitest';
import { statement } from '../../../test/account-fixtures.js';
import { specialties, submissionOf } from './listing-values.js';
import { valuesOf } from './resubmission.js';

it('fills the form with what was sent, so that sending it again changes nothing', () => {
  const sent = {
    ...statement,
    website: null,
    poolTypes: ['Luxury Pools' as const],
    specializations: specializations.filter((name) => name === 'Luxury Pools' || name === specialties[0]),
    priceRange: '$60,000 to $150,000',
    legalName: 'Hillstone Pools LLC',
    licenses: [{ number: 'TECL 20418', stateCode: 'TX' as const, classification: '' }],
    insuranceEndsOn: '2027-06-30',
    foundedYear: 2009,
    hours: [{ day: 'mon' as const, opens: '08:00', closes: '17:00' }],
    projects: [{ title: 'Gunite pool', year: null, description: '' }],
  };
  const again = submissionBodySchema.parse({ ...submissionOf(valuesOf(sent)), attested: true });
  const { phone, city: _city, website: _website, ...same } = sent;
  expect(again).toMatchObject(same);
  expect(again).toMatchObject({ phone: '(512) 555-0142', website: undefined, attested: true });
});
