import type { Service } from '@poolpros/contracts/catalogue';

/** Contractors that serve a point: how many, and the median of their ratings. */
export interface Serving {
  serving: number;
  medianRating: number | null;
}

/** Contractors that serve a point, in total and by service, most first. */
export interface Reach extends Serving {
  services: (Serving & { value: Service })[];
}
