import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lastPageIn, setPage } from './last-page.js';

/** Goes to the last page if the URL names a later one, by the error of its request; returns whether it does. */
export function useLastPage(error: unknown): boolean {
  const [, setParams] = useSearchParams();
  const last = lastPageIn(error);
  useEffect(() => {
    if (last) setParams((query) => setPage(query, last), { replace: true, preventScrollReset: true });
  }, [last, setParams]);
  return last !== undefined;
}
