import { expect, it } from 'vitest';
import { installerCardSchema, installerParamsSchema } from './http/installers.js';
import { problemSchema } from './problem.js';
import { schemaNames } from './schema-names.js';

it('names a schema as its export is named', () => {
  expect(schemaNames.get(installerCardSchema)).toBe('InstallerCard');
  expect(schemaNames.get(problemSchema)).toBe('Problem');
});

it('names no parameters, which a document lists one by one', () => {
  expect(schemaNames.has(installerParamsSchema)).toBe(false);
});

it('gives each name to one schema, and none that the name of a request could be', () => {
  const names = [...schemaNames.values()];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => name.endsWith('Input'))).toEqual([]);
});
