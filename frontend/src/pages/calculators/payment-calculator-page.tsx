export { PaymentCalculator as Component } from '../../features/calculators/components/payment-calculator.js';

export const description =
  'Calculate the monthly payment, total interest and full schedule of a pool loan at the rate your lender offered. Exact to the cent, not an offer of credit.';
