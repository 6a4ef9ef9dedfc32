import { pagePaths } from '@poolpros/contracts/paths';
import { Heart, Menu } from 'lucide-react';
import { useContext, useState } from 'react';
import { shortlist } from '../../entities/listings/shortlist.js';
import { BrandMark } from '../../shared/layout/brand-mark.js';
import { TopLink } from '../../shared/layout/top-link.js';
import { FreeMark } from '../../shared/ui/badge.js';
import { buttonClass, IconButton } from '../../shared/ui/button.js';
import { onDemand } from '../../shared/ui/on-demand.js';
import { KnownFrame } from './frame.js';
import { MenuBar } from './menu-bar.js';
import { headerGroups, homeLink, listBusinessLink, loginLink, shortlistLink } from './navigation.js';

// Wide screens never open it.
const menuDrawer = onDemand(() => import('./menu-drawer.js').then(({ MenuDrawer }) => MenuDrawer));

const headerClass = '@container sticky top-0 z-30 border-b border-rule bg-surface print:hidden';

export function Header() {
  const known = useContext(KnownFrame);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server rendered it
  if (known) return <header className={headerClass} dangerouslySetInnerHTML={{ __html: known.header }} />;
  return <LiveHeader />;
}

function LiveHeader() {
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <header className={headerClass}>
      <div className="wrap flex min-h-15 flex-wrap items-center gap-x-5 md:min-h-18 bar:flex-nowrap bar:gap-x-2.5">
        <TopLink to={pagePaths.unitedStates} className="shrink-0 rounded-[8px]">
          <BrandMark />
        </TopLink>
        <nav aria-label="Main" className="hidden flex-1 bar:block">
          <MenuBar links={[homeLink]} groups={headerGroups} />
        </nav>
        <ShortlistLink />
        <TopLink
          to={loginLink.to}
          className={buttonClass({ variant: 'ghost', size: 'sm' }, 'hidden! bar:inline-flex!')}
        >
          {loginLink.label}
        </TopLink>
        <TopLink
          to={listBusinessLink.to}
          className={buttonClass({ variant: 'outline', size: 'sm' }, 'hidden! bar:inline-flex!')}
        >
          {listBusinessLink.label} <FreeMark />
        </TopLink>
        <IconButton
          label="Open menu"
          className="-mr-2 bar:hidden!"
          onPointerEnter={menuDrawer.preload}
          onFocus={menuDrawer.preload}
          onClick={() => setMenu('open')}
        >
          <Menu aria-hidden="true" className="size-6" />
        </IconButton>
      </div>
      {menu !== 'unused' && (
        <menuDrawer.Component open={menu === 'open'} onOpenChange={(open) => setMenu(open ? 'open' : 'closed')} />
      )}
    </header>
  );
}

/** The count is next to the heart and takes no space, so that nothing moves when it appears. */
function ShortlistLink() {
  const count = shortlist.useEntries().length;
  return (
    <TopLink
      to={shortlistLink.to}
      className={buttonClass(
        { variant: 'ghost', size: 'sm' },
        'relative -mr-5 ml-auto @max-[15rem]:mr-4 min-h-11! px-3! bar:mr-0 bar:ml-0 bar:px-2!',
      )}
    >
      <Heart aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span className="sr-only">{shortlistLink.label}</span>{' '}
      <span className="absolute top-0 left-8 tabular-nums bar:left-7">
        {count > 0 && (
          <>
            {count} <span className="sr-only">saved</span>
          </>
        )}
      </span>
    </TopLink>
  );
}
