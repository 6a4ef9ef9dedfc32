import { Refusal } from '@poolpros/chassis/refusal';
import type { ListingRole } from '@poolpros/contracts/roles';
import { expect, test } from 'vitest';
import { installerNotFound } from '../../base/refusals.js';
import type { ListingActor } from '../domain/policy.js';
import { authorizeMember } from './authorize.js';

const contractor: ListingActor = { kind: 'contractor', id: null, permissions: ['listings:own'] };

test.each<[ListingRole | null, string | null]>([
  [null, 'installer_not_found'],
  ['staff', 'forbidden'],
  ['manager', null],
])('a member with the role %s who wants to edit a listing hears %s', (role, code) => {
  const heard = () => {
    try {
      authorizeMember(contractor, 'edit_listing', role, installerNotFound);
      return null;
    } catch (error) {
      return error instanceof Refusal ? error.code : error;
    }
  };
  expect(heard()).toBe(code);
});
