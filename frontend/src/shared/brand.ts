/** The only place with the product's name. */
export const brand = { name: 'PoolPros' } as const;
