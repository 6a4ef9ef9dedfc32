import { clsx } from 'clsx';
import { TopLink } from '../../shared/layout/top-link.js';
import { buttonClass } from '../../shared/ui/button.js';
import { type MenuPicture, menuColumns, menuDetails, menuPictures } from './menu-details.js';
import { panelClass } from './menu-entry.js';
import { MenuIcon } from './menu-icon.js';
import type { NavigationGroup, NavigationLink } from './navigation.js';

interface PanelProps {
  group: NavigationGroup;
  onChoose: () => void;
}

/** The distance between a panel and the edge of the window, in pixels. */
const margin = 32;

/** Moves a panel to the left if it would extend beyond the page. */
function keepWithin(panel: HTMLElement | null) {
  if (!panel) return;
  const beyond = panel.getBoundingClientRect().right - (document.documentElement.clientWidth - margin);
  if (beyond > 0) panel.style.left = `${-beyond}px`;
}

/** The open menu of a group. */
export function MenuPanel({ group, onChoose }: PanelProps) {
  const { pictures, instead } = menuPictures[group.title] ?? { pictures: [] };
  return (
    <div ref={keepWithin} className={panelClass}>
      {instead ? (
        <ul aria-label={group.title} className="flex gap-3">
          {pictures.map((picture) => (
            <li key={picture.to}>
              <PictureLink {...picture} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          {menuColumns[group.title] ? (
            <Columns group={group} onChoose={onChoose} />
          ) : (
            <ul
              aria-label={group.title}
              className={clsx('grid content-start gap-1', group.links.length > 3 ? 'w-[33rem] grid-cols-2' : 'w-80')}
            >
              {group.links.map((link) => (
                <li key={link.to}>
                  <Entry {...link} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          )}
          {pictures.map((picture) => (
            <PictureLink key={picture.to} {...picture} onChoose={onChoose} />
          ))}
        </>
      )}
    </div>
  );
}

/** A link with its drawing and line of text, or only its label. */
function Entry({ label, to, onChoose }: NavigationLink & Pick<PanelProps, 'onChoose'>) {
  const detail = menuDetails[label];
  return (
    <TopLink
      to={to}
      onClick={onChoose}
      className={clsx(
        'group flex items-center gap-3 rounded-[12px] px-3 hover:bg-pool-50',
        detail ? 'min-h-14 py-2' : 'min-h-9',
      )}
    >
      {detail && (
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-pool-100 text-pool-700">
          <MenuIcon icon={detail.icon} className="size-5" />
        </span>
      )}
      <span>
        <span
          className={clsx('block text-[0.9375rem]/5 group-hover:text-pool-700', detail ? 'font-[620]' : 'font-medium')}
        >
          {label}
        </span>
        {detail && <span className="mt-0.5 block text-[0.8125rem]/[1.125rem] text-muted">{detail.text}</span>}
      </span>
    </TopLink>
  );
}

function PictureLink({ picture, title, text, to, onChoose }: MenuPicture & Pick<PanelProps, 'onChoose'>) {
  return (
    <TopLink to={to} onClick={onChoose} className="group block w-56 rounded-[12px] p-2 hover:bg-pool-50">
      <span aria-hidden="true" className={clsx('block h-[132px] rounded-control bg-cover bg-center', picture)} />
      <span className="mt-2.5 block text-[0.9375rem]/5 font-[620] group-hover:text-pool-700">{title}</span>
      <span className="mt-0.5 block text-[0.8125rem]/[1.125rem] text-muted">{text}</span>
    </TopLink>
  );
}

/** Columns of links, each kind with its title; the last one is for businesses that want to be listed. */
function Columns({ group: { title, links }, onChoose }: PanelProps) {
  const columns = Object.entries(menuColumns[title] ?? {}).map(([name, labels]) => ({
    name,
    links: links.filter(({ label }) => labels.includes(label)),
  }));
  return (
    <div className="grid grid-cols-[15rem_18rem_14rem] gap-3">
      {columns.map(({ name, links }, index) => (
        <div key={name} className={clsx('rounded-[12px] py-2', index === columns.length - 1 && 'bg-surface-deck px-4')}>
          <p className={clsx('type-marker mb-1.5', index < columns.length - 1 && 'px-3')}>{name}</p>
          {index === columns.length - 1 && (
            <p className="type-small mb-3 text-soft">Your business may already have a page here.</p>
          )}
          <ul aria-label={name}>
            {links.map(({ label, to }) => (
              <li key={to}>
                {index === columns.length - 1 ? (
                  <TopLink to={to} onClick={onChoose} className={buttonClass({ size: 'sm' })}>
                    {label}
                  </TopLink>
                ) : (
                  <Entry label={label} to={to} onChoose={onChoose} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
