import { heaters } from '@poolpros/calculators/cost-factors';
import { figures } from '../figures.js';
import { range } from '../guides/figures.js';
import { findContractors, type Job } from './job.js';

const setup = figures['hot-tub-setup'];

export const pumpReplacement: Job = {
  slug: 'pump-replacement',
  title: 'What a new pool pump costs',
  description:
    'A price range for replacing a pool pump, labor included, why the motor and the pump are priced separately, and what the federal pump rule means for you.',
  lead: 'The pump itself is most of the bill. Connecting it to old pipes is the part that surprises people.',
  price: [700, 1_300, 4_000],
  per: 'for the pump and labor',
  source: {
    name: 'Engineer Fix, pool pump replacement',
    url: 'https://engineerfix.com/how-much-does-it-cost-to-replace-a-pool-pump',
    read: '2026-11-27',
  },
  drivers: [
    'Variable speed or not. Most inground pools need a variable-speed pump under federal rules, and it pays you back in lower power bills.',
    'The motor alone, or the whole pump. If the wet end is sound, it can stay.',
    'Pipes that do not line up, and old valves that break when touched.',
    'A new circuit or a controller that can talk to the pump.',
  ],
  compare: [
    'Which model is it, how much horsepower does it have, and why that size?',
    'Does the price include unions, valves and the electrician?',
    'Who sets the speeds, and will you write them down?',
    'How long is the warranty, and does it require an installer approved by the manufacturer?',
  ],
  next: {
    title: 'Not sure it is the pump?',
    text: 'Have two companies find the cause of the noise or the leak before you buy.',
    ...findContractors('Pool Repair'),
  },
};

export const heater: Job = {
  slug: 'heater',
  title: 'What a pool heater costs',
  description:
    'Price ranges for a gas heater, what a heat pump or solar changes, what the gas line and the pad add, and what to ask before you buy.',
  lead: 'Two prices matter: what the heater costs to install, and what it costs to heat the pool each weekend after that. A heater that is cheap to buy can cost more in the end.',
  price: heaters.gas.price,
  per: 'for a gas heater on a new pool; a replacement with a new gas line can cost more',
  source: {
    name: 'Contractors’ published prices, gathered on November 21, 2026',
    url: 'https://priceapool.com/methodology',
    read: '2026-11-21',
  },
  drivers: [
    'Gas, heat pump or solar. They differ more in operating cost than in price.',
    'The size of the gas line or the electrical circuit, and the distance to the pad.',
    'Venting, clearances and a new pad.',
    'Removing the old heater.',
  ],
  compare: [
    'How many BTUs is it rated for, and how many hours will it take to warm my pool ten degrees?',
    'Is the gas line large enough, and who checks it?',
    'Are the permit and inspection included?',
    'What does it cost to run in May and in October?',
  ],
  next: {
    title: 'What would it cost to run?',
    text: 'Enter your pool’s size and your climate, and compare gas, heat pump and solar by month.',
    label: 'Open the energy calculator',
    to: '/energy-efficiency-calculator',
  },
};

export const hotTubSetup: Job = {
  slug: 'hot-tub-setup',
  title: 'What hot tub setup costs',
  description:
    'A price range for wiring, a concrete pad and delivery of a portable hot tub, what a crane and a permit add, and what to ask before delivery.',
  lead: 'The price on the tag covers only the tub. The pad, the wiring and delivery into the yard are separate, and together they can cost as much as a small tub.',
  price: setup.all.price,
  per: 'for wiring, a concrete pad and delivery; the tub itself is separate',
  source: {
    name: 'HomeGuide, hot tub installation cost',
    url: 'https://homeguide.com/costs/hot-tub-installation-cost',
    read: '2026-11-30',
  },
  drivers: [
    `The circuit: ${range(setup.circuit.price)} for a new one within 100 feet of the panel. A trench or a larger panel costs extra.`,
    `The base: ${range(setup.pad.price)} for a concrete pad, or an engineer’s opinion on the deck.`,
    `Delivery: ${range(setup.delivery.price)} to the spot, or ${range(setup.crane.price)} with a crane.`,
    `The permit and the inspection: ${range(setup.permit.price)}.`,
    'A fence or a locking cover, if your town requires one.',
  ],
  compare: [
    'Is delivery to the curb, the yard or the slab?',
    'Who pulls the permit, and who wires the tub?',
    'How much power does the tub use in a winter month here?',
    'Who comes out when the tub fails, and how soon does the warranty promise a visit?',
  ],
  next: {
    title: 'See who installs hot tubs',
    text: 'Compare installers near you and ask for the slab and wiring in the same quote.',
    ...findContractors('Hot Tub Installation'),
  },
};
