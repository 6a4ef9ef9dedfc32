import { findContractors, type Job } from './job.js';

export const weeklyService: Job = {
  slug: 'weekly-service',
  title: 'What weekly pool service costs',
  description:
    'A monthly range for weekly pool service, what a visit includes, what moves the price, and how to compare two quotes.',
  lead: 'Most companies quote by the month, not by the visit. The same price can mean a five-minute stop with a test strip or half an hour with a brush.',
  price: [80, 115, 150],
  per: 'a month, with cleaning and chemicals',
  source: {
    name: 'Engineer Fix, what pool service costs',
    url: 'https://engineerfix.com/how-much-does-it-cost-for-a-pool-guy',
    read: '2026-11-27',
  },
  drivers: [
    'What a visit includes: only chemicals, or also skimming, brushing, emptying the baskets and cleaning the filter.',
    'Trees, dust and dogs. Leaves take more time than anything else.',
    'The pool’s size, an attached spa, and water features with their own pumps.',
    'How often: every week in summer, every other week in winter, or the same all year.',
    'How far you live from the rest of the route.',
  ],
  compare: [
    'Are chemicals included in the price, and which chemicals are extra?',
    'Is cleaning the filter included, and how many times a year?',
    'Do you leave the test readings after each visit?',
    'What does a visit cost when the pool turns green?',
    'Can I cancel at the end of any month?',
  ],
  next: {
    title: 'Ask a few companies',
    text: 'Compare the companies that work in your neighborhood, and send all of them the same note.',
    ...findContractors('Pool Maintenance'),
  },
};

export const leakDetection: Job = {
  slug: 'leak-detection',
  title: 'What pool leak detection costs',
  description:
    'A price range for leak detection, why the repair is priced separately, what you can test yourself first, and what to ask on the phone.',
  lead: 'Finding a leak and repairing it are two jobs, often done by two people. Pay for the first only after you have ruled out evaporation.',
  price: [150, 325, 500],
  per: 'to find the leak; the repair is extra',
  source: {
    name: 'Engineer Fix, fixing a pool leak',
    url: 'https://engineerfix.com/how-much-does-it-cost-to-fix-a-pool-leak',
    read: '2026-11-27',
  },
  drivers: [
    'Whether the leak is in the shell or the pipes. If it is in the pipes, each line needs a pressure test.',
    'How many lines there are: spa, cleaner, waterfall.',
    'A deck that has to be cut to reach the pipe.',
    'What you already know from your own bucket test.',
  ],
  compare: [
    'Which tests are included in the price: dye, pressure, listening, camera?',
    'What do I pay if you find nothing?',
    'Do I get a sketch of where the leak is?',
    'Do you also make the repair, and does the fee count toward it?',
  ],
  next: {
    title: 'Test for a leak first',
    text: 'A bucket, a marker and dye will tell you in two days whether you have a leak.',
    label: 'See the three tests',
    to: '/us/blog/find-a-pool-leak-at-home',
  },
};
