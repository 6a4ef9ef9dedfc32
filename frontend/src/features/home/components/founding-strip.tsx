import { foundingMemberLimit, sampleFigures } from '@poolpros/contracts/catalogue';
import { pagePaths } from '@poolpros/contracts/paths';
import { clsx } from 'clsx';
import { useSteps } from '../../../shared/home/use-steps.js';
import { ButtonLink } from '../../../shared/ui/button.js';

/** One mark of the meter stands for this many places. */
const placesPerTile = 10;
const tiles = Array.from({ length: foundingMemberLimit / placesPerTile }, (_, index) => index + 1);
const shades = ['bg-cedar-500', 'bg-cedar-400', 'bg-cedar-500', 'bg-cedar-600'];

/** The offer to the first members. Its figures are samples and shown only with a note that says so. */
export function FoundingStrip({ sample }: { sample: boolean }) {
  const { founding } = sampleFigures;
  const joined = Math.min(founding.joined + useSteps(founding.joinMs), foundingMemberLimit);
  return (
    <section aria-label="Founding members" className="border-b border-cedar-200 bg-cedar-50">
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-3 py-[1.125rem]">
        <div>
          <p className="type-h4">Founding members get the professional tier free</p>
          <p className="type-small text-soft">
            Normally ${sampleFigures.proTierPerMonth}/month. First {foundingMemberLimit} businesses. No credit card.
          </p>
        </div>
        {sample && (
          <>
            <div
              role="img"
              aria-label={`${joined} of ${foundingMemberLimit} places taken`}
              className="grid min-w-full flex-1 grid-cols-[repeat(25,1fr)] gap-[3px] md:min-w-64"
            >
              {tiles.map((tile) => (
                <i
                  key={tile}
                  className={clsx(
                    'h-[13px] rounded-[2.5px]',
                    tile * placesPerTile <= joined + placesPerTile / 2
                      ? shades[tile % shades.length]
                      : 'bg-white shadow-[inset_0_0_0_1px_var(--color-cedar-300)]',
                  )}
                />
              ))}
            </div>
            <div className="type-small">
              <p className="flex gap-6 text-base tabular-nums">
                <span>
                  <b className="text-lg font-[680]">{joined}</b> joined
                </span>
                <span>
                  <b className="text-lg font-[680]">{foundingMemberLimit - joined}</b> left
                </span>
              </p>
              <p className="type-caption text-muted">Sample figures</p>
            </div>
          </>
        )}
        <ButtonLink to={pagePaths.listYourBusiness} className="max-md:w-full md:ml-auto">
          Claim a founding place
        </ButtonLink>
      </div>
    </section>
  );
}
