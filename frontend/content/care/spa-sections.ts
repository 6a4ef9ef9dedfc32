import type { SectionText } from '../page-text.js';

/** The words around the figures that are computed below the text on spas and hot tubs. */
export const spaSections = {
  'running-cost': {
    title: 'What it costs to keep warm',
    text: [
      'These costs are for a {gallons}-gallon tub kept at {temperature} °F all year and used {uses} times a week, at the average US residential rate of {tariff} per kWh. The cover matters more than the pump: every month, a waterlogged cover costs you the difference between the last two columns.',
    ],
    after: [
      'We start from the standby power that California and Washington allow for portable tubs and scale it by how much warmer the water is than the air. The result is an estimate for planning. Enter your own tub and electric rate in the [energy calculator](/energy-efficiency-calculator).',
    ],
  },
} as const satisfies Record<string, SectionText>;
