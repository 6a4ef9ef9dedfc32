import { pagePaths } from '@poolpros/contracts/paths';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import picture from '../../../shared/assets/illustrations/not-found.svg';
import { ButtonLink } from '../../../shared/ui/button.js';

/** What stands at the path of a listing that is not there, and where to go on. */
export const GoneListing = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <div className="wrap grid items-start gap-8 pt-2 pb-16 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:pt-6">
    <div className="min-w-0">
      <h1 className="text-[clamp(1.875rem,1.5rem+1.9vw,2.5rem)] leading-[1.1] font-[680] tracking-[-0.026em]">
        {title}
      </h1>
      <p className="type-lead mt-3 max-w-[34rem]">{text}</p>
      <div className="mt-6 flex max-w-[38rem] flex-col gap-5">
        {children}
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
);
