import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminPaths } from '@poolpros/contracts/admin-paths';
import { comparedLimit, distanceOptions, serviceRadiusMiles, shortlistLimit } from '@poolpros/contracts/catalogue';
import { claimDays } from '@poolpros/contracts/claim-facts';
import { apiKeyLifetimes } from '@poolpros/contracts/http/api-keys';
import { leastFormMs } from '@poolpros/contracts/http/contact-requests';
import {
  accountDeletionDays,
  clientReportLimits,
  decisionDays,
  figureLimits,
  requestLimits,
  reviewDays,
  textLengths,
} from '@poolpros/contracts/limits';
import { draftDays, freeWeekCounts, submissionDays } from '@poolpros/contracts/listing-options';
import { apiPaths, pagePaths } from '@poolpros/contracts/paths';
import { planLimits } from '@poolpros/contracts/plans';
import { limitClasses } from '@poolpros/contracts/rate-limits';
import { states } from '@poolpros/contracts/states';
import { expect, it } from 'vitest';
import { draftDays as browserDraftDays } from '../src/features/submission/listing-draft.js';
import { listingSteps } from '../src/features/submission/listing-steps.js';
import { readComponents } from './content/component-texts.js';
import { readContent } from './content/content-file.js';
import { contractorPlain, contractorPromises } from './content/contractor-promises.js';
import { kept, type Promised } from './content/kept.js';
import { retentionSentences } from './content/retention-sentences.js';
import { sentencesOf } from './content/sentences.js';

const login = 'services/accounts/src/domain/login-delay.ts';
const session = 'services/accounts/src/domain/session.ts';
const link = 'services/accounts/src/domain/password-link.ts';
const request = 'services/directory/src/requests/domain/request.ts';
const webhook = 'services/directory/src/connections/domain/webhook.ts';
const webhookPorts = /'(443)', '8443'/;
const requestDays = kept(request, /requestKeptDays = (\d+)/);
/** Of latitude; the browser rounds it to so many steps. */
const feetInDegree = 364_567;
const steps = kept('frontend/src/entities/search/coordinates.ts', /Math\.round\(lat \* (\d+)\)/);
const windows = Object.values(limitClasses).map(({ windowMs }) => windowMs);

/**
 * What the pages promise, and what keeps it: for each # of a phrase its number, and the routes of what a reader can do.
 * A page may write a number up to twelve as a word.
 */
const ownPromises: readonly Promised[] = [
  // Searching and comparing
  ['within #, #, # or # miles of the place you enter', ...distanceOptions],
  ['how far it travels (# to # miles)', serviceRadiusMiles.min, serviceRadiusMiles.max],
  ['we show it within # miles', serviceRadiusMiles.default],
  ['holds up to # businesses with your notes', shortlistLimit],
  ['you can email it to yourself or share it as a link', apiPaths.mailShortlist, pagePaths.shortlist],
  ['how many jobs the business can begin in each of the next # weeks', freeWeekCounts.weeks, apiPaths.listingWeeks],
  ['You can compare up to # businesses side by side', comparedLimit, apiPaths.compare],
  [
    'You can search, compare and write to businesses',
    apiPaths.enhancedSearch,
    apiPaths.compare,
    apiPaths.contactRequests,
  ],
  // Figures of businesses
  ['we keep a record of the visit for # days', figureLimits.visitDays],
  ['we keep a count for that address for # days', clientReportLimits.days],
  // Messages
  ['One message to as many as # businesses', comparedLimit],
  ['up to # with one message', comparedLimit],
  ['We accept # messages a day', kept(request, /perMail: (\d+)/)],
  ['# of them to the same business', kept(request, /perMailAndInstaller: (\d+)/)],
  ['may include # links at most', kept(request, /maxLinks = (\d+)/)],
  ['We keep it for # months, so that you and the business can find it again', Math.round(requestDays / 30.4375)],
  ['To erase it sooner', apiPaths.eraseRequest],
  ['You can erase a request to businesses yourself', apiPaths.eraseRequest],
  ['submitted within # seconds', leastFormMs / 1000],
  [
    'We send nothing unless you confirm the message through that link within # days',
    requestLimits.confirmDays,
    apiPaths.confirmRequest,
  ],
  ['a private link to a page that works for # days', requestLimits.followDays, apiPaths.followRequest],
  [
    'you can add details, ask others, say who got the job, withdraw the request, or erase it',
    apiPaths.requestDetails,
    apiPaths.askOthers,
    apiPaths.requestOutcome,
    apiPaths.withdrawRequest,
    apiPaths.eraseRequest,
  ],
  [
    'replied after # hours, we will email you the names of up to # others',
    requestLimits.unansweredHours,
    comparedLimit - 1,
    apiPaths.askOthers,
  ],
  // Reviews
  ['the # months before', kept('services/reviews/src/domain/work-month.ts', /windowMonths = (\d+)/)],
  ['write at least # characters', textLengths.reviewText.min],
  ['The link works for # days', reviewDays.confirm],
  ['take it down with the link in our email', apiPaths.withdrawReview],
  ['If one of these reasons applies, we take the review down', adminPaths.removeReview],
  ['you can write another review of the business', apiPaths.reviews],
  // Connections
  ['It expires after #, # or # days', ...apiKeyLifetimes],
  // Listing a business
  ['Fill out the form: # steps', listingSteps.length],
  ['which you can claim instead', apiPaths.ownClaims],
  ['kept in your browser for # days', browserDraftDays],
  ['did not send: # days', browserDraftDays],
  ['so you can come back to it', pagePaths.listYourBusiness],
  ['Confirm your email address within # days', submissionDays.confirm],
  ['We aim for # business days', decisionDays],
  ['takes about # business days', decisionDays],
  [
    'We accept # businesses a day',
    kept('services/directory/src/intake/domain/submission.ts', /submissionsPerDay = (\d+)/),
  ],
  ['You can do so with a text to the phone', apiPaths.sendClaimPhoneCode],
  ['have been the same for # days', claimDays.settled],
  ['reminded of it once, after # days', draftDays.reminder],
  ['The free plan has room for # people', planLimits.free.members],
  // Accounts
  ['you can download everything we have about you', apiPaths.accountData, apiPaths.ownData],
  [
    'you can download what we have about it, and delete it',
    apiPaths.accountData,
    apiPaths.ownData,
    apiPaths.deleteAccount,
  ],
  ['For # days, a link in our email will bring it back', accountDeletionDays],
  ['works once and expires after # minutes', kept(link, /resetValidMinutes = (\d+)/)],
  ['it works for # days', kept(link, /setupValidDays = (\d+)/)],
  ['After # wrong passwords', kept(login, /device: \{ freeFailures: (\d+)/)],
  ['from # seconds', kept(login, /device: \{ freeFailures: \d+, firstDelaySeconds: (\d+)/)],
  ['to # minutes', kept(login, /longestDelaySeconds = (\d+) \* 60/)],
  ['After # wrong passwords from browsers that we do not recognize', kept(login, /loginLock = \{ failures: (\d+)/)],
  ['a new browser has to wait # minutes', kept(login, /loginLock = \{ failures: \d+, minutes: (\d+)/)],
  ['# days for contractors', kept(session, /contractor: (\d+) \* 24/)],
  ['# hours for our staff', kept(session, /admin: (\d+) \* hour/)],
  ['for # minutes at a time', kept('services/accounts/src/domain/access-token.ts', /accessTokenSeconds = (\d+) \* 60/)],
  ['so that you can see where you are logged in and log out there', apiPaths.sessions],
  // What is stored for a while
  ['is rounded to about # feet', Math.round(feetInDegree / steps / 10) * 10],
  ['from one minute to # hours', Math.max(...windows) / 3_600_000],
  ['You can stop every email that is not about security', apiPaths.stopMails],
  // Places
  ['in the # states and Washington, DC', states.length - 1],
  // Programs
  ['on port # or 8443', kept('services/directory/src/connections/domain/webhook-address.ts', webhookPorts)],
  ['within # seconds', kept('services/directory/src/connections/webhooks/post-webhook.ts', /timeoutMs \?\? (\d+)_000/)],
  [
    'deliver each message up to # times within a day',
    (/delaysMs = \[(.*?)\]/.exec(readFileSync(join(import.meta.dirname, '../..', webhook), 'utf8'))?.[1] ?? '').split(
      ',',
    ).length + 1,
  ],
];

/** Numbers that are no rule of ours, and words that promise no act. */
const plain = [
  ...contractorPlain,
  'SHA-256',
  'Base64',
  'older than five minutes', // what the reader's program should refuse
  'a 2xx status',
  'and a 410 turns',
  'Five facts save',
  'about five minutes',
  'one of the first three are decided',
  'People who log in get two',
  'must be v1,',
  'one-star and five',
  'a single five-star review does not beat forty very good ones',
  'start with +1',
  'near 85254',
  'so that you can hold us to it',
  'You will be able to cancel at any time',
  'at least 60 days before', // what the operator owes founding members, outside the product
];

const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const sign = new RegExp(
  `\\d|\\b(?:${words.slice(2).join('|')}|twenty|thirty|forty|fifty|sixty)\\b|\\byou (?:can|will be able to)\\b`,
  'i',
);

/** A phrase with its numbers in place, in figures or as words. */
function patternOf([says, ...keepers]: Promised): RegExp {
  const numbers = keepers.filter((keeper) => typeof keeper === 'number');
  const escaped = says.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const filled = escaped.replaceAll('#', () => {
    const number = numbers.shift() ?? Number.NaN;
    return words[number] ? `(?:${number}|${words[number]})` : number.toLocaleString('en-US');
  });
  return new RegExp(filled, 'gi');
}

const pages = [...readContent(), ...readComponents()].filter(({ file }) =>
  /content\/(?:help|for-contractors)\/|features\/legal-and-help\/(?:privacy|terms|about)\.tsx$/.test(file),
);
const sentences = pages.flatMap((page) => sentencesOf(page).map(({ text }) => ({ file: page.file, text })));

const privacy = sentences.filter(({ file }) => file.endsWith('privacy.tsx'));
/** How long the privacy page says that data are kept, which `scripts/personal-data.test.mjs` checks. */
const retention = [...new Set(Object.values(retentionSentences).flat())].flatMap((says): Promised[] => {
  if (says === null) return [];
  const pattern = new RegExp(says.replace('#', '(\\w+)'));
  const stated = privacy.flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])[0] ?? '';
  return [[says, words.includes(stated) ? words.indexOf(stated) : Number(stated)]];
});
// They come first, as a shorter phrase may be a part of one.
const promises = [...retention, ...contractorPromises, ...ownPromises];

it('reads the help, the terms, the pricing, the policies and the pages for contractors', () => {
  for (const part of [
    'content/help/',
    'pricing.mdx',
    'plans.ts',
    'reviews-policy.mdx',
    'privacy.tsx',
    'terms.tsx',
    'about.tsx',
  ])
    expect(sentences.some(({ file }) => file.includes(part))).toBe(true);
});

it('every number of these pages, and all that a reader can do by them, is kept by a rule or a route', () => {
  const unkept = sentences.filter(({ text }) => {
    const rest = plain.reduce((left, phrase) => left.replaceAll(phrase, ''), text);
    return sign.test(promises.reduce((left, promise) => left.replace(patternOf(promise), ''), rest));
  });
  expect(unkept).toEqual([]);
});

it('every promise of the table is made by a page', () => {
  const made = (pattern: RegExp) => sentences.some(({ text }) => text.search(pattern) >= 0);
  expect(promises.filter((promise) => !made(patternOf(promise))).map(([says]) => says)).toEqual([]);
  expect(plain.filter((phrase) => !sentences.some(({ text }) => text.includes(phrase)))).toEqual([]);
});

it('every route of the table is one of the product', () => {
  const routes = new Set<string>([
    ...Object.values(apiPaths),
    ...Object.values(adminPaths),
    ...Object.values(pagePaths),
  ]);
  const named = promises.flatMap(([, ...keepers]) => keepers.filter((keeper) => typeof keeper === 'string'));
  expect(named.filter((route) => !routes.has(route))).toEqual([]);
});

it.each(['It works for 9 days.', 'You can edit a review.', 'We keep it for nine weeks.'])('finds “%s”', (text) => {
  expect(sign.test(promises.reduce((left, promise) => left.replace(patternOf(promise), ''), text))).toBe(true);
});
