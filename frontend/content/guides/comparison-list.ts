import { firstMid, spentMid } from './figures.js';
import { builderTable, priceSources } from './sources.js';
import type { ComparisonList } from './types.js';

export const comparisonList: ComparisonList = {
  title: 'Pool comparisons',
  lead: 'Five questions that come up before every pool, each answered by the same six rows and a chart of twenty years.',
  description:
    'Fiberglass, vinyl, concrete, above ground, salt and chlorine: five comparisons with the same six rows, a twenty-year chart and dated sources.',
  updated: '2026-11-22',
  entries: [
    {
      page: 'fiberglassVsConcrete',
      question: 'A shell from a factory, or a pool built on site?',
      text: 'Weeks against months, a catalog against a drawing, and what new plaster does to the bill.',
      options: ['fiberglass', 'concrete'],
    },
    {
      page: 'vinylVsFiberglass',
      question: 'Is the cheaper pool still cheaper after the second liner?',
      text: 'How long a head start lasts when a sheet of vinyl has to be renewed every ten years.',
      options: ['vinyl', 'fiberglass'],
    },
    {
      page: 'aboveGroundVsInground',
      question: 'Buy a pool, or build one?',
      text: 'What a kit leaves out, when it is bought a second time, and how building offices see it.',
      options: ['above-ground', 'inground'],
    },
    {
      page: 'saltwaterVsChlorine',
      question: 'Does a salt cell save money?',
      text: 'Both keep the water clean with chlorine. What differs is the dosing, the parts and the stone around the pool.',
      options: ['salt', 'chlorine'],
    },
    {
      page: 'allPoolTypes',
      question: 'All four at a glance?',
      text: 'Every kind of pool in one table and one chart, sorted by what you are short of.',
      options: ['fiberglass', 'vinyl', 'concrete', 'above-ground'],
    },
  ],
  sections: [
    {
      id: 'rows',
      title: 'Why always the same rows',
      paragraphs: [
        'Articles that compare pools tend to pick the rows that suit the author. Ours are fixed: first cost, ten-year cost, weeks to build, upkeep, life and fit. A row that speaks against a type is shown all the same.',
        'A check mark stands at the stronger side of a row. Adding the marks up would be a mistake, since a row that decides everything for you may be of no interest next door.',
      ],
    },
    {
      id: 'figures',
      title: 'How the figures are made',
      paragraphs: [
        `They come from the same tables as our cost calculator, so ${firstMid('fiberglass')} for a fiberglass pool here is what the calculator says for 450 square feet without a deck. Upkeep adds chemicals, pump power, surface and equipment in the years when they fall due.`,
        `Nothing is raised for inflation and no interest is counted. That keeps ${spentMid('concrete', 20)} for twenty years of a concrete pool comparable with what you would pay today.`,
      ],
    },
  ],
  questions: [
    {
      question: 'Why is no pool named the winner?',
      answer:
        'Because the answer turns on your lot, your budget and how long you stay. Each page ends with a list of reasons to choose either side, and most readers find themselves in one of them.',
    },
    {
      question: 'Do builders pay to look good here?',
      answer: 'No. Nobody paid for a line of these pages, and no contractor saw them before they were published.',
    },
  ],
  sources: [builderTable, ...priceSources],
  sourcesAre: 'Each comparison lists its own; these stand behind the figures of this page.',
  next: {
    title: 'Done comparing?',
    text: 'Search by your ZIP and see which builders come to you, and what others wrote about them.',
    label: 'Search pool builders',
    search: { services: ['Pool Installation'] },
  },
  related: ['poolTypesGuide', 'designIdeas', 'costCalculator', 'nearMe'],
};
