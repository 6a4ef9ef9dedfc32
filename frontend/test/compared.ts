import type { ComparedInstaller } from '@poolpros/contracts/http/installers';
import { card } from './installers.js';

/** A column of a comparison. */
export const compared = (changes: Partial<ComparedInstaller> = {}): ComparedInstaller => ({
  ...card(),
  hours: [{ day: 'mon', opens: '07:00', closes: '17:00' }],
  timeZone: 'America/Chicago',
  foundedYear: 2009,
  crewSize: 9,
  claimed: false,
  ...changes,
});
