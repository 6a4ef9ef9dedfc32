import type { SearchResponse } from '@poolpros/contracts/http/search';

const sentKinds: readonly string[] = ['zip', 'city', 'state'];

/**
 * The place of a search as events name it: a city, a state or a ZIP of the server's own lists, empty for none, and 'other'
 * for everything else, as it may contain anything (docs/rules.md#usage-events).
 */
export function searchedLocation(understood: SearchResponse['understood'] | null | undefined): string {
  if (!understood || understood.kind === 'none') return '';
  return sentKinds.includes(understood.kind) ? understood.label : 'other';
}
