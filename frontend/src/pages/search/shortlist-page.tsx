import { shortlistLimit } from '@poolpros/contracts/catalogue';
import { useSearchParams } from 'react-router-dom';
import { shortlist } from '../../entities/listings/shortlist.js';
import { useContactDialog } from '../../features/contact/use-contact-dialog.js';
import { cardsQuery } from '../../features/shortlist/api.js';
import { OwnShortlist } from '../../features/shortlist/components/own-shortlist.js';
import { SharedShortlist } from '../../features/shortlist/components/shared-shortlist.js';
import { PageCrumbs } from '../../shared/layout/page-trail.js';
import { parseIds } from '../../shared/lib/id-list.js';
import type { PageModule } from '../page-module.js';

const sharedIds = (params: URLSearchParams) => parseIds(params.get('ids')).slice(0, shortlistLimit);

export const description = 'Contractors saved without an account.';

export const loader: PageModule['loader'] =
  ({ queryClient }) =>
  async ({ request }) => {
    const ids = sharedIds(new URL(request.url).searchParams);
    if (ids.length > 0) await queryClient.ensureQueryData(cardsQuery(ids));
    return null;
  };

export function Component() {
  const [params] = useSearchParams();
  const ids = sharedIds(params);
  const own = shortlist.useEntries();
  const { contact, ask, dialog } = useContactDialog();
  // Whoever made the list sees it as their own, with the notes, also behind its link.
  const isOwn = ids.length === own.length && own.every(({ id }) => ids.includes(id));
  return (
    <>
      <div className="wrap pt-3 pb-16">
        <PageCrumbs page="shortlist" />
        <div className="mt-4">
          {ids.length === 0 || isOwn ? (
            <OwnShortlist onContact={contact} onAskSeveral={ask} />
          ) : (
            <SharedShortlist ids={ids} onContact={contact} onAskSeveral={ask} />
          )}
        </div>
      </div>
      {dialog}
    </>
  );
}
