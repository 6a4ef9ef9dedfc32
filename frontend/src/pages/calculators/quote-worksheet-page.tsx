export { QuoteWorksheet as Component } from '../../features/calculators/components/quote-worksheet.js';

export const description =
  'Compare two or three pool quotes line by line: what each one includes, what it leaves out, and what it comes to for the same scope. Prints on two sheets.';
