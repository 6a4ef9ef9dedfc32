import { Check, X } from 'lucide-react';
import { data, useLocation, useParams } from 'react-router-dom';
import { GoneListing } from '../../features/installer/components/gone-listing.js';
import { SimilarListing } from '../../features/installer/components/similar-listing.js';
import { PageTrail } from '../../shared/layout/page-trail.js';
import type { PageModule } from '../page-module.js';

const code =
  'mt-2 block rounded-control border border-stone-200 bg-surface-deck px-4 py-3.5 font-mono text-[0.9375rem]/6 font-medium wrap-anywhere';

export const loader: PageModule['loader'] = () => () => data(null, { status: 404 });

/** What the path of a profile in its old form leads to. */
export function Component() {
  const { pathname } = useLocation();
  const { slug = '' } = useParams();
  return (
    <>
      <PageTrail page="movedProfile" parameters={{ slug }} />
      <GoneListing
        title="Contractor Profile Not Found"
        text="The URL format for contractor profiles has changed, so this older address leads nowhere."
      >
        <div>
          <h2 className="type-small font-semibold">You opened</h2>
          <code className={code}>{pathname}</code>
        </div>
        <div>
          <h2 className="type-small font-semibold">The format is now</h2>
          <code className={code}>
            /pool-contractor
            {['[state]', '[city]', '[contractor-name]'].map((part) => (
              <span key={part}>
                /<wbr />
                <b className="text-pool-700">{part}</b>
              </span>
            ))}
          </code>
        </div>
        <ul className="flex flex-col gap-2 text-[0.9375rem]/[1.375rem]">
          <li className="flex gap-2">
            <Check aria-hidden="true" className="mt-px size-5 shrink-0 text-leaf-700" />
            <span className="wrap-anywhere">
              <span className="sr-only">Right: </span>/pool-contractor/texas/austin/hillstone-pools-12
            </span>
          </li>
          <li className="flex gap-2">
            <X aria-hidden="true" className="mt-px size-5 shrink-0 text-brick-700" />
            <span className="wrap-anywhere">
              <span className="sr-only">Wrong: </span>/pool-contractor/texas/austin/hillstone-pools-austin-12. The slug
              must not include the city name.
            </span>
          </li>
        </ul>
        <SimilarListing slug={slug} />
      </GoneListing>
    </>
  );
}
