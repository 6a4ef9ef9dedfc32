import type { PasswordJudgment } from '@poolpros/contracts/http/accounts';
import { clsx } from 'clsx';
import { useWeakness } from '../hooks/use-weakness.js';
import { passwordStrength } from '../password-strength.js';

interface StrengthMeterProps {
  password: string;
  /** Asks the service what setting it would say; null once it has been set, as its link works once. */
  judge: ((password: string) => Promise<PasswordJudgment>) | null;
}

/** Four tiles and a word for how well a password holds. */
export function StrengthMeter({ password, judge }: StrengthMeterProps) {
  const { tiles, word, advice } = passwordStrength(password, useWeakness(password, judge));
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((tile) => (
          <i
            key={tile}
            className={clsx(
              'h-2 rounded-[2.5px]',
              tile <= tiles ? 'bg-pool-600' : 'bg-pool-100 shadow-[inset_0_0_0_1px_var(--color-pool-300)]',
            )}
          />
        ))}
      </span>
      <p role="status" className="type-small min-h-5 text-soft">
        {password !== '' && (
          <>
            <b className="font-semibold text-text">{word}.</b> {advice}
          </>
        )}
      </p>
    </div>
  );
}
