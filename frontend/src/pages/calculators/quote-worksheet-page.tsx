export { QuoteWorksheet as Component } from '../../features/calculators/components/quote-worksheet.js';

export const description =
  'A worksheet that makes two or three pool quotes comparable: line by line what each includes and leaves out, and what it comes to for the same scope. Prints on two sheets.';
