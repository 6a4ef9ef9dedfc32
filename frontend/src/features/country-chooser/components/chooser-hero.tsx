import type { Summary } from '@poolpros/contracts/http/installers';
import { sampleFigures } from '@poolpros/contracts/sample-figures';
import { type SiteFigure, siteFigures } from '../../../entities/home/site-figures.js';
import picture from '../../../shared/assets/illustrations/hero-backyard.svg';
import { useSteps } from '../../../shared/lib/use-steps.js';
import { closedCountries } from '../countries.js';

/** The hero of the country chooser. A figure appears only when there is something to count. */
export function ChooserHero({ summary }: { summary: Summary | undefined }) {
  const steps = useSteps(sampleFigures.contractors.listMs);
  const figures: SiteFigure[] = [
    ...(summary ? siteFigures(summary, steps) : []),
    { label: 'Countries covered', value: `1 of ${closedCountries.length + 1}` },
  ];
  return (
    <section className="on-deep relative overflow-hidden bg-pool-800 text-white">
      <div className="absolute inset-0 hidden md:block">
        <img
          src={picture}
          alt=""
          width={1600}
          height={760}
          fetchPriority="high"
          className="size-full object-cover object-[100%_30%]"
        />
        <div className="chooser-veil absolute inset-0" />
      </div>
      <div className="wrap relative pt-10 pb-32 md:pt-18 md:pb-36">
        <h1 className="type-display max-w-[37rem] text-[2.25rem]! md:text-[3.25rem]!">
          Pool, spa and sauna contractors, country by country.
        </h1>
        <p className="type-lead mt-5 max-w-[33rem] text-[#e6f5f8]!">
          One directory, local rules. We launch in a country when its first contractors are listed.
        </p>
        <dl className="mt-8 grid grid-cols-2 gap-x-5 gap-y-4 sm:flex md:gap-10">
          {figures.map(({ label, value, isSample }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-xs text-pool-200 md:text-sm">{label}</dt>
              <dd className="text-2xl font-[680] tracking-[-0.03em] tabular-nums md:text-[1.875rem]/9">
                {value}
                {isSample && <span data-sample=""> sample</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
