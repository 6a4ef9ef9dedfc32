/** The day on which the sources below were read. */
export const doseAsOf = '2026-11-27';

/** What the targets and limits of a dose rest on. */
export const doseSources = [
  {
    name: 'Service Industry News: chlorine and cyanuric acid limits of the CDC’s Model Aquatic Health Code',
    url: 'https://www.serviceindustrynews.net/2021/01/31/expect-cya-changes-in-next-mahc/',
  },
  {
    name: 'Recreation Management: a maximum ratio of 20 to 1 for cyanuric acid to free chlorine',
    url: 'https://recmanagement.com/rec-report-feature/201909-3',
  },
  {
    name: 'Poolometer: free chlorine at 7.5% of cyanuric acid for home pools',
    url: 'https://poolometer.com/playbooks/pool-chemistry-101/',
  },
  {
    name: 'Poolife label text: no swimming until free chlorine is 1 to 4 ppm',
    url: 'https://justpoolstuff.myshopify.com/collections/poolife-1/products/poolife-instant-clear-cleaning-granules-stabilized-chlorinator-copy',
  },
  {
    name: 'Pool & Spa Marketing: limits of pH tests, and correcting alkalinity for cyanuric acid',
    url: 'https://poolspamarketing.com/health-safety/important-pool-water-tests-every-service-pro-should-be-using/2',
  },
  {
    name: 'Fire Engineering: pool chlorinators that must not touch each other',
    url: 'https://www.fireengineering.com/leadership/swimming-pool-disinfectants/',
  },
] as const;
