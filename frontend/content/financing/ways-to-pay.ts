/** A way to pay for a pool: what it is, and what speaks for and against it. No rates: they are the lender's to name. */
export interface WayToPay {
  id: string;
  title: string;
  /** Whether the home stands behind it. */
  home: string;
  /** When the money comes. */
  money: string;
  rate: string;
  text: string;
  fits: string;
  costs: string;
  risk: string;
  /** For the lender or the seller. */
  ask: readonly string[];
}

export const waysToPay: readonly WayToPay[] = [
  {
    id: 'home-equity-loan',
    title: 'Home-equity loan',
    home: 'Yes',
    money: 'All at once',
    rate: 'Usually fixed',
    text: 'A second loan on the house, beside the mortgage you have. You get one sum and pay it back in equal parts over some years.',
    fits: 'A pool with a signed price, when you want to know each payment from the first day.',
    costs: 'An appraisal, a title search, closing costs, and interest on the whole sum from day one.',
    risk: 'The house stands behind the debt. If the builder runs late, you pay on money that is not yet at work.',
    ask: [
      'Which closing costs do I pay, and which do you pay?',
      'What does it cost to pay the loan off early?',
      'How long does your offer stand while I wait for the building permit?',
    ],
  },
  {
    id: 'line-of-credit',
    title: 'Home-equity line of credit (HELOC)',
    home: 'Yes',
    money: 'As you draw it',
    rate: 'Usually variable',
    text: 'A limit instead of a sum, with the house behind it. You draw when a bill of the builder comes, and pay interest on what you have drawn.',
    fits: 'A job with stages, such as dig, shell, deck and fence, when you can live with a payment that moves.',
    costs: 'Fees to open and keep the line, and at some banks a fee for a line that you close early.',
    risk: 'The payment can jump when the rate moves or when the time for drawing ends. The bank may freeze the line before the deck is paid.',
    ask: [
      'How often does the rate change, and what is the highest it can reach?',
      'When does the time for drawing end, and what would I pay each month after that?',
      'Must I draw a least amount, or keep the line open for some years?',
    ],
  },
  {
    id: 'unsecured-loan',
    title: 'Unsecured home improvement loan',
    home: 'No',
    money: 'All at once',
    rate: 'Usually fixed',
    text: 'A personal loan by another name. The lender looks at income and credit, and no lien goes on the house.',
    fits: 'A smaller pool, a spa or a new liner, or a house with little equity so far.',
    costs:
      'Interest, as a rule more than for a loan with a house behind it, and often a fee that is taken out of the sum.',
    risk: 'Long terms make small payments and a large total. A late payment costs fees and hurts your credit.',
    ask: [
      'How much of the loan reaches my account after your fee?',
      'Is the rate the same if I do not pay by automatic debit?',
      'What is the total of all payments over this term, and over a shorter one?',
    ],
  },
  {
    id: 'cash-out-refinance',
    title: 'Cash-out refinance',
    home: 'Yes',
    money: 'All at once',
    rate: 'Fixed or variable',
    text: 'A new, larger mortgage takes the place of the old one. The difference is paid out, and the pool becomes part of the mortgage.',
    fits: 'Owners whose present mortgage has a rate no lower than the one on offer today.',
    costs: 'Closing costs on the whole mortgage, not on the pool alone, and the clock of the mortgage starts anew.',
    risk: 'If your old rate was low, you give it up for the whole debt. A pool that is paid over thirty years outlives its liner and pump many times.',
    ask: [
      'What do I pay in all until the end, with and without the pool in it?',
      'Will I owe mortgage insurance with this larger loan?',
      'How many months does it take until the closing costs are earned back?',
    ],
  },
  {
    id: 'through-the-contractor',
    title: 'Loan through the pool contractor',
    home: 'It depends',
    money: 'To the builder, by stages or at once',
    rate: 'Fixed or variable',
    text: 'The builder hands you the form of a lender it works with. That is handy, and the lender may pay the builder for it.',
    fits: 'People who have two other offers on the table and can see that this one holds up.',
    costs: 'Sometimes a price for the pool that is higher than for those who pay cash. Ask for both prices in writing.',
    risk: 'The lender may pay the builder before the work is done, or the papers may put a lien on your house. Read which of the two it is.',
    ask: [
      'What would this pool cost me if I brought my own money?',
      'Is there a lien on my home, and when is it lifted?',
      'Does the lender pay out only after I have signed for each stage?',
    ],
  },
  {
    id: 'credit-card',
    title: 'Credit card or store card',
    home: 'No',
    money: 'At once, up to the limit',
    rate: 'Variable, and high as a rule',
    text: 'Fit for a pump, a cover or a service bill, seldom for a pool. Some cards start with months at no interest.',
    fits: 'Small buys that you can pay off before the first months are over.',
    costs: 'Interest on what is left, and at some builders a fee for paying by card.',
    risk: 'With deferred interest, a small rest at the end brings back the interest of all the months before.',
    ask: [
      'Is this zero percent, or deferred interest that comes due at the end?',
      'On which day do the free months end, and what must I have paid by then?',
      'Do you add a fee to a card payment?',
    ],
  },
  {
    id: 'cash',
    title: 'Cash and savings',
    home: 'No',
    money: 'As the work goes on',
    rate: 'None',
    text: 'No lender, no lien and no interest. What you give up is what the money would have earned, and your cushion.',
    fits: 'Those who keep enough aside for a new roof, a lost job and the first years of the pool.',
    costs: 'None to a lender.',
    risk: 'With no lender in the deal, nobody else checks that a stage is done before money moves. Pay by stages, never all up front.',
    ask: [
      'Which stage does each payment stand for, and who signs that it is done?',
      'How much is held back until the last inspection?',
      'Will your suppliers and subcontractors sign lien waivers as they are paid?',
    ],
  },
];

/** What a rule or an office says, with the day on which a stored copy of the page was read. */
export interface FinancingFact {
  text: string;
  source: { name: string; url: string };
  read: string;
}

export const financingFacts: readonly FinancingFact[] = [
  {
    text: 'When a lender takes an interest in the home you live in, you may as a rule cancel until midnight of the third business day. The rule names exceptions, so ask whether your loan is one.',
    source: {
      name: 'Regulation Z, 12 CFR 1026.23, version of January 1, 2023',
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/2023-01-01/23/',
    },
    read: '2026-11-22',
  },
  {
    text: 'The same right can arise when a contractor gives you the credit itself and takes an interest in your home.',
    source: {
      name: 'Official comments on 12 CFR 1026.23',
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/interp-23/',
    },
    read: '2026-11-22',
  },
  {
    text: 'With a line of credit, the right comes when the line is opened or its limit is raised. It does not come again with each draw within the limit.',
    source: {
      name: 'Official comments on 12 CFR 1026.15',
      url: 'https://www.consumerfinance.gov/policy-compliance/rulemaking/regulations/1026/Interp-15/',
    },
    read: '2026-11-22',
  },
  {
    text: 'A bank may cut or freeze a line of credit in certain cases, such as a marked fall in the value of the home.',
    source: {
      name: 'Office of the Comptroller of the Currency, answers on home equity',
      url: 'https://helpwithmycreditcardbank.gov/help-topics/mortgages-home-equity/home-equity-loans-lines-of-credit/index-home-equity-loans-lines-of-credit.html',
    },
    read: '2026-11-22',
  },
  {
    text: 'Under deferred interest, what is left at the end of the free months brings interest from the day of the purchase.',
    source: {
      name: 'Notice of the Consumer Financial Protection Bureau of 2017, as reprinted',
      url: 'https://learncra.com/cfpb-bureau-encourages-credit-card-companies-to-consider-more-transparent-promotions',
    },
    read: '2026-11-22',
  },
  {
    text: 'The Federal Trade Commission counts it among the signs of a scam when a contractor wants all the money up front, takes only cash, or steers you to a lender it knows.',
    source: {
      name: 'Federal Trade Commission, how to avoid a home improvement scam',
      url: 'https://consumer.ftc.gov/articles/how-avoid-home-improvement-scam',
    },
    read: '2026-11-22',
  },
];
