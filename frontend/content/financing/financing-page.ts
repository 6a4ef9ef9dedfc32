import type { PageText } from '../page-text.js';

/** The day on which the text was last gone through. */
export const financingUpdated = '2026-11-22';

/** The ways to pay, each a section of its own, stand between the first section and the second. */
export const financingPage = {
  title: 'Pool financing',
  lead: 'Seven ways, what stands behind each, what it costs beyond the interest, and what to ask before you sign. No rates: yours is the one that a lender puts in writing.',
  description:
    'Home-equity loan, HELOC, unsecured loan, cash-out refinance, contractor loan, card or cash for a pool: what each costs, where the risk is, and what to ask.',
  next: {
    title: 'What would it be a month?',
    text: 'Enter the rate of an offer. You see the payment, the interest in all, and every row of the schedule.',
    label: 'Open the payment calculator',
    to: '/pool-financing/payment-calculator',
  },
  sections: {
    glance: { title: 'At a glance' },
    'compare-offers': {
      title: 'Compare two offers',
      text: [
        'Hold each offer against the same four lines: the sum that reaches the builder, the annual percentage rate, the number of payments, and the total of all payments. An offer that will not give you all four in writing is not ready to be compared.',
        'Then look at the pool’s own calendar. A builder is paid by stages over weeks or months. Match the day on which a loan pays out to the day on which the first stage is due, and keep the last part until the final inspection. The [cost calculator](/cost-calculator) shows the lines that such a plan has to cover.',
      ],
    },
    'federal-rules': { title: 'What federal rules say' },
    'state-programs': {
      title: 'Programs of states',
      text: [
        'We have found no program of a state that lends or pays for a home pool and that we could name with its source and its last day. So none is listed. A page that promises you one should name the law or the office behind it.',
        'Rebates for a pump or a solar heater are another matter: they come from power companies and energy offices, they change often, and we have not gathered them. Ask your power company before you choose the equipment.',
      ],
    },
  },
} as const satisfies PageText;

/** What the page is not. */
export const financingNote =
  'This page is no offer of credit and no advice on taxes or law. Nobody pays us for naming a kind of loan, and we name no lender.';
