import type { Account } from '@poolpros/contracts/http/accounts';
import { pagePaths } from '@poolpros/contracts/paths';
import { clsx } from 'clsx';
import { LogOut, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { To } from 'react-router-dom';
import { Avatar } from '../ui/avatar.js';
import { Link } from '../ui/link.js';
import { BrandMark } from './brand-mark.js';

export interface ConsoleMenuItem {
  label: string;
  to: To;
  icon: LucideIcon;
  current: boolean;
  /** A count: a `MenuCount`. */
  count?: ReactNode;
}

export interface ConsoleShellProps {
  label: string;
  menu: readonly ConsoleMenuItem[];
  account: Account;
  accountKind: string;
  onLogOut: () => void;
  /** Above the menu: its heading. */
  head?: ReactNode;
  children: ReactNode;
}

/** A console: menu at the side, or on top on small screens, and its content. */
export function ConsoleShell({ label, menu, account, accountKind, onLogOut, head, children }: ConsoleShellProps) {
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[248px_minmax(0,1fr)]">
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center border-b border-rule bg-surface-quiet px-4 py-2 lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:items-stretch lg:border-r lg:border-b-0 lg:px-3.5 lg:py-5">
        <Link
          to={pagePaths.unitedStates}
          className="col-span-2 inline-flex min-h-11 items-center justify-self-start rounded-[8px] lg:px-2 lg:pb-5"
        >
          <BrandMark />
        </Link>
        {head && <div className="col-span-2 min-w-0 lg:pb-3">{head}</div>}
        <nav
          aria-label={label}
          className="relative max-lg:-ml-4 max-lg:overflow-x-auto max-lg:[mask-image:linear-gradient(90deg,transparent,#000_1rem,#000_calc(100%-3rem),transparent)] max-lg:[scrollbar-width:none] lg:flex-1 lg:overflow-y-auto"
        >
          <ul className="flex gap-0.5 max-lg:w-max max-lg:py-1.5 max-lg:pr-12 max-lg:pl-4 lg:flex-col">
            {menu.map((item) => (
              <li key={item.label} className="shrink-0">
                <MenuLink item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-3 lg:border-t lg:border-rule lg:px-2 lg:pt-3">
          <span className="hidden lg:contents">
            <Avatar name={account.name} />
            <span className="type-small min-w-0 flex-1">
              <b className="block truncate font-semibold">{account.name}</b>
              <span className="text-muted">{accountKind}</span>
            </span>
          </span>
          <button
            type="button"
            onClick={onLogOut}
            className="inline-flex min-h-11 items-center rounded-control px-2.5 text-pool-700 hover:bg-pool-100"
          >
            <LogOut aria-hidden="true" className="size-5" strokeWidth={1.75} />
            <span className="sr-only">Log out</span>
          </button>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="w-full max-w-[1240px] min-w-0 px-4 pt-5 pb-12 outline-none! md:px-9 md:pt-7"
      >
        {children}
      </main>
    </div>
  );
}

function MenuLink({ item: { label, to, icon: Icon, current, count } }: { item: ConsoleMenuItem }) {
  const link = useRef<HTMLAnchorElement>(null);
  // On small screens the menu is a line wider than the screen, which grows when the counts arrive.
  useEffect(() => {
    const list = link.current?.closest('ul');
    if (!current || !list) return;
    const observer = new ResizeObserver(() => {
      const [menu, shown] = [list.parentElement, link.current];
      if (menu && shown) menu.scrollLeft = shown.offsetLeft - (menu.clientWidth - shown.offsetWidth) / 2;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [current]);
  return (
    <Link
      ref={link}
      to={to}
      aria-current={current ? 'page' : undefined}
      className={clsx(
        'flex min-h-11 items-center gap-2 rounded-[9px] px-2.5 text-[0.9375rem] whitespace-nowrap lg:gap-3 lg:whitespace-normal',
        current ? 'bg-pool-800 font-[620] text-white' : 'font-[530] text-soft hover:bg-pool-100',
      )}
    >
      {/* More entries of the line are visible without it. */}
      <Icon aria-hidden="true" className="size-5 shrink-0 max-md:hidden" strokeWidth={1.75} />
      <span className="lg:flex-1">{label}</span>
      {count}
    </Link>
  );
}

/** The count of an entry of the menu; `hot`: they wait for the user. */
export const MenuCount = ({ count, hot = false }: { count: number; hot?: boolean }) => (
  <span
    className={clsx(
      'inline-grid h-5 min-w-5 place-items-center rounded-[10px] px-1.5 text-xs font-[650] tabular-nums',
      hot ? 'bg-cedar-600 text-white' : 'bg-stone-200 text-[#3d3a34]',
    )}
  >
    {count}
  </span>
);
