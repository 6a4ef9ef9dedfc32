/** The nearest multiple of `step`, half up, as every calculator rounds. Takes no negative numbers. */
export const roundTo = (value: number, step: number): number => Math.floor(value / step + 0.5) * step;
