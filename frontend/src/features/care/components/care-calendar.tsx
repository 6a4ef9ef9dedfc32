import { climateAsOf } from '@poolpros/calculators/climate';
import { longDate } from '@poolpros/contracts/long-date';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { findState, states } from '@poolpros/contracts/states';
import { useQuery } from '@tanstack/react-query';
import { Form, useSearchParams } from 'react-router-dom';
import { carePhases, careTasks } from '../../../../content/care/calendar.js';
import { calendarChoice, calendarPage } from '../../../../content/care/calendar-page.js';
import { careCalendarFile, zoneSlug } from '../../../entities/care/care-calendar-file.js';
import { CareYearTable } from '../../../entities/care/care-year-table.js';
import { summaryQuery } from '../../../entities/home/queries.js';
import { contentsOf, PageSection, RichText } from '../../../shared/reading/page-sections.js';
import { ReadingPage } from '../../../shared/reading/reading-page.js';
import { Button } from '../../../shared/ui/button.js';
import { Select } from '../../../shared/ui/field.js';
import { Link } from '../../../shared/ui/link.js';
import { capitalized, chosenZones, zones } from '../chosen-zone.js';
import { estimatesText, stationsText } from '../zone-sources.js';
import { ZoneOverview } from './zone-overview.js';

const { sections, next, title, lead, published } = calendarPage;
const contents = contentsOf(sections);
const stateOptions = states.map(({ slug, label }) => ({ value: slug, label }));

/** When pools are opened, closed and looked after, by climate zone. */
export function CareCalendar() {
  const [params] = useSearchParams();
  const chosen = chosenZones(params);
  const state = params.has('zone') ? undefined : findState(params.get('state') ?? '');
  return (
    <ReadingPage
      page="careCalendar"
      title={title}
      lead={lead}
      updated={climateAsOf}
      article={{ published }}
      contents={contents}
      next={next}
      related={['maintenanceTips', 'poolProblems', 'waterCalculator', 'states']}
    >
      <PageSection id="zones" section={sections.zones}>
        <ZoneOverview chosen={chosen} />
      </PageSection>
      <PageSection id="your-year" section={sections['your-year']}>
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
        <p role="status" className="print:empty:hidden">
          {state && chosen.length > 1 && (
            <RichText text={calendarChoice.several} values={{ state: state.label, count: chosen.length }} />
          )}
        </p>
        {chosen.map((zone) => (
          <section key={zone.climate} aria-labelledby={`year-${zoneSlug(zone)}`} className="mt-6">
            <h3 id={`year-${zoneSlug(zone)}`}>{capitalized(zone.climate)}</h3>
            <CareYearTable season={zone} />
          </section>
        ))}
        {chosen.length === 0 && <p>{calendarChoice.none}</p>}
      </PageSection>
      <PageSection id="tasks" section={sections.tasks}>
        <dl className="not-prose mt-4 text-[0.9375rem]/6">
          {careTasks.map(({ id, title, text }) => (
            <div key={id} className="break-inside-avoid border-t border-rule py-2.5">
              <dt className="font-semibold">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection id="file" section={sections.file}>
        <ul>
          {zones.map(({ code, zone }) => (
            <li key={code}>
              <a href={careCalendarFile(zoneSlug(zone))} download className="inline-block pointer-coarse:py-2">
                {capitalized(zone.climate)} (.ics)
              </a>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="cities" section={sections.cities}>
        <CityCalendars />
      </PageSection>
      <PageSection
        id="how-dated"
        section={sections['how-dated']}
        values={{
          day: longDate(climateAsOf),
          mild: carePhases.mild.label.toLowerCase(),
          stations: stationsText,
          estimates: estimatesText,
        }}
      />
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
