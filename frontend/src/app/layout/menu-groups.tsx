import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { TopLink } from '../../shared/layout/top-link.js';
import { entryClass } from './menu-entry.js';
import { menuTexts } from './menu-texts.js';
import type { NavigationGroup } from './navigation.js';
import { useMenu } from './use-menu.js';

/** The menus of the groups: each opens under the pointer, by a press or with the arrow down. */
export function MenuGroups({ groups }: { groups: readonly NavigationGroup[] }) {
  const { open, close, handleEnter, handleLeave, handlePress } = useMenu();
  const bar = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (open === null) return;
    const handlePointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', handlePointerDown);
    return () => document.removeEventListener('pointerdown', handlePointerDown);
  }, [open, close]);

  /** The arrows go along the titles, and down into the open menu. */
  const handleKeyDown = (event: KeyboardEvent) => {
    const all = (selector: string) => [...(bar.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const [titles, links] = [all('button'), all('a')];
    const isFocused = (item: HTMLElement) => item === document.activeElement;
    const move = (among: HTMLElement[], by: number) => {
      among[(among.findIndex(isFocused) + by + among.length) % among.length]?.focus();
      event.preventDefault();
    };
    const inMenu = links.some(isFocused);
    if (event.key === 'Escape' && open !== null) {
      titles.find((title) => title.getAttribute('aria-expanded') === 'true')?.focus();
      close();
    } else if (event.key === 'ArrowDown' && open !== null) move(links, 1);
    else if (event.key === 'ArrowDown') {
      const title = groups[titles.findIndex(isFocused)]?.title;
      if (title) handlePress(title);
      event.preventDefault();
    } else if (event.key === 'ArrowUp' && inMenu) move(links, -1);
    else if (event.key === 'ArrowRight' && !inMenu) move(titles, 1);
    else if (event.key === 'ArrowLeft' && !inMenu) move(titles, -1);
  };

  return (
    <ul
      ref={bar}
      className="flex flex-wrap items-center gap-0.5"
      onKeyDown={handleKeyDown}
      onBlur={({ relatedTarget }) => {
        if (open !== null && relatedTarget !== null && !bar.current?.contains(relatedTarget)) close();
      }}
    >
      {groups.map((group) => {
        const isOpen = open === group.title;
        return (
          <li
            key={group.title}
            className="relative"
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && handleEnter(group.title)}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && handleLeave()}
          >
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => handlePress(group.title)}
              className={clsx(
                entryClass,
                isOpen &&
                  'font-semibold text-pool-700 after:absolute after:inset-x-2 after:-bottom-4 after:h-[3px] after:bg-pool-700',
              )}
            >
              {group.title}
              <ChevronDown
                aria-hidden="true"
                className={clsx('hidden size-4 @min-[89rem]:block', isOpen ? 'rotate-180 text-pool-700' : 'text-muted')}
              />
            </button>
            {isOpen && <Panel group={group} onChoose={close} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The open menu of a group: it hangs on the lower edge of the header. */
function Panel({ group: { title, links }, onChoose }: { group: NavigationGroup; onChoose: () => void }) {
  return (
    // The strip above it keeps the pointer within the menu on its way down.
    <div className="absolute top-[calc(100%+17px)] left-0 z-10 rounded-b-panel bg-surface p-3 shadow-overlay before:absolute before:inset-x-0 before:-top-[17px] before:h-[17px]">
      <ul aria-label={title} className={clsx('grid gap-1', links.length > 3 ? 'w-[38rem] grid-cols-2' : 'w-80')}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <TopLink
              to={to}
              onClick={onChoose}
              className="group flex min-h-11 flex-col justify-center rounded-[12px] px-3 py-2.5 hover:bg-pool-50"
            >
              <span className="text-[0.9375rem]/5 font-[620] group-hover:text-pool-700">{label}</span>
              {menuTexts[label] && (
                <span className="mt-0.5 text-[0.8125rem]/[1.125rem] text-muted">{menuTexts[label]}</span>
              )}
            </TopLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
