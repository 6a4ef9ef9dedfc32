import { pagePaths } from '@poolpros/contracts/paths';
import { shownSpecializations } from '../../../entities/specializations/specialization.js';
import { SpecializationCard } from '../../../entities/specializations/specialization-card.js';
import { Link } from '../../../shared/ui/link.js';

export function Specializations() {
  return (
    <section className="wrap band">
      <h2 className="type-h2">Six ways to build</h2>
      <p className="mt-2 text-soft">
        Planning ranges for whole projects in the United States.{' '}
        <Link to={pagePaths.specializations} className="link inline-block pointer-coarse:py-3">
          Which one is yours?
        </Link>
      </p>
      <ul className="mt-8 grid gap-3 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3">
        {shownSpecializations.map((specialization) => (
          <li key={specialization.urlSlug}>
            <SpecializationCard specialization={specialization} text={specialization.summary} />
          </li>
        ))}
      </ul>
    </section>
  );
}
