import type { Season } from '@poolpros/contracts/http/place-facts';
import { pagePaths } from '@poolpros/contracts/paths';
import { CareYearTable } from '../../../entities/care/care-year-table.js';
import { Link } from '../../../shared/ui/link.js';

export interface CityCareCalendarProps {
  place: string;
  season: Season;
}

/** What a pool needs in which month, beside the water and the evaporation of the climate zone. */
export const CityCareCalendar = ({ place, season }: CityCareCalendarProps) => (
  <section aria-labelledby="calendar" className="wrap band-tight">
    <h2 id="calendar" className="type-h3 mb-5">
      A year of pool care in {place}
    </h2>
    <CareYearTable season={season} />
    <p className="mt-4">
      <Link to={pagePaths.careCalendar} className="link">
        Care calendars for the other climate zones
      </Link>
    </p>
  </section>
);
