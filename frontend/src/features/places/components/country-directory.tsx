import type { StateOption } from '@poolpros/contracts/http/places';
import { directoryPath } from '@poolpros/contracts/paths';
import { Building2, MapPinHouse } from 'lucide-react';
import { CompactSearch } from './compact-search.js';
import { PlaceFacts } from './place-facts.js';
import { PlaceHead, PlacePicture } from './place-head.js';
import { LinkGrid } from './place-links.js';

/** Every state with what is listed in it. */
export function CountryDirectory({ states }: { states: readonly StateOption[] }) {
  const installers = states.reduce((sum, state) => sum + state.installers, 0);
  const listed = states.filter((state) => state.installers > 0).length;
  return (
    <>
      <PlaceHead
        trail={{ page: 'states' }}
        title="Pool contractors in the United States"
        lead="Pool, spa, hot tub and sauna businesses by state. Choose your state, then a city, to see who is nearby and how far away they are."
        search={<CompactSearch />}
        map={<PlacePicture location="United States" />}
      />
      <PlaceFacts
        facts={[
          {
            icon: MapPinHouse,
            label: 'Listed businesses',
            value: installers.toLocaleString('en-US'),
            text: 'In the 50 states and Washington, DC',
          },
          { icon: Building2, label: 'States and DC', value: String(listed), text: 'With at least one business' },
        ]}
      />
      <LinkGrid
        title="All states"
        links={states.map(({ value, label, installers }) => ({ label, to: directoryPath(value), installers }))}
      />
    </>
  );
}
