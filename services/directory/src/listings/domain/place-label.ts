import { stateBySlug } from '@poolpros/contracts/states';

/** Where a business is, as people write it: `Austin, TX`. */
export const placeLabel = ({ city, stateSlug }: { city: string; stateSlug: string }): string =>
  `${city}, ${stateBySlug(stateSlug)?.code ?? stateSlug}`;
