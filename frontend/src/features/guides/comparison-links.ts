import { breadcrumbs } from '@poolpros/contracts/breadcrumbs';
import type { RouteName } from '@poolpros/contracts/page-table';

/** The comparisons, in their order. */
export const comparisonNames = [
  'fiberglassVsConcrete',
  'vinylVsFiberglass',
  'aboveGroundVsInground',
  'saltwaterVsChlorine',
  'allPoolTypes',
] as const;
export type ComparisonName = (typeof comparisonNames)[number];

/** What a page is called in breadcrumbs, which is short. */
export const labelOf = (page: RouteName): string => breadcrumbs(page).at(-1)?.label ?? '';
