import { firstMid, firstRange, spentMid } from '../figures.js';
import { aboveGroundLife, builderTable, linerPrice, priceSources, shellJob, shellLife, wallLife } from '../sources.js';
import type { Comparison } from '../types.js';

export const comparison: Comparison = {
  title: 'All four pool types compared',
  lead: 'Fiberglass, vinyl, concrete and above ground on one page: six rows, one chart, no overall winner.',
  description:
    'Four kinds of pool in one table: first cost, ten-year cost, weeks to build, upkeep, life and fit, and a chart of what each costs over twenty years.',
  published: '2026-11-22',
  updated: '2026-11-27',
  options: ['fiberglass', 'vinyl', 'concrete', 'above-ground'],
  kind: 'pools',
  stronger: { weeks: 'above-ground', upkeep: 'fiberglass', life: 'concrete', fit: 'concrete' },
  chart: {
    title: 'Four lines over twenty years',
    text: `After twenty years you will have spent ${spentMid('above-ground', 20)} on an above-ground pool, ${spentMid('vinyl', 20)} on vinyl, ${spentMid('fiberglass', 20)} on fiberglass or ${spentMid('concrete', 20)} on concrete. The steps in the lines are work that comes due: liners and plaster in years ten and twenty, a second above-ground pool in year thirteen.`,
  },
  sections: [
    {
      id: 'order',
      title: 'Sort them by what you are short on',
      paragraphs: [
        `Short on money today? Look at above ground (${firstRange('above-ground')}) and vinyl (${firstRange('vinyl')}). Short on time? Look at above ground and fiberglass, which you can swim in within a month of breaking ground.`,
        `Short on patience for upkeep? Look at fiberglass (${firstRange('fiberglass')}). And if no standard shape fits the lot, choose concrete (${firstRange('concrete')}), the only type that can be built in any shape.`,
      ],
    },
    {
      id: 'overlap',
      title: 'The ranges overlap for a reason',
      paragraphs: [
        'Each range runs from a plain pool with easy digging to a complex one with high labor costs. A plain concrete pool and an expensive fiberglass one meet in the middle, so compare quotes for your own yard before you cross a type off.',
        'All pools here are 450 square feet. In real yards concrete pools tend to be larger and above-ground ones smaller, so the prices you hear from neighbors differ even more.',
      ],
    },
    {
      id: 'leftout',
      title: 'Left out on purpose',
      paragraphs: [
        'Deck, fence, heater, cover and lights are left out of all four, because they cost the same with any type of pool. Heating and refilling depend on your climate far more than on the shell. Interest is also left out, and a loan adds the most to the most expensive pools.',
      ],
    },
  ],
  choose: [
    {
      option: 'fiberglass',
      when: ['a molded shape fits and a truck can reach the yard', 'you would rather swim than brush walls'],
    },
    {
      option: 'vinyl',
      when: ['you want an inground pool for the least money', 'you can plan for a new liner every decade'],
    },
    {
      option: 'concrete',
      when: ['the design comes first', 'you want a pool that outlasts the mortgage, with new plaster along the way'],
    },
    {
      option: 'above-ground',
      when: [`about ${firstMid('above-ground')} is the limit`, 'you may want to take it down someday'],
    },
  ],
  questions: [
    {
      question: 'Which type raises a home’s value the most?',
      answer:
        'We found no data by type. Buyers pay for a pool that looks sound, so the condition of the surface on the day of the sale counts for more than the material under it.',
    },
    {
      question: 'Which type suits a cold climate?',
      answer:
        'All four are built in the North. Vinyl and fiberglass give a little when the ground freezes; on concrete, the tile cracks first. An above-ground pool is closed with water in it and an air pillow under the cover.',
    },
    {
      question: 'What about a stainless steel or wood pool?',
      answer:
        'Both exist, from a handful of manufacturers, at prices above concrete. Too few are sold for reliable numbers.',
    },
    {
      question: 'How accurate are these numbers?',
      answer:
        'They are ranges of prices that contractors and cost sites publish, adjusted to one size. Use them to plan and to spot a quote that is far off. They do not replace a quote.',
    },
  ],
  sources: [builderTable, shellJob, shellLife, linerPrice, wallLife, aboveGroundLife, ...priceSources],
  sourcesAre:
    'All prices are published by the trade; none come from official statistics. Where sources disagree, we show a range.',
  next: {
    title: 'Price your own size',
    text: 'On their pages, builders near you list the pool types they work with.',
    label: 'Find pool builders',
    search: { services: ['Pool Installation'] },
  },
  related: ['poolTypesGuide', 'designIdeas', 'costCalculator', 'paymentCalculator'],
};
