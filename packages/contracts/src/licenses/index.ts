import type { LicenseRule } from '../http/place-facts.js';
import type { State } from '../states.js';
import { midwest } from './midwest.js';
import { northeast } from './northeast.js';
import { south } from './south.js';
import type { StateLicense } from './types.js';
import { west } from './west.js';
import { workRule } from './work-rule.js';

/**
 * Which licenses are required for what, whom to ask and where to look up a license, by state. Most rows are from a
 * public register of state boards, which read the official page on the day in the row. Rows that we read ourselves say
 * so. No board has confirmed any of it, and the pages say that.
 */
export const licenses: Readonly<Record<State['code'], StateLicense>> = { ...west, ...midwest, ...south, ...northeast };

/** The row of a state for pages and programs. `kind` is what the state itself requires of pool builders. */
export function licenseRuleOf(code: State['code']): LicenseRule {
  const { work, ...rest } = licenses[code];
  const { standing } = workRule({ rules: work }, 'inground');
  return { kind: standing === 'local_only' ? 'none' : standing, rules: work, ...rest };
}
