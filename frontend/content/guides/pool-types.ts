import { figures } from '../figures.js';
import { dollars, firstMid, firstRange, range, spentMid } from './figures.js';
import { aboveGroundLife, builderTable, linerPrice, priceSources, shellJob, shellLife, wallLife } from './sources.js';
import type { Guide } from './types.js';

/** A kind of pool in the guide. */
export interface PoolType {
  type: 'fiberglass' | 'vinyl' | 'concrete' | 'above-ground';
  title: string;
  /** In this order: how it is built, what is good and bad about it. */
  paragraphs: readonly string[];
  /** What to ask somebody who offers one. */
  ask: readonly string[];
}

/** Something people want of a pool, and the plan that shows it. */
export interface Purpose {
  title: string;
  text: string;
  plan: string;
}

export interface PoolTypesGuide extends Guide {
  start: readonly string[];
  types: readonly PoolType[];
  purposes: readonly Purpose[];
  /** What moves the price of any type. */
  price: readonly string[];
}

const [lowLiner, , highLiner] = figures.surfaces.liner.price;

export const poolTypesGuide: PoolTypesGuide = {
  title: 'Pool types: what they are made of, and what each is good for',
  lead: 'Four kinds of backyard pool: how each is built, what upkeep it needs, and which one fits the way you plan to use it.',
  description:
    'Fiberglass, vinyl, concrete and above-ground pools explained: how each is built, costs with dated sources, questions for the builder, and sizes by purpose.',
  published: '2026-11-22',
  updated: '2026-11-27',
  start: [
    'Most people start with how a pool looks. Start with three facts instead: how a machine can get into the yard, how long you plan to stay, and what you want to do in the water. They narrow the choice faster than any brochure.',
    `Then look at the money. For a 450-square-foot pool without a deck, our midpoint prices are ${firstMid('above-ground')} for above ground, ${firstMid('vinyl')} for vinyl, ${firstMid('fiberglass')} for fiberglass and ${firstMid('concrete')} for concrete.`,
  ],
  types: [
    {
      type: 'fiberglass',
      title: 'Fiberglass: a shell on a truck',
      paragraphs: [
        'A factory sprays gel coat and glass fiber over a mold, and a truck brings the finished shell. The crew digs the hole, levels a bed of gravel and sets the shell in about an hour. Then they fill the inside with water and the outside with gravel at the same pace, so that neither one pushes on the wall.',
        `Because so much is done before the shell arrives, your yard is a job site for weeks instead of months. The usual range is ${firstRange('fiberglass')}. The catch is the mold: you get the steps, benches and floor that come with it.`,
        'Cheap shells are thin. A showroom cannot show you how the ground under your pool will be prepared, and a corner that settles will show at the waterline for the life of the pool.',
      ],
      ask: [
        'What goes under and behind the shell, gravel or sand, and how is it packed?',
        'Who pays for the crane if the truck cannot reach the hole?',
        'What does the warranty say about blisters and fading, and for how many years?',
      ],
    },
    {
      type: 'vinyl',
      title: 'Vinyl liner: panels and a printed sheet',
      paragraphs: [
        'Panels of steel or polymer are bolted to a frame and braced from behind. The crew trowels a floor of vermiculite or mortar, and a vacuum pulls the fitted liner into every corner before the water goes in.',
        `It is the least expensive inground pool: ${firstRange('vinyl')}. The trade-off is the liner. A new one costs between ${dollars(lowLiner)} and ${dollars(highLiner)}, and most owners buy one every decade.`,
        'Polymer panels do not rust, which matters with a salt system or wet clay. On a sloped lot, ask how the panels are held against the soil while the pool is empty for a new liner.',
      ],
      ask: [
        'How thick is the liner, in mils, on the floor and on the steps?',
        'Are the panels steel or polymer, and what holds them upright?',
        'Who measures for the liner, and who pays if it does not fit?',
      ],
    },
    {
      type: 'concrete',
      title: 'Concrete: sprayed and plastered in place',
      paragraphs: [
        'The crew ties a cage of rebar in the shape you drew. Concrete is sprayed onto it under pressure, wet (shotcrete) or dry (gunite), and cures for about four weeks before tile and plaster. Six trades come and go, and rain stops all of them.',
        `Nothing else allows a beach entry, a grotto or a twelve-foot deep end. ${firstRange('concrete')} buys a plain one; curves and special edges cost more. Over twenty years, expect to spend ${spentMid('concrete', 20)}, including two replasters.`,
        'The weak spots are the finish and the joints. Plaster stains and gets rough, grout falls out of the tile, and the joint between pool and deck needs new sealant every few years, or water gets behind both.',
      ],
      ask: [
        'How thick is the wall, how far apart is the rebar, and who inspects the steel before it is covered?',
        'Which finish does the price include: white plaster, quartz or pebble?',
        'In what order do the trades work, and what happens to the schedule when one of them is late?',
      ],
    },
    {
      type: 'above-ground',
      title: 'Above ground: a kit on level soil',
      paragraphs: [
        'A wall of steel, resin or aluminum sits in a track on level soil, a liner hangs inside it, and a top rail holds both. A round pool supports itself; an oval needs braces along its sides, which take up another three feet of yard.',
        `${firstRange('above-ground')} covers kits from a plain ring to resin walls with a full-size pump. An above-ground pool can move with you, although the liner seldom survives the trip. Most people add a deck, and the deck often costs more than the pool.`,
        'When one fails early, winter is usually the reason: ice lifts the wall of a pool that was drained too far, and snow on a loose cover tears the liner. A careful closing each fall can mean fifteen years instead of seven.',
      ],
      ask: [
        'Does the price include leveling the ground, and to within how many inches?',
        'Which parts are resin and which are steel, especially the bottom track?',
        'Does the wall count as the barrier here, or is a fence needed?',
      ],
    },
  ],
  purposes: [
    {
      title: 'Cool down',
      text: 'Chest-deep water and a bench. Small, quick to heat, and a good fit for a courtyard.',
      plan: 'courtyard-plunge',
    },
    {
      title: 'Swim laps',
      text: 'Straight, one depth throughout, forty feet or longer; eight feet of width is enough for one swimmer.',
      plan: 'lap-lane',
    },
    {
      title: 'Play and party',
      text: 'A wide shallow half for ball games and a ledge for people who just want to sit.',
      plan: 'family-rectangle',
    },
    {
      title: 'Sit by the water',
      text: 'Water as part of a planted yard: less surface, more shade, paving where you walk.',
      plan: 'garden-pool',
    },
    {
      title: 'Swim in deep water',
      text: 'A long slope to eight feet of water. That is for swimming and treading water: no diving, because the Red Cross calls for nine feet for a headfirst entry.',
      plan: 'deep-end',
    },
  ],
  price: [
    'Within one type, quotes differ for reasons that have little to do with the pool. Rock, groundwater, a slope, a long haul for the excavator, a full electrical panel: each adds thousands of dollars to any pool.',
    'So does the rest of the yard. A 500-square-foot paved deck, a fence and an automatic cover can add half the price of a vinyl pool to the total. If you need to cut the price, cut the surface area first: every ten square feet you cut also saves on deck, heat, water and cover.',
    `Upkeep separates the types later on. Acid washing plaster costs ${range(figures.surfaces['acid-wash'].price)} each time, and a new coat costs far more; a gel coat needs neither.`,
  ],
  questions: [
    {
      question: 'What is a semi-inground pool?',
      answer:
        'A pool with walls built to sit partly below grade, for lots that slope. Its price falls between above ground and inground. The manufacturer should say in writing how deep it may be buried.',
    },
    {
      question: 'Is gunite different from shotcrete?',
      answer:
        'The difference is where the water is added. Gunite is mixed with water at the nozzle; shotcrete is mixed in the truck. A trained crew builds a sound pool with either one.',
    },
    {
      question: 'Which type can be built in clay or wet ground?',
      answer:
        'Any of them, with drainage and a way to let groundwater out. Concrete is the heaviest and the last to float; fiberglass and vinyl pools need a sump next to them that can be pumped out.',
    },
    {
      question: 'Do any types come with a spa?',
      answer:
        'Concrete and fiberglass pools can have an attached spa; a vinyl pool usually gets a separate one. A portable hot tub next to any pool is the cheaper option.',
    },
    {
      question: 'How deep should a pool be?',
      answer:
        'Three and a half to five feet serves nearly everything people do in a pool. More depth adds to every line of the quote and gets the least use. It does not make diving safe: a headfirst entry needs at least nine feet, and a diving board also needs length, width and slope.',
    },
  ],
  sources: [
    builderTable,
    shellJob,
    shellLife,
    linerPrice,
    wallLife,
    aboveGroundLife,
    {
      name: 'Model Aquatic Health Code, annex to 4.5.19.4.1',
      of: 'the Red Cross minimum of nine feet, read November 27, 2026',
      url: 'https://cmahc.org/mahc_sections/350',
    },
    ...priceSources,
  ],
  sourcesAre:
    'Prices are contractors’ published prices, compared side by side. The construction methods are the ones most builders use.',
  next: {
    title: 'Meet builders of each type',
    text: 'Each listing shows the materials a contractor works with, so filter for the one you want.',
    label: 'Find inground pool builders',
    search: { serviceType: 'inground' },
  },
  related: ['poolComparisons', 'designIdeas', 'ecoGuide', 'costCalculator'],
};
