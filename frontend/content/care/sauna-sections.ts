import type { SectionText } from '../page-text.js';

/** The words around the figures that are computed below the text on saunas and steam rooms. */
export const saunaSections = {
  'heater-size': {
    title: 'Sauna heater sizes',
    text: [
      'For insulated rooms with a ceiling of seven feet. Makers figure one kilowatt for every 45 to 50 cubic feet, and 10 to 20 percent more outdoors, so two makers may give you two sizes.',
    ],
  },
  'generator-size': {
    title: 'Steam generator sizes',
    text: [
      'From one maker’s table, at 240 volts. Others differ, so check your maker’s chart. Rooms that need more than {largest} kW get several units.',
    ],
  },
  'session-cost': {
    title: 'What a session costs',
    text: [
      'Three sessions a week, warm-up included, at the US home average of {tariff} a kWh. The room costs little to run; the larger expense is the circuit for a large heater. Enter your own hours in the [energy calculator](/energy-efficiency-calculator).',
    ],
  },
} as const satisfies Record<string, SectionText>;
