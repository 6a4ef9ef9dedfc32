import { expect, test } from 'vitest';
import { detailLines } from './request-details.js';

test('says what was answered, in order, and leaves out the rest', () => {
  const details = {
    service: 'Pool Repair',
    zip: '78704',
    timing: 'now',
    budget: null,
    contactBy: null,
    facts: { trouble: 'leak', poolKind: 'vinyl' },
  } as const;
  expect(detailLines(details)).toEqual([
    { label: 'Service', value: 'Pool Repair' },
    { label: 'ZIP', value: '78704' },
    { label: 'When', value: 'As soon as possible' },
    { label: 'What is wrong?', value: 'It loses water' },
    { label: 'What kind of pool is it?', value: 'Vinyl liner' },
  ]);
});
