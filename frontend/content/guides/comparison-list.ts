import { firstMid, spentMid } from './figures.js';
import { builderTable, priceSources } from './sources.js';
import type { ComparisonList } from './types.js';

export const comparisonList: ComparisonList = {
  title: 'Pool comparisons',
  lead: 'Five questions every pool buyer asks, each answered with the same six rows and a twenty-year chart.',
  description:
    'Fiberglass, vinyl, concrete, above ground, salt and chlorine: five comparisons with the same six rows, a twenty-year chart and dated sources.',
  published: '2026-11-22',
  updated: '2026-11-27',
  entries: [
    {
      page: 'fiberglassVsConcrete',
      question: 'Do you want a factory shell or a pool built on site?',
      text: 'Weeks or months, a catalog shape or a custom one, and what new plaster adds to the bill.',
      options: ['fiberglass', 'concrete'],
    },
    {
      page: 'vinylVsFiberglass',
      question: 'Is the cheaper pool still cheaper after the second liner?',
      text: 'How long a vinyl pool stays cheaper when the liner has to be replaced every ten years.',
      options: ['vinyl', 'fiberglass'],
    },
    {
      page: 'aboveGroundVsInground',
      question: 'Should you buy a pool or build one?',
      text: 'What a kit leaves out, when you will need a second kit, and how building departments treat above-ground pools.',
      options: ['above-ground', 'inground'],
    },
    {
      page: 'saltwaterVsChlorine',
      question: 'Does a salt cell save money?',
      text: 'Both keep the water clean with chlorine. The differences are in the dosing, the parts and the stone around the pool.',
      options: ['salt', 'chlorine'],
    },
    {
      page: 'allPoolTypes',
      question: 'How do all four compare?',
      text: 'Every kind of pool in one table and one chart. Sort them by what you are short on: money, time or space.',
      options: ['fiberglass', 'vinyl', 'concrete', 'above-ground'],
    },
  ],
  sections: [
    {
      id: 'rows',
      title: 'Why the rows are always the same',
      paragraphs: [
        'Articles that compare pools tend to pick the rows that suit the author. Ours are fixed: first cost, ten-year cost, weeks to build, upkeep, life and fit. We show a row even when it counts against a type.',
        'A check mark shows the stronger option in each row. Do not add up the marks: a row that decides everything for you may not matter to your neighbor.',
      ],
    },
    {
      id: 'figures',
      title: 'Where the numbers come from',
      paragraphs: [
        `They come from the same tables as our cost calculator, so ${firstMid('fiberglass')} for a fiberglass pool here is what the calculator shows for 450 square feet without a deck. To that we add chemicals, pump power, and new surfaces and equipment in the years when they come due.`,
        `We do not add inflation or interest. So the ${spentMid('concrete', 20)} for twenty years of a concrete pool is what everything would cost at today’s prices.`,
      ],
    },
  ],
  questions: [
    {
      question: 'Why don’t you name a winner?',
      answer:
        'Because the right choice depends on your lot, your budget and how long you plan to stay. Each page lists the reasons to choose one or the other.',
    },
    {
      question: 'Do builders pay to look good here?',
      answer: 'No. Nobody paid for anything on these pages, and no contractor saw them before they were published.',
    },
  ],
  sources: [builderTable, ...priceSources],
  sourcesAre: 'Each comparison lists its own sources; these are for the numbers on this page.',
  next: {
    title: 'Done comparing?',
    text: 'Search by ZIP code to see which builders serve your area and what their customers wrote about them.',
    label: 'Search pool builders',
    search: { services: ['Pool Installation'] },
  },
  related: ['poolTypesGuide', 'designIdeas', 'costCalculator', 'nearMe'],
};
