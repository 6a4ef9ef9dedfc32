import { poolOwnership } from '@poolpros/calculators/ownership-factors';
import { figures } from '../../figures.js';
import { dollars, firstMid, firstRange, gap, range, spentMid } from '../figures.js';
import { builderTable, linerPrice, priceSources, shellLife, wallLife } from '../sources.js';
import type { Comparison } from '../types.js';

const liner = dollars(poolOwnership.vinyl.renewals[0].price);

export const comparison: Comparison = {
  title: 'Vinyl liner vs fiberglass pools',
  lead: 'The cheapest way into the ground against the cheapest way to stay there. The lead of vinyl melts with each new liner.',
  description:
    'Vinyl liner or fiberglass pool: what each costs at first and over twenty years, how often a liner is due, build time, life and who each suits.',
  updated: '2026-11-22',
  options: ['vinyl', 'fiberglass'],
  kind: 'pools',
  stronger: { weeks: 'fiberglass', upkeep: 'fiberglass', fit: 'vinyl' },
  chart: {
    title: 'How fast vinyl’s head start shrinks',
    text: `Vinyl begins ${gap('fiberglass', 'vinyl', 0)} below fiberglass. After ten years and one liner ${gap('fiberglass', 'vinyl', 10)} of that are left, after twenty years and two liners ${gap('fiberglass', 'vinyl', 20)}. Who stays in the house longer than that pays more for vinyl.`,
  },
  sections: [
    {
      id: 'liner',
      title: 'The liner is the question',
      paragraphs: [
        `A vinyl pool is a box of steel or polymer panels with a sheet of printed vinyl inside. The panels are good for about fifty years. The sheet is not: most are replaced after 8 to 12, some after 5, a few after 15. Plan on ${liner} each time, in a band from ${range(figures.surfaces.liner.price)}, and on a pool that has to be emptied and filled again.`,
        'What shortens a liner is sun on the part above the water, low pH, chlorine tablets that rest on the floor, dog claws and toys with edges. A tear of a few inches is patched under water in an afternoon.',
      ],
    },
    {
      id: 'shell',
      title: 'What the higher price buys',
      paragraphs: [
        `Fiberglass is planned at ${firstMid('fiberglass')} against ${firstMid('vinyl')} for vinyl, both for 450 square feet. The difference pays for a floor and steps that are part of the shell, a surface that needs no replacement for 25 years, and chemicals that cost about ${dollars(poolOwnership.vinyl.yearly - poolOwnership.fiberglass.yearly)} less a year.`,
        'Less is left to chance on site, too. A shell is tested before it travels, and the crew that sets it is gone within weeks. Panels are bolted, braced and backfilled by hand, and how flat the floor is under the vinyl depends on whoever troweled it.',
      ],
    },
    {
      id: 'shape',
      title: 'Size and shape',
      paragraphs: [
        'Panels come in two-foot steps and can be set to almost any outline, so an L, a 20 by 44 rectangle or a long lap lane is no special order. Depth is free as well, and a diving well is usual.',
        'A shell is what the mold says: a few dozen outlines from each maker, the longest about 40 feet, few deeper than eight and a half. If one of them fits, the design is done in an hour.',
      ],
    },
  ],
  choose: [
    {
      option: 'vinyl',
      when: [
        `the budget for the hole in the ground ends near ${firstMid('vinyl')}`,
        'you want more than 16 feet of width, or a diving end',
        'you expect to move within ten years or so',
      ],
    },
    {
      option: 'fiberglass',
      when: [
        'you plan to stay, and would rather not renew a surface',
        'dogs swim with you',
        `the first bill may be ${firstRange('fiberglass')} and the next ones small`,
      ],
    },
  ],
  questions: [
    {
      question: 'Is a vinyl pool still cheaper after twenty years?',
      answer: `Slightly, in the middle of our figures: ${spentMid('vinyl', 20)} against ${spentMid('fiberglass', 20)}. A third liner, or two dear ones, turns that around.`,
    },
    {
      question: 'Can a vinyl pool be turned into a fiberglass pool later?',
      answer:
        'Only by taking it out. Some firms coat the floor and walls of a liner pool with a laminate on site, which is a different product from a molded shell and has a different record.',
    },
    {
      question: 'Why does my liner wrinkle?',
      answer:
        'Mostly because ground water pushed it up from below, or because low pH made the vinyl swell. Wrinkles that appear after heavy rain are a question of drainage, and a new liner alone will not cure them.',
    },
    {
      question: 'Does the color of the liner matter?',
      answer:
        'A dark print warms the water by a degree or two and hides leaves, a pale one shows what lies on the floor. Both fade first at the water line.',
    },
  ],
  sources: [builderTable, linerPrice, wallLife, shellLife, ...priceSources],
  sourcesAre:
    'Liner and shell prices come from firms that sell them, so read them as asking prices. The chemicals of a year are our estimate from the trade’s usual range.',
  next: {
    title: 'See who builds with shells near you',
    text: 'Shell dealers serve set areas, so who can deliver decides more than the brochure.',
    label: 'Find fiberglass pool builders',
    search: { serviceType: 'fiberglass' },
  },
  related: ['fiberglassVsConcrete', 'aboveGroundVsInground', 'designIdeas', 'costCalculator'],
};
