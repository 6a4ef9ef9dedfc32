import type { StatePage } from '@poolpros/contracts/http/places';
import type { ServiceSlug } from '@poolpros/contracts/pages/places';
import { directoryPath, pagePaths, pathTo } from '@poolpros/contracts/paths';
import { serviceLabel } from '@poolpros/contracts/service-pages';
import type { State } from '@poolpros/contracts/states';
import { stateInText } from '../../../entities/places/state-in-text.js';
import { Link } from '../../../shared/ui/link.js';

/** The work that most often meets these rules. */
const work: readonly ServiceSlug[] = ['pool-installation', 'pool-repair', 'spa-installation', 'pool-cleaning'];
const largest = 6;

const link = 'link inline-flex min-h-11 items-center';

/** Who works in the state, and its pages about services. */
export const LocalFirms = ({ state: { slug, label }, firms }: { state: State; firms: StatePage | undefined }) => (
  <section aria-labelledby="firms">
    <h2 id="firms">Contractors in {stateInText(label)}</h2>
    <p>
      {firms && firms.installers > 0
        ? `${firms.installers.toLocaleString('en-US')} pool, spa and sauna ${firms.installers === 1 ? 'contractor is' : 'contractors are'} listed in ${stateInText(label)}. We have not checked any licenses.`
        : `We have no pool, spa or sauna contractors in ${stateInText(label)} to show here.`}
    </p>
    <p className="not-prose mt-2">
      <Link to={directoryPath(slug)} className={link}>
        All pool contractors in {stateInText(label)}
      </Link>
    </p>
    {firms && firms.cities.length > 0 && (
      <ul className="not-prose mt-2 print:hidden">
        {firms.cities.slice(0, largest).map((city) => (
          <li key={city.value} className="border-t border-rule py-2">
            <b className="font-semibold">{city.label}</b>
            <span className="flex flex-wrap gap-x-5">
              {work.map((service) => (
                <Link
                  key={service}
                  to={pathTo(pagePaths.serviceCity, { service, state: slug, city: city.value })}
                  className={link}
                >
                  {serviceLabel(service)}
                  <span className="sr-only"> in {city.label}</span>
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
