import { createContext, useContext } from 'react';

/**
 * For actions that need a step-up: asks for one if an error requires it and runs `again` afterward. Returns whether it
 * did.
 */
export type AskProof = (error: Error, again: () => void) => boolean;

export const AskProofContext = createContext<AskProof>(() => false);
export const useAskProof = (): AskProof => useContext(AskProofContext);
