import type { Service } from '@poolpros/contracts/catalogue';
import { indexable } from '@poolpros/contracts/indexable';
import { isOwnMachine } from '@poolpros/contracts/public-samples';
import type { City } from '@poolpros/places/places';
import type { CountsView } from './counts-view.js';

/** Which pages made of counts offer themselves to search engines. The pages and the sitemap both ask here. */
export interface OfferedPages {
  state(stateSlug: string): boolean;
  /** Also of an area, by its center. */
  city(city: City): boolean;
  service(city: City, service: Service): boolean;
  /** Changes with the counts of a state, and when samples change what is offered. */
  versionOf(stateSlug: string): string;
}

/** On a public site, the page of a place may show any sample there is, so none is offered (docs/rules.md#samples). */
export function offeredPages(view: CountsView, publicUrl: string): OfferedPages {
  const arePlacesOffered = isOwnMachine(publicUrl) || view.samples === 0;
  const isOffered = (near = 0) => arePlacesOffered && indexable({ page: 'place', near });
  return {
    state: (stateSlug) => arePlacesOffered && indexable({ page: 'state', listings: view.ofState(stateSlug).listings }),
    city: ({ stateSlug, slug }) => isOffered(view.place(stateSlug, slug)?.near[0]),
    service: ({ stateSlug, slug }, service) => isOffered(view.place(stateSlug, slug)?.services[service]),
    versionOf: (stateSlug) => `${view.ofState(stateSlug).revision} ${arePlacesOffered}`,
  };
}
