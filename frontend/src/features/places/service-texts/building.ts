import { bandText, extreme, gallonsADay, windowText } from '../facts-text.js';
import { inPlace, namedAfter, type ServiceText } from './about.js';

export const installation: ServiceText = {
  ...namedAfter('Pool Installation'),
  priced: 'fiberglass',
  price: ({ city, state, facts: { prices } }) =>
    `With its permit and a reserve, a fiberglass pool of 450 sq ft is planned at ${bandText(prices.bands.fiberglass)} in ${state}, a vinyl one at ${bandText(prices.bands.vinyl)}, a concrete one at ${bandText(prices.bands.concrete)}; deck, fence and heater come on top in ${city} as anywhere.`,
  season: ({ city, facts: { season } }) =>
    season.swimming
      ? `To swim in ${city} when unheated water reaches 75 °F in ${season.swimming.from}, count back 4 to 9 weeks for a fiberglass pool and 12 to 26 for concrete.`
      : `Unheated water in ${city} peaks at ${extreme(season.water).value} °F in ${extreme(season.water).month}, so plan heat or a cover together with the pool.`,
  questions: ({ city, facts: { season } }) => [
    {
      question: `Is a pool in ${city} usable without a heater?`,
      answer: season.swimming
        ? `Yes, in ${windowText(season.swimming)}: that is when an unheated pool in ${city} holds 75 °F.`
        : `Hardly: an unheated pool in ${city} averages ${extreme(season.water).value} °F in its warmest month.`,
    },
  ],
};

export const installationCost: ServiceText = {
  work: 'a new pool',
  title: (place) => `What a pool costs in ${place}`,
  priced: 'concrete',
  price: ({ city, state, facts: { prices } }) =>
    `From ${bandText(prices.bands.aboveGround)} above ground to ${bandText(prices.bands.concrete)} in concrete: that is the range to plan with in ${city}, at the price level of ${state}.`,
  season: ({ city, facts: { season } }) =>
    season.opening
      ? `The season that the money buys in ${city} lasts from ${season.opening.from} to ${season.closing?.to ?? season.opening.to}, without heat ${season.swimming ? `with swimming in ${windowText(season.swimming)}` : 'with little swimming'}.`
      : `The season that the money buys in ${city} lasts all year, without heat ${season.swimming ? `with swimming in ${windowText(season.swimming)}` : 'with little swimming'}.`,
  questions: ({ city, state, facts: { prices } }) => [
    {
      question: `What does a pool in ${city} cost after it is built?`,
      answer: `Plan ${bandText(prices.bands.upkeep)} a year for an inground pool in ${city}, and every so many years a liner (${bandText(prices.bands.liner)}) or new plaster (${bandText(prices.bands.replaster)}).`,
    },
    {
      question: `What is not in these figures for ${city}?`,
      answer: `Deck, fence, heater, rock, high groundwater, slope and poor access: have each quote for the lot in ${city} name them, as prices in ${state} differ most there.`,
    },
  ],
};

export const repair: ServiceText = {
  ...namedAfter('Pool Repair'),
  priced: 'liner',
  price: ({ city, facts }) =>
    `A new vinyl liner, the largest of the usual repairs, is planned at ${bandText(facts.prices.bands.liner)}; for smaller faults in ${city} ask what the visit costs that finds them.`,
  season: ({ city, facts: { season } }) =>
    season.opening
      ? `Most faults in ${city} show at the opening in ${windowText(season.opening)}: have leaks and pumps looked at before, not in ${extreme(season.water).month}.`
      : `Pumps in ${city} run all year, so a repair means days without circulation: ${extreme(season.water, -1).month}, with water of ${extreme(season.water, -1).value} °F, forgives them most.`,
  questions: ({ city, facts: { season } }) => [
    {
      question: `Does my pool in ${city} leak, or does it only evaporate?`,
      answer: `In ${extreme(season.evaporation).month} an uncovered pool in ${city} loses about ${(extreme(season.evaporation).value / 30.4).toFixed(2)} inches a day to the air; a quarter inch a day beyond that points to a leak.`,
    },
  ],
};

export const renovation: ServiceText = {
  ...namedAfter('Pool Renovation'),
  priced: 'replaster',
  price: ({ city, facts }) =>
    `New plaster is planned at ${bandText(facts.prices.bands.replaster)} and a new liner at ${bandText(facts.prices.bands.liner)}; tile, coping and deck are priced by the job in ${city}.`,
  season: ({ city, facts: { season } }) =>
    season.opening && season.closing
      ? `From ${season.closing.to} to ${season.opening.from} pools in ${city} are closed anyway: the months to plan, and to be first in line when the ground allows.`
      : `A renovation in ${city} costs swimming whenever the pool stands empty, and least of it in ${extreme(season.water, -1).month}, at ${extreme(season.water, -1).value} °F.`,
  questions: ({ city, facts: { season } }) => [
    {
      question: `What does refilling after a renovation take in ${city}?`,
      answer: `About 16,800 gallons for 450 sq ft at five feet, and then what ${city} takes back: ${gallonsADay(extreme(season.evaporation).value)} gallons a day in ${extreme(season.evaporation).month} without a cover.`,
    },
  ],
};

export const financing: ServiceText = {
  work: 'a financed pool',
  title: inPlace('Pool financing'),
  priced: 'vinyl',
  price: ({ city, state, facts: { prices } }) =>
    `What has to be financed in ${city} is ${bandText(prices.bands.vinyl)} for a vinyl pool up to ${bandText(prices.bands.concrete)} for a concrete one, at the price level of ${state}.`,
  season: ({ city, facts: { season } }) =>
    season.swimming
      ? `A loan takes weeks and so does a permit: have both in ${city} months before ${season.swimming.from}, when unheated water is warm.`
      : `Put heat into the total from the start: unheated water in ${city} stays below 75 °F, at ${extreme(season.water).value} °F in ${extreme(season.water).month}.`,
  questions: ({ city }) => [
    {
      question: `Does PoolPros lend for pools in ${city}?`,
      answer: `No: nothing on this page is an offer of credit, and no lender pays to be listed with the builders of ${city}.`,
    },
    {
      question: `What should a lender's offer for a pool in ${city} say?`,
      answer: `The rate a year with all fees, the term, the total of all payments and what an early repayment costs: compare these four, with the same quote of one ${city} builder behind them.`,
    },
  ],
};
