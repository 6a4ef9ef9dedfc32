import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';
import { TopLink } from '../../shared/layout/top-link.js';
import { MenuGroups } from './menu-groups.js';
import type { NavigationGroup, NavigationLink } from './navigation.js';

export interface MenuBarProps {
  links: readonly NavigationLink[];
  groups: readonly NavigationGroup[];
}

/** Links, and a menu for each group; a group with one page is a link to it. */
export function MenuBar({ links, groups }: MenuBarProps) {
  const { pathname } = useLocation();
  const single = groups.flatMap((group) => (group.links.length === 1 ? group.links : []));
  const menus = groups.filter((group) => group.links.length > 1);
  return (
    <ul className="flex flex-1 flex-wrap items-center gap-0.5">
      {[...links, ...single].map(({ label, to }) => (
        <li key={to}>
          <TopLink
            to={to}
            aria-current={pathname === to ? 'page' : undefined}
            className={clsx('menu-entry', pathname === to && 'bg-pool-50 text-pool-700')}
          >
            {label}
          </TopLink>
        </li>
      ))}
      {menus.length > 0 && (
        <li>
          <MenuGroups groups={menus} />
        </li>
      )}
    </ul>
  );
}
