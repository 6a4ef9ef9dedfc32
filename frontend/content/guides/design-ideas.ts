import { priceSources } from './sources.js';
import type { Guide, Section } from './types.js';

export const designIdeas: Guide & { sections: readonly Section[] } = {
  title: 'Pool design ideas, drawn to scale',
  lead: 'Twelve backyards seen from above, each with its dimensions, gallons and a planning cost. Pick the yard that looks like yours.',
  description:
    'Twelve pool plans drawn to scale by yard size: dimensions, water surface, gallons and a planning cost for each, from a courtyard plunge pool to a deep-end rectangle.',
  published: '2026-11-22',
  updated: '2026-11-27',
  sections: [
    {
      id: 'read-a-plan',
      title: 'How to read a plan',
      paragraphs: [
        'The house is along the upper edge, and the fence runs around the other three sides. Every plan keeps five feet between the water and the fence, which is a common distance. Your zoning office may require more, especially next to an easement.',
        'The cost includes the pool, the deck as drawn, the equipment named below the plan, a permit and a contingency, at US average prices. A fence is left out, because many yards already have one.',
      ],
    },
    {
      id: 'measure-yours',
      title: 'Measure your yard in half an hour',
      paragraphs: [
        'Measure the width at the house and at the back fence, and the depth on both sides. Then mark the utility meters, wires, trees and the septic field. Note which way is south and where the wind comes from in July.',
        'Next, lay a garden hose on the lawn in the outline you like, put chairs around it, and look at it from the kitchen for a week. Moving a hose costs nothing.',
      ],
    },
    {
      id: 'room-around',
      title: 'Room around the water',
      paragraphs: [
        'Three feet lets one person pass, six leaves room for a lounger with a path around it, and ten leaves room for a table. Plan for six on the side where people climb out. Where nobody walks, a two-foot strip keeps soil out of the water.',
      ],
    },
  ],
  questions: [
    {
      question: 'How small can a pool be?',
      answer:
        'About eight by fourteen feet is the smallest that feels like a pool rather than a tub. Below a hundred square feet the price hardly drops, because the digging, the pump and the permit cost the same.',
    },
    {
      question: 'How much of the yard should the pool take up?',
      answer:
        'If the pool and deck take up a quarter, there is still a yard left. In these plans, the share ranges from a sixth for the round kit to half for the lap lane.',
    },
    {
      question: 'May I give these plans to a builder?',
      answer:
        'Yes. Print the page or send a link to it. The plans are a starting point, not construction drawings: soil, drainage, setbacks and utilities have to be checked on your lot.',
    },
    {
      question: 'Which side should the deep end be on?',
      answer:
        'Away from the house and from the door the children use. Put the equipment within fifty feet of the pool, out of earshot of your bedrooms and your neighbors’.',
    },
  ],
  sources: priceSources,
  sourcesAre: 'Prices per square foot and per item are what contractors and cost sites publish for the whole country.',
  next: {
    title: 'Have a plan drawn for your lot',
    text: 'See builders near you, with their services, their reviews and how far they travel.',
    label: 'Find pool designers and builders',
    search: { services: ['Pool Installation'] },
  },
  related: ['poolTypesGuide', 'allPoolTypes', 'costCalculator', 'nearMe'],
};
