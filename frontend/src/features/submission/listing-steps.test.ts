import { expect, it } from 'vitest';
import { errorsIn, listingSteps, nameOfError, stepWithErrors } from './listing-steps.js';
import { emptyListing } from './listing-values.js';

it('asks for every field of the form in one step', () => {
  const asked = listingSteps.flatMap(({ fields }) => fields);
  const { city: _city, photosToken: _token, ...fields } = emptyListing;
  expect([...asked].sort()).toEqual(Object.keys(fields).sort());
});

it('finds the first step with an error, also of a row', () => {
  const errors = { 'licenses.1.number': 'Enter the license number.', services: 'Choose at least one service.' };
  expect(stepWithErrors(errors)).toBe(2);
  expect(stepWithErrors({})).toBeNull();
  expect(Object.keys(errorsIn(listingSteps[3] ?? listingSteps[0], errors))).toEqual(['licenses.1.number']);
});

it.each([
  ['phone', 'Business phone'],
  ['licenses.1.number', 'Licenses, 2'],
  ['hours.0.closes', 'Opening hours'],
])('calls %s “%s”', (error, name) => {
  expect(nameOfError(error)).toBe(name);
});
