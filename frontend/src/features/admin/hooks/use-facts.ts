import { useCallback, useEffect, useState } from 'react';
import type { DatedFact, UndatedFacts } from '../../../shared/lib/dated-fact.js';

/** Everything on the site that grows old. */
export interface FactAges {
  dated: readonly DatedFact[];
  /** Facts whose sources have no day. */
  undated: readonly UndatedFacts[];
}

/** The dated facts, which come with the site's own files and not from the API. */
export function useFacts(load: () => Promise<FactAges>) {
  const [facts, setFacts] = useState<FactAges | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    let left = false;
    load().then(
      (loaded) => left || setFacts(loaded),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [load, tries]);
  const retry = useCallback(() => {
    setFailed(false);
    setTries((count) => count + 1);
  }, []);
  return { facts, failed, retry };
}
