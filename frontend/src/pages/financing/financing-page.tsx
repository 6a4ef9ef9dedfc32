export { FinancingGuide as Component } from '../../features/financing/components/financing-guide.js';

export const description =
  'Home-equity loan, HELOC, unsecured loan, cash-out refinance, contractor loan, card or cash for a pool: what each costs, where the risk is, and what to ask.';
