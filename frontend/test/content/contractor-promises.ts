import { comparedLimit } from '@poolpros/contracts/catalogue';
import { decisionDays, reviewDays, subRatingsFrom, textLengths } from '@poolpros/contracts/limits';
import { badgeSeconds, badgeSizes } from '@poolpros/contracts/marketing-files';
import { apiPaths, pagePaths } from '@poolpros/contracts/paths';
import { replySteps } from '@poolpros/contracts/reply-speed';
import { kept, type Promised } from './kept.js';

const replies = 'services/directory/src/requests/domain/reply-figures.ts';
const cards = 'frontend/server/marketing/review-cards.ts';
const inMinutes = (seconds: number) => Math.ceil(seconds / 60);

/** What the pages for contractors, the reviews policy and the page about the site promise. */
export const contractorPromises: readonly Promised[] = [
  ['can go to several businesses, # at most', comparedLimit],
  ['We aim to decide within # business days', decisionDays],
  ['and you can send the listing again', apiPaths.resubmitSubmission, apiPaths.resubmitOwnSubmission],
  // Replies
  ['usually reply in # hour, # hours or # hours', ...replySteps.map((minutes) => minutes / 60)],
  [
    'from # pm to # am',
    kept(replies, /dailyRule\('(\d+):00', zone\)\]/) - 12,
    kept(replies, /dailyRule\('0?(\d+):00', zone\), /),
  ],
  ['the median for the last # days', kept(replies, /replyDays = (\d+)/)],
  ['had # requests in # days', kept(replies, /leastRequests = (\d+)/), kept(replies, /requestDays = (\d+)/)],
  [
    'answered at least # of every # requests more than # days old',
    5 * kept(replies, /leastRate = ([\d.]+)/),
    5,
    kept(replies, /rateFromHours = (\d+)/) / 24,
  ],
  // Marketing tools
  ['updates within # minutes of a change', inMinutes(badgeSeconds.browser + badgeSeconds.server)],
  ['in # sizes', Object.keys(badgeSizes).length],
  ['you can download it as SVG or PNG', pagePaths.marketingTools],
  ['a letter-size sheet of # business cards', kept(cards, /columns = (\d+)/) * kept(cards, /rows = (\d+)/)],
  // Reviews
  ['writes # to # characters', textLengths.reviewText.min, textLengths.reviewText.max],
  ['never confirmed, everything personal in it is erased after # days', reviewDays.unconfirmed],
  ['Averages for these ratings appear once # reviews include them', subRatingsFrom],
  ['it comes off the page within # seconds', kept('docs/rules.md', /ratings and quotes follow within (\d+) seconds/)],
  ['Personal details in the old one are erased after # days', reviewDays.removed],
];

/** Numbers of these pages that are no rule of ours. */
export const contractorPlain = [
  'does not outrank forty good ones',
  'a single five-star review does not outrank forty very good ones',
  'which of the two applies',
  'it has one star or five',
  'The writer confirms three things', // three sentences follow
  'at 100 percent',
  'about three minutes',
];
