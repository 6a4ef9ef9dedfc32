export const costsPage = {
  title: 'What pool jobs cost',
  lead: 'Nine jobs people ask about, each with a price range and its source, what moves the price, prices by region, and what to ask.',
  description:
    'Price ranges for weekly pool service, pumps, heaters, plaster, liners, leaks, opening, closing and hot tubs, by region, with what drives each price.',
  next: {
    title: 'Planning a new pool?',
    text: 'Enter the size, type and extras, and see the line items behind the range.',
    label: 'Open the cost calculator',
    to: '/cost-calculator',
  },
  /** What every page says about its range. */
  note: 'This range comes from published prices. It is for planning and is not a quote. Prices in your town may fall outside it.',
  region:
    'The same job costs more in one region than in another because of labor. The table adjusts the range for labor costs in each region; those costs are rough estimates.',
} as const;
