import { loadedLineSchema } from '@poolpros/contracts/listing-lines';
import { loadPlaces } from '@poolpros/places/load';
import { expect, it } from 'vitest';
import { inventInstallers } from './installers.js';

it('invents listings that the command load accepts', () => {
  for (const installer of inventInstallers(100, loadPlaces(), new Date('2026-11-28T12:00:00Z')))
    expect(loadedLineSchema.safeParse(installer).error?.issues ?? []).toEqual([]);
});
