import { firstMid, firstRange, spentMid } from '../figures.js';
import { aboveGroundLife, builderTable, linerPrice, priceSources, shellJob, shellLife, wallLife } from '../sources.js';
import type { Comparison } from '../types.js';

export const comparison: Comparison = {
  title: 'All four pool types compared',
  lead: 'Fiberglass, vinyl, concrete and above ground on one page: six rows, one chart, no overall winner.',
  description:
    'Four kinds of pool in one table: first cost, ten-year cost, weeks to build, upkeep, life and fit, and a chart of what each costs over twenty years.',
  updated: '2026-11-22',
  options: ['fiberglass', 'vinyl', 'concrete', 'above-ground'],
  kind: 'pools',
  stronger: { weeks: 'above-ground', upkeep: 'fiberglass', life: 'concrete', fit: 'concrete' },
  chart: {
    title: 'Four lines over twenty years',
    text: `At the end stand ${spentMid('above-ground', 20)} above ground, ${spentMid('vinyl', 20)} with vinyl, ${spentMid('fiberglass', 20)} with fiberglass and ${spentMid('concrete', 20)} with concrete. Steps are work that falls due: liners and plaster in the tenth and twentieth year, a second above-ground pool in the thirteenth.`,
  },
  sections: [
    {
      id: 'order',
      title: 'Sort them by what you lack',
      paragraphs: [
        `Lacking money today, look at above ground (${firstRange('above-ground')}) and vinyl (${firstRange('vinyl')}). Short of time, look at above ground and fiberglass, which are swum in within a month of the first shovel.`,
        `Lacking patience for upkeep leaves fiberglass (${firstRange('fiberglass')}). And when nothing on the market fits the lot, concrete is left (${firstRange('concrete')}), since it alone is built to a drawing.`,
      ],
    },
    {
      id: 'overlap',
      title: 'The spans overlap for a reason',
      paragraphs: [
        'Each span reaches from a plain pool with easy digging to a demanding one with high labor costs. A plain concrete pool and a dear fiberglass one meet in the middle, so compare quotes for your own yard before you cross a type off.',
        'Sizes are held equal here at 450 square feet. In real yards concrete pools tend to be larger and above-ground ones smaller, which stretches the distance you hear of from neighbors.',
      ],
    },
    {
      id: 'leftout',
      title: 'Left out on purpose',
      paragraphs: [
        'Deck, fence, heater, cover and lights are missing from all four, because they cost the same around any of them. Heating and refilling depend on your climate far more than on the shell. Interest is left out as well: a loan makes dear pools dearer.',
      ],
    },
  ],
  choose: [
    {
      option: 'fiberglass',
      when: ['a molded shape fits and a truck can reach the yard', 'weekends are for swimming, not for brushing'],
    },
    {
      option: 'vinyl',
      when: ['you want it in the ground for the least money', 'a new liner each decade is a bill you can see coming'],
    },
    {
      option: 'concrete',
      when: ['the design comes first', 'the pool is to outlive the mortgage and be re-plastered on the way'],
    },
    {
      option: 'above-ground',
      when: [`about ${firstMid('above-ground')} is the limit`, 'you may want to take it down again'],
    },
  ],
  questions: [
    {
      question: 'Which type raises the value of a home most?',
      answer:
        'Nobody measures it by type. Buyers pay for a pool that looks sound, so the state of the surface on the day of the sale counts for more than what lies under it.',
    },
    {
      question: 'Which type suits a cold climate?',
      answer:
        'All four are built in the north. Vinyl and fiberglass give a little when the ground freezes; tile on concrete is what cracks first. An above-ground pool is closed with water in it and an air pillow under the cover.',
    },
    {
      question: 'What about a pool of stainless steel or wood?',
      answer:
        'Both exist, from a handful of makers, at prices above concrete. Too few are sold for figures that we could stand behind.',
    },
    {
      question: 'How sure are these figures?',
      answer:
        'They are spans of prices that contractors and cost sites publish, brought to one size. Use them to plan and to notice a quote that is far off; they do not replace one.',
    },
  ],
  sources: [builderTable, shellJob, shellLife, linerPrice, wallLife, aboveGroundLife, ...priceSources],
  sourcesAre:
    'All of it is asked and published by the trade, none of it counted by an office. Spans stand where sources disagree.',
  next: {
    title: 'Put your own size into it',
    text: 'Builders near you name the types they work with on their pages.',
    label: 'Find pool builders',
    search: { services: ['Pool Installation'] },
  },
  related: ['poolTypesGuide', 'designIdeas', 'costCalculator', 'paymentCalculator'],
};
