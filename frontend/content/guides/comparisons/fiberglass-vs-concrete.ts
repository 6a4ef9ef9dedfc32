import { figures } from '../../figures.js';
import { firstMid, firstRange, gap, range, spentMid } from '../figures.js';
import { builderTable, priceSources, shellJob, shellLife } from '../sources.js';
import type { Comparison } from '../types.js';

export const comparison: Comparison = {
  title: 'Fiberglass vs concrete pools',
  lead: 'Fiberglass is quicker to build and cheaper to keep. Concrete takes any shape and can be made new again.',
  description:
    'Fiberglass or concrete pool: first cost, cost over ten and twenty years, weeks to build, upkeep, life and fit, with sources and dates.',
  updated: '2026-11-22',
  options: ['fiberglass', 'concrete'],
  kind: 'pools',
  stronger: { weeks: 'fiberglass', upkeep: 'fiberglass', life: 'concrete', fit: 'concrete' },
  chart: {
    title: 'Twenty years of a shell and of plaster',
    text: `Concrete starts ${gap('concrete', 'fiberglass', 0)} higher and the distance grows to ${gap('concrete', 'fiberglass', 20)} in twenty years, because plaster has to be renewed and the rough surface eats more chemicals. The two steps in the concrete line are the new plaster.`,
  },
  sections: [
    {
      id: 'money',
      title: 'Where the money goes',
      paragraphs: [
        `A fiberglass pool of 450 square feet is planned at ${firstMid('fiberglass')} in the middle, ${firstRange('fiberglass')} over all. The shell arrives finished, so most of the bill is freight, digging, gravel and the crane. A concrete pool of the same size stands at ${firstMid('concrete')}, ${firstRange('concrete')}, and most of that is labor: six trades one after the other.`,
        'The ranges overlap. A simple concrete rectangle on flat sand can cost less than a large shell that has to be lifted over a house. What no quote changes is the order of the bills: fiberglass asks for almost all of its money at once, concrete comes back for more each time the plaster wears.',
      ],
    },
    {
      id: 'surface',
      title: 'What your feet and the brush notice',
      paragraphs: [
        `A gel coat is sealed. Algae find little to hold on to, and the water chemistry is not disturbed by the wall. Plaster is a cement product: it raises the pH of the water for years, is brushed weekly, and gets an acid wash every three to five years for ${range(figures.surfaces['acid-wash'].price)}.`,
        'Plaster has one quality that gel coat lacks: it can be stripped and put on again, in another color if you like. A gel coat that blisters or fades is repaired in patches, and a match of the old color is hard.',
      ],
    },
    {
      id: 'yard',
      title: 'Will it go through your gate?',
      paragraphs: [
        'A shell is moved in one piece. It is at most about 16 feet wide and 40 feet long, travels on its side, and has to clear fences, eaves and wires or go over them by crane. Measure the narrowest point from the street before you fall in love with a model.',
        'Concrete arrives through a hose. Tight lots, slopes, rock ledges, vanishing edges, a depth of nine feet for a diving board: all of that is possible, and each of it is priced by the hour.',
      ],
    },
  ],
  choose: [
    {
      option: 'fiberglass',
      when: [
        'you want to swim this season and have a truck-wide way into the yard',
        'one of the catalog shapes fits, 16 feet of width included',
        'you would rather pay now than every ten years',
      ],
    },
    {
      option: 'concrete',
      when: [
        'the lot or the design asks for a shape nobody molds',
        'you want a deep end, a beach entry or an edge that vanishes',
        `a building time of half a year and about ${spentMid('concrete', 20)} in twenty years are in the plan`,
      ],
    },
  ],
  questions: [
    {
      question: 'Can a fiberglass pool crack or float?',
      answer:
        'A shell on well-packed gravel rarely cracks. It can lift out of wet ground when it is emptied, as any pool can, so a shell is never drained without somebody who knows where the ground water stands.',
    },
    {
      question: 'How long does a concrete pool have to cure?',
      answer:
        'Sprayed concrete reaches most of its strength in about four weeks, and the plaster waits for that. Curing is why twelve weeks is a quick concrete job and six months is nothing unusual.',
    },
    {
      question: 'Which of the two takes a salt system better?',
      answer:
        'A gel coat is untouched by salt. Plaster lives with it, but wears sooner where the pH is left to climb, so a concrete pool with a salt cell needs its acid on time.',
    },
    {
      question: 'Does the warranty on a shell cover everything?',
      answer:
        'Read it twice. Many run for decades on the structure and for far fewer years on the surface, and few of them pay for digging up the deck to reach a repair.',
    },
  ],
  sources: [builderTable, shellJob, shellLife, ...priceSources],
  sourcesAre:
    'Prices are what builders ask, not what a survey measured; weeks and lives are the spans that they print, and what nobody prints is the trade’s common knowledge.',
  next: {
    title: 'Ask one builder of each kind',
    text: 'Give both the same size, depth and deck, and the quotes can be laid side by side.',
    label: 'Find inground pool builders',
    search: { serviceType: 'inground' },
  },
  related: ['vinylVsFiberglass', 'allPoolTypes', 'poolTypesGuide', 'costCalculator'],
};
