import type { PageText } from '../page-text.js';
import type { Fact } from './types.js';

export const contractRulesPage = {
  title: 'Pool contract rules by state',
  lead: 'Some states cap the deposit on a pool, set the payment stages, or let you cancel after you sign. These are the rules we have found, each with its source and date.',
  description:
    'Deposit caps, payment schedules and the right to cancel a pool contract, by state, with the law behind each rule and the date we read it.',
  next: {
    title: 'Set up your own payment schedule',
    text: 'Tie each payment to a stage that you can see, whatever your state requires.',
    label: 'Read about pool contracts',
    to: '/us/blog/pool-contracts-and-payment-schedules',
  },
  sections: {
    deposits: {
      title: 'Deposit caps',
      text: ['The table shows the most a contractor may take when you sign, in the states where we have found a cap.'],
      after: [
        'Taking more than the cap breaks state law. If a contractor wants more, tell the license board before you pay.',
      ],
    },
    cancel: {
      title: 'The right to cancel',
      text: [
        'A federal rule covers sales made at your home, and some states give you more time to cancel. Count from the day you sign and receive your notice of cancellation, and cancel in writing.',
      ],
    },
    'by-state': { title: 'State by state' },
    others: {
      title: 'States that are not listed',
      text: [
        'We have not read the contract laws of the other states. If a state is missing here, it may still have a rule. Before you sign, ask the license board or the state attorney general’s consumer office. You can always ask for the same limits in your own contract.',
      ],
    },
  },
} as const satisfies PageText;

/** The federal rule, for every state. */
export const coolingOff: Fact = {
  text: 'The Federal Trade Commission’s Cooling-Off Rule gives you until midnight of the third business day to cancel a sale made at your home, even if you invited the salesperson. It does not cover sales made entirely online, by mail or by phone, or sales you agreed to at the seller’s own store.',
  standing: 'official',
  source: {
    name: 'Federal Trade Commission, the Cooling-Off Rule',
    url: 'https://consumer.ftc.gov/articles/buyers-remorse-ftcs-cooling-rule-may-help',
  },
  read: '2026-11-27',
};
