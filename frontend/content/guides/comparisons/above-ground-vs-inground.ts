import { poolOwnership } from '@poolpros/calculators/ownership-factors';
import { dollars, firstMid, firstRange, gap, spentMid } from '../figures.js';
import { aboveGroundLife, aboveGroundLiner, builderTable, priceSources } from '../sources.js';
import type { Comparison } from '../types.js';

const { life, yearly } = poolOwnership['above-ground'];

export const comparison: Comparison = {
  title: 'Above-ground vs inground pools',
  lead: 'One is a purchase, the other a construction project. An inground pool costs about six times as much, and nearly everything else is different.',
  description:
    'Above-ground or inground pool: price, ten- and twenty-year cost including a replacement, time to build, permits, safety and resale.',
  published: '2026-11-22',
  updated: '2026-11-27',
  options: ['above-ground', 'inground'],
  kind: 'pools',
  stronger: { weeks: 'above-ground', life: 'inground', fit: 'inground' },
  chart: {
    title: 'One pool, or two in a row',
    text: `An above-ground pool lasts 10 to 15 years, so its line jumps in year ${life}, when you buy a new one. Even so, after twenty years its total is ${gap('inground', 'above-ground', 20)} below the average of fiberglass, vinyl and concrete.`,
  },
  sections: [
    {
      id: 'bill',
      title: 'What the low price leaves out',
      paragraphs: [
        `Our midpoint price of ${firstMid('above-ground')} covers walls, liner, pump, ladder, setup and permit. A deck is extra and often costs as much as the pool: a 200-square-foot raised deck costs several thousand dollars. Our price for the pool assumes level ground; a two-foot slope means digging and a retaining edge.`,
        `For an inground pool, the range across all three materials is ${firstRange('inground')}. That does not include a deck either, but most pools get concrete around the edge, priced by the square foot.`,
      ],
    },
    {
      id: 'years',
      title: 'Upkeep over the years',
      paragraphs: [
        `Half the water means half the chemicals: budget about ${dollars(yearly)} a year for chemicals and pump power for an above-ground pool. The wall is the weak point: steel rusts from the bottom ring up, and resin turns brittle in the sun.`,
        'An inground pool keeps its structure and gets a new surface from time to time. The surface, whether liner, plaster or gel coat, decides whether ten years cost you a little or as much as a car.',
      ],
    },
    {
      id: 'rules',
      title: 'Permits, fences and property tax',
      paragraphs: [
        'Most building departments require a permit for anything that holds 24 inches of water or more, above ground or not. The wall of an above-ground pool can count as the barrier if it is at least 48 inches high and the ladder locks or lifts away. Ask your own building department, because it decides.',
        'An inground pool is an improvement to the property and may raise the assessment. A pool that can be taken down usually does not. Insurers ask about both.',
      ],
    },
  ],
  choose: [
    {
      option: 'above-ground',
      when: [
        'you rent, or may move before the kids are grown',
        `you have ${firstMid('above-ground')} and do not want a loan`,
        'four feet of depth is all you need',
      ],
    },
    {
      option: 'inground',
      when: [
        'you will stay for twenty years and want the yard built around the pool',
        'you want to swim laps, have deep water or wade in from a beach entry',
        'a slope, a view or a small lot needs a custom design',
      ],
    },
  ],
  questions: [
    {
      question: 'Can an above-ground pool be sunk into the ground?',
      answer:
        'Only if its manufacturer sells it as semi-inground. Ordinary walls are made to hold water that pushes out, and they buckle when soil pushes in. Burying them also voids the warranty.',
    },
    {
      question: 'Does an inground pool pay for itself when I sell?',
      answer:
        'Rarely in full. It helps most where the neighbors have one and summers are long. Treat the resale value as a bonus you may or may not get, and decide based on how much you will swim.',
    },
    {
      question: 'How long does it take to set up an above-ground pool?',
      answer:
        'A crew of two can set up a 24-foot round pool in a day when the ground is level. Filling it from a hose takes another day or two.',
    },
    {
      question: 'What happens after twenty years?',
      answer: `By our estimates, you will be in the middle of your second above-ground pool and will have spent ${spentMid('above-ground', 20)}. The inground owner will have spent ${spentMid('inground', 20)} and will have a pool that is halfway through its life.`,
    },
  ],
  sources: [aboveGroundLife, aboveGroundLiner, builderTable, ...priceSources],
  sourcesAre:
    'Above-ground prices are the least certain on this site: kits vary widely, and few dealers publish what setup costs.',
  next: {
    title: 'Get a price for both in your yard',
    text: 'A dealer who sets up above-ground pools can tell you in one visit whether the ground is level enough.',
    label: 'Find above-ground pool contractors',
    search: { serviceType: 'aboveground' },
  },
  related: ['allPoolTypes', 'vinylVsFiberglass', 'designIdeas', 'costCalculator'],
};
