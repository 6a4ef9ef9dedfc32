import type { Owned } from '@poolpros/calculators/ownership';
import fiberglass from '../../shared/assets/illustrations/category-pool.svg';
import chlorine from '../../shared/assets/illustrations/fallback-lagoon.svg';
import inground from '../../shared/assets/illustrations/fallback-lap.svg';
import vinyl from '../../shared/assets/illustrations/special-family.svg';
import concrete from '../../shared/assets/illustrations/special-luxury.svg';
import aboveGround from '../../shared/assets/illustrations/special-small-space.svg';
import salt from '../../shared/assets/illustrations/special-smart.svg';

/** The drawing of each option, the same as in the cost calculator. */
export const optionPictures: Readonly<Record<Owned, string>> = {
  fiberglass,
  vinyl,
  concrete,
  'above-ground': aboveGround,
  inground,
  salt,
  chlorine,
};
