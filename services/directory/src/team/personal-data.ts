import type { PersonalRows } from '@poolpros/chassis/personal-data/rows';
import { endInvitations } from './actions/end-invitations.js';
import { keptDays } from './domain/invitation.js';

export const teamPersonalData: readonly PersonalRows[] = [
  {
    table: 'invitations',
    columns: ['email'],
    byEmail: [{ email: 'email', since: 'sent_at', erase: endInvitations }],
    kept: [{ keptDays, since: 'closed_at', erase: { email: 'null' }, rule: 'erase-invitations' }],
    exported: 'invitations',
  },
];
