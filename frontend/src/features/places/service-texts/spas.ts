import { bandText, extreme } from '../facts-text.js';
import { namedAfter, type ServiceText } from './about.js';

export const hotTub: ServiceText = {
  ...namedAfter('Hot Tub Installation'),
  priced: 'hotTub',
  price: ({ city, state, facts: { prices } }) =>
    `Plan on ${bandText(prices.bands.hotTub)} for a portable hot tub in ${state}; make sure quotes in ${city} list the pad, the crane and the electrical circuit.`,
  season: ({ city, facts: { season } }) =>
    `A hot tub in ${city} has no off-season: under its cover it stays warm even in ${extreme(season.water, -1).month}, when an unheated pool is at ${extreme(season.water, -1).value} °F.`,
  questions: ({ city, state, facts: { prices } }) => [
    {
      question: `What does it cost to run a hot tub in ${city}?`,
      answer: `A well-covered 350-gallon tub at 102 °F, used three times a week, costs ${bandText(prices.bands.hotTubPower)} a year in power in the ${city} climate, at the average home electricity rate in ${state}.`,
    },
  ],
};

export const spa: ServiceText = {
  ...namedAfter('Spa Installation'),
  priced: 'attachedSpa',
  price: ({ city, state, facts: { prices } }) =>
    `Plan on ${bandText(prices.bands.attachedSpa)} for a spa attached to a new pool in ${state}; adding one to an existing pool in ${city} means paying for the plumbing again.`,
  season: ({ city, facts: { season } }) =>
    season.closing
      ? `An attached spa in ${city} closes with its pool in ${season.closing.from}, unless it has its own heater and cover.`
      : `You can use an attached spa in ${city} all year; it takes the most heat in ${extreme(season.water, -1).month}, when unheated water is at ${extreme(season.water, -1).value} °F.`,
  questions: ({ city, facts: { prices } }) => [
    {
      question: `Should I get an attached spa or a portable hot tub in ${city}?`,
      answer: `Plan on ${bandText(prices.bands.hotTub)} for the tub, which can move with you; an attached spa in ${city}, at ${bandText(prices.bands.attachedSpa)}, shares the pool’s pump and heater and stays with the house.`,
    },
  ],
};

export const spaRepair: ServiceText = {
  ...namedAfter('Spa Repair'),
  priced: null,
  price: ({ city }) =>
    `We know of no published price for a spa repair in ${city}: ask what the first visit costs, and whether it counts toward the repair.`,
  season: ({ city, facts: { season } }) =>
    `A heater failure in ${city} matters most in ${extreme(season.water, -1).month}: water left alone cools toward ${extreme(season.water, -1).value} °F, so ask who comes out in winter.`,
  questions: ({ city, facts: { prices } }) => [
    {
      question: `When does a spa's power bill in ${city} point to a problem?`,
      answer: `A 350-gallon tub in good shape stays within ${bandText(prices.bands.hotTubPower)} a year in ${city}: far more than that points to the cover, the seals or the heater.`,
    },
  ],
};

export const sauna: ServiceText = {
  ...namedAfter('Sauna Installation'),
  priced: null,
  price: ({ city }) =>
    `We know of no published price for a custom-built sauna in ${city}: ask for the room, the heater and the wiring as three line items.`,
  season: ({ city, facts: { season } }) =>
    `A sauna in ${city} works in any month, and you will want it most in ${extreme(season.water, -1).month}; outdoors, the heater has to be 10 to 20 percent larger.`,
  questions: ({ city, state, facts: { prices } }) => [
    {
      question: `What does an evening in a sauna cost in ${city}?`,
      answer: `A 6 kW heater in ${city} uses about 6.7 kWh in an evening, which costs ${bandText(prices.bands.saunaPower)} at the average home electricity rate in ${state}.`,
    },
  ],
};
