import type { LicenseRule } from '../http/place-facts.js';
import type { LicenseKind } from './kinds.js';
import type { WorkRule } from './types.js';

const unknownRule: WorkRule = { standing: 'unknown' };

/** What a state says of a kind of work; `unknown` where nothing is known. */
export const workRule = ({ rules }: Pick<LicenseRule, 'rules'>, kind: LicenseKind): WorkRule =>
  rules[kind] ?? unknownRule;
