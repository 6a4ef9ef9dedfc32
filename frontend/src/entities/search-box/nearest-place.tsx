import { directoryPath } from '@poolpros/contracts/paths';
import { findState, type State } from '@poolpros/contracts/states';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../shared/ui/link.js';
import { stateInText } from '../places/state-in-text.js';
import { suggestionsQuery } from '../search/one-box-queries.js';

/** The place that a path may mean: a state, and the segment before or after it as the words of a city. */
function placeInPath(pathname: string): { city: string; state: State } | null {
  const segments = pathname.split('/').filter(Boolean).map(wordsOf);
  const at = segments.findIndex((segment) => findState(segment) !== undefined);
  const state = findState(segments[at] ?? '');
  return state ? { state, city: segments[at + 1] ?? segments[at - 1] ?? '' } : null;
}

function wordsOf(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll('-', ' ');
  } catch {
    return segment;
  }
}

/** A link to the directory of the place closest to an unknown path; nothing if the path names none. */
export function NearestPlace({ pathname }: { pathname: string }) {
  const place = placeInPath(pathname);
  const words = place ? `${place.city} ${place.state.label}`.trim() : '';
  const { data, isPending } = useQuery({ ...suggestionsQuery(words), enabled: place !== null });
  if (!place || isPending) return null;
  const found = data?.places.find(({ state }) => state === place.state.slug);
  const nearest = found ?? { label: stateInText(place.state.label), state: place.state.slug, city: '' };
  return (
    <p className="mt-4 text-lg/7">
      Did you mean{' '}
      <Link to={directoryPath(nearest.state, nearest.city)} className="link font-semibold">
        pool contractors in {nearest.label}
      </Link>
      ?
    </p>
  );
}
