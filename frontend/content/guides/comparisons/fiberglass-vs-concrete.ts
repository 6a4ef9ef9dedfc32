import { figures } from '../../figures.js';
import { firstMid, firstRange, gap, range, spentMid } from '../figures.js';
import { builderTable, priceSources, shellJob, shellLife } from '../sources.js';
import type { Comparison } from '../types.js';

export const comparison: Comparison = {
  title: 'Fiberglass vs concrete pools',
  lead: 'Fiberglass is quicker to build and cheaper to maintain. Concrete can take any shape and can be resurfaced to look like new.',
  description:
    'Fiberglass or concrete pool: first cost, cost over ten and twenty years, weeks to build, upkeep, life and fit, with sources and dates.',
  published: '2026-11-22',
  updated: '2026-11-27',
  options: ['fiberglass', 'concrete'],
  kind: 'pools',
  stronger: { weeks: 'fiberglass', upkeep: 'fiberglass', life: 'concrete', fit: 'concrete' },
  chart: {
    title: 'What each one costs over twenty years',
    text: `Concrete starts ${gap('concrete', 'fiberglass', 0)} higher, and the gap grows to ${gap('concrete', 'fiberglass', 20)} in twenty years, because plaster has to be replaced and the rough surface uses more chemicals. The two steps in the concrete line show when it gets new plaster.`,
  },
  sections: [
    {
      id: 'money',
      title: 'Where the money goes',
      paragraphs: [
        `Plan on ${firstMid('fiberglass')} for a 450-square-foot fiberglass pool; the full range is ${firstRange('fiberglass')}. The shell arrives finished, so the bill covers the shell, freight, digging, gravel and the crane. A concrete pool of the same size costs ${firstMid('concrete')}, with a range of ${firstRange('concrete')}, and most of that is labor: six trades, one after the other.`,
        'The ranges overlap. A simple concrete rectangle on flat sand can cost less than a large shell that has to be lifted over a house. The timing of the bills is always the same: you pay for almost all of a fiberglass pool up front, and you pay for concrete again each time the plaster wears out.',
      ],
    },
    {
      id: 'surface',
      title: 'Smooth gel coat, rougher plaster',
      paragraphs: [
        `A gel coat is sealed. Algae find little to hold on to, and the wall does not affect the water chemistry. Plaster is a cement product: it raises the pH of the water for years, needs brushing every week, and needs an acid wash every three to five years for ${range(figures.surfaces['acid-wash'].price)}.`,
        'Plaster has one advantage over gel coat: it can be stripped and redone, in another color if you like. A gel coat that blisters or fades is repaired in patches, and matching the old color is hard.',
      ],
    },
    {
      id: 'yard',
      title: 'Will it go through your gate?',
      paragraphs: [
        'A shell moves in one piece. It is at most about 16 feet wide and 40 feet long, travels on its side, and has to clear fences, eaves and wires or go over them by crane. Measure the narrowest point on the way in from the street before you set your heart on a model.',
        'Concrete arrives through a hose. Tight lots, slopes, rock ledges, vanishing edges, a deep end: all of that is possible, and all of it is priced by the hour. A diving board is another matter. Depth alone does not make one safe: the standard for home pools (ANSI/PHTA-5) also sets length, width and the slope up from the deep end, and the board’s manufacturer says which pools it fits.',
      ],
    },
  ],
  choose: [
    {
      option: 'fiberglass',
      when: [
        'you want to swim this season and a truck can get into the yard',
        'one of the catalog shapes fits, and 16 feet is wide enough',
        'you would rather pay now than every ten years',
      ],
    },
    {
      option: 'concrete',
      when: [
        'the lot or the design needs a shape nobody molds',
        'you want a deep end, a beach entry or a vanishing edge',
        `you can plan for half a year of construction and about ${spentMid('concrete', 20)} over twenty years`,
      ],
    },
  ],
  questions: [
    {
      question: 'Can a fiberglass pool crack or float?',
      answer:
        'A shell on well-packed gravel rarely cracks. Like any pool, it can lift out of wet ground when it is empty, so never drain a shell until someone has checked the groundwater level.',
    },
    {
      question: 'How long does a concrete pool have to cure?',
      answer:
        'Gunite or shotcrete reaches most of its strength in about four weeks, and plastering has to wait for that. That is why twelve weeks is a quick concrete job and six months is not unusual.',
    },
    {
      question: 'Which of the two works better with a salt system?',
      answer:
        'Salt does not affect a gel coat. Plaster tolerates it, but wears out sooner when the pH climbs, so a concrete pool with a salt cell needs acid regularly.',
    },
    {
      question: 'Does the warranty on a shell cover everything?',
      answer:
        'No. Many warranties cover the structure for decades and the surface for far fewer years, and few pay for digging up the deck to make a repair.',
    },
  ],
  sources: [builderTable, shellJob, shellLife, ...priceSources],
  sourcesAre:
    'Prices are builders’ asking prices, not a survey; weeks and lifespans are the ranges they publish, and the rest is common trade knowledge.',
  next: {
    title: 'Ask one builder for each kind of pool',
    text: 'Give both the same size, depth and deck, and you can compare the quotes line by line.',
    label: 'Find inground pool builders',
    search: { serviceType: 'inground' },
  },
  related: ['vinylVsFiberglass', 'allPoolTypes', 'poolTypesGuide', 'costCalculator'],
};
