/** The largest id the services know. */
const largestId = 2_147_483_647;

/** The ids of a query such as `?ids=3,1,2`, each once, in order. Anything else is left out. */
export const parseIds = (text: string | null): number[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .filter((entry) => /^[1-9]\d{0,9}$/.test(entry))
      .map(Number)
      .filter((id) => id <= largestId),
  ),
];
