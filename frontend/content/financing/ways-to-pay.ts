/** A way to pay for a pool: what it is, its pros and cons. No rates: the lender names them. */
export interface WayToPay {
  id: string;
  title: string;
  /** Whether the home secures it. */
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
    title: 'Home equity loan',
    home: 'Yes',
    money: 'All at once',
    rate: 'Usually fixed',
    text: 'A second loan on the house, in addition to your mortgage. You get the whole amount at once and pay it back in equal payments over several years.',
    fits: 'A pool with a signed, fixed-price contract, if you want to know every payment from day one.',
    costs: 'An appraisal, a title search, closing costs, and interest on the whole amount from day one.',
    risk: 'Your house secures the debt. If the builder runs late, you pay interest on money you are not using yet.',
    ask: [
      'Which closing costs do I pay, and which do you pay?',
      'What does it cost to pay the loan off early?',
      'How long is your offer good while I wait for the building permit?',
    ],
  },
  {
    id: 'line-of-credit',
    title: 'Home equity line of credit (HELOC)',
    home: 'Yes',
    money: 'As you draw it',
    rate: 'Usually variable',
    text: 'A credit limit instead of a fixed amount, secured by the house. You draw money when the builder’s bill comes due, and pay interest only on what you have drawn.',
    fits: 'A job done in stages, such as dig, shell, deck and fence, if you can live with a payment that changes.',
    costs: 'Fees to open and keep the line, and at some banks a fee if you close it early.',
    risk: 'The payment can jump when the rate goes up or when the draw period ends. The bank may freeze the line before the deck is paid for.',
    ask: [
      'How often does the rate change, and what is the highest it can reach?',
      'When does the draw period end, and what would I pay each month after that?',
      'Is there a minimum draw, or a minimum time to keep the line open?',
    ],
  },
  {
    id: 'unsecured-loan',
    title: 'Unsecured home improvement loan',
    home: 'No',
    money: 'All at once',
    rate: 'Usually fixed',
    text: 'A personal loan under another name. The lender looks at your income and credit, and does not put a lien on the house.',
    fits: 'A smaller pool, a spa or a new liner, or a house without much equity yet.',
    costs: 'Interest, usually higher than on a loan secured by a house, and often a fee taken out of the loan amount.',
    risk: 'A long term means small payments and a large total. A late payment means fees and hurts your credit.',
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
    text: 'A new, larger mortgage replaces the old one. You get the difference in cash, and the pool becomes part of the mortgage.',
    fits: 'Owners whose current mortgage rate is not lower than today’s offer.',
    costs: 'Closing costs on the whole mortgage, not on the pool alone. Your mortgage term also starts over.',
    risk: 'If your old rate was low, you give it up on the whole debt. Over thirty years of payments, you will replace the liner and the pump several times.',
    ask: [
      'What is the total of all payments, with and without the pool?',
      'Will I owe mortgage insurance with this larger loan?',
      'How many months will it take to recover the closing costs?',
    ],
  },
  {
    id: 'through-the-contractor',
    title: 'Loan through the pool contractor',
    home: 'It depends',
    money: 'To the builder, in stages or all at once',
    rate: 'Fixed or variable',
    text: 'The builder gives you an application from a lender it works with. That is convenient, and the lender may pay the builder for it.',
    fits: 'People who have two other offers to compare it with.',
    costs: 'Sometimes a higher price for the pool than cash buyers pay. Ask for both prices in writing.',
    risk: 'The lender may pay the builder before the work is done, or the paperwork may put a lien on your house. Find out whether either one applies to your offer.',
    ask: [
      'What would this pool cost me if I brought my own money?',
      'Will there be a lien on my home, and when will it be released?',
      'Does the lender pay the builder only after I have signed off on each stage?',
    ],
  },
  {
    id: 'credit-card',
    title: 'Credit card or store card',
    home: 'No',
    money: 'At once, up to the limit',
    rate: 'Variable, and usually high',
    text: 'Good for a pump, a cover or a service bill, but rarely for a pool. Some cards start with an interest-free period.',
    fits: 'Small purchases that you can pay off before the interest-free period ends.',
    costs: 'Interest on the balance, and with some builders a fee for paying by card.',
    risk: 'With deferred interest, even a small balance left at the end means you owe interest for all the earlier months.',
    ask: [
      'Is this zero percent, or deferred interest that comes due at the end?',
      'On what day does the interest-free period end, and what must I have paid by then?',
      'Do you charge a fee for card payments?',
    ],
  },
  {
    id: 'cash',
    title: 'Cash and savings',
    home: 'No',
    money: 'As the work progresses',
    rate: 'None',
    text: 'No lender, no lien and no interest. You give up your cushion and whatever the money would have earned.',
    fits: 'Owners who still have enough set aside for a new roof, a lost job and the first years of the pool.',
    costs: 'Nothing to a lender.',
    risk: 'With no lender involved, nobody else checks that a stage is done before money changes hands. Pay in stages, never all up front.',
    ask: [
      'Which stage does each payment cover, and who signs off on it?',
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
    text: 'When a lender takes a security interest in the home you live in, you can usually cancel the loan until midnight of the third business day. The rule has exceptions, so ask whether your loan is one.',
    source: {
      name: 'Regulation Z, 12 CFR 1026.23, version of January 1, 2023',
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/2023-01-01/23/',
    },
    read: '2026-11-22',
  },
  {
    text: 'You may have the same right when the contractor itself gives you credit and takes a security interest in your home.',
    source: {
      name: 'Official comments on 12 CFR 1026.23',
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/interp-23/',
    },
    read: '2026-11-22',
  },
  {
    text: 'With a line of credit, you have this right when the line is opened or its limit is raised. You do not get it again each time you draw within the limit.',
    source: {
      name: 'Official comments on 12 CFR 1026.15',
      url: 'https://www.consumerfinance.gov/policy-compliance/rulemaking/regulations/1026/Interp-15/',
    },
    read: '2026-11-22',
  },
  {
    text: 'A bank may cut or freeze a line of credit in certain cases, such as when the home’s value drops significantly.',
    source: {
      name: 'Office of the Comptroller of the Currency, answers on home equity',
      url: 'https://helpwithmycreditcardbank.gov/help-topics/mortgages-home-equity/home-equity-loans-lines-of-credit/index-home-equity-loans-lines-of-credit.html',
    },
    read: '2026-11-22',
  },
  {
    text: 'With deferred interest, if you still owe a balance when the promotional period ends, you owe interest back to the day of the purchase.',
    source: {
      name: '2017 notice from the Consumer Financial Protection Bureau, as reprinted',
      url: 'https://learncra.com/cfpb-bureau-encourages-credit-card-companies-to-consider-more-transparent-promotions',
    },
    read: '2026-11-22',
  },
  {
    text: 'The Federal Trade Commission lists these signs of a scam: the contractor wants all the money up front, takes only cash, or steers you to a lender it knows.',
    source: {
      name: 'Federal Trade Commission, how to avoid a home improvement scam',
      url: 'https://consumer.ftc.gov/articles/how-avoid-home-improvement-scam',
    },
    read: '2026-11-22',
  },
];
