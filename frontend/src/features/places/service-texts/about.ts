import type { PlaceFacts } from '@poolpros/contracts/http/place-facts';

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
