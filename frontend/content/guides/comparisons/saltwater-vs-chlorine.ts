import { timesBand } from '@poolpros/calculators/band';
import { sanitizerOwnership } from '@poolpros/calculators/ownership-factors';
import { figures } from '../../figures.js';
import { dollars, firstMid, firstRange, gap, range, spentMid } from '../figures.js';
import { chlorineYear, saltFitting, saltUpkeep } from '../sources.js';
import type { Comparison } from '../types.js';

const chlorineYears = timesBand(sanitizerOwnership.chlorine.tenYears, 1 / 10);
const cell = dollars(sanitizerOwnership.salt.renewals[0].price);

export const comparison: Comparison = {
  title: 'Saltwater vs chlorine pools',
  lead: 'Both are chlorine pools. One makes its own chlorine from salt; with the other, you add it.',
  description:
    'Salt system or chlorine by hand: first cost, ten- and twenty-year cost with new cells, weekly chores, and what salt does to stone and metal.',
  published: '2026-11-22',
  updated: '2026-11-27',
  options: ['salt', 'chlorine'],
  kind: 'sanitizers',
  stronger: { weeks: 'chlorine', upkeep: 'salt', life: 'chlorine' },
  chart: {
    title: 'Does the cell ever pay for itself?',
    text: `Barely. The salt system starts ${firstMid('salt')} higher and saves on chemicals each year until it needs a new cell, which is every five years in our estimates. After ten years it has cost ${gap('salt', 'chlorine', 10)} more, and after twenty the two lines meet. Buy it for convenience, not for savings.`,
  },
  sections: [
    {
      id: 'how',
      title: 'How a salt cell works',
      paragraphs: [
        'A pound of salt in forty gallons makes water less than a tenth as salty as the ocean. As the water flows past coated titanium plates, a low voltage turns part of the salt into chlorine; once used, it becomes salt again. You lose salt only when you lose water: to splashing, backwashing and overflow from rain.',
        'The cell adds a little chlorine at a time as long as the pump runs. That is the convenience: no peaks after shocking, no gap when you are away for a week, and fewer of the byproducts that smell and sting.',
      ],
    },
    {
      id: 'cost',
      title: 'What each costs',
      paragraphs: [
        `An installed system costs ${firstRange('salt')}. After that you pay ${range(figures.salt.year.price)} a year for salt, plus acid, stabilizer and a little power, and ${range(figures.salt.cell.price)} for a new cell every three to seven years. Our midpoint is ${cell} every five years.`,
        `Adding chlorine by hand costs nothing up front, or up to ${dollars(figures.salt.feeder.price[2])} for an inline feeder, and ${range(chlorineYears)} a year in tablets, liquid and balancers. More sun and more swimmers push you toward the high end.`,
      ],
    },
    {
      id: 'harm',
      title: 'What salt can harm',
      paragraphs: [
        'Coping made of soft limestone or certain sandstones flakes where splashed water dries on it. Cheap ladders, heaters without a cupronickel exchanger and automatic cover tracks corrode sooner, especially where the pool has no sacrificial zinc anode.',
        'Electrolysis raises the pH, so you add acid as part of the weekly routine. In water below about 60 °F the cell shuts itself off, and in the cold months you are back to dosing by hand.',
      ],
    },
  ],
  choose: [
    {
      option: 'salt',
      when: [
        'you travel, or would rather not handle chlorine every few days',
        'the coping is porcelain, brick or concrete, not soft stone',
        'the pump runs most of the day through a long season',
      ],
    },
    {
      option: 'chlorine',
      when: [
        'you want the lowest first cost and nothing that can break',
        'your season is three months, so a cell would sit idle for nine',
        'the pool has limestone, a steel wall or an old heater',
      ],
    },
  ],
  questions: [
    {
      question: 'Is a saltwater pool free of chlorine?',
      answer:
        'No. The sanitizer in the water is the same chlorine, at the same level. In a pool with stabilizer, that is at least 2 parts per million and at least one twentieth of the stabilizer reading. If chlorine itself bothers you, salt will not help. If chloramines bother you, salt often helps, because steady dosing keeps them low.',
    },
    {
      question: 'Can any pool be switched to salt?',
      answer:
        'Nearly any pool with a pump and a spare stretch of pipe can. Ask the manufacturers of the liner, the heater and any automatic cover whether salt voids the warranty.',
    },
    {
      question: 'Does the water taste salty?',
      answer:
        'At about 3,000 parts per million, most people notice that the water feels soft but do not taste the salt. Tears are roughly three times as salty.',
    },
    {
      question: 'What does each cost over twenty years?',
      answer: `${spentMid('salt', 20)} with salt and ${spentMid('chlorine', 20)} without, at today’s prices. The ranges are wide: careful owners make a cell last seven years, but hard water can ruin it in three.`,
    },
  ],
  sources: [saltFitting, saltUpkeep, chlorineYear],
  sourcesAre:
    'Yearly costs for salt, acid and power are within the ranges that sellers publish; cell prices are for common sizes.',
  next: {
    title: 'Have someone look at the equipment pad first',
    text: 'A pro can tell in a short visit whether a cell suits your pipes, your heater and your stone.',
    label: 'Find pool maintenance contractors',
    search: { services: ['Pool Maintenance'] },
  },
  related: ['poolComparisons', 'ecoGuide', 'costCalculator'],
};
