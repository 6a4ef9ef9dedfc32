import { ChevronDown } from 'lucide-react';
import { BrandMark } from '../../shared/layout/brand-mark.js';
import { TopLink } from '../../shared/layout/top-link.js';
import { FreeMark } from '../../shared/ui/badge.js';
import { buttonClass } from '../../shared/ui/button.js';
import { Drawer } from '../../shared/ui/drawer.js';
import { headerGroups, homeLink, listBusinessLink, loginLink, shortlistLink } from './navigation.js';

const single = headerGroups.flatMap(({ links }) => (links.length === 1 ? links : []));
const menus = headerGroups.filter(({ links }) => links.length > 1);

/** The links of the header on small screens. */
export function MenuDrawer({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const close = () => onOpenChange(false);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title="Menu"
      heading={<BrandMark />}
      foot={
        <>
          <TopLink
            to={listBusinessLink.to}
            onClick={close}
            className={buttonClass({ variant: 'primary', size: 'lg', full: true })}
          >
            {listBusinessLink.label} <FreeMark />
          </TopLink>
          <TopLink to={loginLink.to} onClick={close} className={buttonClass({ full: true })}>
            {loginLink.label}
          </TopLink>
        </>
      }
    >
      <nav aria-label="Main" className="py-2">
        {[homeLink, ...single, shortlistLink].map(({ label, to }) => (
          <TopLink
            key={to}
            to={to}
            onClick={close}
            className="flex min-h-13 items-center px-[1.125rem] text-[1.0625rem] font-[560] hover:bg-pool-50"
          >
            {label}
          </TopLink>
        ))}
        {menus.map(({ title, links }) => (
          <details key={title} className="group border-t border-rule">
            <summary className="flex min-h-13 cursor-pointer items-center justify-between px-[1.125rem] text-[1.0625rem] font-[560] hover:bg-pool-50">
              {title}
              <ChevronDown aria-hidden="true" className="size-5 text-muted group-open:rotate-180" />
            </summary>
            <ul className="pb-3">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <TopLink
                    to={to}
                    onClick={close}
                    className="flex min-h-11 items-center pr-[1.125rem] pl-6 font-medium text-soft hover:bg-pool-50"
                  >
                    {label}
                  </TopLink>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
    </Drawer>
  );
}
