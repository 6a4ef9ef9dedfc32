import { adminPaths } from '@poolpros/contracts/admin-paths';
import type { AdminListing } from '@poolpros/contracts/http/listing-status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, fieldErrors } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { emptyFields, type FieldErrors, useFields } from '../../../shared/forms/use-fields.js';
import { idOf } from '../../../shared/lib/id-list.js';
import { useApi } from '../../../shared/lib/services.js';
import { Checkbox } from '../../../shared/ui/choice.js';
import { FormDialog } from '../../../shared/ui/dialog.js';
import { Select, TextField } from '../../../shared/ui/field.js';
import { useToast } from '../../../shared/ui/toast.js';
import { changeListing } from '../api.js';
import { reasonsOf, type StaffStep, stepWords } from '../listing-steps.js';

interface Values {
  reasonCode: string;
  survivorId: string;
  contactFailed: boolean;
}

/** What is missing before a step is sent. */
function missingFor(step: StaffStep, values: Values): FieldErrors {
  if (reasonsOf[step]) return emptyFields(values, { reasonCode: 'Choose a reason.' });
  if (step === 'merge' && idOf(values.survivorId.trim()) === null)
    return { survivorId: 'Enter the number of the listing to keep.' };
  return step === 'close' && !values.contactFailed ? { contactFailed: 'Try to reach the business first.' } : {};
}

const bodyOf = (step: StaffStep, { reasonCode, survivorId }: Values): object => {
  if (reasonsOf[step]) return { reasonCode };
  if (step === 'merge') return { survivorId: Number(survivorId) };
  return step === 'close' ? { contactFailed: true } : {};
};

/** Asks what a step needs, and takes it. */
export function ListingStepDialog(props: { listing: AdminListing; step: StaffStep; onClose: () => void }) {
  const { listing, step, onClose } = props;
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { form, values, errors, change, showErrors, text, onSubmit } = useFields<Values>({
    reasonCode: '',
    survivorId: '',
    contactFailed: false,
  });
  const words = stepWords[step];
  const reasons = reasonsOf[step];
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => changeListing(api, listing.id, step, bodyOf(step, values)),
    onSuccess: ({ name, status }) => {
      toast({ title: 'Saved', text: `${name} is ${status}.` });
      onClose();
      return queryClient.invalidateQueries(
        readsOf(adminPaths.adminListing, adminPaths.adminListings, adminPaths.adminReports),
      );
    },
    onError: (failed) => showErrors(fieldErrors(failed)),
  });
  const submit = onSubmit(
    isPending,
    () => missingFor(step, values),
    () => mutate(),
  );
  return (
    <FormDialog
      onClose={onClose}
      title={`${words.button}: ${listing.name}`}
      description={words.text}
      form={form}
      onSubmit={submit}
      button={{ variant: words.variant, busyText: isPending ? 'Saving...' : null, children: words.button }}
    >
      <div className="flex flex-col gap-4">
        {reasons && (
          <Select
            label="Reason *"
            name="reasonCode"
            required
            options={Object.entries(reasons).map(([value, label]) => ({ value, label }))}
            placeholder="Choose a reason"
            value={values.reasonCode}
            error={errors.reasonCode ?? null}
            onValueChange={(reason) => change('reasonCode', reason)}
          />
        )}
        {step === 'merge' && (
          <TextField label="Number of the listing to keep *" inputMode="numeric" required {...text('survivorId')} />
        )}
        {step === 'close' && (
          <Checkbox
            checked={values.contactFailed}
            error={errors.contactFailed ?? null}
            onChange={(event) => change('contactFailed', event.target.checked)}
          >
            We tried to reach the business and nobody answered.
          </Checkbox>
        )}
        <FailureNote>
          {error &&
            Object.keys(errors).length === 0 &&
            ((error instanceof ApiError && error.detail) || 'Not saved. Please try again in a moment.')}
        </FailureNote>
      </div>
    </FormDialog>
  );
}
