/** Invented, so shown only while the site runs on sample data (docs/rules.md#sample-figures). */
export interface Testimonial {
  name: string;
  location: string;
  rating: number;
  text: string;
  poolType: string;
  installerName: string;
  /** Initials in the round mark. */
  avatar: string;
}

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Marisol R.',
    location: 'San Antonio, TX',
    rating: 5,
    text: 'Six weeks from dig to swim, and they told us on day one which week the inspection might slip. It slipped. They had planned for it.',
    poolType: 'Fiberglass pool',
    installerName: 'Hillstone Pools',
    avatar: 'MR',
  },
  {
    name: 'Dev P.',
    location: 'Chandler, AZ',
    rating: 4,
    text: 'Good heater swap, fair price. One return visit for a loose union, handled the next morning without a bill.',
    poolType: 'Pool repair',
    installerName: 'Saguaro Pool Service',
    avatar: 'DP',
  },
  {
    name: 'Karen L.',
    location: 'Bend, OR',
    rating: 5,
    text: 'Barrel sauna on a sloped deck. They drew the footing, pulled the permit and left the yard cleaner than they found it.',
    poolType: 'Sauna',
    installerName: 'Juniper Sauna Works',
    avatar: 'KL',
  },
  {
    name: 'Anthony W.',
    location: 'Tampa, FL',
    rating: 5,
    text: 'They talked us out of a bigger pool. The plunge pool fits the side yard and costs little to heat.',
    poolType: 'Small-space pool',
    installerName: 'Gulf Courtyard Pools',
    avatar: 'AW',
  },
  {
    name: 'Grace H.',
    location: 'Franklin, TN',
    rating: 4,
    text: 'New liner in two days. The crew explained the water chemistry and came back after a month to check it.',
    poolType: 'Vinyl pool',
    installerName: 'Harpeth Pool Care',
    avatar: 'GH',
  },
];
