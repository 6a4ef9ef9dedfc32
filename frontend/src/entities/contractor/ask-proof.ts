import { createContext, useContext } from 'react';

/**
 * For what needs a fresh proof of who is there: asks for one when an error says so and runs `again` after it. Returns
 * whether it did.
 */
export type AskProof = (error: Error, again: () => void) => boolean;

export const AskProofContext = createContext<AskProof>(() => false);
export const useAskProof = (): AskProof => useContext(AskProofContext);
