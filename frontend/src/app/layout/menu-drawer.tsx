import { BrandMark } from '../../shared/layout/brand-mark.js';
import { TopLink } from '../../shared/layout/top-link.js';
import { FreeMark } from '../../shared/ui/badge.js';
import { buttonClass } from '../../shared/ui/button.js';
import { Drawer } from '../../shared/ui/drawer.js';
import { listBusinessLink, loginLink, mainLinks, shortlistLink } from './navigation.js';

/** The links of the header on screens that have no room for them. */
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
        {[...mainLinks, shortlistLink].map(({ label, to }) => (
          <TopLink
            key={to}
            to={to}
            onClick={close}
            className="flex min-h-13 items-center px-[1.125rem] text-[1.0625rem] font-[560] hover:bg-pool-50"
          >
            {label}
          </TopLink>
        ))}
      </nav>
    </Drawer>
  );
}
