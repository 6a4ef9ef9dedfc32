import type { State } from '@poolpros/contracts/states';
import type { Zip } from './places.js';

/**
 * ZIPs that reach from another state into this one, by postal code (US Census Bureau, relationship file of ZIP Code
 * Tabulation Areas and counties, 2010).
 */
const zipsFromNeighbors: Readonly<Partial<Record<State['code'], string>>> = {
  AL: '30165 31905 38852',
  AR: '38769 65729 65733 65761 75556',
  AZ: '84531 84536 87328',
  CA: '89010 89019 89060 89061 89439 97635',
  CO: '82063',
  DE: '21912',
  IA: '56027',
  ID: '59847 83111 83120 89832 97910 97913 99128',
  IL: '63673',
  IN: '45053',
  KS: '68325 68978',
  KY: '38079',
  LA: '71749',
  MA: '02861',
  ME: '03579',
  MI: '54540 54554',
  MN: '51360 57026 57030 57068 58225',
  MO: '51640 52542 52573 52626 72644',
  MS: '38326',
  MT: '57724 82801',
  ND: '56744 57638 57641 57642 57645 57648 57660 59221 59270 59275',
  NE: '51557 57078 66541 80758 82082',
  NM: '79837 81137 86504 86515',
  NV: '84034',
  OK: '67950',
  OR: '89421 99362',
  SD: '51001 51023 56144 56164 56219 58439 58623 58649 58653 68719 69201 69212 69216 82701',
  TN: '42223 42602 72338',
  TX: '73949 88063 88220 88430',
  UT: '81324 82930 83312 83342 86044 86514',
  WV: '20135 24604',
  WY: '57717',
};

/** Whether a ZIP may have addresses in the state; a few ZIPs have addresses in two states. */
export const isZipOf = ({ zip, stateCode }: Zip, { code }: State): boolean =>
  stateCode === code || (zipsFromNeighbors[code] ?? '').split(' ').includes(zip);
