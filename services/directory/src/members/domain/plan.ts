import type { Plan } from '@poolpros/contracts/plans';

/** The plan of a listing: a founding place includes pro, and nothing else does yet (docs/rules.md#plans). */
export const planOf = ({ foundingPlace }: { foundingPlace: number | null }): Plan =>
  foundingPlace === null ? 'free' : 'pro';
