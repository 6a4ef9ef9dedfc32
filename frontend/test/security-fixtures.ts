import { ownBusiness, session } from './account-fixtures.js';

/** The page where a contractor looks after the account. */
export const securityPath = '/contractor/dashboard?view=security';

/** The session of the browser that asks. */
export const thisSession = {
  id: '01a1fd66-09e0-7fb0-bf24-a1111de1a7d1',
  device: 'Firefox on Windows',
  network: '203.0.113.x',
  startedAt: '2026-11-20T10:00:00Z',
  lastSeenAt: '2026-11-22T10:00:00Z',
  current: true,
};
export const phone = {
  ...thisSession,
  id: '01a1fd66-09e0-7fb0-bf24-a1111de1a7d2',
  device: 'Safari on iOS',
  current: false,
};
export const tablet = {
  ...thisSession,
  id: '01a1fd66-09e0-7fb0-bf24-a1111de1a7d3',
  device: 'Chrome on Android',
  current: false,
};

export const noFactor = { addedAt: null, recoveryCodesLeft: 0, required: false };

/** What that page reads, but for the sessions. */
export const account = {
  'GET /api/accounts/contractor/me': session('contractor').account,
  'GET /api/accounts/contractor/second-factor': noFactor,
  'GET /api/accounts/contractor/passkeys': { items: [] },
  'GET /api/contractors/me/listings': { items: [ownBusiness] },
};

/** For `beforeEach`: this browser is logged in, as a contractor and as an administrator. */
export function rememberLogins(): void {
  localStorage.clear();
  localStorage.setItem('contractorToken', 'token');
  localStorage.setItem('adminToken', 'token');
}
