import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  accountDeletionDays,
  clientReportLimits,
  farthestSearch,
  figureLimits,
  invitationDays,
  type Length,
  pageSizes,
  removalDays,
  reportDays,
  requestLimits,
  reviewDays,
  reviewDaysAfterClosing,
  textLengths,
  uploadMegabytes,
  webhookLimits,
} from './limits.js';
import { planLimits } from './plans.js';
import { dearCost, limitClasses, plainCost } from './rate-limits.js';

const read = (file: string) => readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8');
const count = (value: number) => value.toLocaleString('en-US');
const span = ({ min, max }: Length) => `${count(min)} to ${count(max)}`;

const { businessName, description, password, priceRange, reviewText, reviewTitle, website } = textLengths;

it.each([
  ['rules.md', `the API takes up to ${farthestSearch}`],
  ['rules.md', `A name has ${span(businessName)} characters, a description ${span(description)};`],
  ['rules.md', `a text of ${span(reviewText)} characters, a title of at most ${reviewTitle.max}`],
  ['rules.md', `${span(password)} characters of any kind`],
  ['rules.md', `the newest first, ${pageSizes.contactRequests} a page`],
  ['rules.md', `A listing has up to ${planLimits.free.photos} photos, as a founding member ${planLimits.pro.photos};`],
  ['rules.md', `has at most ${uploadMegabytes} MB and`],
  ['rules.md', `five files of ${uploadMegabytes} MB`],
  ['rules.md', `sends up to ${planLimits.free.photos} photos with its form`],
  ['rules.md', `people write reviews for ${reviewDaysAfterClosing} days more`],
  ['rules.md', `which works for ${reviewDays.confirm} days to confirm it`],
  ['rules.md', `One that was never proven is erased after ${reviewDays.unconfirmed} days.`],
  ['rules.md', `confirms within ${removalDays} days what the first asked for`],
  ['rules.md', `closed at once and erased after ${accountDeletionDays} days`],
  ['rules.md', `A mailed link, good for ${invitationDays} days and once`],
  ['rules.md', `A report is erased ${reportDays} days after it was handled`],
  ['rules.md', `adds up to ${planLimits.pro.webhooks} endpoints`],
  ['rules.md', `the one before signs for ${webhookLimits.oldSecretHours} hours as well`],
  ['rules.md', `given up after ${webhookLimits.failingDays} days without success`],
  ['rules.md', `What was told to an endpoint, by ids, is erased after ${webhookLimits.keptDays} days`],
  ['rules.md', `a request that costs more than ten plain reads counts as ${dearCost / plainCost}:`],
  ['rules.md', `In a minute ${limitClasses.page.max} pages, ${limitClasses.read.max} reads,`],
  ['rules.md', `and ${limitClasses.unsubscribe.max} clicks that stop mails;`],
  ['rules.md', `sends up to ${figureLimits.seenAtOnce} at a time`],
  ['rules.md', `deleted after ${figureLimits.visitDays} days, the counts after ${figureLimits.months} months`],
  ['rules.md', `${limitClasses.visit.max} batches of [visits]`],
  ['rules.md', `${limitClasses.fault.max} [reports of missing pages and errors]`],
  ['rules.md', `a path of at most ${clientReportLimits.pathLength} characters`],
  [
    'rules.md',
    `deleted after ${clientReportLimits.days} days, and a day has ${count(clientReportLimits.rowsPerDay)} rows`,
  ],
  ['rules.md', `for 7, 30 and ${planLimits.free.figureDays} days with today`],
  ['rules.md', `within ${figureLimits.localMiles} miles, or in the state`],
  ['rules.md', `and ${limitClasses.photo.max} photos of submissions and requests, in 24 hours`],
  ['rules.md', `Up to ${requestLimits.photos} photos come with a request`],
  ['rules.md', `erased with their files after ${requestLimits.unsentPhotoHours} hours`],
  ['import.md', `| \`name\` | yes | ${span(businessName)} characters |`],
  ['import.md', `| \`description\` | yes | ${span(description)} characters |`],
  ['import.md', `| \`price_range\` | | up to ${priceRange.max} characters`],
  ['import.md', `at most ${website.max} characters`],
])('docs/%s says what is checked: %s', (file, sentence) => {
  expect(read(file)).toContain(sentence);
});

it('lets a network send the photos of all the submissions that it may send', () => {
  const { photo, submission } = limitClasses;
  expect(photo.max).toBeGreaterThanOrEqual(submission.max * planLimits.free.photos);
  expect(photo.windowMs).toBe(submission.windowMs);
});
