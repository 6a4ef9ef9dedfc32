import type { SectionText } from '../page-text.js';

/** The words around the figures that are computed below the text on saunas and steam rooms. */
export const saunaSections = {
  'heater-size': {
    title: 'Sauna heater sizes',
    text: [
      'These sizes are for insulated rooms with a seven-foot ceiling. Makers figure one kilowatt for every 45 to 50 cubic feet, and 10 to 20 percent more outdoors, so two makers may recommend different sizes.',
    ],
  },
  'generator-size': {
    title: 'Steam generator sizes',
    text: [
      'These sizes are for 240 volts and come from one maker’s table. Other tables differ, so check your maker’s chart. Rooms that need more than {largest} kW take two or more units.',
    ],
  },
  'session-cost': {
    title: 'What a session costs',
    text: [
      'These costs are for three sessions a week, warm-up included, at the average US residential rate of {tariff} per kWh. The room costs little to run; the larger expense is the circuit for a large heater. Enter your own hours in the [energy calculator](/energy-efficiency-calculator).',
    ],
  },
} as const satisfies Record<string, SectionText>;
