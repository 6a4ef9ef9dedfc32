import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { suggestionsQuery } from '../../../entities/search/one-box-queries.js';
import { Link } from '../../../shared/ui/link.js';

/** The words of a name and perhaps a city, without the number that a path ends in. */
const wordsOf = (slug: string): string => slug.replace(/-\d+$/, '').replaceAll('-', ' ').slice(0, 100);

/** The business whose name an old path holds; nothing where none is listed under it. */
export function SimilarListing({ slug }: { slug: string }) {
  const { data } = useQuery(suggestionsQuery(wordsOf(slug)));
  const [found] = data?.installers ?? [];
  if (!found) return null;
  return (
    <div>
      <h2 className="type-small font-semibold">Did you mean this contractor?</h2>
      <Link
        to={found.path}
        className="mt-2 flex items-center justify-between gap-4 rounded-card border border-pool-700 bg-pool-50 px-5 py-4 hover:bg-pool-100"
      >
        <span className="min-w-0">
          <span className="type-h4 block wrap-anywhere">{found.name}</span>
          <span className="type-small block text-muted">{found.location}</span>
        </span>
        <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
      </Link>
    </div>
  );
}
