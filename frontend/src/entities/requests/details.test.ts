import { describe, expect, it } from 'vitest';
import { detailErrors, detailValues, noDetails } from './details.js';
import { questionsOf, sentDetails } from './sent-details.js';

describe('the details of a request', () => {
  it('are not sent while nothing is answered', () => {
    expect(sentDetails(noDetails)).toEqual({});
  });

  it('are sent as far as they are answered', () => {
    const values = { ...noDetails, service: 'Pool Repair', zip: ' 78704 ', timing: 'now' } as const;
    expect(sentDetails({ ...values, facts: { trouble: 'leak', since: '' } })).toEqual({
      service: 'Pool Repair',
      zip: '78704',
      timing: 'now',
      facts: { trouble: 'leak' },
    });
  });

  it('leave out answers to questions that the chosen service does not have', () => {
    const facts = { trouble: 'leak', poolKind: 'vinyl' };
    expect(sentDetails({ ...noDetails, service: 'Pool Opening', facts }).facts).toEqual({ poolKind: 'vinyl' });
    expect(sentDetails({ ...noDetails, facts }).facts).toBeUndefined();
  });

  it('have no questions until a service is chosen', () => {
    expect(questionsOf('')).toEqual([]);
    expect(questionsOf('Spa Repair')).toContain('trouble');
  });

  it('go back into the form as they were sent', () => {
    const sent = { service: 'Pool Repair', zip: '78704', timing: null, budget: 'not_sure', contactBy: null } as const;
    expect(detailValues({ ...sent, facts: { trouble: 'leak' } })).toEqual({
      ...noDetails,
      service: 'Pool Repair',
      zip: '78704',
      budget: 'not_sure',
      facts: { trouble: 'leak' },
    });
  });

  it.each([
    ['', undefined],
    ['78704', undefined],
    ['7870', 'Enter a five-digit ZIP code.'],
    ['Austin', 'Enter a five-digit ZIP code.'],
  ])('have a five-digit ZIP code or none: %o', (zip, error) => {
    expect(detailErrors({ ...noDetails, zip }).zip).toBe(error);
  });
});
