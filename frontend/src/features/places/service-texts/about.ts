import { lowerLabelOf, type Service, sentenceLabelOf } from '@poolpros/contracts/catalogue';
import type { PlaceFacts, PricedItem } from '@poolpros/contracts/http/place-facts';

/** What the texts of a page about a service at a place are made of. */
export interface About {
  city: string;
  state: string;
  facts: PlaceFacts;
}

export interface Question {
  question: string;
  answer: string;
}

/** What one service says of itself; each sentence names its place or holds a figure of it. */
export interface ServiceText {
  /** The work in a sentence: "pool repair". */
  work: string;
  title: (place: string) => string;
  /** The price of the page; null where no figure has a source. */
  priced: PricedItem | null;
  price: (about: About) => string;
  season: (about: About) => string;
  questions: (about: About) => Question[];
}

/** The work and the title of a page about a service: "pool repair", "Pool repair in Austin, Texas". */
export const namedAfter = (service: Service): Pick<ServiceText, 'work' | 'title'> => ({
  work: lowerLabelOf(service),
  title: inPlace(sentenceLabelOf(service)),
});

/** "Pool financing in Austin, Texas". */
export const inPlace = (label: string) => (place: string) => `${label} in ${place}`;
