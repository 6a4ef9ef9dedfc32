import type { PasswordJudgment } from '@poolpros/contracts/http/accounts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../../shared/lib/use-debounced.js';
import { shortestPassword } from '../password-strength.js';

const askedAfterMs = 400;

/** Why the service rejects the password that was typed last, null where it does not, undefined as long as it does not say. Without a `judge` it is not asked. */
export function useWeakness(
  password: string,
  judge: ((password: string) => Promise<PasswordJudgment>) | null,
): string | null | undefined {
  const typed = useDebounced(password, askedAfterMs);
  const [weakness, setWeakness] = useState<string | null>();
  const ask = useEffectEvent(async (given: string) => (await judge?.(given))?.weakness);
  useEffect(() => {
    if (typed.length < shortestPassword) return;
    let isLast = true;
    ask(typed).then(
      (found) => isLast && setWeakness(found),
      () => isLast && setWeakness(undefined),
    );
    return () => {
      isLast = false;
    };
  }, [typed]);
  return weakness;
}
