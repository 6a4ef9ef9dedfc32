/** The day on which the sources below were read. */
export const doseAsOf = '2026-11-27';

/** What the targets and limits of a dose rest on. */
export const doseSources = [
  {
    name: 'Service Industry News: chlorine and cyanuric acid limits of the CDC’s Model Aquatic Health Code',
    url: 'https://www.serviceindustrynews.net/2021/01/31/expect-cya-changes-in-next-mahc/',
  },
  {
    name: 'Recreation Management: a ratio of cyanuric acid to free chlorine of at most 20 to 1',
    url: 'https://recmanagement.com/rec-report-feature/201909-3',
  },
  {
    name: 'Poolometer: free chlorine of 7.5% of cyanuric acid for home pools',
    url: 'https://poolometer.com/playbooks/pool-chemistry-101/',
  },
  {
    name: 'Poolife label text: nobody in until free chlorine is 1 to 4 ppm',
    url: 'https://justpoolstuff.myshopify.com/collections/poolife-1/products/poolife-instant-clear-cleaning-granules-stabilized-chlorinator-copy',
  },
  {
    name: 'Pool & Spa Marketing: limits of the pH test, and alkalinity corrected for cyanuric acid',
    url: 'https://poolspamarketing.com/health-safety/important-pool-water-tests-every-service-pro-should-be-using/2',
  },
  {
    name: 'Fire Engineering: pool chlorinators that must not touch each other',
    url: 'https://www.fireengineering.com/leadership/swimming-pool-disinfectants/',
  },
] as const;
