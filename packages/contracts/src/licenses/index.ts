import type { LicenseRule } from '../http/place-facts.js';
import type { State } from '../states.js';
import { midwest } from './midwest.js';
import { northeast } from './northeast.js';
import { south } from './south.js';
import type { StateLicense } from './types.js';
import { west } from './west.js';
import { workRule } from './work-rule.js';

/**
 * Who must be licensed for what, whom to ask and where a license is looked up, by state. Mostly from a public register
 * of state boards, which read the official page on the day in each row; what we read ourselves says so. None of it has
 * been confirmed with its board, which the pages say.
 */
export const licenses: Readonly<Record<State['code'], StateLicense>> = { ...west, ...midwest, ...south, ...northeast };

/** The row of a state as pages and programs get it. `kind` is what the state itself requires of pool builders. */
export function licenseRuleOf(code: State['code']): LicenseRule {
  const { work, ...rest } = licenses[code];
  const { standing } = workRule({ rules: work }, 'inground');
  return { kind: standing === 'local_only' ? 'none' : standing, rules: work, ...rest };
}
