import type { LicenseKind } from './kinds.js';
import type { LicenseSource, StateLicense, WorkRule } from './types.js';

/** The board's or the legislature's own page, read by a public register of state boards on the day. */
export const official = (read: string, url: string): LicenseSource => ({ url, kind: 'official', read, by: 'register' });

/** Who can be asked where no state board is responsible. */
export const localOffice = 'your city or county building department';

const localKinds: readonly LicenseKind[] = [
  'inground',
  'aboveGround',
  'renovate',
  'repair',
  'cleaning',
  'seasonal',
  'portableSpa',
  'sauna',
];

/** A state that licenses no pool contractors at all. `rule` adds to what is said of builders. */
export const allLocal = (rule: Partial<WorkRule> = {}): StateLicense['work'] => ({
  ...Object.fromEntries(localKinds.map((kind) => [kind, { standing: 'local_only', hedged: rule.hedged }])),
  inground: { standing: 'local_only', ...rule },
});

/** Statewide licenses of electricians are general knowledge; no page behind them has been read. */
export const electrician: WorkRule = { standing: 'license', needs: 'a licensed electrician' };
export const electricalContractor: WorkRule = { standing: 'license', needs: 'an electrical contractor license' };
export const localElectrician: WorkRule = { standing: 'local_only', hedged: true };
export const gasFitter: WorkRule = { standing: 'license', needs: 'a licensed gas fitter' };
export const plumber: WorkRule = { standing: 'license', needs: 'a licensed plumber' };
