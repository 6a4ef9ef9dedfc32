import { directoryPath } from '@poolpros/contracts/paths';
import { states } from '@poolpros/contracts/states';
import { Link } from '../../../shared/ui/link.js';

/** Every state, from where lists lead to every business (docs/rules.md#every-listing-linked). */
export const States = () => (
  <nav aria-labelledby="all-states" className="wrap band-tight pb-0">
    <h2 id="all-states" className="type-h3">
      Pool contractors by state
    </h2>
    <ul className="mt-4 grid grid-cols-2 gap-x-6 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
      {states.map(({ slug, label }) => (
        <li key={slug} className="flex">
          <Link to={directoryPath(slug)} className="name-link">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
