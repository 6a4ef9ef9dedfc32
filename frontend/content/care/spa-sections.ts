import type { SectionText } from '../page-text.js';

/** What is said of the figures that are computed below the text on spas and hot tubs. */
export const spaSections = {
  'running-cost': {
    title: 'What it costs to keep warm',
    text: [
      'A tub of {gallons} gallons at {temperature} °F all year, used {uses} times a week, at the mean of US homes of {tariff} a kWh. The cover matters more than the pump: a wet one costs the difference between the last two columns, each month.',
    ],
    after: [
      'Computed from the standby power that California and Washington allow for portable tubs, in proportion to how much warmer than the air the water is. An estimate for planning: the [energy calculator](/energy-efficiency-calculator) takes your own tub and price.',
    ],
  },
} as const satisfies Record<string, SectionText>;
