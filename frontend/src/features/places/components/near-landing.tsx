import { serviceRadiusMiles } from '@poolpros/contracts/catalogue';
import { LocateFixed, MailQuestion, Ruler } from 'lucide-react';
import { PageTrail } from '../../../shared/layout/page-trail.js';
import { CompactSearch } from './compact-search.js';
import { LocateSearch } from './locate-search.js';
import { type PlaceFact, PlaceFacts } from './place-facts.js';

const steps = [
  {
    icon: LocateFixed,
    title: 'Your browser asks you first',
    text: 'We do not get your location without your permission. It is rounded to about a block and becomes part of the link to your results, so think before you share that link.',
  },
  {
    icon: Ruler,
    title: 'Only businesses in range',
    text: `A business is listed when it is within the distance you choose and you are within the area it states, or within ${serviceRadiusMiles.default} miles if it states none. The nearest come first.`,
  },
  {
    icon: MailQuestion,
    title: 'You write to the businesses you choose',
    text: 'Your message goes to them and to nobody else. No account needed.',
  },
];

/** Two ways to those who are near, by position and by the name of a place, and what is known of the country. */
export function NearLanding({ facts }: { facts: readonly PlaceFact[] }) {
  return (
    <>
      <div className="overflow-hidden bg-pool-50">
        <PageTrail page="nearMe" />
        <div className="wrap mt-1 pb-10 md:pb-14">
          <h1 className="text-[2rem]/[2.25rem] font-[680] tracking-[-0.03em] md:text-[2.75rem]/[2.875rem]">
            Pool contractors near me
          </h1>
          <p className="type-lead mt-3.5 max-w-[38rem]">
            Pool, spa, hot tub and sauna businesses near you, the nearest first.
          </p>
          <div className="mt-8 grid items-start gap-4 lg:grid-cols-2 lg:gap-5">
            <section aria-labelledby="by-position" className="rounded-card bg-surface p-4 shadow-card md:p-6">
              <h2 id="by-position" className="type-h4 mb-4">
                Near your location
              </h2>
              <LocateSearch />
            </section>
            <section aria-labelledby="by-place" className="rounded-card bg-surface p-4 shadow-card md:p-6">
              <h2 id="by-place" className="type-h4 mb-4">
                Near a place you choose
              </h2>
              <CompactSearch />
            </section>
          </div>
        </div>
        <div className="waterline" />
      </div>
      <PlaceFacts facts={facts} />
      <section className="wrap band-tight">
        <h2 className="type-h3">How it works</h2>
        <ol className="mt-6 grid gap-6 md:grid-cols-3 md:gap-8">
          {steps.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex flex-col gap-1.5 border-t-3 border-pool-700 pt-4">
              <Icon aria-hidden="true" className="mb-1 size-6 text-pool-600" strokeWidth={1.75} />
              <h3 className="type-h4">{title}</h3>
              <p className="text-[0.9375rem]/[1.375rem] text-soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
