import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contractorChanged, contractorSnapshotSchema } from './events/directory.js';
import { installerSchema } from './http/installers.js';
import { publicInstaller } from './public-installer.js';

const sample = new URL(`../fixtures/events/${contractorChanged.type}.json`, import.meta.url);
const snapshot = contractorSnapshotSchema.parse(JSON.parse(readFileSync(sample, 'utf8')).data);

it('gives visitors what the contract of the API promises', () => {
  const installer = publicInstaller(snapshot);
  expect(installerSchema.strict().parse(installer)).toEqual(installer);
});

it('keeps a fact to the services that is not named as public', () => {
  const installer = publicInstaller({ ...snapshot, ...{ licenceFile: 'private' } });
  expect(installer).not.toHaveProperty('licenceFile');
  expect(installer).not.toHaveProperty('status');
});
