const steps = [1, 2, 2.5, 5, 10];
const mostTicks = 5;
const mostLabels = 12;

/** Round values from 0 to at least `most`, at most six: the ticks of an axis. */
export function ticksTo(most: number): number[] {
  if (!(most > 0)) return [0, 1];
  const decade = 10 ** Math.floor(Math.log10(most / mostTicks));
  const step = (steps.find((each) => each * decade * mostTicks >= most) ?? 10) * decade;
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, index) => index * step);
}

/** The interval of written labels for a number of labels. */
export const labelStep = (labels: number): number =>
  [1, 2, 5, 10].find((step) => labels / step <= mostLabels) ?? Math.ceil(labels / mostLabels);
