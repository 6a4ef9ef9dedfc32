import type { VisitKind } from '@poolpros/contracts/http/listing-visits';
import { useCallback } from 'react';
import { useServices } from '../../shared/lib/services.js';

export interface Visited {
  id: number;
  sample?: boolean;
}

/** Counts what the visitor does with a listing, unless it is a sample. */
export function useVisits({ id, sample = false }: Visited): (kind: VisitKind) => void {
  const { visits } = useServices();
  return useCallback(
    (kind) => {
      if (!sample) visits.count({ installerId: id, kind });
    },
    [visits, id, sample],
  );
}
