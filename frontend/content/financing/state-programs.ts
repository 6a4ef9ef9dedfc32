import type { FinancingProgram } from '@poolpros/contracts/pages/financing';
import type { FinancingFact, WayToPay } from './ways-to-pay.js';

/** What a way to pay is called in a title, and the section of the general page that explains it. */
interface Program {
  title: string;
  /** The section of /pool-financing; null for one that the general page names under the programs of states. */
  way: WayToPay['id'] | null;
}

export const programs: Readonly<Record<FinancingProgram, Program>> = {
  'home-equity-loan': { title: 'Home equity loan', way: 'home-equity-loan' },
  'line-of-credit': { title: 'Home equity line of credit', way: 'line-of-credit' },
  'cash-out-refinance': { title: 'Cash-out refinance', way: 'cash-out-refinance' },
  'personal-loan': { title: 'Personal loan', way: 'unsecured-loan' },
  'contractor-offer': { title: 'Financing and deposits through the contractor', way: 'through-the-contractor' },
  'energy-loan': { title: 'Energy loan on the property tax bill (PACE)', way: null },
};

const read = '2026-11-27';
const texas = {
  name: 'Texas Constitution, article XVI, section 50 (copy)',
  url: 'https://law.counselstack.com/constitution/tx/XVI/50',
};

/** Texas is the state whose constitution limits what a home may secure. */
const texasEquity: readonly FinancingFact[] = [
  {
    text: 'All loans on the home combined, including the new one, may not exceed 80 percent of its fair market value on the day the loan is made (section 50(a)(6)(B)).',
    source: texas,
    read,
  },
  {
    text: 'The loan may not close before the twelfth day after you apply, or after you get the notice of your rights, whichever is later (section 50(a)(6)(M)).',
    source: texas,
    read,
  },
  {
    text: 'You can have only one such loan on the home at a time, and you cannot take out a new one within a year of the last one (sections 50(a)(6)(K) and (M)).',
    source: texas,
    read,
  },
  {
    text: 'You and your spouse may cancel within three days after closing, without penalty (section 50(a)(6)(Q)).',
    source: texas,
    read,
  },
  {
    text: 'A contract for new improvements is a different matter. The contractor can have a lien on the home for the work itself, if the contract is in writing and both spouses sign it (section 50(a)(5)). Ask a Texas lawyer before you sign one.',
    source: texas,
    read,
  },
];

const paceStates = {
  name: 'Report on PACE in Florida, with the three states that allow it for homes',
  url: 'https://idebtgone.com/?p=10813',
};
const paceCost = {
  name: 'Report on PACE in Collier County, Florida',
  url: 'https://hellohomeimprovement.com/news/pace-financing-returns-to-collier-county-but-leaders-arent-happy',
};
const pace: readonly FinancingFact[] = [
  {
    text: 'This is one of three states where homeowners can use PACE. It pays for energy-saving and storm-protection work, and you repay it through your property tax bill.',
    source: paceStates,
    read,
  },
  {
    text: 'A pool does not count as either, so PACE rarely pays for one. A pump, a solar heater or a cover may qualify; ask the program for its written list before you sign.',
    source: paceStates,
    read,
  },
  {
    text: 'The assessment becomes a lien that comes ahead of your mortgage, and it can make the home harder to sell or refinance.',
    source: paceCost,
    read,
  },
];

/** What the law of a state changes about a way to pay, by the slug of the state. Caps on deposits are contract rules. */
export const stateChanges: Readonly<
  Record<string, Partial<Record<FinancingProgram, readonly FinancingFact[]>> | undefined>
> = {
  texas: { 'home-equity-loan': texasEquity, 'line-of-credit': texasEquity, 'cash-out-refinance': texasEquity },
  california: { 'energy-loan': pace },
  florida: { 'energy-loan': pace },
  missouri: { 'energy-loan': pace },
};

/** What federal law says about ways to pay for a pool in every state. */
export const federalFacts: readonly FinancingFact[] = [
  {
    text: 'Interest on a home equity loan or line of credit is deductible only if the money buys, builds or substantially improves the home that secures the loan, and only if you itemize. Whether your pool counts is a question for a tax professional.',
    source: {
      name: 'IRS Publication 936, quoted by a tax site',
      url: 'https://financetalkie.com/are-home-equity-loans-interest-tax-deductible',
    },
    read,
  },
  {
    text: 'HUD’s Title I property improvement loans cannot be used for swimming pools or hot tubs. HUD considers them luxury items.',
    source: {
      name: 'A mortgage lender’s notes on Title I',
      url: 'https://silvermortgage.blogspot.com/2009/04/purpose-and-eligible-improvements.html',
    },
    read,
  },
];

/** What a page about a program in a state says around the facts. */
export const programTexts = {
  lead: (program: string, state: string) =>
    `${program} in ${state}: how state law differs, and what to ask before you sign. We do not list rates or lenders.`,
  changes: (state: string) => `What is different in ${state}`,
  next: {
    title: 'Run the numbers on an offer',
    text: 'Enter the rate you were offered to see the payment and the total interest.',
    label: 'Open the payment calculator',
    to: '/pool-financing/payment-calculator',
  },
} as const;
