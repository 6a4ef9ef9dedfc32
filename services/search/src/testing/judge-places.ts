import { searchQuerySchema } from '@poolpros/contracts/http/search';
import type { State } from '@poolpros/contracts/states';
import { type NamedPlace, pointOf, statesOf } from '@poolpros/places/named-place';
import type { Places } from '@poolpros/places/places';
import { type Understanding, understandPlace } from '@poolpros/places/resolver';
import { isAt, type SlippedText } from '@poolpros/places/testing/slipped-names';
import { planSearch } from '@poolpros/search-rules/plan';
import { understand } from '../query-understanding/understand.js';

export interface PlaceVerdict {
  /** The city was found. */
  isRight: boolean;
  /** A place of another state was chosen. */
  isElsewhere: boolean;
  /** The service next to the place was not understood. */
  isLost: boolean;
}

const nowhere = { lat: null, lon: null };

/** Judges how texts with places are understood, as a location and with a service. */
export function createJudge(places: Places) {
  const lies = (place: NamedPlace, { code }: State): boolean => statesOf(place).some((state) => state.code === code);
  const meant = (understood: Understanding | null): readonly NamedPlace[] => {
    if (understood?.kind === 'choices') return understood.places;
    return understood?.kind === 'place' ? [understood.place] : [];
  };

  function location({ typed, city, state }: SlippedText): PlaceVerdict {
    const [place] = meant(understandPlace(places, typed, { cityFirst: false }));
    return {
      isRight: place !== undefined && isAt(city, pointOf(places, place) ?? nowhere),
      isElsewhere: place !== undefined && !lies(place, state),
      isLost: false,
    };
  }

  function besideService({ typed, city, state }: SlippedText): PlaceVerdict {
    const { nearMe: _, ...said } = understand(places, `pool repair ${typed}`);
    const { understood, choices } = planSearch(places, { ...searchQuerySchema.parse({}), ...said }, new Date());
    const slugs = choices.length > 0 ? choices.map(({ description }) => description.state) : [understood.state];
    return {
      isRight: isAt(city, understood),
      isElsewhere: slugs.every((slug) => slug !== '' && slug !== state.slug),
      isLost: understood.kind !== 'none' && !said.services.includes('Pool Repair'),
    };
  }

  /** Whether a text whose state has no place of that name leads out of the state. */
  function isOutside({ typed, state }: { typed: string; state: State }): boolean {
    const found = meant(understandPlace(places, typed, { cityFirst: false }));
    return found.length > 0 && !found.some((place) => lies(place, state));
  }

  return { location, besideService, isOutside };
}
