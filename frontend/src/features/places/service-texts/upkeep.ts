import { bandText, extreme, gallonsADay, passing60, usualSurface, windowText, yearOf } from '../facts-text.js';
import { inPlace, namedAfter, type ServiceText } from './about.js';

export const maintenance: ServiceText = {
  ...namedAfter('Pool Maintenance'),
  priced: 'upkeep',
  price: ({ city, facts }) =>
    `Chemicals, pump power and wear of an inground pool add up to ${bandText(facts.prices.bands.upkeep)} a year; ask companies in ${city} which of these their visits include.`,
  season({ city, facts: { season } }) {
    const [warm, cold] = [extreme(season.water), extreme(season.water, -1)];
    return season.opening && season.closing
      ? `Maintenance in ${city} runs from ${season.opening.from} to ${season.closing.to}, and peaks in ${warm.month} with water of ${warm.value} °F.`
      : `Maintenance in ${city} never pauses: unheated water moves between ${cold.value} °F in ${cold.month} and ${warm.value} °F in ${warm.month}.`;
  },
  questions: ({ city, facts: { season } }) => [
    {
      question: `How much water has to be topped up in ${city}?`,
      answer: `An uncovered pool of ${usualSurface} sq ft in ${city} loses about ${yearOf(season.evaporation)} inches a year to the air, and ${gallonsADay(extreme(season.evaporation).value)} gallons a day in ${extreme(season.evaporation).month}; a maintenance plan should say who fills it.`,
    },
  ],
};

export const cleaning: ServiceText = {
  ...namedAfter('Pool Cleaning'),
  priced: null,
  price: ({ city }) =>
    `No price of a cleaning visit in ${city} has a source that we could name: ask for one per visit and one for the season.`,
  season({ city, facts: { season } }) {
    const warm = season.water.filter((degrees) => degrees >= 60).length;
    return `Algae like water above 60 °F, which an unheated pool in ${city} has in ${warm === 12 ? 'every month' : `${warm} months`} of the year: that is how long a cleaning contract has to last.`;
  },
  questions: ({ city, facts: { season } }) => [
    {
      question: `When does a pool in ${city} need cleaning most?`,
      answer: `Cleaning counts most in ${extreme(season.water).month}, when unheated water in ${city} averages ${extreme(season.water).value} °F.`,
    },
  ],
};

export const winterization: ServiceText = {
  ...namedAfter('Pool Winterization'),
  priced: 'closing',
  price: ({ city, facts }) =>
    `A closing is planned at ${bandText(facts.prices.bands.closing)} across the country; quotes in ${city} differ by cover, plumbing and who brings the chemicals.`,
  season({ city, facts: { season } }) {
    const cold = extreme(season.water, -1);
    if (season.closing)
      return `Book the closing in ${city} for ${windowText(season.closing)}: that is when water stays below 60 °F.`;
    return season.winter === 'freeze-guard'
      ? `Most pools in ${city} stay open through the winter, with water of ${cold.value} °F in ${cold.month}: freeze protection starts the pump when the air drops to 35 to 38 °F, because water that sits still freezes in the pipes. Ask a pool company in ${city} what to drain when the power fails in a hard freeze.`
      : `Few pools in ${city} are winterized: with ${cold.value} °F in ${cold.month} the pump runs shorter hours instead.`;
  },
  questions({ city, facts: { season } }) {
    const fall = passing60(season.water, 'down');
    return [
      {
        question: `When is a closing in ${city} too early?`,
        answer: fall
          ? `As long as water is above 60 °F: unheated pools in ${city} go from ${fall[0].value} °F in ${fall[0].month} to ${fall[1].value} °F in ${fall[1].month}.`
          : `Unheated water in ${city} stays above 60 °F, so there is no month that calls for a closing.`,
      },
    ];
  },
};

export const opening: ServiceText = {
  ...namedAfter('Pool Opening'),
  priced: 'opening',
  price: ({ city, facts }) =>
    `An opening is planned at ${bandText(facts.prices.bands.opening)} across the country; let quotes from ${city} say whether cover cleaning and first chemicals are in.`,
  season: ({ city, facts: { season } }) =>
    season.opening
      ? `Open a pool in ${city} from ${windowText(season.opening)}, before the water holds 60 °F: an earlier opening costs less work against algae.`
      : `Pools in ${city} stay open, so an opening here means the first service after a quiet winter with ${extreme(season.water, -1).value} °F in ${extreme(season.water, -1).month}.`,
  questions({ city, facts: { season } }) {
    const rise = passing60(season.water, 'up');
    return [
      {
        question: `When does the water in ${city} get warm?`,
        answer: [
          rise
            ? `Unheated pools in ${city} rise from ${rise[0].value} °F in ${rise[0].month} to ${rise[1].value} °F in ${rise[1].month}`
            : `Unheated pools in ${city} never fall below 60 °F`,
          season.swimming
            ? `and hold 75 °F, enough to swim, in ${windowText(season.swimming)}.`
            : `and do not reach 75 °F without heat or a cover.`,
        ].join(' '),
      },
    ];
  },
};

export const summer: ServiceText = {
  work: 'summer pool maintenance',
  title: inPlace('Summer pool maintenance'),
  priced: 'upkeep',
  price: ({ city, facts }) =>
    `Of the ${bandText(facts.prices.bands.upkeep)} that an inground pool takes in a year, summer takes the largest part in ${city}: ask for a price by the month.`,
  season: ({ city, facts: { season } }) =>
    `Summer service in ${city} is about ${extreme(season.water).month}: water of ${extreme(season.water).value} °F without a heater needs a look more than once a week.`,
  questions: ({ city, facts: { season } }) => [
    {
      question: `How much water does a pool in ${city} lose in summer?`,
      answer: `In ${extreme(season.evaporation).month}, the month that dries most, an uncovered pool of ${usualSurface} sq ft in ${city} gives about ${gallonsADay(extreme(season.evaporation).value)} gallons a day to the air, ${extreme(season.evaporation).value} inches in the month.`,
    },
  ],
};

export const careCalendar: ServiceText = {
  work: 'pool care through the year',
  title: (place) => `Pool care calendar for ${place}`,
  priced: 'upkeep',
  price: ({ city, facts }) =>
    `Twelve months of care in ${city} are planned at ${bandText(facts.prices.bands.upkeep)} for an inground pool, with power and wear.`,
  season: ({ city, facts: { season } }) =>
    season.opening && season.closing
      ? `The year of a pool in ${city} has two dates: it opens in ${windowText(season.opening)} and closes in ${windowText(season.closing)}.`
      : `A pool in ${city} is not closed for the winter${season.winter === 'freeze-guard' ? ', but its pump has to run when the air nears freezing' : ''}; without heat it is warm enough to swim in ${season.swimming ? windowText(season.swimming) : 'no month'}.`,
  questions: ({ city, facts: { season } }) => [
    {
      question: `Which month is the hardest on a pool in ${city}?`,
      answer: `${extreme(season.water).month} has the warmest water, ${extreme(season.water).value} °F, and ${extreme(season.evaporation).month} the most evaporation, ${extreme(season.evaporation).value} inches, in the climate of ${city}.`,
    },
  ],
};
