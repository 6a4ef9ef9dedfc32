import { bandText, extreme } from '../facts-text.js';
import { namedAfter, type ServiceText } from './about.js';

export const hotTub: ServiceText = {
  ...namedAfter('Hot Tub Installation'),
  priced: 'hotTub',
  price: ({ city, state, facts: { prices } }) =>
    `A portable hot tub is planned at ${bandText(prices.bands.hotTub)} in ${state}; pad, crane and the electrician's circuit are for the ${city} quote to name.`,
  season: ({ city, facts: { season } }) =>
    `A hot tub in ${city} has no season: it is covered and warm in ${extreme(season.water, -1).month} too, when an unheated pool is at ${extreme(season.water, -1).value} °F.`,
  questions: ({ city, state, facts: { prices } }) => [
    {
      question: `What does a hot tub in ${city} use in power?`,
      answer: `A well covered tub of 350 gallons at 102 °F, used three times a week, takes ${bandText(prices.bands.hotTubPower)} a year in the climate of ${city} at an average home tariff of ${state}.`,
    },
  ],
};

export const spa: ServiceText = {
  ...namedAfter('Spa Installation'),
  priced: 'attachedSpa',
  price: ({ city, state, facts: { prices } }) =>
    `A spa attached to a pool is planned at ${bandText(prices.bands.attachedSpa)} in ${state}; one that is added to an old pool in ${city} costs its plumbing once more.`,
  season: ({ city, facts: { season } }) =>
    season.closing
      ? `An attached spa in ${city} is closed with its pool in ${season.closing.from}, unless it has a heater and a cover of its own.`
      : `An attached spa in ${city} is used all year, and heated most in ${extreme(season.water, -1).month}, from ${extreme(season.water, -1).value} °F up.`,
  questions: ({ city, facts: { prices } }) => [
    {
      question: `Spa or portable hot tub in ${city}?`,
      answer: `The tub is planned at ${bandText(prices.bands.hotTub)} and can move out with its owner; the spa, at ${bandText(prices.bands.attachedSpa)}, shares pump and heater with a pool in ${city} and stays.`,
    },
  ],
};

export const spaRepair: ServiceText = {
  ...namedAfter('Spa Repair'),
  priced: null,
  price: ({ city }) =>
    `No price of a spa repair in ${city} has a source that we could name: ask what the first visit costs, and whether it counts toward the repair.`,
  season: ({ city, facts: { season } }) =>
    `A heater that fails in ${extreme(season.water, -1).month} matters most in ${city}: water left alone falls toward ${extreme(season.water, -1).value} °F, so ask who comes in winter.`,
  questions: ({ city, facts: { prices } }) => [
    {
      question: `When is the power bill of a spa in ${city} a sign of a fault?`,
      answer: `A sound tub of 350 gallons stays within ${bandText(prices.bands.hotTubPower)} a year in ${city}: far more than that speaks for cover, seals or heater.`,
    },
  ],
};

export const sauna: ServiceText = {
  ...namedAfter('Sauna Installation'),
  priced: null,
  price: ({ city }) =>
    `No price of a built sauna in ${city} has a source that we could name: ask for cabin, heater and wiring as three lines.`,
  season: ({ city, facts: { season } }) =>
    `A sauna in ${city} is for every month, and for ${extreme(season.water, -1).month} above all; outdoors the heater has to be 10 to 20 % stronger.`,
  questions: ({ city, state, facts: { prices } }) => [
    {
      question: `What does an evening in the sauna cost in ${city}?`,
      answer: `A heater of 6 kW uses about 6.7 kWh for an evening in ${city}, which is ${bandText(prices.bands.saunaPower)} at an average home tariff of ${state}.`,
    },
  ],
};
