import { describe, expect, it } from 'vitest';
import { linkExpiry, linkState } from './password-link.js';

const now = new Date('2026-03-01T12:00:00Z');

describe('password links', () => {
  it('gives an invitation seven days, a registration one, a reset link and one that opens a login sixty minutes', () => {
    expect(linkExpiry('setup', now)).toEqual(new Date('2026-03-08T12:00:00Z'));
    expect(linkExpiry('confirm', now)).toEqual(new Date('2026-03-02T12:00:00Z'));
    for (const purpose of ['reset', 'unlock'] as const)
      expect(linkExpiry(purpose, now)).toEqual(new Date('2026-03-01T13:00:00Z'));
  });

  it('is open until it is used or its time has come', () => {
    expect(linkState({ usedAt: null, expiresAt: new Date(now.getTime() + 1) }, now)).toBe('open');
    expect(linkState({ usedAt: null, expiresAt: now }, now)).toBe('expired');
    expect(linkState({ usedAt: now, expiresAt: now }, now)).toBe('used');
  });
});
