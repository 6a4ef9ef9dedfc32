import { counted } from '@poolpros/contracts/counted';
import type { Account, SecondFactor as State } from '@poolpros/contracts/http/accounts';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { momentText } from '../../../shared/lib/dates.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { secondFactorQuery } from '../api.js';
import { type SecondFactorSteps, useSecondFactor } from '../hooks/use-second-factor.js';
import { RecoveryCodeList } from './recovery-code-list.js';
import { SecondFactorSetup } from './second-factor-setup.js';

/** The authenticator app of an account: off, being added, or on. */
export function SecondFactor({ account }: { account: Account }) {
  const { data, error, refetch } = useQuery(secondFactorQuery(account.audience));
  const steps = useSecondFactor(account.audience);
  const { recoveryCodes, setup } = steps;
  return (
    <Card>
      <h2 className="type-h3">Second factor</h2>
      {recoveryCodes ? (
        <RecoveryCodeList codes={recoveryCodes} onSaved={steps.close} />
      ) : setup ? (
        <SecondFactorSetup audience={account.audience} setup={setup} steps={steps} />
      ) : data ? (
        <Choice state={data} steps={steps} />
      ) : (
        <LoadingState name="Your second factor" single error={error} onRetry={() => void refetch()} small />
      )}
      {steps.dialog}
    </Card>
  );
}

function Choice({
  state: { addedAt, recoveryCodesLeft, required },
  steps,
}: {
  state: State;
  steps: SecondFactorSteps;
}) {
  const Icon = addedAt ? ShieldCheck : ShieldOff;
  return (
    <div className="mt-2 flex flex-col gap-4">
      <p className="flex gap-3">
        <Icon aria-hidden="true" className="mt-px size-6 shrink-0 text-pool-600" strokeWidth={1.75} />
        {addedAt ? (
          <span>
            <b className="font-semibold">On</b> since {momentText(addedAt)}. To log in, you need your password and a
            code from your app. {counted(recoveryCodesLeft, 'recovery code is', 'recovery codes are')} left.
          </span>
        ) : (
          <span>
            <b className="font-semibold">Off.</b> With an authenticator app on your phone, nobody can get in with your
            password alone.
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        {addedAt ? (
          <>
            <Button onClick={steps.replaceCodes} busyText={steps.busy === 'codes' ? 'Creating...' : null}>
              New recovery codes
            </Button>
            {!required && (
              <Button variant="danger" onClick={steps.remove} busyText={steps.busy === 'remove' ? 'Removing...' : null}>
                Turn off
              </Button>
            )}
          </>
        ) : (
          <Button variant="secondary" onClick={steps.begin} busyText={steps.busy === 'begin' ? 'Preparing...' : null}>
            Add an authenticator app
          </Button>
        )}
      </div>
    </div>
  );
}
