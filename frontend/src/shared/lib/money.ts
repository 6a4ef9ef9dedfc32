const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount in dollars, without cents. */
export const dollars = (amount: number): string => whole.format(amount);

/** An amount with cents, where they matter. */
export const dollarsWithCents = (amount: number): string => exact.format(amount);

/** An amount in cents, as dollars with cents. */
export const dollarsAndCents = (cents: number): string => exact.format(cents / 100);
