import { pagePaths } from '@poolpros/contracts/paths';
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../../shared/ui/button.js';
import { type CountryFacts, countryInText } from '../country-facts.js';

/** A country that is not open yet: what is known of it, and the way to the one that is. */
export function CountryComingSoon({ facts }: { facts: CountryFacts }) {
  const { name, code, language, currency, phoneFormat, addressFormat, season, regulations, market } = facts;
  return (
    <div className="wrap pt-2 pb-16 lg:pt-6">
      <p className="type-marker flex items-center gap-3">
        <span className="grid h-[30px] w-10 place-items-center rounded-[6px] bg-stone-500 text-[0.8125rem] font-bold text-white">
          {code}
        </span>
        Coming Soon
      </p>
      <h1 className="mt-3 max-w-[40rem] text-[clamp(1.875rem,1.5rem+1.9vw,2.5rem)] leading-[1.1] font-[680] tracking-[-0.026em]">
        Pool, spa and sauna contractors in {countryInText(name)}
      </h1>
      <p className="type-lead mt-3 max-w-[36rem]">
        We launch in a country when its first contractors are listed. Until then, here is what to know before you
        contact anyone there. We have not checked this with any authority, and it is not legal advice.
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <ButtonLink to={pagePaths.unitedStates} variant="primary" className="max-sm:w-full">
          Open United States
          <ArrowRight aria-hidden="true" className="size-5" />
        </ButtonLink>
        <ButtonLink to={pagePaths.countryChooser} className="max-sm:w-full">
          All countries
        </ButtonLink>
      </div>
      <div className="mt-10 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <Facts
          title="Building there"
          facts={[
            ['Licensing', regulations.licensing],
            ['Permits', regulations.permits],
            ['Safety', regulations.safety],
          ]}
        />
        <Facts
          title="Season and market"
          facts={[
            ['Peak season', season.peak],
            ['Off season', season.off],
            ['Common pools', market.popularTypes],
            ['Climate', market.climateZones],
          ]}
        />
        <Facts
          title="Language, currency and formats"
          facts={[
            ['Language', language],
            ['Currency', currency],
            ['Phone', phoneFormat],
            ['Address', addressFormat],
          ]}
        />
      </div>
    </div>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly [label: string, value: string][] }) {
  return (
    <section>
      <h2 className="type-h4 border-t-3 border-pool-700 pt-4">{title}</h2>
      <dl className="mt-2 text-[0.9375rem]/[1.375rem]">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-4 border-t border-rule py-2.5 first:border-t-0 sm:grid-cols-[8rem_1fr]"
          >
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
