import { noSpecialHours } from '@poolpros/contracts/http/opening-hours';
import { expect, test } from 'vitest';
import type { SubmissionStatement } from './submission.js';
import { isPublishedAtOnce, type RiskCircumstances, riskOf } from './submission-risk.js';

/** In a state that requires no license for pool cleaning. */
const plain: SubmissionStatement = {
  businessName: 'Barton Creek Pools',
  contactName: 'Dana Rivera',
  email: 'dana@bartoncreek.example',
  phone: '+15125550177',
  phoneExtension: null,
  phoneWords: null,
  website: 'https://www.bartoncreek.example/about',
  stateSlug: 'texas',
  citySlug: 'austin',
  zipCode: '78704',
  description: 'We clean pools south of the river, with the same two people each visit.',
  services: ['Pool Opening'],
  poolTypes: [],
  specializations: [],
  serviceRadius: 30,
  priceRange: null,
  legalName: null,
  street: null,
  addressPrivate: false,
  licenses: [],
  insuranceCarrier: null,
  insuranceEndsOn: null,
  foundedYear: null,
  crewSize: null,
  hours: [],
  specialHours: noSpecialHours,
  languages: [],
  paymentMethods: [],
  projects: [],
};
const quiet: RiskCircumstances = { hasDuplicates: false, hasPhotos: false, fromNetwork: 0, listings: 0, rejections: 0 };
const license = { number: 'C-53 1234', stateCode: 'CA' as const, classification: '' };
const building = { stateSlug: 'california', services: ['Pool Installation' as const] };

test.each<[string, Partial<SubmissionStatement>, Partial<RiskCircumstances>, number, string[]]>([
  ['nothing odd', {}, {}, 0, []],
  ['a possible duplicate', {}, { hasDuplicates: true }, 100, ['duplicate']],
  ['licensed work without a license', building, {}, 60, ['license_missing']],
  ['licensed work with a license', { ...building, licenses: [license] }, {}, 30, ['license_unchecked']],
  ['free mail', { email: 'dana@gmail.com' }, {}, 20, ['free_mail']],
  ['mail of another domain', { email: 'dana@hill.example' }, {}, 30, ['other_domain']],
  ['no website', { website: null }, {}, 15, ['no_website']],
  ['a page on a host of many', { website: 'https://facebook.com/barton' }, {}, 15, ['no_website']],
  ['free mail and no website', { email: 'd@gmail.com', website: null }, {}, 35, ['free_mail', 'no_website']],
  ['a link in the description', { description: 'See https://x.example' }, {}, 40, ['links_in_text']],
  ['a bare domain in the price', { priceRange: 'cheap-pools.com' }, {}, 40, ['links_in_text']],
  [
    'an email in a project',
    { projects: [{ title: 'Spa', year: null, description: 'a@b.example' }] },
    {},
    40,
    ['links_in_text'],
  ],
  ['photos', {}, { hasPhotos: true }, 100, ['photos']],
  ['another of the network', {}, { fromNetwork: 1 }, 40, ['same_network']],
  ['four listings', {}, { listings: 4 }, 0, []],
  ['five listings', {}, { listings: 5 }, 100, ['many_listings']],
  ['a rejection', {}, { rejections: 1 }, 60, ['rejected_before']],
  [
    'much at once',
    { description: 'www.x.example' },
    { fromNetwork: 3, rejections: 1 },
    100,
    ['links_in_text', 'same_network', 'rejected_before'],
  ],
])('%s', (_, change, around, score, reasons) => {
  expect(riskOf({ ...plain, ...change }, { ...quiet, ...around })).toEqual({ score, reasons });
});

test.each([
  [0, null, false],
  [0, 0, true],
  [20, 20, true],
  [21, 20, false],
] as const)('a score of %i with a limit of %s publishes at once: %s', (score, most, isAtOnce) => {
  expect(isPublishedAtOnce(score, most)).toBe(isAtOnce);
});
