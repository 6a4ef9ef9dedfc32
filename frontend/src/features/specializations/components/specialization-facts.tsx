import { Check } from 'lucide-react';
import { rangeText, type ShownSpecialization } from '../../../entities/specializations/specialization.js';

/** The drawing of a specialization with its range, its audience and what it usually has. */
export const SpecializationFacts = ({ specialization }: { specialization: ShownSpecialization }) => (
  <div className="not-prose mb-10">
    <img
      src={specialization.picture}
      alt=""
      width={480}
      height={360}
      className="aspect-16/9 w-full rounded-panel object-cover print:hidden"
    />
    <dl className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <div>
        <dt className="type-small text-muted">Whole project</dt>
        <dd className="mt-0.5 text-2xl font-[680] tracking-[-0.03em] tabular-nums">
          {rangeText(specialization.priceRange)}
        </dd>
      </div>
      <div>
        <dt className="type-small text-muted">Ideal for</dt>
        <dd className="mt-0.5 text-[0.9375rem]/[1.375rem]">{specialization.targetAudience}</dd>
      </div>
      <div className="border-t border-rule pt-4 sm:col-span-2">
        <dt className="type-small text-muted">Key features</dt>
        <dd>
          <ul className="mt-2 grid gap-x-8 gap-y-2 text-[0.9375rem]/[1.375rem] sm:grid-cols-2">
            {specialization.keyFeatures.map((feature) => (
              <li key={feature} className="flex gap-2">
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-leaf-600" />
                {feature}
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  </div>
);
