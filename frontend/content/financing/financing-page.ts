import type { PageText } from '../page-text.js';

/** When the text was first published, and the day on which the text was last reviewed. */
export const financingDates = { published: '2026-11-22', updated: '2026-11-27' };

/** The ways to pay, each its own section, come between the first section and the second. */
export const financingPage = {
  title: 'Pool financing',
  lead: 'Seven ways to pay for a pool: what secures each one, what it costs beyond the interest, and what to ask before you sign. We do not publish rates; your rate is the one a lender puts in writing.',
  description:
    'Home equity loan, HELOC, unsecured loan, cash-out refinance, contractor loan, card or cash for a pool: what each one costs, where the risk is, and what to ask.',
  next: {
    title: 'What would it cost per month?',
    text: 'Enter the rate you were offered. You’ll see the payment, the total interest and the full schedule.',
    label: 'Open the payment calculator',
    to: '/pool-financing/payment-calculator',
  },
  sections: {
    glance: { title: 'At a glance' },
    'compare-offers': {
      title: 'Compare two offers',
      text: [
        'Compare each offer on the same four lines: the amount that reaches the builder, the annual percentage rate, the number of payments, and the total of all payments. If a lender will not give you all four in writing, you cannot compare its offer.',
        'Then look at the construction schedule. Builders are paid in stages over weeks or months. Match the day the loan funds to the day the builder’s first payment is due, and hold back the last payment until the final inspection. The [cost calculator](/cost-calculator) shows what the loan has to cover.',
      ],
    },
    'federal-rules': { title: 'Federal rules' },
    'state-programs': {
      title: 'State programs',
      text: [
        'We have found no state that lends money for a home pool or pays for one. Some states do change the rules for certain ways to pay: how much you can borrow against your home, how long you have to wait, and how much a contractor may take at signing. Any such rule that we have found is linked below.',
        'Rebates for a pump or a solar heater are a different matter. They come from utilities and state energy offices, they change often, and we do not list them. Ask your utility before you choose the equipment.',
      ],
    },
  },
} as const satisfies PageText;

/** What the page is not. */
export const financingNote =
  'This page is not an offer of credit, and it is not tax or legal advice. Nobody pays us to mention any kind of loan, and we do not name lenders.';
