import { directoryPath } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { stateInText } from '../../entities/places/state-in-text.js';
import { citiesByLetterQuery } from '../../features/places/api.js';
import { LetterList } from '../../features/places/components/letter-list.js';
import { citiesPath, orCurrentPart, partIn } from '../../features/places/letter-url.js';
import { requirePlaceNames } from '../../features/places/listing-loader.js';
import { Seo } from '../../shared/lib/seo.js';
import type { PageModule } from '../page-module.js';

export const loader: PageModule['loader'] =
  ({ queryClient }) =>
  async ({ params }) => {
    const { state = '' } = params;
    requirePlaceNames(state);
    const part = partIn(params);
    const list = await queryClient.ensureQueryData(citiesByLetterQuery({ state, part }));
    orCurrentPart(part, list, (current) => citiesPath(state, current));
    return null;
  };

export function Component() {
  const { state: stateSlug = '', part: asked = '' } = useParams();
  const { data: list } = useQuery(citiesByLetterQuery({ state: stateSlug, part: asked }));
  if (!list) return null;
  const { state, part, parts, cities } = list;
  const name = stateInText(state.label);
  return (
    <>
      <Seo title={`Cities with pool contractors in ${name}`} titleEnd={`: ${part.label}`} noindex />
      <LetterList
        trail={{
          page: 'citiesByLetter',
          labels: { state: state.label, part: part.label },
          parameters: { state: state.value, part: part.value },
        }}
        title={`Cities in ${name}: ${part.label}`}
        lead="Every city where a pool, spa, hot tub or sauna business is based, or that is in range of several. The number shows how many businesses have an address there."
        links={cities.map(({ value, label, installers }) => ({
          ...{ label, installers },
          to: directoryPath(state.value, value),
        }))}
        letters={{
          title: `All cities in ${name}, by name`,
          parts,
          current: part.value,
          to: (each) => citiesPath(state.value, each),
        }}
      />
    </>
  );
}
