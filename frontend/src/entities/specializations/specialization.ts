import { serviceTypes } from '@poolpros/contracts/catalogue';
import type { RouteName } from '@poolpros/contracts/page-table';
import { pagePaths } from '@poolpros/contracts/paths';
import {
  type Specialization,
  type SpecializationSlug,
  specializations,
} from '../../../content/specializations/specializations.js';
import eco from '../../shared/assets/illustrations/special-eco.svg';
import family from '../../shared/assets/illustrations/special-family.svg';
import luxury from '../../shared/assets/illustrations/special-luxury.svg';
import smallSpace from '../../shared/assets/illustrations/special-small-space.svg';
import smart from '../../shared/assets/illustrations/special-smart.svg';
import therapeutic from '../../shared/assets/illustrations/special-therapeutic.svg';

const pictures: Record<Specialization['icon'], string> = {
  luxury,
  eco,
  'small-space': smallSpace,
  smart,
  therapeutic,
  family,
};

/** The row of the page about each. */
export const rowOf = {
  'luxury-pools': 'luxuryPools',
  'eco-friendly-pools': 'ecoFriendlyPools',
  'small-space-pools': 'smallSpacePools',
  'smart-automated-pools': 'smartAutomatedPools',
  'therapeutic-pools': 'therapeuticPools',
  'family-fun-pools': 'familyFunPools',
} as const satisfies Record<SpecializationSlug, RouteName>;

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** A range in words, "$100,000–$500,000+". */
export const rangeText = ({ from, to, andMore }: Specialization['priceRange']): string =>
  `${dollars(from)}–${dollars(to)}${andMore ? '+' : ''}`;

export interface ShownSpecialization extends Specialization {
  urlSlug: SpecializationSlug;
  name: string;
  path: string;
  picture: string;
}

/** The specializations with their paths and pictures, in the order of the content. */
export const shownSpecializations: readonly ShownSpecialization[] = specializations.map((each) => ({
  ...each,
  name: serviceTypes[each.id].label,
  path: pagePaths[rowOf[each.urlSlug]],
  picture: pictures[each.icon],
}));

/** The one with this slug; throws if there is none. */
export function specializationNamed(slug: SpecializationSlug): ShownSpecialization {
  const found = shownSpecializations.find(({ urlSlug }) => urlSlug === slug);
  if (!found) throw new Error(`there is no specialization ${slug}`);
  return found;
}
