import type { ListingRole } from '@poolpros/contracts/roles';

/** What a role is and allows: for people who are invited to it, and for people who have it. */
export const roles: Record<ListingRole, { are: string; invited: string; may: string }> = {
  owner: {
    are: 'an owner',
    invited: 'As an owner, you can manage everything, including the team.',
    may: 'You can manage everything, including the team.',
  },
  manager: {
    are: 'a manager',
    invited: 'As a manager, you can answer requests and manage the page.',
    may: 'You can answer requests and manage the page. The owners manage the team.',
  },
  staff: {
    are: 'a staff member',
    invited: 'As a staff member, you can read and answer requests.',
    may: 'You can read and answer requests. Other members manage the page and the team.',
  },
};
