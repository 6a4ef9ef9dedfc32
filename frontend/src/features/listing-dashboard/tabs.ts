import { type ListingRole, listingRoles } from '@poolpros/contracts/roles';
import {
  BadgeDollarSign,
  CalendarOff,
  ChartColumn,
  Hammer,
  Images,
  Inbox,
  LayoutList,
  type LucideIcon,
  Megaphone,
  Plug,
  Store,
  UsersRound,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { loadedTab } from '../../shared/layout/loaded-tab.js';
import { editors } from './roles.js';
import type { TabProps } from './tab.js';

export interface TabRow {
  /** Its name in the query of the page. */
  name: string;
  label: string;
  icon: LucideIcon;
  Tab: ComponentType<TabProps>;
  /** Who has it in their menu. What may be done in it, the API decides. */
  roles: readonly ListingRole[];
}

const overview: TabRow = {
  name: 'overview',
  label: 'To do',
  icon: LayoutList,
  Tab: loadedTab(() => import('./components/overview.js').then(({ Overview }) => Overview)),
  roles: listingRoles,
};

/** The tabs of a business, in the order of its menu. */
const tabs: readonly TabRow[] = [
  overview,
  {
    name: 'requests',
    label: 'Requests',
    icon: Inbox,
    Tab: loadedTab(() => import('./components/requests.js').then(({ Requests }) => Requests)),
    roles: listingRoles,
  },
  {
    name: 'figures',
    label: 'Figures',
    icon: ChartColumn,
    Tab: loadedTab(() => import('./components/figures.js').then(({ Figures }) => Figures)),
    roles: listingRoles,
  },
  {
    name: 'profile',
    label: 'Profile',
    icon: Store,
    Tab: loadedTab(() => import('./components/profile.js').then(({ Profile }) => Profile)),
    roles: editors,
  },
  {
    name: 'photos',
    label: 'Photos',
    icon: Images,
    Tab: loadedTab(() => import('./components/photos.js').then(({ Photos }) => Photos)),
    roles: editors,
  },
  {
    name: 'projects',
    label: 'Projects',
    icon: Hammer,
    Tab: loadedTab(() => import('./components/projects.js').then(({ Projects }) => Projects)),
    roles: editors,
  },
  {
    name: 'availability',
    label: 'Availability',
    icon: CalendarOff,
    Tab: loadedTab(() => import('./components/availability.js').then(({ Availability }) => Availability)),
    roles: editors,
  },
  {
    name: 'marketing',
    label: 'Marketing tools',
    icon: Megaphone,
    Tab: loadedTab(() => import('./components/marketing.js').then(({ Marketing }) => Marketing)),
    roles: listingRoles,
  },
  {
    name: 'team',
    label: 'Team',
    icon: UsersRound,
    Tab: loadedTab(() => import('./components/team.js').then(({ Team }) => Team)),
    roles: listingRoles,
  },
  {
    name: 'connections',
    label: 'Connections',
    icon: Plug,
    Tab: loadedTab(() => import('./components/connections.js').then(({ Connections }) => Connections)),
    roles: editors,
  },
  {
    name: 'plan',
    label: 'Plan',
    icon: BadgeDollarSign,
    Tab: loadedTab(() => import('./components/plan.js').then(({ Plan }) => Plan)),
    roles: editors,
  },
];

/** The tabs that a member of this role has. */
export const tabsOf = (role: ListingRole): readonly TabRow[] => tabs.filter(({ roles }) => roles.includes(role));

/** The tab that the query names, and the first one where it names none that the member has. */
export const tabNamed = (name: string | null, role: ListingRole): TabRow =>
  tabsOf(role).find((tab) => tab.name === name) ?? overview;
