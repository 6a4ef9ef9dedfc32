import type { Summary } from '@poolpros/contracts/http/installers';
import { Link } from 'react-router-dom';
import { popularStates } from '../popular-cities.js';

export function PopularSearches({ popular }: { popular: Summary['popular'] }) {
  const states = popularStates(popular);
  if (states.length === 0) return null;
  return (
    <section className="wrap band-tight">
      <h2 className="type-h3">Popular searches</h2>
      <div className="mt-5 grid grid-cols-2 gap-6 md:grid-cols-4">
        {states.map(({ stateSlug, state, cities }) => (
          <div key={stateSlug}>
            <h3 className="type-small font-semibold">{state}</h3>
            <ul>
              {cities.map(({ citySlug, city }) => (
                <li key={citySlug}>
                  <Link
                    to={`/us/${stateSlug}/${citySlug}/pool-contractors`}
                    className="inline-block py-1 text-[0.9375rem] text-link hover:underline"
                  >
                    {city} pool contractors
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
