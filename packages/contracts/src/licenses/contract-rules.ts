import type { State } from '../states.js';
import type { LicenseSource } from './types.js';

/** A rule about contracts between a homeowner and a pool contractor, in a sentence. */
export interface ContractRule {
  text: string;
  source: Pick<LicenseSource, 'url' | 'kind' | 'read'> & { name: string };
}

export interface ContractRules {
  /** The maximum payment at signing; left out if we have read of no cap. */
  deposit?: {
    share: '10 percent' | '15 percent' | 'one third';
    /** The cap is the lower of the share and this amount. */
    dollars?: number;
    /** Materials ordered for this job only: their cost is added to the share, or is the cap if it is higher. */
    customOrders?: 'added' | 'if_more';
  };
  rules: readonly ContractRule[];
}

/** The day on which we read the pages below. */
const read = '2026-11-27';
const page = (kind: LicenseSource['kind'], name: string, url: string): ContractRule['source'] => ({
  kind,
  name,
  url,
  read,
});

const california = page(
  'copy',
  'Business and Professions Code 7159.5, quoted by a law office',
  'https://www.ashleybaron.com/2021/deposits-on-home-improvement-contracts/',
);
const californiaCancel = page(
  'copy',
  'Digest of Assembly Bill 1327, chapter 348 of 2025',
  'https://calmatters.digitaldemocracy.org/bills/ca_202520260ab1327',
);
const nevada = page('copy', 'Nevada Revised Statutes 624.940', 'https://nevada.public.law/statutes/nrs_624.940');
const nevadaSchedule = page('copy', 'Nevada Administrative Code 624.6964', 'http://nvrules.elaws.us/nac/624.6964');
const district = page(
  'third_party',
  'Law firm on 16 DCMR 800.1 and 899.1',
  'https://jlgi.com/do-you-really-need-to-be-licensed-in-the-district-of-columbia-to-perform-home-improvement-work/',
);
const arizona = page('official', 'Arizona Revised Statutes 32-1158.01', 'https://azleg.gov/ars/32/01158-01.htm');

/** State rules on deposits, payments and cancellation. We have not read those of a missing state. */
export const contractRules: Partial<Record<State['code'], ContractRules>> = {
  AZ: {
    deposit: { share: '15 percent' },
    rules: [
      {
        text: 'Arizona sets a payment schedule for inground pools and spas at a home: at most 15 percent of the original price at signing, then at most 25 percent after the dig, 25 percent after the steel, plumbing and concrete are in or the shell is set, and 25 percent after the deck.',
        source: arizona,
      },
      {
        text: 'The rest is due before the interior finish goes on. The buyer may ask for payment and performance bonds, but has to pay for them.',
        source: arizona,
      },
    ],
  },
  CA: {
    deposit: { share: '10 percent', dollars: 1000 },
    rules: [
      {
        text: 'A California contractor may take a down payment of $1,000 or 10 percent of the contract price, whichever is less. Swimming pools count as home improvement.',
        source: california,
      },
      {
        text: 'After the down payment, no payment may run ahead of the work done or the materials delivered.',
        source: california,
      },
      {
        text: 'A California homeowner has three business days to cancel, five if they are 65 or older, and seven days for repairs after a declared disaster.',
        source: californiaCancel,
      },
    ],
  },
  DC: {
    rules: [
      {
        text: 'In the District, nobody without a home improvement license may take any payment before the work is complete. The rule specifically covers swimming pools.',
        source: district,
      },
      {
        text: 'A contract that breaks this District rule is void, and the homeowner can get the money back.',
        source: district,
      },
    ],
  },
  FL: {
    rules: [
      {
        text: 'Florida does not cap deposits. A contractor who takes more than 10 percent at the start must apply for permits within 30 days and start within 90 days after they are issued, unless you agree to more time in writing.',
        source: page(
          'copy',
          'Florida Statutes 489.126',
          'https://www.lawserver.com/law/state/florida/statutes/florida_statutes_489-126',
        ),
      },
    ],
  },
  ME: {
    deposit: { share: 'one third' },
    rules: [
      {
        text: 'A Maine home construction contract over $3,000 must be in writing, and its down payment is at most one third of the price. Whether a pool away from the house counts is a question for the Attorney General.',
        source: page(
          'official',
          'Maine Revised Statutes title 10, section 1487',
          'https://mainelegislature.org/legis/statutes/10/title10sec1487.html',
        ),
      },
    ],
  },
  MD: {
    deposit: { share: 'one third' },
    rules: [
      {
        text: 'In Maryland, no payment is allowed before a home improvement contract is signed, and the deposit is at most one third of the price. The copy that we read is from 2005.',
        source: page(
          'copy',
          'Maryland Business Regulation 8-617, as of 2005',
          'https://law.justia.com/codes/maryland/2005/gbr/8-617.html',
        ),
      },
    ],
  },
  MA: {
    deposit: { share: 'one third', customOrders: 'if_more' },
    rules: [
      {
        text: 'In Massachusetts, a home improvement contract over $1,000 must be in writing. The deposit is at most one third of the price, or the cost of custom orders if that is more.',
        source: page(
          'copy',
          'General Laws chapter 142A, section 2, quoted in a bill',
          'https://malegislature.gov/Bills/192/S2569.Html',
        ),
      },
    ],
  },
  NV: {
    deposit: { share: '10 percent', dollars: 1000 },
    rules: [
      {
        text: 'A Nevada pool contractor may take a down payment of $1,000 or 10 percent of the contract price, whichever is less, before construction starts.',
        source: nevada,
      },
      {
        text: "A Nevada pool contract that does not include the board's standard elements is void and cannot be enforced against the owner.",
        source: nevada,
      },
      {
        text: 'Each later payment in Nevada is due only when its stage is complete, and the last one is due after plaster and the final inspection.',
        source: nevadaSchedule,
      },
    ],
  },
  PA: {
    deposit: { share: 'one third', customOrders: 'added' },
    rules: [
      {
        text: 'In Pennsylvania, the deposit on a home improvement job over $5,000 is said to be at most one third of the price, plus the cost of special orders. Ask the Attorney General’s office to confirm this.',
        source: page(
          'third_party',
          'LegalClarity on contractor deposits in Pennsylvania',
          'https://legalclarity.org/how-much-can-a-contractor-ask-for-up-front-in-pa',
        ),
      },
      {
        text: 'A Pennsylvania homeowner can cancel a home improvement contract within three business days of signing, except in an emergency.',
        source: page(
          'official',
          'Pennsylvania Attorney General, home improvement information',
          'https://www.attorneygeneral.gov/protect-yourself/home-improvement/helpful-home-improvement-information/',
        ),
      },
    ],
  },
};

/** "$1,000 or 10 percent, whichever is less". */
export function depositText({ share, dollars, customOrders }: NonNullable<ContractRules['deposit']>): string {
  if (dollars !== undefined) return `$${dollars.toLocaleString('en-US')} or ${share}, whichever is less`;
  if (customOrders === 'added') return `${share}, plus the cost of custom orders`;
  return customOrders ? `${share}, or the cost of custom orders if that is more` : share;
}
