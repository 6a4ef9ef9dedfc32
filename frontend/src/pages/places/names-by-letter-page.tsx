import { profilePath } from '@poolpros/contracts/slug';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { namesByLetterQuery } from '../../features/places/api.js';
import { LetterList } from '../../features/places/components/letter-list.js';
import { namesPath, orCurrentPart, partIn } from '../../features/places/letter-url.js';
import { requirePlaceNames } from '../../features/places/listing-loader.js';
import { Seo } from '../../shared/lib/seo.js';
import type { PageModule } from '../page-module.js';

export const loader: PageModule['loader'] =
  ({ queryClient }) =>
  async ({ params }) => {
    const { state = '', city = '' } = params;
    requirePlaceNames(state, city);
    const part = partIn(params);
    const list = await queryClient.ensureQueryData(namesByLetterQuery({ state, city, part }));
    orCurrentPart(part, list, (current) => namesPath(state, city, current));
    return null;
  };

export function Component() {
  const { state: stateSlug = '', city: citySlug = '', part: asked = '' } = useParams();
  const { data: list } = useQuery(namesByLetterQuery({ state: stateSlug, city: citySlug, part: asked }));
  if (!list) return null;
  const { state, city, part, parts, total, installers } = list;
  const place = `${city.label}, ${state.label}`;
  return (
    <>
      <Seo title={`Pool contractors in ${place}, by name`} titleEnd={`: ${part.label}`} noindex />
      <LetterList
        trail={{
          page: 'namesByLetter',
          labels: { state: state.label, city: city.label, part: part.label },
          parameters: { state: state.value, city: city.value, part: part.value },
        }}
        title={`Pool contractors based in ${city.label}: ${part.label}`}
        lead={
          total === 1
            ? `The only listed business with an address in ${place}.`
            : `${total.toLocaleString('en-US')} listed businesses have an address in ${place}. The city’s page shows who else is in range.`
        }
        links={installers.map((installer) => ({
          label: installer.name,
          to: profilePath({ ...installer, stateSlug: state.value, citySlug: city.value }),
        }))}
        letters={{
          title: `All businesses based in ${city.label}, by name`,
          parts,
          current: part.value,
          to: (each) => namesPath(state.value, city.value, each),
        }}
      />
    </>
  );
}
