import type { SectionText } from '../page-text.js';

/** What is said of the figures that are computed below the text on saunas and steam rooms. */
export const saunaSections = {
  'heater-size': {
    title: 'Which sauna heater',
    text: [
      'For insulated rooms with a ceiling of seven feet. Makers count a kilowatt for every 45 to 50 cubic feet, and outdoors a tenth to a fifth on top, so two of them may name two sizes.',
    ],
  },
  'generator-size': {
    title: 'Which steam generator',
    text: [
      'By the table of one maker, at 240 volts; others differ, so check against the chart of yours. Rooms that ask for more than {largest} kW get several units.',
    ],
  },
  'session-cost': {
    title: 'What a session costs',
    text: [
      'With the warm-up, three sessions a week, at the mean of US homes of {tariff} a kWh. The room costs little to run; a strong heater costs its circuit. Your own hours go into the [energy calculator](/energy-efficiency-calculator).',
    ],
  },
} as const satisfies Record<string, SectionText>;
