import { onEvent, PermanentError } from '@poolpros/chassis/consumer';
import { ratingChanged } from '@poolpros/contracts/events/reviews';
import { changeInstaller } from '../db/installer-store.js';
import { meanOf } from '../domain/figures.js';

/** Takes over the figures of an installer unless newer ones are there already. */
export const onRatingChanged = onEvent(ratingChanged, async ({ aggregateVersion, data }, { tx }) => {
  const figures = {
    rating: data.rating,
    ratingMean: meanOf(data.distribution),
    reviewCount: data.reviewCount,
    ratingVersion: aggregateVersion,
  };
  const installer = await changeInstaller(
    tx,
    data.installerId,
    (current) => (current.ratingVersion < aggregateVersion ? figures : null),
    new Date(),
  );
  if (!installer) throw new PermanentError('the installer is unknown');
});
