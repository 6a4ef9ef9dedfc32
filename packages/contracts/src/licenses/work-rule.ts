import type { LicenseRule } from '../http/place-facts.js';
import type { LicenseKind } from './kinds.js';
import type { WorkRule } from './types.js';

const unknownRule: WorkRule = { standing: 'unknown' };

/** What a state requires for a kind of work; `unknown` if nothing is known. */
export const workRule = ({ rules }: Pick<LicenseRule, 'rules'>, kind: LicenseKind): WorkRule =>
  rules[kind] ?? unknownRule;
