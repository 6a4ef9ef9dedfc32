import type { Summary } from '@poolpros/contracts/http/installers';
import { pagePaths } from '@poolpros/contracts/paths';
import { foundingMemberLimit, sampleFigures } from '@poolpros/contracts/sample-figures';
import { FoundingPlaces } from '../../../entities/home/founding-places.js';
import { ButtonLink } from '../../../shared/ui/button.js';

/** The offer to the first members, and how many places are left. */
export const FoundingStrip = ({ summary }: { summary: Summary | undefined }) => (
  <section aria-label="Founding members" className="border-b border-cedar-200 bg-cedar-50">
    <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-3 py-[1.125rem]">
      <div>
        <p className="type-h4">Founding members get the professional tier free</p>
        <p className="type-small text-soft">
          It will be ${sampleFigures.proTierPerMonth} a month. First {foundingMemberLimit} businesses. No credit card.
        </p>
      </div>
      {summary && <FoundingPlaces summary={summary} />}
      <ButtonLink to={pagePaths.pricing} className="max-md:w-full md:ml-auto">
        See what you get
      </ButtonLink>
    </div>
  </section>
);
