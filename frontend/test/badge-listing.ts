/** A listing as the API sends it to what draws badges and review cards. */
export const badgeListing = {
  id: 7,
  name: 'Hillstone Pools',
  slug: 'hillstone-pools-7',
  status: 'published',
  rating: 4.8,
  reviewCount: 32,
  sample: false,
};

export const badgeSite = 'https://poolpros.example';
