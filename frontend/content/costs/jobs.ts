import type { Band } from '@poolpros/calculators/band';
import { heaters, spas } from '@poolpros/calculators/cost-factors';
import { servicePrices } from '@poolpros/calculators/service-factors';

/** A job that owners of pools and hot tubs ask the price of, and what decides it. */
export interface Job {
  slug: string;
  title: string;
  /** For a search engine. */
  description: string;
  lead: string;
  /** Dollars: low, middle, high. */
  price: Band;
  /** What the range is for: a visit, a month, the whole job. */
  per: string;
  source: { name: string; url: string; read: string };
  /** What moves the price, the largest first. */
  drivers: readonly string[];
  /** What a quote should name. */
  compare: readonly string[];
  next: { title: string; text: string; label: string; to: string };
}

const bandOf = ({ low, mid, high }: { low: number; mid: number | null; high: number }): Band => [
  low,
  mid ?? (low + high) / 2,
  high,
];

const find = (service: string) => `/search-results?services=${service.replaceAll(' ', '+')}`;

export const jobs: readonly Job[] = [
  {
    slug: 'weekly-service',
    title: 'What weekly pool service costs',
    description:
      'A monthly range for weekly pool service, what a visit includes, what moves the price, and how to compare two offers.',
    lead: 'Most companies quote a month, not a visit. The same price can mean a five-minute stop with a test strip or half an hour with a brush.',
    price: [80, 115, 150],
    per: 'a month, with cleaning and chemicals',
    source: {
      name: 'Engineer Fix, what a pool service costs',
      url: 'https://engineerfix.com/how-much-does-it-cost-for-a-pool-guy',
      read: '2026-11-27',
    },
    drivers: [
      'What a visit includes: chemicals alone, or skimming, brushing, baskets and the filter as well.',
      'Trees, dust and dogs. Leaves cost more time than anything else.',
      'Size, an attached spa, and water features with pumps of their own.',
      'How often: every week in summer, every other week in winter, or all year the same.',
      'How far you live from the rest of the route.',
    ],
    compare: [
      'Are chemicals in the price, and which ones are extra?',
      'Is cleaning the filter included, and how many times a year?',
      'Do you leave readings after each visit?',
      'What does a visit cost when the pool turns green?',
      'Can I stop by the month?',
    ],
    next: {
      title: 'Ask a few companies',
      text: 'Compare who serves your street, and send all of them the same note.',
      label: 'Find pool maintenance',
      to: find('Pool Maintenance'),
    },
  },
  {
    slug: 'pump-replacement',
    title: 'What a new pool pump costs',
    description:
      'A range for replacing a pool pump with labor, why motor and pump are two prices, and what the federal pump rule means for you.',
    lead: 'The pump itself is most of the bill. Plumbing it to old pipes is the part that surprises people.',
    price: [700, 1_300, 4_000],
    per: 'for pump and labor',
    source: {
      name: 'Engineer Fix, pool pump replacement',
      url: 'https://engineerfix.com/how-much-does-it-cost-to-replace-a-pool-pump',
      read: '2026-11-27',
    },
    drivers: [
      'Variable speed or not. Most in-ground pools need a variable-speed pump under federal rules, and it pays back in power.',
      'The motor alone, or the whole pump. A sound wet end can keep its body.',
      'Pipes that do not line up, and old valves that break when touched.',
      'A new circuit or a controller that can talk to the pump.',
    ],
    compare: [
      'Which model, how many horsepower, and why that size?',
      'Does the price include unions, valves and the electrician?',
      'Who sets the speeds, and will you write them down?',
      'How long is the warranty, and does it need an installer from the maker’s list?',
    ],
    next: {
      title: 'Not sure that it is the pump?',
      text: 'Let two companies look at the noise or the leak before you buy.',
      label: 'Find pool repair',
      to: find('Pool Repair'),
    },
  },
  {
    slug: 'heater',
    title: 'What a pool heater costs',
    description:
      'Ranges for a gas heater, what a heat pump or solar changes, what the gas line and the pad add, and what to ask before you buy.',
    lead: 'Two prices count: what it costs to put in, and what each warm weekend costs after that. A cheap heater can be the expensive one.',
    price: heaters.gas.price,
    per: 'for a gas heater on a new pool; a replacement with a new gas line can cost more',
    source: {
      name: 'Contractors’ published prices, gathered on November 21, 2026',
      url: 'https://priceapool.com/methodology',
      read: '2026-11-21',
    },
    drivers: [
      'Gas, heat pump or solar. They differ more in running cost than in price.',
      'The size of the gas line or of the electrical circuit, and the way to the pad.',
      'Venting, clearances and a new pad.',
      'Taking out the old one.',
    ],
    compare: [
      'What size in BTU, and how many hours does it take to warm my pool by ten degrees?',
      'Is the gas line large enough, and who checks it?',
      'Are permit and inspection included?',
      'What does it cost to run in May and in October?',
    ],
    next: {
      title: 'What would it cost to run?',
      text: 'Put your pool and climate in and compare gas, heat pump and solar by month.',
      label: 'Open the energy calculator',
      to: '/energy-efficiency-calculator',
    },
  },
  {
    slug: 'replaster',
    title: 'What replastering a pool costs',
    description:
      'A range for new plaster, what finish and tile add, why the size of the inside counts, and what to check in a quote.',
    lead: 'New plaster is priced by the square foot of the inside, not by the surface of the water. Finish and surprises under the old plaster decide the rest.',
    price: bandOf(servicePrices.replaster),
    per: 'for a mid-sized pool with plain plaster',
    source: {
      name: 'Elite Backyard Builders, replastering',
      url: 'https://elitebackyardbuilders.com',
      read: '2026-11-21',
    },
    drivers: [
      'The finish: plain plaster, quartz or pebble, each a step up.',
      'Floor and wall area, and a spa or tanning ledge with many corners.',
      'Tile, coping, lights and drain covers that are easy to replace while it is empty.',
      'Hollow spots, cracks and rust stains found once the old plaster is off.',
    ],
    compare: [
      'How many square feet did you measure?',
      'Do you chip out the old plaster or bond over it?',
      'Are drain covers, start-up chemicals and the first fill included?',
      'Who looks after the water in the first month? The warranty depends on it.',
    ],
    next: {
      title: 'Is it time?',
      text: 'Compare renovation companies and ask each for square feet and finish in writing.',
      label: 'Find pool renovation',
      to: find('Pool Renovation'),
    },
  },
  {
    slug: 'liner-replacement',
    title: 'What a new vinyl liner costs',
    description:
      'A range for replacing an in-ground vinyl liner, what thickness and steps change, and what a quote has to say about the water.',
    lead: 'The liner is made to measure, so it is cut for your pool after someone has taken fifty or more measurements. Ask who answers for them.',
    price: bandOf(servicePrices.liner),
    per: 'for an in-ground pool, installed',
    source: {
      name: 'Thursday Pools, liners',
      url: 'https://www.thursdaypools.com/inground-pool-cost/',
      read: '2026-11-21',
    },
    drivers: [
      'Size, depth and shape. Free forms need more seams.',
      'Thickness of the vinyl, and steps or benches covered in it.',
      'Repairs to the floor and the wall behind.',
      'The water: who pumps it out, and who pays for the new fill.',
    ],
    compare: [
      'What thickness on the walls and on the floor?',
      'What happens if the measurements are wrong?',
      'Is floor repair in the price, and up to how much?',
      'Are gaskets and faceplates new?',
      'Who pays for the water?',
    ],
    next: {
      title: 'Get it measured',
      text: 'See who replaces liners near you and ask for a date in spring or fall, when prices are calmer.',
      label: 'Find pool renovation',
      to: find('Pool Renovation'),
    },
  },
  {
    slug: 'leak-detection',
    title: 'What finding a pool leak costs',
    description:
      'A range for leak detection, why the repair is a second price, what you can test yourself first, and what to ask on the phone.',
    lead: 'Finding a leak and repairing it are two jobs, often by two people. Pay for the first only when the weather is ruled out.',
    price: [150, 325, 500],
    per: 'to find it; the repair comes on top',
    source: {
      name: 'Engineer Fix, fixing a pool leak',
      url: 'https://engineerfix.com/how-much-does-it-cost-to-fix-a-pool-leak',
      read: '2026-11-27',
    },
    drivers: [
      'Shell or pipes. Pipes need a pressure test for each line.',
      'How many lines there are: spa, cleaner, waterfall.',
      'A deck over the pipe, which somebody has to cut.',
      'What you know already from your own bucket test.',
    ],
    compare: [
      'Which tests are in the price: dye, pressure, listening, camera?',
      'What do I pay if you find nothing?',
      'Do I get a sketch of where it is?',
      'Do you repair it too, and does the fee count toward the repair?',
    ],
    next: {
      title: 'Test it first',
      text: 'A bucket, a marker and dye tell you in two days whether it is a leak.',
      label: 'Read the three tests',
      to: '/us/blog/find-a-pool-leak-at-home',
    },
  },
  {
    slug: 'opening',
    title: 'What opening a pool costs',
    description:
      'A range for opening a pool in spring, what a visit includes, what is billed on top, and when to book it.',
    lead: 'An opening is one visit with two people, or two visits a week apart. The difference is whether they stay until the water is clear.',
    price: bandOf(servicePrices.opening),
    per: 'for cover, plugs, start and first chemicals',
    source: {
      name: 'Wild West Pool Supplies, opening a pool',
      url: 'https://wildwestpoolsupplies.com',
      read: '2026-11-21',
    },
    drivers: [
      'The cover: mesh or solid, and who cleans and stores it.',
      'The state of the water under it.',
      'Spa, heater, water features and automation to start.',
      'The week. Late May is the busiest.',
    ],
    compare: [
      'How many visits are included?',
      'Are chemicals included, and how much?',
      'Do you check gates, drain covers and the heater?',
      'What do you do when something froze?',
    ],
    next: {
      title: 'Book it early',
      text: 'Spring weeks fill up first. Ask for a date now.',
      label: 'Find pool opening',
      to: find('Pool Opening'),
    },
  },
  {
    slug: 'closing',
    title: 'What closing a pool costs',
    description:
      'A range for closing a pool for winter, what belongs in it, what is extra, and the question that decides who pays for a frozen pipe.',
    lead: 'Closing is the visit where a saved hundred can cost thousands. What you buy is somebody who gets every line dry.',
    price: bandOf(servicePrices.closing),
    per: 'for lowering, blowing out, plugs and cover',
    source: {
      name: 'Wild West Pool Supplies, opening a pool',
      url: 'https://wildwestpoolsupplies.com',
      read: '2026-11-21',
    },
    drivers: [
      'How many lines there are, and whether anyone labeled them.',
      'Spa, heater, waterfall and in-floor cleaning.',
      'The cover, and whether they clean it.',
      'Chemicals for the winter.',
    ],
    compare: [
      'Do you blow out every line, and add pool antifreeze made of propylene glycol where one may hold water?',
      'Who pays if a line that you closed freezes?',
      'Do you drain heater and filter and take the parts inside?',
      'Do I get photos?',
    ],
    next: {
      title: 'Or do it yourself',
      text: 'All steps in order, and what never goes into a pipe.',
      label: 'Read how to close a pool',
      to: '/us/blog/closing-a-pool-for-winter',
    },
  },
  {
    slug: 'hot-tub-setup',
    title: 'What a hot tub costs with its setup',
    description:
      'A range for a portable hot tub, and what slab, wiring, crane and permit add, with the questions that find them before delivery.',
    lead: 'The price on the tag is the tub. Slab, wire and the way into the yard are separate, and together they can rival a small tub.',
    price: spas.portable.price,
    per: 'for the tub itself; slab, wiring and delivery come on top',
    source: {
      name: 'Contractors’ published prices, gathered on November 21, 2026',
      url: 'https://priceapool.com/methodology',
      read: '2026-11-21',
    },
    drivers: [
      'Seats, jets and insulation. Insulation pays back, jets do not.',
      'The slab, or an engineer’s word about the deck.',
      'The circuit: distance from the panel, a trench, a larger panel.',
      'A crane or a crew for the way to the yard.',
      'Permit, fence and locking cover.',
    ],
    compare: [
      'Does delivery mean curb, yard or slab?',
      'Who pulls the permit and who wires it?',
      'What does it use in a winter month here?',
      'Who comes when it fails, and within what time does the warranty promise a visit?',
    ],
    next: {
      title: 'See who installs them',
      text: 'Compare installers near you and ask for slab and wiring in the same quote.',
      label: 'Find hot tub installation',
      to: find('Hot Tub Installation'),
    },
  },
];

export const costsPage = {
  title: 'What pool jobs cost',
  lead: 'Nine jobs that people ask the price of: a range with its source, what moves it, what it means where you live, and what to ask.',
  description:
    'Price ranges for weekly pool service, pumps, heaters, plaster, liners, leaks, opening, closing and hot tubs, by region, with what drives each.',
  next: {
    title: 'Planning a new pool?',
    text: 'Put size, type and extras in, and see the lines behind the range.',
    label: 'Open the cost calculator',
    to: '/cost-calculator',
  },
  /** What every page says about its range. */
  note: 'A range from published prices, for planning and not a quote. Prices in your town can be outside it.',
  region:
    'Labor is why the same job costs more in one region than in another. The figures take the range times the labor level of the states in a region; these levels are rough.',
} as const;
