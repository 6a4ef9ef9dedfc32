import { figures } from '../figures.js';
import { dollars, firstMid, firstRange, range, spentMid } from './figures.js';
import { aboveGroundLife, builderTable, linerPrice, priceSources, shellJob, shellLife, wallLife } from './sources.js';
import type { Guide } from './types.js';

/** A kind of pool that the guide tells of. */
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

const [cheapLiner, , dearLiner] = figures.surfaces.liner.price;

export const poolTypesGuide: PoolTypesGuide = {
  title: 'Pool types: what they are made of, and what for',
  lead: 'Four ways to hold water in a back yard. How each is built, what it asks of you later, and which one fits what you want to do in it.',
  description:
    'Fiberglass, vinyl, concrete and above-ground pools explained: how each is built, costs by source and date, questions for the builder, and sizes by purpose.',
  updated: '2026-11-22',
  start: [
    'Most people begin with the look. Begin with three facts instead: how a machine gets into the yard, how long you mean to stay, and what you want to do in the water. They rule out more types than any brochure.',
    `Money comes next. Planned for 450 square feet without a deck, the middle of our figures runs from ${firstMid('above-ground')} above ground over ${firstMid('vinyl')} for vinyl and ${firstMid('fiberglass')} for fiberglass to ${firstMid('concrete')} for concrete.`,
  ],
  types: [
    {
      type: 'fiberglass',
      title: 'Fiberglass: a shell on a truck',
      paragraphs: [
        'A factory sprays gel coat and glass fiber over a mold, and a truck brings the finished shell. The crew digs, levels a bed of gravel, sets the shell in an hour, then fills water inside and gravel outside at the same pace so that neither pushes the wall.',
        `Because so much is done before it arrives, the yard is a building site for weeks and not for months. ${firstRange('fiberglass')} is the usual span. The catch is the mold: you get the steps, the benches and the floor that it has.`,
        'Poor shells are thin shells. What you cannot see in a showroom is how the ground under yours was prepared, and a settled corner shows at the water line for as long as the pool stands.',
      ],
      ask: [
        'What goes under and behind the shell, gravel or sand, and how is it packed?',
        'Who pays for the crane if the truck cannot reach the hole?',
        'What does the warranty say of blisters and fading, and for how many years?',
      ],
    },
    {
      type: 'vinyl',
      title: 'Vinyl liner: panels and a printed sheet',
      paragraphs: [
        'Panels of steel or polymer are bolted to a frame and braced from behind. A floor of vermiculite or mortar is troweled, and a vacuum pulls a fitted sheet into every corner before water weighs it down.',
        `It is the least you can pay for a hole in the ground: ${firstRange('vinyl')}. The sheet is the price of that. A new one costs between ${dollars(cheapLiner)} and ${dollars(dearLiner)}, and most owners buy one each decade.`,
        'Polymer panels do not rust, which matters where a salt cell or wet clay is near. On a sloped lot ask how the panels are held against the soil while the pool is empty for a new liner.',
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
        'A cage of steel bars takes the shape that you drew. Concrete is shot onto it under pressure, wet (shotcrete) or dry (gunite), left to cure for about four weeks, then tiled and plastered. Six trades come and go, and rain stops all of them.',
        `Nothing else allows a beach entry, a grotto or a twelve-foot deep end. ${firstRange('concrete')} buys a plain one; curves and edges go beyond. In twenty years ${spentMid('concrete', 20)} go into it, two coats of plaster included.`,
        'The weak spots are skin and joints. Plaster stains and roughens, grout falls out of tile, and the gap between pool and deck has to be sealed again every few years, or water gets behind both.',
      ],
      ask: [
        'How thick is the wall, how far apart are the bars, and who inspects the steel before it is covered?',
        'Which finish is in the price: white plaster, quartz or pebble?',
        'In which order do the trades come, and what happens to the dates when one of them is late?',
      ],
    },
    {
      type: 'above-ground',
      title: 'Above ground: a kit on level soil',
      paragraphs: [
        'A wall of steel, resin or aluminum stands in a track on leveled soil, a liner hangs in it, a top rail holds both. A round one carries itself; an oval needs braces along its sides, which take another three feet of yard.',
        `${firstRange('above-ground')} covers kits from a plain ring to resin walls with a proper pump. It can move with you, although a liner seldom survives the trip. What turns it into a place to stay is a deck, and that is often the bigger bill.`,
        'Cold ends most of them early: ice lifts a wall that was drained too far, and snow on a loose cover tears the liner. Closing it with care each fall is what makes the difference between seven years and fifteen.',
      ],
      ask: [
        'Is leveling the ground part of the price, and to within how many inches?',
        'Which parts are resin and which are steel, above all the bottom track?',
        'Does the wall count as the barrier here, or is a fence needed?',
      ],
    },
  ],
  purposes: [
    {
      title: 'Cool down',
      text: 'Chest-deep water and a bench. Small, quick to heat, at home in a courtyard.',
      plan: 'courtyard-plunge',
    },
    {
      title: 'Swim laps',
      text: 'Straight, even in depth, forty feet or longer; eight feet of width are enough for one.',
      plan: 'lap-lane',
    },
    {
      title: 'Play and party',
      text: 'A wide shallow half for balls and a ledge for those who only watch.',
      plan: 'family-rectangle',
    },
    {
      title: 'Sit beside it',
      text: 'Water as part of a garden: less surface, more shade, paving where you walk.',
      plan: 'garden-pool',
    },
    {
      title: 'Swim and dive',
      text: 'A long slope to eight feet of water. A board asks for more; its maker says how much.',
      plan: 'swim-and-dive',
    },
  ],
  price: [
    'Within one type, quotes differ for reasons that have little to do with the pool. Rock, ground water, a slope, a long way for the digger, a power panel without a free slot: each adds thousands to any of them.',
    'So does the rest of the yard. A paved deck of 500 square feet, a fence and an automatic cover can add half the price of a vinyl pool. If the sum has to shrink, shrink the surface first: every ten square feet less save on deck, heat, water and cover as well.',
    `Upkeep separates the types later on. Acid washing plaster costs ${range(figures.surfaces['acid-wash'].price)} each time, and a new coat of it far more; a gel coat asks for neither.`,
  ],
  questions: [
    {
      question: 'What is a semi-inground pool?',
      answer:
        'A pool with walls made to stand half in the soil, for lots that slope. It is priced between the other kinds, and needs a maker who says in writing how deep it may be buried.',
    },
    {
      question: 'Is gunite different from shotcrete?',
      answer:
        'In how the water gets into it. Gunite is mixed at the nozzle, shotcrete in the truck. Either makes a sound pool in trained hands and a poor one in others.',
    },
    {
      question: 'Which type can be built in clay or wet ground?',
      answer:
        'Any of them with drainage and a way to let ground water out. Concrete is the heaviest and floats last; shells and liners need a sump beside them that somebody can pump.',
    },
    {
      question: 'Do any types come with a spa?',
      answer:
        'Concrete and fiberglass pools are built with a joined spa, vinyl pools usually with one that stands apart. A portable hot tub beside any pool is the cheaper way.',
    },
    {
      question: 'How deep should a pool be?',
      answer:
        'Three and a half to five feet serves nearly everything people do in a pool. Depth beyond that is for diving, costs money in every line, and is the part you swim in least.',
    },
  ],
  sources: [builderTable, shellJob, shellLife, linerPrice, wallLife, aboveGroundLife, ...priceSources],
  sourcesAre:
    'What contractors print about their own trade, set side by side; how pools are built is described as builders commonly do it.',
  next: {
    title: 'Meet builders of each type',
    text: 'Listings name the materials that a firm works with, so filter for yours.',
    label: 'Find inground pool builders',
    search: { serviceType: 'inground' },
  },
  related: ['poolComparisons', 'designIdeas', 'ecoGuide', 'costCalculator'],
};
