import { describe, expect, it } from 'vitest';
import { hiredChoice, outcomeBody, storedChoice } from './outcome-choice.js';

describe('the outcome of a request', () => {
  it('names the business with the job, and a price only then', () => {
    expect(outcomeBody(hiredChoice('a-1'), 58_500)).toEqual({
      outcome: 'hired',
      contactRequestId: 'a-1',
      value: 58_500,
    });
    expect(outcomeBody(hiredChoice('a-1'), null)).toEqual({ outcome: 'hired', contactRequestId: 'a-1' });
    expect(outcomeBody('elsewhere', 58_500)).toEqual({ outcome: 'elsewhere' });
  });

  it('is chosen again as it was stored', () => {
    expect(storedChoice({ outcome: null, hiredId: null })).toBeNull();
    expect(storedChoice({ outcome: 'not_doing', hiredId: null })).toBe('not_doing');
    expect(storedChoice({ outcome: 'hired', hiredId: 'a-1' })).toBe(hiredChoice('a-1'));
  });
});
