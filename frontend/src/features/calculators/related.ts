import type { RouteName } from '@poolpros/contracts/page-table';

/** What is read or computed next, beside each calculator. */
export const relatedTo = {
  costCalculator: ['costs', 'poolTypesGuide', 'poolComparisons', 'regulations'],
  energyCalculator: ['waterCalculator', 'ecoGuide', 'spas', 'saunas'],
  waterCalculator: ['energyCalculator', 'ecoGuide', 'careCalendar', 'doseCalculator'],
  doseCalculator: ['maintenanceTips', 'poolProblems', 'careCalendar', 'waterCalculator'],
  paymentCalculator: ['financing', 'costCalculator', 'quoteWorksheet', 'blog'],
  quoteWorksheet: ['costCalculator', 'paymentCalculator', 'poolComparisons', 'contractRules'],
} as const satisfies Partial<Record<RouteName, readonly RouteName[]>>;
export type CalculatorPage = keyof typeof relatedTo;
