import type { StateSlug } from '@poolpros/contracts/states';
import { areaCodes } from './words/area-codes.js';

/** 555-0100 to 555-0199 are set aside for fiction in every area code. */
const numbersPerAreaCode = 100;

/** Hands out unused E.164 numbers, each once; null when those of the state are used up. */
export function createPhones(): (stateSlug: StateSlug) => string | null {
  const handedOut = new Map<StateSlug, number>();
  return (stateSlug) => {
    const codes = areaCodes[stateSlug];
    const count = handedOut.get(stateSlug) ?? 0;
    handedOut.set(stateSlug, count + 1);
    const line = Math.floor(count / codes.length);
    if (line >= numbersPerAreaCode) return null;
    return `+1${codes[count % codes.length]}55501${String(line).padStart(2, '0')}`;
  };
}
