/** The largest id the services know. */
const largestId = 2_147_483_647;

/** The id in a text; null for anything else. */
export function idOf(text: string | null | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
  return id !== null && id <= largestId ? id : null;
}

/** The ids in a query such as `?ids=3,1,2`, without duplicates, in order. Anything else is left out. */
export const parseIds = (text: string | null): number[] => [
  ...new Set((text ?? '').split(',').flatMap((entry) => idOf(entry) ?? [])),
];
