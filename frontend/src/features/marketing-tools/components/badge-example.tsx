import { badgePath, badgeSizes, badgeStyles } from '@poolpros/contracts/marketing-files';
import { profilePath } from '@poolpros/contracts/slug';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Link } from '../../../shared/ui/link.js';
import { exampleQuery } from '../api.js';

/** The badge of a real listing in both styles, as it is now. */
export function BadgeExample() {
  const { data, isPending } = useQuery(exampleQuery);
  const [example] = data?.toSorted((a, b) => b.reviewCount - a.reviewCount) ?? [];
  if (!example || example.reviewCount === 0) {
    const text = isPending
      ? 'Loading an example...'
      : 'No businesses have reviews yet, so there is no badge to show here.';
    return <p>{text}</p>;
  }
  const { id, name } = example;
  return (
    <figure className="not-prose my-6">
      <div className="grid gap-3 sm:grid-cols-2">
        {badgeStyles.map((style) => (
          <div
            key={style}
            className={clsx(
              'grid min-h-36 place-items-center rounded-card p-3',
              style === 'light' ? 'bg-stone-100' : 'bg-pool-950',
            )}
          >
            <img
              src={badgePath(id, style)}
              {...badgeSizes.large}
              alt={`Badge for ${name}, ${style}`}
              className="h-auto max-w-full"
            />
          </div>
        ))}
      </div>
      <figcaption className="type-small mt-2 wrap-anywhere text-muted">
        The badge for{' '}
        <Link to={profilePath(example)} className="link">
          {name}
        </Link>
        {example.sample && ', a sample listing'}, as it looks now.
      </figcaption>
    </figure>
  );
}
