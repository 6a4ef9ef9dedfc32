import { pagePaths } from '@poolpros/contracts/paths';
import { Check, Search, X } from 'lucide-react';
import { data, useLocation, useParams } from 'react-router-dom';
import picture from '../../shared/assets/illustrations/not-found.svg';
import { PageTrail } from '../../shared/layout/page-trail.js';
import { ButtonLink } from '../../shared/ui/button.js';
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
      <div className="wrap grid items-start gap-8 pt-2 pb-16 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:pt-6">
        <div className="min-w-0">
          <h1 className="text-[clamp(1.875rem,1.5rem+1.9vw,2.5rem)] leading-[1.1] font-[680] tracking-[-0.026em]">
            Contractor Profile Not Found
          </h1>
          <p className="type-lead mt-3 max-w-[34rem]">
            The URL format for contractor profiles has changed, so this older address leads nowhere.
          </p>
          <div className="mt-6 flex max-w-[38rem] flex-col gap-5">
            <div>
              <h2 className="type-small font-semibold">You opened</h2>
              <code className={code}>{pathname}</code>
            </div>
            <div>
              <h2 className="type-small font-semibold">The format is now</h2>
              <code className={code}>/pool-contractor/[state]/[city]/[contractor-name]</code>
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
                  <span className="sr-only">Wrong: </span>/pool-contractor/texas/austin/hillstone-pools-austin-12. The
                  slug must not include the city name.
                </span>
              </li>
            </ul>
            <div className="flex flex-wrap gap-2">
              <ButtonLink to={pagePaths.searchResults} variant="primary" className="max-sm:w-full">
                <Search aria-hidden="true" className="size-5" />
                Search contractors
              </ButtonLink>
              <ButtonLink to={pagePaths.unitedStates} className="max-sm:w-full">
                US pool contractors
              </ButtonLink>
            </div>
          </div>
        </div>
        <img src={picture} alt="" width={800} height={420} className="hidden h-auto w-full rounded-stage lg:block" />
      </div>
    </>
  );
}
