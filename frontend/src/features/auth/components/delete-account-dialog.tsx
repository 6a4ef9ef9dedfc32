import type { Account } from '@poolpros/contracts/http/accounts';
import type { AccountDeletion } from '@poolpros/contracts/http/own-data';
import { textLengths } from '@poolpros/contracts/limits';
import { useMutation, useQuery } from '@tanstack/react-query';
import { fieldErrors } from '../../../shared/api/api-error.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { momentText } from '../../../shared/lib/dates.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { Dialog, FormDialog } from '../../../shared/ui/dialog.js';
import { TextField } from '../../../shared/ui/field.js';
import { LoadingIndicator } from '../../../shared/ui/loading-indicator.js';
import { ErrorState } from '../../../shared/ui/states.js';
import { isStepUp, useStepUp } from '../hooks/use-step-up.js';
import { accountDeletionKey, deleteAccount, departureQuery } from '../own-data-api.js';
import { DepartureList } from './departure-list.js';
import { StepUpProblem } from './step-up-problem.js';

export interface DeleteAccountDialogProps {
  account: Account;
  onClose: () => void;
  onSessionEnd: () => void;
}

/** Says what becomes of whose, and closes the account of who goes on. */
export function DeleteAccountDialog({ account, onClose, onSessionEnd }: DeleteAccountDialogProps) {
  const api = useApi();
  const stepUp = useStepUp(account.audience);
  const fields = useFields({ email: '' });
  const { data: departure, error: unknown, refetch } = useQuery(departureQuery);
  const {
    data: deletion,
    mutate,
    error,
    isPending,
  } = useMutation({
    mutationKey: accountDeletionKey,
    gcTime: 0,
    mutationFn: (email: string) => deleteAccount(api, email),
    onError: (failure, email) => {
      if (!stepUp.askFor(failure, () => mutate(email))) fields.showErrors(fieldErrors(failure));
    },
  });
  if (deletion) return <Closed account={account} deletion={deletion} onDone={onSessionEnd} />;
  const submit = fields.onSubmit(
    isPending || !departure,
    (values) => emptyFields(values, { email: 'Enter the email that you log in with.' }),
    (values) => mutate(values.email.trim()),
  );
  return (
    <>
      <FormDialog
        onClose={onClose}
        title="Delete your account?"
        form={fields.form}
        onSubmit={submit}
        button={{
          variant: 'danger',
          disabledReason: departure ? null : 'wait for your businesses to load',
          busyText: isPending ? 'Closing...' : null,
          children: 'Delete my account',
        }}
      >
        {departure ? (
          <div className="flex flex-col gap-4">
            <DepartureList departure={departure} />
            {error && !isStepUp(error) && Object.keys(fieldErrors(error)).length === 0 && (
              <StepUpProblem error={error} />
            )}
            <TextField
              label="Your email, to confirm *"
              type="email"
              required
              autoComplete="off"
              inputMode="email"
              maxLength={textLengths.email.max}
              hint={`Type ${account.email}`}
              {...fields.text('email')}
            />
          </div>
        ) : unknown ? (
          <ErrorState
            title="Your businesses did not load"
            text="We cannot show what will happen to them right now. Please try again in a moment."
            onRetry={() => void refetch()}
          />
        ) : (
          <div className="grid min-h-32 place-items-center">
            <LoadingIndicator text="Loading your businesses..." late />
          </div>
        )}
      </FormDialog>
      {stepUp.dialog}
    </>
  );
}

interface ClosedProps {
  account: Account;
  deletion: AccountDeletion;
  onDone: () => void;
}

const Closed = ({ account, deletion, onDone }: ClosedProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onDone()}
    title="Your account is closed"
    foot={
      <Button variant="primary" onClick={onDone}>
        Done
      </Button>
    }
  >
    <p>
      You are logged out everywhere. We emailed a link to {account.email}. It lets you restore the account until{' '}
      {momentText(deletion.eraseAt)}. After that, we will erase the account.
    </p>
  </Dialog>
);
