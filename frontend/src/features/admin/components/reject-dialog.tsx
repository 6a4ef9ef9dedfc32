import { textLengths } from '@poolpros/contracts/limits';
import type { FormEvent } from 'react';
import { CountedTextArea } from '../../../shared/forms/counted-text-area.js';
import { useFields } from '../../../shared/forms/use-fields.js';
import { FormDialog } from '../../../shared/ui/dialog.js';
import { Optional, Select } from '../../../shared/ui/field.js';

export interface RejectDialogProps<R extends string> {
  /** What is rejected. */
  name: string;
  /** Who reads the reason, as in "the sender". */
  reader: string;
  reasons: Readonly<Record<R, string>>;
  /** What is done, where it is not called rejecting. */
  verb?: { label: string; busy: string };
  busy: boolean;
  onReject: (reason: R, note: string) => void;
  onClose: () => void;
}

/** Why something is rejected, in the words that whoever sent it will read. */
export function RejectDialog<R extends string>({
  name,
  reader,
  reasons,
  verb = { label: 'Reject', busy: 'Rejecting...' },
  busy,
  onReject,
  onClose,
}: RejectDialogProps<R>) {
  const { form, values, errors, change, showErrors, text } = useFields<{ reasonCode: R | ''; note: string }>({
    reasonCode: '',
    note: '',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (values.reasonCode === '') return showErrors({ reasonCode: 'Choose a reason.' });
    onReject(values.reasonCode, values.note.trim());
  };
  return (
    <FormDialog
      onClose={onClose}
      title={`${verb.label} ${name}?`}
      description={`The ${reader} will get the reason and your note by email.`}
      form={form}
      onSubmit={submit}
      button={{ variant: 'danger', busyText: busy ? verb.busy : null, children: verb.label }}
    >
      <div className="flex flex-col gap-4">
        <Select
          label="Reason *"
          name="reasonCode"
          required
          options={Object.entries<string>(reasons).map(([value, label]) => ({ value, label }))}
          placeholder="Choose a reason"
          value={values.reasonCode}
          error={errors.reasonCode ?? null}
          onValueChange={(reason) => change('reasonCode', reason as R | '')}
        />
        <CountedTextArea
          label={<Optional>Note to the {reader}</Optional>}
          maxLength={textLengths.rejectionNote.max}
          hint="Say what would have to change. The note will be shown exactly as you write it."
          {...text('note')}
        />
      </div>
    </FormDialog>
  );
}
