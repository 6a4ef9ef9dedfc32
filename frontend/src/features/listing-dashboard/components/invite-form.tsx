import { invitationDays } from '@poolpros/contracts/limits';
import { apiPaths } from '@poolpros/contracts/paths';
import type { ListingRole } from '@poolpros/contracts/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAskProof } from '../../../entities/contractor/ask-proof.js';
import { fieldErrors } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { EmailField } from '../../../shared/forms/email-field.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { RadioTiles } from '../../../shared/ui/choice.js';
import { useToast } from '../../../shared/ui/toast.js';
import { inviteMember } from '../api.js';
import { problemText } from '../problem-text.js';
import { roleTiles } from '../roles.js';

interface Values {
  email: string;
  role: ListingRole;
}

const empty: Values = { email: '', role: 'staff' };

/** Mails someone a link by which they join the team. */
export function InviteForm({ installerId }: { installerId: number }) {
  const api = useFormApi();
  const toast = useToast();
  const askProof = useAskProof();
  const queryClient = useQueryClient();
  const { form, values, change, showErrors, clear, text, onSubmit } = useFields(empty);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: Values) => inviteMember(api, installerId, body),
    onSuccess: ({ email }) => {
      toast({ title: 'Invitation sent', text: `We emailed ${email}. The link works for ${invitationDays} days.` });
      clear();
      return queryClient.invalidateQueries(readsOf(apiPaths.team));
    },
    onError: (failure, body) => {
      if (!askProof(failure, () => mutate(body))) showErrors(fieldErrors(failure));
    },
  });
  const submit = onSubmit(
    isPending,
    (typed) => emptyFields(typed, { email: 'Enter the person’s email.' }),
    (typed) => mutate({ ...typed, email: typed.email.trim() }),
  );
  return (
    <Card>
      <h2 className="type-h3">Invite someone</h2>
      <form ref={form} method="post" noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <FailureNote>{error && Object.keys(fieldErrors(error)).length === 0 && problemText(error)}</FailureNote>
        <EmailField
          autoComplete="off"
          hint="To accept, they need an account with this email address."
          fieldClassName="max-w-[28rem]"
          {...text('email')}
        />
        <RadioTiles
          legend="Role"
          name="invited-role"
          tiles={roleTiles}
          across
          value={values.role}
          onValueChange={(role) => change('role', role as ListingRole)}
        />
        <Button
          type="submit"
          variant="primary"
          className="self-start max-md:w-full"
          busyText={isPending ? 'Sending...' : null}
        >
          Send invitation
        </Button>
      </form>
    </Card>
  );
}
