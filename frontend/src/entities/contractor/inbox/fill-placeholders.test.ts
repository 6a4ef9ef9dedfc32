import { expect, it } from 'vitest';
import { fillPlaceholders } from './fill-placeholders.js';

const request = { name: ' Jordan  Avila', businessName: 'Hillstone Pools & Spas', service: 'Pool Renovation' } as const;

it('fills in the first name, the business and the service', () => {
  expect(fillPlaceholders('Hi {name}, thanks for asking {business} about {service}. {name}?', request)).toBe(
    'Hi Jordan, thanks for asking Hillstone Pools & Spas about pool renovation. Jordan?',
  );
});

it('has a word for a request without a service', () => {
  expect(fillPlaceholders('We would love to see {service}.', { ...request, service: null })).toBe(
    'We would love to see your project.',
  );
});

it('leaves other braces as they are, and does not read what it filled in', () => {
  expect(fillPlaceholders('{Name} {} {price}', request)).toBe('{Name} {} {price}');
  expect(fillPlaceholders('{name}', { ...request, name: '{business}' })).toBe('{business}');
});
