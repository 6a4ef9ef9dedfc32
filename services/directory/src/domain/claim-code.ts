import { claimCodeLength, claimCodeLetters } from '@poolpros/contracts/claim-facts';

/** Days in which a claim code works; a letter arrives well within them (docs/rules.md#claim-codes). */
const validDays = 30;

export const codeExpiry = (now: Date): Date => new Date(now.getTime() + validDays * 86_400_000);

/** A code of random letters; `random` gives a number from 0 up to the one that it gets. */
export const claimCode = (random: (below: number) => number): string =>
  Array.from({ length: claimCodeLength }, () => claimCodeLetters[random(claimCodeLetters.length)]).join('');
