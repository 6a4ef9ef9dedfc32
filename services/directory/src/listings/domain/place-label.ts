import { stateBySlug } from '@poolpros/contracts/states';

/** The location of a business in words: `Austin, TX`. */
export const placeLabel = ({ city, stateSlug }: { city: string; stateSlug: string }): string =>
  `${city}, ${stateBySlug(stateSlug)?.code ?? stateSlug}`;
