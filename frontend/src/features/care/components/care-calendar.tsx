import { climateAsOf } from '@poolpros/calculators/climate';
import { stateOrDistrict, statesAndDistrict } from '@poolpros/contracts/district';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { Form, Link, useSearchParams } from 'react-router-dom';
import { carePhases, careTasks } from '../../../../content/care/calendar.js';
import { summaryQuery } from '../../../shared/api/queries.js';
import { careCalendarFile, zoneSlug } from '../../../shared/care/care-calendar-file.js';
import { CareYearTable } from '../../../shared/care/care-year-table.js';
import { longDate } from '../../../shared/lib/long-date.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import { Button } from '../../../shared/ui/button.js';
import { Select } from '../../../shared/ui/field.js';
import { capitalized, chosenZones, zones } from '../chosen-zone.js';
import { searchFor } from '../search-for.js';
import { ZoneOverview } from './zone-overview.js';

const contents = [
  { id: 'zones', title: 'Ten zones at a glance' },
  { id: 'your-year', title: 'Your year, month by month' },
  { id: 'tasks', title: 'What the tasks mean' },
  { id: 'file', title: 'The calendar file' },
  { id: 'cities', title: 'Calendars of cities' },
  { id: 'sources', title: 'How the dates are made' },
];
const stateOptions = statesAndDistrict.map(({ slug, label }) => ({ value: slug, label }));

/** When pools are opened, closed and looked after, by climate zone. */
export function CareCalendar() {
  const [params] = useSearchParams();
  const chosen = chosenZones(params);
  const state = params.has('zone') ? undefined : stateOrDistrict(params.get('state') ?? '');
  return (
    <ReadingPage
      page="careCalendar"
      title="When a pool needs what"
      lead="The year of a pool in ten climate zones: when water passes 60 °F, when to book the opening, which month dries most. With a file for your calendar."
      updated={climateAsOf}
      article={{}}
      contents={contents}
      next={{
        title: 'Book before the rush',
        text: 'Openings are asked for within the same few weeks. Search firms that open pools, and write to them early.',
        label: 'Find pool opening',
        to: searchFor('Pool Opening'),
      }}
      related={['maintenanceTips', 'poolProblems', 'waterCalculator', 'states']}
    >
      <section aria-labelledby="zones">
        <h2 id="zones" className="mt-0!">
          Ten zones at a glance
        </h2>
        <ZoneOverview chosen={chosen} />
      </section>
      <section aria-labelledby="your-year">
        <h2 id="your-year">Your year, month by month</h2>
        <Form
          action="#your-year"
          preventScrollReset
          className="not-prose mt-4 flex max-w-md items-end gap-3 print:hidden"
        >
          <Select
            label="State"
            name="state"
            fieldClassName="flex-1"
            placeholder="Choose a state"
            defaultValue={state?.slug ?? ''}
            options={stateOptions}
          />
          <Button type="submit" variant="secondary">
            Show
          </Button>
        </Form>
        <p role="status">
          {state && chosen.length > 1 && `${state.label} lies in ${chosen.length} zones; the first holds most of it.`}
        </p>
        {chosen.map((zone) => (
          <section key={zone.climate} aria-labelledby={`year-${zoneSlug(zone)}`} className="mt-6">
            <h3 id={`year-${zoneSlug(zone)}`}>{capitalized(zone.climate)}</h3>
            <CareYearTable season={zone} />
          </section>
        ))}
        {chosen.length === 0 && <p>Choose your state here, or a zone in the table above.</p>}
      </section>
      <section aria-labelledby="tasks">
        <h2 id="tasks">What the tasks mean</h2>
        <dl className="not-prose mt-4 text-[0.9375rem]/6">
          {careTasks.map(({ id, title, text }) => (
            <div key={id} className="border-t border-rule py-2.5">
              <dt className="font-semibold">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          Daily and weekly work is not in the file, because a calendar full of it is soon switched off. It stands in the{' '}
          <Link to={pagePaths.maintenanceTips}>maintenance tips</Link>.
        </p>
      </section>
      <section aria-labelledby="file">
        <h2 id="file">The calendar file</h2>
        <p>
          Each zone has an .ics file that phones and computers open. Its entries last whole days, come back every year,
          and keep their identity: import a newer file, and they change instead of doubling. There is nothing in it
          about you.
        </p>
        <ul>
          {zones.map(({ code, zone }) => (
            <li key={code}>
              <a href={careCalendarFile(zoneSlug(zone))} download className="inline-block pointer-coarse:py-2">
                {capitalized(zone.climate)} (.ics)
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="cities">
        <h2 id="cities">Calendars of cities</h2>
        <p>
          A city’s calendar also lists who looks after pools there. These cities have the most businesses; every other
          one is found through <Link to={pagePaths.states}>its state</Link>.
        </p>
        <CityCalendars />
      </section>
      <section aria-labelledby="sources">
        <h2 id="sources">How the dates are made</h2>
        <p>
          A window begins and ends where the mean air temperature of the zone’s station crosses 60 °F, from the
          long-term weather files of the National Renewable Energy Laboratory. The water of an unheated pool and its
          evaporation come from a heat balance of the same station; evaporation may be a fifth more or less. “Early”,
          “mid” and “late” are thirds of a month. Altitude and the year move everything by two weeks, so a thermometer
          in your pool beats this page. Last computed {longDate(climateAsOf)}.
        </p>
        <p>
          A month is called {carePhases.mild.label.toLowerCase()} where pools stay open although their water is below 60
          °F.
        </p>
      </section>
    </ReadingPage>
  );
}

function CityCalendars() {
  const { data: summary } = useQuery(summaryQuery);
  return (
    <ul>
      {summary?.popular.map(({ stateSlug, citySlug, city, state }) => (
        <li key={`${stateSlug}/${citySlug}`}>
          <Link
            to={pathTo(pagePaths.serviceCity, { service: 'pool-care-calendar', state: stateSlug, city: citySlug })}
            className="inline-block pointer-coarse:py-2"
          >
            {city}, {state}
          </Link>
        </li>
      ))}
    </ul>
  );
}
