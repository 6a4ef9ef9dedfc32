import { figures } from '../figures.js';
import { findContractors, type Job } from './job.js';

export const opening: Job = {
  slug: 'opening',
  title: 'What opening a pool costs',
  description:
    'A price range for opening a pool in spring, what a visit includes, what costs extra, and when to book it.',
  lead: 'An opening is one visit by two people, or two visits a week apart. The difference is whether the crew comes back until the water is clear.',
  price: figures.services.opening.price,
  per: 'for removing the cover and plugs, starting the equipment and adding startup chemicals',
  source: {
    name: 'Wild West Pool Supplies, opening a pool',
    url: 'https://wildwestpoolsupplies.com',
    read: '2026-11-21',
  },
  drivers: [
    'The cover: mesh or solid, and who cleans and stores it.',
    'The condition of the water under the cover.',
    'Spa, heater, water features and automation to start up.',
    'The timing. Late May is the busiest time.',
  ],
  compare: [
    'How many visits are included?',
    'Which chemicals are included, and how much of each?',
    'Do you check gates, drain covers and the heater?',
    'What do you do if something froze?',
  ],
  next: {
    title: 'Book it early',
    text: 'Spring weeks fill up first. Ask for a date now.',
    ...findContractors('Pool Opening'),
  },
};

export const closing: Job = {
  slug: 'closing',
  title: 'What closing a pool costs',
  description:
    'A price range for closing a pool for winter, what it should include, what is extra, and the question that decides who pays for a frozen pipe.',
  lead: 'Closing is the visit where saving a hundred dollars can cost you thousands. You are paying for someone to get every line dry.',
  price: figures.services.closing.price,
  per: 'for lowering the water, blowing out and plugging the lines, and putting on the cover',
  source: {
    name: 'HomeGuide, pool closing cost',
    url: 'https://homeguide.com/costs/pool-closing-cost',
    read: '2026-11-30',
  },
  drivers: [
    'How many lines there are, and whether anyone labeled them.',
    'Spa, heater, waterfall and in-floor cleaning.',
    'The cover, and whether the crew cleans it.',
    'Chemicals for the winter.',
  ],
  compare: [
    'Do you blow out every line, and add propylene glycol pool antifreeze where a line may still hold water?',
    'Who pays if a line that you closed freezes?',
    'Do you drain the heater and filter and take the removed parts indoors?',
    'Do I get photos?',
  ],
  next: {
    title: 'Or do it yourself',
    text: 'Every step in order, and what never goes into a pipe.',
    label: 'Read how to close a pool',
    to: '/us/blog/closing-a-pool-for-winter',
  },
};
