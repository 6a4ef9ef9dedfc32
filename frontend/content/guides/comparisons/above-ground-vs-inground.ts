import { poolOwnership } from '@poolpros/calculators/ownership-factors';
import { dollars, firstMid, firstRange, gap, spentMid } from '../figures.js';
import { aboveGroundLife, aboveGroundLiner, builderTable, priceSources } from '../sources.js';
import type { Comparison } from '../types.js';

const { life, yearly } = poolOwnership['above-ground'];

export const comparison: Comparison = {
  title: 'Above-ground vs inground pools',
  lead: 'One is a purchase, the other a building project. They differ by a factor of six in price and in nearly everything else.',
  description:
    'Above-ground or inground pool: price, ten- and twenty-year cost with a replacement counted in, time to build, permits, safety and resale.',
  updated: '2026-11-22',
  options: ['above-ground', 'inground'],
  kind: 'pools',
  stronger: { weeks: 'above-ground', life: 'inground', fit: 'inground' },
  chart: {
    title: 'One pool, or two in a row',
    text: `An above-ground pool lasts 10 to 15 years, so its line has a jump in year ${life}, when it is bought again. Even so it ends ${gap('inground', 'above-ground', 20)} below the mean of fiberglass, vinyl and concrete after twenty years.`,
  },
  sections: [
    {
      id: 'bill',
      title: 'What the low price leaves out',
      paragraphs: [
        `${firstMid('above-ground')} in the middle covers walls, liner, pump, ladder, setting up and the permit. A deck around it is extra and often costs as much as the pool: a raised deck of 200 square feet runs to several thousand dollars. Level ground is assumed; a slope of two feet means digging and a retaining edge.`,
        `For a pool in the ground ${firstRange('inground')} is the span across all three materials. It has no deck in it either, yet concrete around the edge is usual and runs by the square foot.`,
      ],
    },
    {
      id: 'years',
      title: 'Keeping it',
      paragraphs: [
        `Half the water means half the chemicals: count on about ${dollars(yearly)} a year for chemicals and pump power above ground. The wall is the weak part, since steel rusts from the bottom ring and resin turns brittle in the sun.`,
        'An inground pool keeps its body and changes its skin. What that skin is, liner, plaster or gel coat, decides whether ten years cost you little or as much as a car.',
      ],
    },
    {
      id: 'rules',
      title: 'Permits, fences and the tax office',
      paragraphs: [
        'Most building offices want a permit for anything that holds 24 inches of water or more, whichever way it stands. The wall of an above-ground pool can count as the barrier where it is at least 48 inches high and the ladder locks or lifts away; ask your own office, since it decides.',
        'A pool in the ground is an improvement of the land and may raise the assessment. One that can be taken down usually does not. Insurers ask about both.',
      ],
    },
  ],
  choose: [
    {
      option: 'above-ground',
      when: [
        'you rent, or may move before the children are grown',
        `${firstMid('above-ground')} is a sum you have, and a loan is not wanted`,
        'four feet of depth is all you need',
      ],
    },
    {
      option: 'inground',
      when: [
        'you will stay for twenty years and want the yard built around it',
        'swimming laps, diving or wading in from a beach is the point',
        'a slope, a view or a small lot asks for something made to measure',
      ],
    },
  ],
  questions: [
    {
      question: 'Can an above-ground pool be sunk into the ground?',
      answer:
        'Only one that its maker sells as semi-inground. Ordinary walls are made to hold water that pushes out, and buckle when soil pushes in; burying them also ends the warranty.',
    },
    {
      question: 'Does an inground pool pay for itself when I sell?',
      answer:
        'Seldom in full. It helps most where neighbors have one and summers are long. Treat the resale value as a discount you may or may not get, and decide by how much you will swim.',
    },
    {
      question: 'How long does it take to set one up?',
      answer:
        'A crew of two has a round pool of 24 feet standing in a day when the ground is level. Filling it from a hose takes another day or two.',
    },
    {
      question: 'What happens after twenty years?',
      answer: `By our calendar you are in the middle of your second above-ground pool and have spent ${spentMid('above-ground', 20)}. The inground owner has spent ${spentMid('inground', 20)} and has a pool that is half way through its life.`,
    },
  ],
  sources: [aboveGroundLife, aboveGroundLiner, builderTable, ...priceSources],
  sourcesAre:
    'Above-ground figures are the weakest on this site: kits differ more than pools do, and few dealers print what setting up costs.',
  next: {
    title: 'Get both priced for your yard',
    text: 'A dealer who sets up above-ground pools will tell you in one visit whether the ground is level enough.',
    label: 'Find above-ground pool firms',
    search: { serviceType: 'aboveground' },
  },
  related: ['allPoolTypes', 'vinylVsFiberglass', 'designIdeas', 'costCalculator'],
};
