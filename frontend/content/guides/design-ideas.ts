import { priceSources } from './sources.js';
import type { Guide, Section } from './types.js';

export const designIdeas: Guide & { sections: readonly Section[] } = {
  title: 'Pool design ideas, drawn to scale',
  lead: 'Twelve back yards seen from above, each with its size, its water and what it is planned to cost. Pick the yard that looks like yours.',
  description:
    'Twelve pool plans drawn to scale by yard size: dimensions, water surface, gallons and a planning cost for each, from a courtyard plunge pool to a deep-end rectangle.',
  updated: '2026-11-22',
  sections: [
    {
      id: 'read-a-plan',
      title: 'How to read a plan',
      paragraphs: [
        'The house stands along the upper edge and the fence around the other three sides. Every plan keeps five feet between water and fence, a common distance; your zoning office may ask for more, and for more again beside an easement.',
        'Cost counts the pool, the deck as it is drawn, the equipment named below the plan, a permit and a reserve, at the mean of the country. A fence is left out, because many yards have one.',
      ],
    },
    {
      id: 'measure-yours',
      title: 'Measure yours in half an hour',
      paragraphs: [
        'Take the width at the house and at the back fence, the depth on both sides, and mark meters, wires, trees and the septic field. Note which way is south and where the wind comes from in July.',
        'Then lay a garden hose on the lawn in the outline you like, put chairs around it, and look at it from the kitchen for a week. Moving a hose costs nothing.',
      ],
    },
    {
      id: 'room-around',
      title: 'Room around the water',
      paragraphs: [
        'Three feet let one person pass, six take a lounger and a way around it, ten take a table. On the side where people climb out, plan for six. Where nobody walks, a strip of two feet keeps soil out of the water.',
      ],
    },
  ],
  questions: [
    {
      question: 'How small can a pool be?',
      answer:
        'About eight by fourteen feet is the least that feels like a pool rather than a tub. Below a hundred square feet the price hardly falls, since digging, pump and permit stay the same.',
    },
    {
      question: 'How much of the yard should the pool take?',
      answer:
        'A quarter including its deck leaves a yard that is still a yard. Here it goes from a sixth around the round kit to half along the lap lane.',
    },
    {
      question: 'May I give these plans to a builder?',
      answer:
        'Yes, print the page or send its link. They are a start for a talk, no construction drawings: soil, drainage, setbacks and utilities are checked on your lot.',
    },
    {
      question: 'Which side should the deep end be on?',
      answer:
        'Away from the house and from the way the children come. Equipment belongs within fifty feet of the pool, out of earshot of bedrooms, yours and the neighbors’.',
    },
  ],
  sources: priceSources,
  sourcesAre:
    'Prices per square foot and piece are what contractors and cost sites publish for the country as a whole.',
  next: {
    title: 'Have one drawn for your lot',
    text: 'Builders who install pools near you, with their services, reviews and how far they travel.',
    label: 'Find pool designers and builders',
    search: { services: ['Pool Installation'] },
  },
  related: ['poolTypesGuide', 'allPoolTypes', 'costCalculator', 'nearMe'],
};
