import type { LicenseKind } from './kinds.js';
import type { LicenseSource, StateLicense, WorkRule } from './types.js';

/** The website of the board or legislature, which a public register of state boards read on this day. */
export const official = (read: string, url: string): LicenseSource => ({ url, kind: 'official', read, by: 'register' });

/** Whom to ask if no state board is responsible. */
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

/** A state that does not license pool contractors. `rule` adds to the sentence about builders. */
export const allLocal = (rule: Partial<WorkRule> = {}): StateLicense['work'] => ({
  ...Object.fromEntries(localKinds.map((kind) => [kind, { standing: 'local_only', hedged: rule.hedged }])),
  inground: { standing: 'local_only', ...rule },
});

/** Statewide licensing of electricians is general knowledge; we have read no page behind it. */
export const electrician: WorkRule = { standing: 'license', needs: 'a licensed electrician' };
export const electricalContractor: WorkRule = { standing: 'license', needs: 'an electrical contractor license' };
export const localElectrician: WorkRule = { standing: 'local_only', hedged: true };
export const gasFitter: WorkRule = { standing: 'license', needs: 'a licensed gas fitter' };
export const plumber: WorkRule = { standing: 'license', needs: 'a licensed plumber' };
