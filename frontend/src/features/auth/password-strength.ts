import { counted } from '@poolpros/contracts/counted';
import { textLengths } from '@poolpros/contracts/limits';
import { asSentence } from '../../shared/api/api-error.js';

export const shortestPassword = textLengths.password.min;

/** What is wrong with a new password before it is sent. */
export const passwordErrors = ({ password }: { password: string }): { password?: string } =>
  password.length < shortestPassword ? { password: `Use at least ${shortestPassword} characters.` } : {};

export interface PasswordStrength {
  /** Filled tiles of four. */
  tiles: number;
  word: string;
  advice: string;
}

/**
 * How well a password holds, by length and variety; there are no rules about symbols. `weakness` is why the service rejects
 * it, null where it does not, undefined as long as it has not said.
 */
export function passwordStrength(password: string, weakness: string | null | undefined): PasswordStrength {
  const missing = shortestPassword - password.length;
  if (missing > 0)
    return {
      tiles: password === '' ? 0 : 1,
      word: 'Too short',
      advice: `Add ${counted(missing, 'more character')}.`,
    };
  if (weakness) return { tiles: 1, word: 'Not accepted', advice: asSentence(weakness) };
  if (new Set(password).size < 5) return { tiles: 1, word: 'Weak', advice: 'Use a wider mix of characters.' };
  if (weakness === undefined) return { tiles: 2, word: 'Long enough', advice: 'Checking for common words.' };
  if (password.length < 12) return { tiles: 2, word: 'Fair', advice: 'A few more words would make it strong.' };
  if (password.length < 16) return { tiles: 3, word: 'Good', advice: 'One more word would make it strong.' };
  return { tiles: 4, word: 'Strong', advice: `${password.length} characters.` };
}
