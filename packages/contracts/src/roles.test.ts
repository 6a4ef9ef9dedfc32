import { expect, test } from 'vitest';
import { audiences } from './http/accounts.js';
import { permissions, permissionsOf, staffRoles } from './roles.js';

test('an account has the permissions of its audience and role', () => {
  const table = audiences.flatMap((audience) =>
    [null, ...staffRoles].map((role) =>
      [audience, role ?? '-', permissionsOf({ audience, role }).join(' ') || '-'].join(' | '),
    ),
  );
  expect(table).toEqual([
    'contractor | - | listings:own',
    'contractor | superadmin | listings:own',
    'contractor | moderator | listings:own',
    'contractor | support | listings:own',
    'contractor | editor | listings:own',
    'admin | - | -',
    'admin | superadmin | submissions:read submissions:decide reports:read reports:handle claims:read claims:decide listings:status changes:read changes:decide reviews:read reviews:remove',
    'admin | moderator | submissions:read submissions:decide reports:read reports:handle claims:read claims:decide listings:status changes:read changes:decide reviews:read reviews:remove',
    'admin | support | submissions:read reports:read claims:read changes:read reviews:read',
    'admin | editor | -',
  ]);
});

test('every permission is somebody’s, and none is of both audiences', () => {
  const of = (audience: 'contractor' | 'admin') => permissionsOf({ audience, role: 'superadmin' });
  expect([...of('contractor'), ...of('admin')].sort()).toEqual([...permissions].sort());
});
