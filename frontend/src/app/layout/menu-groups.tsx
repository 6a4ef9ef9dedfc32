import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useIdle } from '../../shared/lib/use-idle.js';
import { Button } from '../../shared/ui/button.js';
import { onDemand } from '../../shared/ui/on-demand.js';
import { panelClass } from './menu-entry.js';
import type { NavigationGroup } from './navigation.js';
import { useMenu } from './use-menu.js';

/** The panels load when the browser is idle, or with the first menu that opens. */
const menuPanel = onDemand(() => import('./menu-panel.js').then(({ MenuPanel }) => MenuPanel), {
  Failed: ({ onRetry }) => (
    <div role="alert" className={clsx(panelClass, 'items-center')}>
      <p>This menu did not load. Check your connection.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  ),
});

/** The menus of the groups: each opens on hover, on a press or with the arrow down. */
export function MenuGroups({ groups }: { groups: readonly NavigationGroup[] }) {
  const { open, close, handleEnter, handleLeave, handlePress } = useMenu();
  const bar = useRef<HTMLUListElement>(null);
  useIdle(menuPanel.preload);

  useEffect(() => {
    if (open === null) return;
    const handlePointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', handlePointerDown);
    return () => document.removeEventListener('pointerdown', handlePointerDown);
  }, [open, close]);

  /** The arrow keys move along the titles, and down into the open menu. */
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
                'menu-entry',
                isOpen &&
                  'font-semibold text-pool-700 after:absolute after:inset-x-2 after:-bottom-4 after:h-[3px] after:bg-pool-700',
              )}
            >
              {group.title}
              <ChevronDown aria-hidden="true" className={isOpen ? 'rotate-180 text-pool-700' : undefined} />
            </button>
            {isOpen && <menuPanel.Component group={group} onChoose={close} />}
          </li>
        );
      })}
    </ul>
  );
}
