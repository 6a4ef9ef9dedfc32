/** The one place that holds the product's name. */
export const brand = { name: 'PoolPros' } as const;
