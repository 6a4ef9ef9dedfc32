import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { TopLink } from '../../shared/layout/top-link.js';
import { useIdle } from '../../shared/lib/use-idle.js';
import { onDemand } from '../../shared/ui/on-demand.js';
import { entryClass } from './menu-entry.js';
import type { NavigationGroup, NavigationLink } from './navigation.js';

/** The titles stand there from the start; what opens them follows when the browser has time. */
const menuGroups = onDemand(() => import('./menu-groups.js').then(({ MenuGroups }) => MenuGroups), {
  Loading: Titles,
  Failed: Titles,
});

export interface MenuBarProps {
  links: readonly NavigationLink[];
  groups: readonly NavigationGroup[];
}

/** Links and, of each group, a menu; a group of one page is the link to it. */
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
            className={clsx(entryClass, pathname === to && 'bg-pool-50 text-pool-700')}
          >
            {label}
          </TopLink>
        </li>
      ))}
      {menus.length > 0 && <Menus groups={menus} />}
    </ul>
  );
}

function Menus({ groups }: { groups: readonly NavigationGroup[] }) {
  useIdle(menuGroups.preload);
  return (
    <li>
      <menuGroups.Component groups={groups} />
    </li>
  );
}

function Titles({ groups }: { groups: readonly NavigationGroup[] }) {
  return (
    <ul className="flex flex-wrap items-center gap-0.5">
      {groups.map(({ title }) => (
        <li key={title}>
          <button type="button" aria-expanded="false" className={entryClass}>
            {title}
            <ChevronDown aria-hidden="true" className="hidden size-4 text-muted @min-[89rem]:block" />
          </button>
        </li>
      ))}
    </ul>
  );
}
