import type { Plan } from '@poolpros/contracts/plans';

/** The plan of a listing: its founding place pays for pro, and nothing else does yet (docs/rules.md#plans). */
export const planOf = ({ foundingPlace }: { foundingPlace: number | null }): Plan =>
  foundingPlace === null ? 'free' : 'pro';
