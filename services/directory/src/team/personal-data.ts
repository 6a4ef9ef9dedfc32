import type { PersonalRows } from '@poolpros/chassis/personal-data';
import { endInvitations } from './actions/end-invitations.js';

export const teamPersonalData: readonly PersonalRows[] = [
  { table: 'invitations', email: 'email', since: 'sent_at', erase: endInvitations },
];
