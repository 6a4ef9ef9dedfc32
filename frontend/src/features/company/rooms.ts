import { type ListingRole, listingRoles } from '@poolpros/contracts/roles';
import {
  BadgeDollarSign,
  CalendarOff,
  Images,
  Inbox,
  LayoutList,
  type LucideIcon,
  Plug,
  Store,
  UsersRound,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { loadedRoom } from '../../shared/layout/loaded-room.js';
import { editors } from './roles.js';
import type { RoomProps } from './room.js';

export interface RoomRow {
  /** Its name in the query of the page. */
  room: string;
  label: string;
  icon: LucideIcon;
  Room: ComponentType<RoomProps>;
  /** Who has it in their menu. What may be done in it, the API decides. */
  roles: readonly ListingRole[];
}

const overview: RoomRow = {
  room: 'overview',
  label: 'To do',
  icon: LayoutList,
  Room: loadedRoom(() => import('./components/overview.js').then(({ Overview }) => Overview)),
  roles: listingRoles,
};

/** The rooms of a business, in the order of its menu. */
const rooms: readonly RoomRow[] = [
  overview,
  {
    room: 'requests',
    label: 'Requests',
    icon: Inbox,
    Room: loadedRoom(() => import('./components/requests.js').then(({ Requests }) => Requests)),
    roles: listingRoles,
  },
  {
    room: 'profile',
    label: 'Profile',
    icon: Store,
    Room: loadedRoom(() => import('./components/profile.js').then(({ Profile }) => Profile)),
    roles: editors,
  },
  {
    room: 'photos',
    label: 'Photos',
    icon: Images,
    Room: loadedRoom(() => import('./components/photos.js').then(({ Photos }) => Photos)),
    roles: editors,
  },
  {
    room: 'availability',
    label: 'Availability',
    icon: CalendarOff,
    Room: loadedRoom(() => import('./components/availability.js').then(({ Availability }) => Availability)),
    roles: editors,
  },
  {
    room: 'team',
    label: 'Team',
    icon: UsersRound,
    Room: loadedRoom(() => import('./components/team.js').then(({ Team }) => Team)),
    roles: listingRoles,
  },
  {
    room: 'connections',
    label: 'Connections',
    icon: Plug,
    Room: loadedRoom(() => import('./components/connections.js').then(({ Connections }) => Connections)),
    roles: editors,
  },
  {
    room: 'plan',
    label: 'Plan',
    icon: BadgeDollarSign,
    Room: loadedRoom(() => import('./components/plan.js').then(({ Plan }) => Plan)),
    roles: editors,
  },
];

/** The rooms that a member of this role has. */
export const roomsOf = (role: ListingRole): readonly RoomRow[] => rooms.filter(({ roles }) => roles.includes(role));

/** The room that the query names, and the first one where it names none that the member has. */
export const roomNamed = (name: string | null, role: ListingRole): RoomRow =>
  roomsOf(role).find(({ room }) => room === name) ?? overview;
