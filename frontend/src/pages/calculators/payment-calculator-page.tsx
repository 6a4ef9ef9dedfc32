export { PaymentCalculator as Component } from '../../features/calculators/components/payment-calculator.js';

export const description =
  'Work out the monthly payment, the total interest and the whole schedule of a pool loan from the rate that your lender offered. Exact to the cent, not an offer of credit.';
