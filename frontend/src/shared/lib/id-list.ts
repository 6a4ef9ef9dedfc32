/** The largest id the services know. */
const largestId = 2_147_483_647;

/** The ids of an address such as `?ids=3,1,2`, each once, in their order. What is no id is left out. */
export const parseIds = (text: string | null): number[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .filter((entry) => /^[1-9]\d{0,9}$/.test(entry))
      .map(Number)
      .filter((id) => id <= largestId),
  ),
];
