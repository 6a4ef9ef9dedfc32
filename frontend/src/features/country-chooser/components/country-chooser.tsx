import { pagePaths } from '@poolpros/contracts/paths';
import { ArrowRight } from 'lucide-react';
import picture from '../../../shared/assets/illustrations/special-luxury.svg';
import { TopLink } from '../../../shared/layout/top-link.js';
import { buttonClass } from '../../../shared/ui/button.js';
import { closedCountries, unitedStates } from '../countries.js';

/** One country is open and leads to its home page; the others are shown and cannot be pressed. */
export function CountryChooser() {
  return (
    <section className="wrap relative -mt-26 md:-mt-24 md:rounded-t-stage md:bg-surface md:px-10 md:pt-10">
      <h2 className="type-h2 max-md:text-white">Choose your country</h2>
      <ul className="mt-6 grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 xl:grid-cols-[1.35fr_repeat(3,1fr)] xl:grid-rows-2">
        <li className="col-span-full xl:col-span-1 xl:row-span-2">
          <UnitedStatesCard />
        </li>
        {closedCountries.map((country) => (
          <li key={country.code}>
            <ClosedCountryCard {...country} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UnitedStatesCard() {
  return (
    <TopLink
      to={pagePaths.unitedStates}
      className="flex h-full flex-col overflow-hidden rounded-panel border border-rule bg-surface shadow-card hover:shadow-raised"
    >
      <img
        src={picture}
        alt=""
        width={480}
        height={360}
        className="h-40 w-full object-cover md:h-55 xl:h-auto xl:min-h-45 xl:flex-1"
      />
      <span className="flex flex-col gap-3 p-[1.375rem]">
        <span className="flex items-center gap-3">
          <CountryCode code="US" color="bg-pool-800" />
          <b className="type-h3">United States</b>
        </span>
        <span className="text-soft">
          Pool, hot tub, sauna and steam room contractors in 50 states and Washington, DC.
        </span>
        <span className="type-small flex flex-col font-semibold tabular-nums">
          {unitedStates.map(({ label, value }) => (
            <span key={label} className="flex justify-between gap-4 border-t border-rule py-[7px]">
              <span className="font-normal text-muted">{label}</span>
              {value}
            </span>
          ))}
        </span>
        <span className={buttonClass({ variant: 'primary', full: true })}>
          Open United States
          <ArrowRight aria-hidden="true" className="size-5" />
        </span>
      </span>
    </TopLink>
  );
}

function ClosedCountryCard({ code, name, text, language, picture }: (typeof closedCountries)[number]) {
  return (
    <div
      aria-disabled="true"
      className="relative flex h-full flex-col overflow-hidden rounded-card border border-rule bg-surface"
    >
      <div className="relative min-h-26 flex-1">
        <img
          src={picture}
          alt=""
          width={480}
          height={360}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover saturate-35"
        />
      </div>
      <div className="relative z-2 grid items-center gap-x-3 p-3 text-soft md:grid-cols-[auto_1fr] md:px-4 md:pt-3.5 md:pb-4">
        <span className="row-span-2 max-md:mb-1">
          <CountryCode code={code} color="bg-stone-500" />
        </span>
        <b className="type-h4">{name}</b>
        <span className="type-small" lang={language}>
          {text}
        </span>
      </div>
      <div className="absolute inset-0 flex justify-center bg-stone-50/50 pt-11">
        <b className="type-small self-start rounded-[8px] bg-white px-3 py-1.5 font-bold text-ink shadow-card">
          Coming Soon
        </b>
      </div>
    </div>
  );
}

function CountryCode({ code, color }: { code: string; color: string }) {
  return (
    <span
      className={`grid h-[30px] w-10 place-items-center rounded-[6px] text-[0.8125rem] font-bold text-white ${color}`}
    >
      {code}
    </span>
  );
}
