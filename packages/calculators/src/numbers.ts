/** A number with commas between thousands. */
export const withCommas: (value: number) => string = new Intl.NumberFormat('en-US').format;

/** The nearest multiple of `step`, half up, as every calculator rounds. Takes no negative numbers. */
export const roundTo = (value: number, step: number): number => Math.floor(value / step + 0.5) * step;
