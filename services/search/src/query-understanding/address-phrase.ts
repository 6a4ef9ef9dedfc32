import type { Places } from '@poolpros/places/places';
import { type Understanding, understandPlace } from '@poolpros/places/resolver';
import { streetStart } from '@poolpros/places/street';
import { isTrade } from './context.js';
import type { TaggedText } from './lexicon.js';
import { type FoundPlace, filtersOf, locationOnly, type PlaceFilters } from './place-phrase.js';
import { spansOf } from './spans.js';

/**
 * The address in a text, without the name or the service before it and the known words after it: "Blue Wave Pools, 741
 * Main Street, Boston, MA 02110". Null without a house number.
 */
export function addressPhrase(places: Places, text: string, tags: TaggedText): FoundPlace | null {
  const { tokens } = tags;
  const from = streetStart(tokens);
  if (from === -1) return null;
  const spans = spansOf(tags, [], { from, to: tokens.length });
  const lastUnknown = spans.findLastIndex(({ tag }) => tag.kind === 'unknown');
  // "741 Main Street, Portage, IN": the state may look like a known word.
  for (let end = spans.length; end > lastUnknown; end--) {
    const inside = spans.slice(0, end);
    const to = inside.at(-1)?.to ?? from;
    const typed = text.slice(tokens[from]?.at.from, tokens[to - 1]?.at.to);
    const understood = inside.some(isTrade) ? null : understandPlace(places, typed, { cityFirst: true });
    const place = understood && filters(places, typed, understood);
    if (understood && place) return { from, to, place, understood };
  }
  return null;
}

function filters(places: Places, typed: string, understood: Understanding): PlaceFilters | null {
  if (understood.kind === 'choices') return locationOnly(typed);
  if (understood.kind === 'zip') return understood.words === '' ? locationOnly(understood.zip.zip) : null;
  return understood.kind === 'place' && understood.words === '' ? filtersOf(places, understood.place) : null;
}
