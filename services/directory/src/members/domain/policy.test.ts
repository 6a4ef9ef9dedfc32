import type { ActorKind } from '@poolpros/contracts/history';
import { actorKinds } from '@poolpros/contracts/history';
import { type ListingRole, listingRoles, permissionsOf, staffRoles } from '@poolpros/contracts/roles';
import { expect, test } from 'vitest';
import { isAllowed, listingActions, rolesThatMay } from './policy.js';

interface Column {
  name: string;
  kind: ActorKind;
  permissions: readonly string[];
  role: ListingRole | null;
}

const contractor = permissionsOf({ audience: 'contractor', role: null });
const columns: Column[] = [
  { name: 'anonymous', kind: 'anonymous', permissions: [], role: null },
  ...listingRoles.map((role): Column => ({ name: role, kind: 'contractor', permissions: contractor, role })),
  { name: 'stranger', kind: 'contractor', permissions: contractor, role: null },
  { name: 'barred owner', kind: 'contractor', permissions: [], role: 'owner' },
  ...staffRoles.map(
    (role): Column => ({
      name: role,
      kind: 'staff',
      permissions: permissionsOf({ audience: 'admin', role }),
      role: null,
    }),
  ),
  { name: 'system', kind: 'system', permissions: [], role: null },
];

test('who may do what', () => {
  const rows = listingActions.map((action) =>
    [
      action.padEnd(18),
      ...columns.map((column) => (isAllowed(column, action, column.role) ? 'yes' : '-').padEnd(column.name.length)),
    ]
      .join('  ')
      .trimEnd(),
  );
  expect(`\n${[['who'.padEnd(18), ...columns.map(({ name }) => name)].join('  '), ...rows].join('\n')}\n`).toBe(`
who                 anonymous  owner  manager  staff  stranger  barred owner  superadmin  moderator  support  editor  system
see_listing         -          yes    yes      yes    -         -             -           -          -        -       -
read_requests       -          yes    yes      yes    -         -             -           -          -        -       -
answer_requests     -          yes    yes      yes    -         -             -           -          -        -       -
see_figures         -          yes    yes      yes    -         -             -           -          -        -       -
export_requests     -          yes    yes      -      -         -             -           -          -        -       -
get_mails           -          yes    yes      -      -         -             -           -          -        -       -
see_team            -          yes    yes      yes    -         -             -           -          -        -       -
leave_team          -          yes    yes      yes    -         -             -           -          -        -       -
manage_team         -          yes    -        -      -         -             -           -          -        -       -
manage_keys         -          yes    -        -      -         -             -           -          -        -       -
manage_webhooks     -          yes    yes      -      -         -             -           -          -        -       -
edit_listing        -          yes    yes      -      -         -             -           -          -        -       yes
pause_listing       -          yes    yes      -      -         -             -           -          -        -       -
state_weeks         -          yes    yes      -      -         -             -           -          -        -       -
close_listing       -          yes    -        -      -         -             -           -          -        -       -
read_submissions    -          -      -        -      -         -             yes         yes        yes      -       -
decide_submission   -          -      -        -      -         -             yes         yes        -        -       yes
read_reports        -          -      -        -      -         -             yes         yes        yes      -       -
read_error_counts   -          -      -        -      -         -             yes         yes        yes      -       -
read_request_queue  -          -      -        -      -         -             yes         yes        yes      -       -
handle_requests     -          -      -        -      -         -             yes         yes        -        -       -
handle_report       -          -      -        -      -         -             yes         yes        -        -       -
answer_claim        -          yes    -        -      -         -             -           -          -        -       -
read_claims         -          -      -        -      -         -             yes         yes        yes      -       -
decide_claim        -          -      -        -      -         -             yes         yes        -        -       -
change_status       -          -      -        -      -         -             yes         yes        -        -       -
read_changes        -          -      -        -      -         -             yes         yes        yes      -       -
decide_change       -          -      -        -      -         -             yes         yes        -        -       -
`);
});

test('everyone’s permissions together open nothing to who is of another kind or a stranger', () => {
  const permissions = [...contractor, ...permissionsOf({ audience: 'admin', role: 'superadmin' })];
  const everyRole = [...listingRoles, null];
  for (const action of listingActions)
    for (const kind of actorKinds)
      for (const role of everyRole) {
        const own = columns.filter((column) => column.kind === kind && (kind !== 'contractor' || column.role === role));
        const may = isAllowed({ kind, permissions }, action, role);
        expect([action, kind, role, may]).toEqual([
          action,
          kind,
          role,
          own.some((each) => isAllowed(each, action, each.role)),
        ]);
      }
});

test('the roles that may do something are those that the table lets do it', () => {
  for (const action of listingActions)
    expect(rolesThatMay(action)).toEqual(
      listingRoles.filter((role) => isAllowed({ kind: 'contractor', permissions: contractor }, action, role)),
    );
});
