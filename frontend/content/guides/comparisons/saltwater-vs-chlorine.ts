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
  lead: 'Both are chlorine pools. One makes its chlorine from salt in a pipe, the other gets it from you.',
  description:
    'Salt system or chlorine by hand: first cost, ten- and twenty-year cost with new cells, what is left to do each week, and what salt does to stone and metal.',
  updated: '2026-11-22',
  options: ['salt', 'chlorine'],
  kind: 'sanitizers',
  stronger: { weeks: 'chlorine', upkeep: 'salt', life: 'chlorine' },
  chart: {
    title: 'Does the cell ever pay for itself?',
    text: `Hardly. The salt system starts ${firstMid('salt')} above and saves on chemicals each year until a cell is due, every fifth year here. After ten years it has cost ${gap('salt', 'chlorine', 10)} more, and after twenty the two lines meet. Buy it for the comfort, not for the saving.`,
  },
  sections: [
    {
      id: 'how',
      title: 'How a salt cell works',
      paragraphs: [
        'A pound of salt in forty gallons makes water less than a tenth as salty as the sea. As it flows past coated titanium plates, a low voltage turns part of the salt into chlorine; once used up, it becomes salt again. What you lose is what splashes out, what is backwashed and what the rain washes over the edge.',
        'The cell doses a little at a time as long as the pump runs. That is the comfort: no peaks after shocking, no gap when you are away for a week, and fewer of the by-products that smell and sting.',
      ],
    },
    {
      id: 'cost',
      title: 'What each costs',
      paragraphs: [
        `A fitted system runs from ${firstRange('salt')}. After that come salt for ${range(figures.salt.year.price)} a year, acid and stabilizer, a little power, and a cell of ${range(figures.salt.cell.price)} every three to seven years; our middle is ${cell} every five.`,
        `Chlorine by hand costs nothing to begin with, or up to ${dollars(figures.salt.feeder.price[2])} for a feeder in the line, and ${range(chlorineYears)} a year in tablets, liquid and balancers. The more sun and bathers, the nearer you come to the upper end.`,
      ],
    },
    {
      id: 'harm',
      title: 'What salt can harm',
      paragraphs: [
        'Soft limestone and some sandstones at the edge flake where splashed water dries on them. Cheap ladders, heaters without a cupronickel exchanger and the tracks of an automatic cover corrode sooner, above all where the pool has no zinc anode to draw that off.',
        'Electrolysis raises the pH, so acid is part of the weekly round. In water below about 60 °F a cell switches itself off, and in the cold months you are back to dosing by hand.',
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
        'you want the smallest first bill and nothing that breaks',
        'your season is three months, so a cell would sit idle for nine',
        'limestone, a steel wall or an old heater touches the water',
      ],
    },
  ],
  questions: [
    {
      question: 'Is a saltwater pool free of chlorine?',
      answer:
        'No. The sanitizer in the water is the same chlorine at the same 1 to 3 parts per million. Who reacts to chlorine itself gains nothing; who reacts to chloramines often does, because steady dosing keeps them low.',
    },
    {
      question: 'Can any pool be switched to salt?',
      answer:
        'Nearly any pool with a pump and a spare stretch of pipe can. Ask the maker of the liner, the heater and an automatic cover whether the warranty survives it.',
    },
    {
      question: 'Does the water taste of salt?',
      answer:
        'At about 3,000 parts per million most people notice a softness and no taste. Tears hold roughly three times as much.',
    },
    {
      question: 'What do twenty years cost?',
      answer: `${spentMid('salt', 20)} with salt and ${spentMid('chlorine', 20)} without, in prices of today. The ranges are wide: careful owners make a cell last seven years, hard water ends one in three.`,
    },
  ],
  sources: [saltFitting, saltUpkeep, chlorineYear],
  sourcesAre:
    'Salt, acid and power of a year lie between the ends that sellers name; the price of a cell is that of the common sizes.',
  next: {
    title: 'Have the equipment pad looked at first',
    text: 'Whether a cell fits your pipes, your heater and your stone is seen in ten minutes on site.',
    label: 'Find pool maintenance firms',
    search: { services: ['Pool Maintenance'] },
  },
  related: ['poolComparisons', 'ecoGuide', 'costCalculator'],
};
