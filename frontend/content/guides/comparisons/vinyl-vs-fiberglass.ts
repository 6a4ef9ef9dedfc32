import { poolOwnership } from '@poolpros/calculators/ownership-factors';
import { figures } from '../../figures.js';
import { dollars, firstMid, firstRange, gap, range, spentMid } from '../figures.js';
import { builderTable, linerPrice, priceSources, shellLife, wallLife } from '../sources.js';
import type { Comparison } from '../types.js';

const liner = dollars(poolOwnership.vinyl.renewals[0].price);

export const comparison: Comparison = {
  title: 'Vinyl liner vs fiberglass pools',
  lead: 'Vinyl is the least expensive inground pool to build; fiberglass is the cheapest to keep. Each new liner shrinks vinyl’s lead.',
  description:
    'Vinyl liner or fiberglass pool: first cost and cost over twenty years, how often a liner is replaced, build time, life and who each one suits.',
  published: '2026-11-22',
  updated: '2026-11-27',
  options: ['vinyl', 'fiberglass'],
  kind: 'pools',
  stronger: { weeks: 'fiberglass', upkeep: 'fiberglass', fit: 'vinyl' },
  chart: {
    title: 'How fast vinyl’s head start shrinks',
    text: `Vinyl starts ${gap('fiberglass', 'vinyl', 0)} below fiberglass. After ten years and one liner, ${gap('fiberglass', 'vinyl', 10)} of that is left; after twenty years and two liners, ${gap('fiberglass', 'vinyl', 20)}. Stay longer and vinyl costs more.`,
  },
  sections: [
    {
      id: 'liner',
      title: 'It comes down to the liner',
      paragraphs: [
        `A vinyl pool is a box of steel or polymer panels with a sheet of printed vinyl inside. The panels last about fifty years. The liner does not: most are replaced after 8 to 12 years, some after 5, a few after 15. Plan on ${liner} each time, within a range of ${range(figures.surfaces.liner.price)}, and on draining and refilling the pool.`,
        'Sun on the part above the water, low pH, chlorine tablets on the floor, dog claws and toys with sharp edges all shorten a liner’s life. A tear a few inches long can be patched underwater in an afternoon.',
      ],
    },
    {
      id: 'shell',
      title: 'What the higher price buys',
      paragraphs: [
        `Plan on ${firstMid('fiberglass')} for fiberglass and ${firstMid('vinyl')} for vinyl, both for a 450-square-foot pool. The difference pays for a floor and steps that are part of the shell, a surface that needs no replacement for 25 years, and chemicals that cost about ${dollars(poolOwnership.vinyl.yearly - poolOwnership.fiberglass.yearly)} less a year.`,
        'Fiberglass also depends less on the work done at the site. The shell comes finished from the factory, and the crew is done within weeks. Vinyl panels are bolted, braced and backfilled by hand, and the floor under the liner is only as flat as the crew troweled it.',
      ],
    },
    {
      id: 'shape',
      title: 'Size and shape',
      paragraphs: [
        'Panels come in two-foot increments and can be set to almost any outline, so an L shape, a 20-by-44-foot rectangle or a long lap lane is not a special order. Depth is up to you as well, and a deep end is common. Whether anyone may dive there depends on depth, length and slope: nine feet is the minimum for a headfirst entry.',
        'A shell comes only in the shapes of the molds: a few dozen from each manufacturer, the longest about 40 feet, few deeper than eight and a half feet. If one of them fits, the design takes an hour.',
      ],
    },
  ],
  choose: [
    {
      option: 'vinyl',
      when: [
        `the budget for the pool itself tops out near ${firstMid('vinyl')}`,
        'you want more than 16 feet of width, or a deep end',
        'you expect to move within about ten years',
      ],
    },
    {
      option: 'fiberglass',
      when: [
        'you plan to stay, and would rather not replace a surface',
        'dogs swim with you',
        `you can pay ${firstRange('fiberglass')} up front to keep later bills small`,
      ],
    },
  ],
  questions: [
    {
      question: 'Is a vinyl pool still cheaper after twenty years?',
      answer: `Slightly, at the midpoint of our estimates: ${spentMid('vinyl', 20)} versus ${spentMid('fiberglass', 20)}. A third liner, or two expensive ones, reverses that.`,
    },
    {
      question: 'Can a vinyl pool be turned into a fiberglass pool later?',
      answer:
        'Only by removing it. Some contractors coat the floor and walls of a liner pool with a fiberglass laminate on site. That is not the same product as a molded shell, and it has its own track record.',
    },
    {
      question: 'Why does my liner wrinkle?',
      answer:
        'Usually because groundwater pushed it up from below, or because low pH made the vinyl swell. Wrinkles that appear after heavy rain point to drainage, and a new liner alone will not fix them.',
    },
    {
      question: 'Does the color of the liner matter?',
      answer:
        'A dark print warms the water by a degree or two and hides leaves; a pale one shows what is on the floor. Both fade first at the waterline.',
    },
  ],
  sources: [builderTable, linerPrice, wallLife, shellLife, ...priceSources],
  sourcesAre:
    'Liner and shell prices come from companies that sell them, so read them as asking prices. Yearly chemical costs are our estimate from the trade’s usual range.',
  next: {
    title: 'See who installs fiberglass near you',
    text: 'Fiberglass dealers serve set areas, so check who can deliver before you choose from a brochure.',
    label: 'Find fiberglass pool builders',
    search: { serviceType: 'fiberglass' },
  },
  related: ['fiberglassVsConcrete', 'aboveGroundVsInground', 'designIdeas', 'costCalculator'],
};
