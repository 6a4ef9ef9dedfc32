import { byData, indexed, type RouteRow } from './row.js';

/** Calculators, worksheets and job costs. */
export const calculatorPages = {
  costCalculator: {
    ...indexed,
    path: '/cost-calculator',
    page: 'calculators/cost-calculator-page',
    title: 'Pool cost calculator',
    query: ['state'],
    crumb: 'Cost calculator',
  },
  energyCalculator: {
    ...indexed,
    path: '/energy-efficiency-calculator',
    page: 'calculators/energy-calculator-page',
    title: 'Pool energy calculator',
    query: ['state', 'tab', 'zone'],
    crumb: 'Energy calculator',
  },
  waterCalculator: {
    ...indexed,
    path: '/water-cost-calculator',
    page: 'calculators/water-calculator-page',
    title: 'Pool water calculator',
    query: ['state', 'zone'],
    crumb: 'Water calculator',
  },
  costs: { ...indexed, path: '/pool-costs', page: 'costs/costs-page', title: 'What pool jobs cost', crumb: 'Costs' },
  jobCost: { ...byData, path: '/pool-costs/:job', page: 'costs/job-cost-page', crumb: ':job', under: 'costs' },
  doseCalculator: {
    ...indexed,
    path: '/pool-chemical-calculator',
    page: 'calculators/dose-calculator-page',
    title: 'Pool chemical calculator',
  },
  quoteWorksheet: {
    ...indexed,
    path: '/pool-quote-worksheet',
    page: 'calculators/quote-worksheet-page',
    title: 'Pool quote worksheet',
    crumb: 'Quote worksheet',
  },
  paymentCalculator: {
    ...indexed,
    path: '/pool-financing/payment-calculator',
    page: 'calculators/payment-calculator-page',
    title: 'Pool loan payment calculator',
    crumb: 'Payment calculator',
    under: 'financing',
  },
  paymentCalculatorOfMenus: { path: '/pool-financing-payment-calculator', redirectsTo: 'paymentCalculator' },
} as const satisfies Record<string, RouteRow>;
