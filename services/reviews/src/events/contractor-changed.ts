import { onEvent } from '@poolpros/chassis/consumer';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import { saveInstaller } from '../db/installer-store.js';

export const onContractorChanged = onEvent(contractorChanged, async ({ aggregateVersion, data }, { tx }) => {
  await saveInstaller(tx, {
    id: data.id,
    version: aggregateVersion,
    name: data.name,
    stateSlug: data.stateSlug,
    citySlug: data.citySlug,
    status: data.status,
    services: data.services,
    isSample: data.sample,
  });
});
