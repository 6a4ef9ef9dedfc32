import type { PersonalRows } from '@poolpros/chassis/personal-data';
import { claimPersonalData } from '../../claims/personal-data.js';
import { editingPersonalData } from '../../editing/personal-data.js';
import { intakePersonalData } from '../../intake/personal-data.js';
import { listingPersonalData } from '../../listings/personal-data.js';
import { requestPersonalData } from '../../requests/personal-data.js';
import { teamPersonalData } from '../../team/personal-data.js';

/**
 * Where directory holds the email of a person, and what an erasure makes of it (docs/rules.md#erase-people). Listings come
 * first, as everything else is locked after them. What an account owns is erased with the account.
 */
export const personalData: readonly PersonalRows[] = [
  ...listingPersonalData,
  ...editingPersonalData,
  ...teamPersonalData,
  ...claimPersonalData,
  ...intakePersonalData,
  ...requestPersonalData,
];
