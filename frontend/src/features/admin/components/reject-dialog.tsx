import type { AdminSubmission } from '@poolpros/contracts/http/submissions';
import { textLengths } from '@poolpros/contracts/limits';
import { type RejectReason, rejectReasons } from '@poolpros/contracts/reject-reasons';
import type { FormEvent } from 'react';
import { useFields } from '../../../shared/forms/use-fields.js';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { Select, TextArea } from '../../../shared/ui/field.js';

const reasons = Object.entries(rejectReasons).map(([value, label]) => ({ value, label }));

export interface RejectDialogProps {
  submission: AdminSubmission;
  busy: boolean;
  onReject: (reason: RejectReason, note: string) => void;
  onClose: () => void;
}

/** Why a listing is not published, in the words its sender will read. */
export function RejectDialog({ submission, busy, onReject, onClose }: RejectDialogProps) {
  const { form, values, errors, change, showErrors, text } = useFields<{ reasonCode: RejectReason | ''; note: string }>(
    {
      reasonCode: '',
      note: '',
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (values.reasonCode === '') return showErrors({ reasonCode: 'Choose a reason.' });
    onReject(values.reasonCode, values.note.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Reject ${submission.businessName}?`}
      description="The sender gets the reason and your note by mail."
      wrap={(content) => (
        <form ref={form} noValidate onSubmit={submit} className="contents">
          {content}
        </form>
      )}
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" busyText={busy ? 'Rejecting...' : null}>
            Reject
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Select
          label="Reason *"
          name="reasonCode"
          required
          options={reasons}
          placeholder="Choose a reason"
          value={values.reasonCode}
          error={errors.reasonCode ?? null}
          onValueChange={(reason) => change('reasonCode', reason as RejectReason | '')}
        />
        <TextArea
          label={
            <>
              Note to the sender <span className="font-normal text-muted">optional</span>
            </>
          }
          maxLength={textLengths.rejectionNote.max}
          hint={
            <span className="flex justify-between gap-4">
              <span>What would have to change. Shown as you write it.</span>
              <span className="tabular-nums">
                {values.note.length} / {textLengths.rejectionNote.max.toLocaleString('en-US')}
              </span>
            </span>
          }
          {...text('note')}
        />
      </div>
    </Dialog>
  );
}
