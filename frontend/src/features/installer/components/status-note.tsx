import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { directoryPath } from '@poolpros/contracts/paths';
import { Moon, Store } from 'lucide-react';
import { awaySentence, awayText } from '../../../entities/listings/contact-button.js';
import { Link } from '../../../shared/ui/link.js';
import { Note } from '../../../shared/ui/states.js';

/** Says that a business takes no requests now, and where to go instead; nothing while it does. */
export function StatusNote({ installer }: { installer: InstallerDetail }) {
  const { status, availability, name, city, stateSlug, citySlug, nearby } = installer;
  if (status === 'published') return null;
  const instead = (
    <>
      {nearby.length > 0 && (
        <>
          <a href="#nearby" className="link">
            other contractors nearby
          </a>{' '}
          or{' '}
        </>
      )}
      <Link to={directoryPath(stateSlug, citySlug)} className="link">
        all contractors in {city}
      </Link>
      .
    </>
  );
  const isClosed = status === 'closed';
  const away = availability ?? (isClosed ? { status, since: '' } : { status, until: null });
  return (
    <Note tone={isClosed ? 'brick' : 'amber'} icon={isClosed ? Store : Moon}>
      <b className="font-semibold">{awayText(away)}.</b> {awaySentence(name, away)}{' '}
      {isClosed && 'You can still read its reviews here. '}To find someone else, see {instead}
    </Note>
  );
}
