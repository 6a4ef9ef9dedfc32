import { Link } from '../../shared/ui/link.js';
import { rangeText, type ShownSpecialization } from './specialization.js';

/** A specialization with its price range, as one link to its page; a row on phones. */
export const SpecializationCard = ({
  specialization: { name, path, picture, priceRange },
  text,
}: {
  specialization: ShownSpecialization;
  text: string;
}) => (
  <Link
    to={path}
    className="grid h-full grid-cols-[124px_minmax(0,1fr)] overflow-hidden rounded-card border border-rule bg-surface transition-shadow duration-(--duration-quick) hover:shadow-raised sm:block"
  >
    <img
      src={picture}
      alt=""
      width={480}
      height={360}
      loading="lazy"
      decoding="async"
      className="size-full object-cover sm:aspect-16/10 sm:h-auto print:hidden"
    />
    <span className="flex flex-col gap-0.5 px-4 py-3.5 sm:px-5 sm:pt-4 sm:pb-5">
      <span className="type-h4">{name}</span>
      <span className="text-[0.9375rem] font-semibold text-pool-700 tabular-nums">{rangeText(priceRange)}</span>
      <span className="type-small text-soft">{text}</span>
    </span>
  </Link>
);
