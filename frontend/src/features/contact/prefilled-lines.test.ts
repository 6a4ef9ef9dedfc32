import { expect, it } from 'vitest';
import { figureLines, lengthOf, prefilledDetails, prefilledLines, withLines } from './prefilled-lines.js';

it('carries what was searched for, and where', () => {
  const lines = prefilledLines({ services: ['Pool Renovation', 'Pool Heating'], location: 'Austin, Texas' });
  expect(withLines(lines, 'A pool of 14 by 28 feet.')).toBe(
    'Service: Pool Renovation, Pool Heating\nLocation: Austin, Texas\n\nA pool of 14 by 28 feet.',
  );
  expect(lengthOf(lines)).toBe(withLines(lines, '').length);
});

it.each([
  [{}, []],
  [{ services: [], location: '' }, []],
  [{ point: { lat: 33.6, lon: -111.9 }, location: '' }, []],
  [{ services: ['Pool Heating'], kind: 'Spa' }, [{ label: 'Service', text: 'Spa' }]],
  [{ services: ['Pool Heating', 'Luxury Pools'] }, [{ label: 'Service', text: 'Luxury Pools' }]],
  [{ services: ['Pool Heating'], location: '85254' }, []],
  [{ location: '85254-85260' }, [{ label: 'Location', text: '85254-85260' }]],
  [{ location: 'Austin, Texas' }, [{ label: 'Location', text: 'Austin, Texas' }]],
])('has for %j the lines %j', (context, lines) => {
  expect(prefilledLines(context)).toEqual(lines);
});

it('carries figures of a calculator below their name', () => {
  const lines = figureLines({ title: 'Cost estimate', text: 'Middle $58,500\nDeck $3,680' });
  expect(withLines(lines, 'When could you start?')).toBe(
    'Cost estimate:\nMiddle $58,500\nDeck $3,680\n\nWhen could you start?',
  );
  expect(figureLines(null)).toEqual([]);
});

it('leaves a message without lines as it is', () => {
  expect(withLines([], 'Hello')).toBe('Hello');
});

it.each([
  [{}, {}],
  [
    { services: ['Pool Heating'], location: '85254' },
    { service: 'Pool Heating', zip: '85254' },
  ],
  [{ services: ['Pool Heating', 'Luxury Pools'] }, { service: 'Pool Heating' }],
  [{ services: ['Pool Heating', 'Pool Repair'], location: 'Austin, Texas' }, {}],
])('answers from the search %j the details %j', (context, details) => {
  expect(prefilledDetails(context)).toEqual(details);
});
