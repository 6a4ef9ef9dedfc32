import { formatList } from '@poolpros/contracts/format-list';
import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { takesRequests } from '../../entities/listings/contact-button.js';
import type { ContactTarget } from './api.js';

/** Another possible recipient, with what tells them apart. */
export type Candidate = ContactTarget &
  Partial<
    Pick<
      InstallerCard,
      'location' | 'distance' | 'rating' | 'reviewCount' | 'stateSlug' | 'citySlug' | 'availability' | 'sample'
    >
  >;

/** More would need a search of its own. */
const mostOffered = 6;

/**
 * Other possible recipients, from the lists in order of weight: each once, without the target and those that take no
 * requests. What a later list knows of a recipient is merged in.
 */
export function candidatesBeside(
  target: ContactTarget | null,
  lists: readonly (readonly Candidate[])[],
  publicUrl: string,
): Candidate[] {
  const found = new Map<number, Candidate>();
  for (const candidate of lists.flat()) found.set(candidate.id, { ...candidate, ...found.get(candidate.id) });
  if (target) found.delete(target.id);
  return [...found.values()].filter((candidate) => takesRequests(candidate, publicUrl)).slice(0, mostOffered);
}

/** `7.9 miles · 4.6 stars`: what is known of a candidate beside the name; empty when nothing is. */
export const candidateDetail = ({ location, distance, rating }: Candidate): string =>
  [
    typeof distance === 'number' ? `${distance.toFixed(1)} miles` : (location ?? ''),
    typeof rating === 'number' ? `${rating.toFixed(1)} stars` : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** The names of businesses in a sentence: `A, B and C`. */
export const namesOf = (targets: readonly ContactTarget[]): string => formatList(targets.map(({ name }) => name));
