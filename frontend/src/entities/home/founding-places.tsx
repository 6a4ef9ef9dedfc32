import type { Summary } from '@poolpros/contracts/http/installers';
import { foundingMemberLimit, sampleFigures } from '@poolpros/contracts/sample-figures';
import { clsx } from 'clsx';
import { useSteps } from '../../shared/lib/use-steps.js';

/** One mark of the meter represents this many places. */
const placesPerTile = 10;
const tiles = Array.from({ length: foundingMemberLimit / placesPerTile }, (_, index) => index + 1);
const shades = ['bg-cedar-500', 'bg-cedar-400', 'bg-cedar-500', 'bg-cedar-600'];

/** How many of the founding places are taken, from the data or from the sample, labeled as such. */
export function FoundingPlaces({ summary: { sampleData, foundingMembers } }: { summary: Summary }) {
  const { founding } = sampleFigures;
  const sampled = Math.min(founding.joined + useSteps(founding.joinMs), foundingMemberLimit);
  const joined = sampleData ? sampled : foundingMembers;
  return (
    <>
      <div
        role="img"
        aria-label={`${joined} of ${foundingMemberLimit} spots taken${sampleData ? ' (sample)' : ''}`}
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
            <Count sample={sampleData}>{joined}</Count> joined
          </span>
          <span>
            <Count sample={sampleData}>{foundingMemberLimit - joined}</Count> left
          </span>
        </p>
      </div>
    </>
  );
}

const Count = ({ children, sample }: { children: number; sample: boolean }) => (
  <b className="text-lg font-[680]">
    {children}
    {sample && <span data-sample=""> sample</span>}
  </b>
);
