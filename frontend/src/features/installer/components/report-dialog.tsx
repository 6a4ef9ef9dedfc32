import { honeypotName } from '@poolpros/contracts/honeypot';
import type { Installer } from '@poolpros/contracts/http/installers';
import type { ListingReportBody } from '@poolpros/contracts/http/listing-reports';
import { textLengths } from '@poolpros/contracts/limits';
import { type ReportReason, reportReasons } from '@poolpros/contracts/report-reasons';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ApiError, fieldErrors } from '../../../shared/api/api-error.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { HoneypotField } from '../../../shared/forms/honeypot-field.js';
import { type FieldErrors, useFields } from '../../../shared/forms/use-fields.js';
import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { FormDialog } from '../../../shared/ui/dialog.js';
import { Optional, Select, TextArea, TextField } from '../../../shared/ui/field.js';
import { useToast } from '../../../shared/ui/toast.js';
import { sendReport } from '../api.js';

const reasons = Object.entries(reportReasons).map(([value, label]) => ({ value, label }));

type Values = Required<Omit<ListingReportBody, 'installerId' | 'reason'>> & { reason: ReportReason | '' };

export interface ReportDialogProps {
  installer: Pick<Installer, 'id' | 'name'>;
  onClose: () => void;
}

function missing({ reason, email }: Values): FieldErrors {
  return {
    ...(reason === '' && { reason: 'Choose a reason.' }),
    ...(reason === 'own_business' && email.trim() === '' && { email: 'Enter an email where we can reach you.' }),
  };
}

/** Tells the staff what is wrong with a listing, or that somebody is the one whom it is about. */
export function ReportDialog({ installer, onClose }: ReportDialogProps) {
  const api = useFormApi();
  const toast = useToast();
  const fields = useFields<Values>({ reason: '', note: '', email: '', [honeypotName]: '' });
  const { form, values, errors, change, showErrors, text } = fields;
  const isOwner = values.reason === 'own_business';
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: ReportReason) => sendReport(api, { ...values, installerId: installer.id, reason }),
    onSuccess: () => {
      toast({
        title: 'Sent',
        text: `Thank you. Someone on our team will look into what you said about ${installer.name}.`,
      });
      onClose();
    },
    onError: (failure) => {
      toast({ title: 'Not sent', text: 'Nothing you typed is lost. Please try again in a moment.', tone: 'bad' });
      showErrors(fieldErrors(failure));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = missing(values);
    if (values.reason === '' || Object.keys(found).length > 0) return showErrors(found);
    mutate(values.reason);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={`Report ${installer.name}`}
      description="Your report goes to the people who run this site, not to the business. No account needed."
      form={form}
      onSubmit={submit}
      button={{ variant: 'primary', busyText: isPending ? 'Sending...' : null, children: 'Send' }}
    >
      <div className="flex flex-col gap-4">
        <Select
          label="Reason *"
          name="reason"
          required
          options={reasons}
          placeholder="Choose a reason"
          value={values.reason}
          error={errors.reason ?? null}
          onValueChange={(reason) => change('reason', reason as ReportReason | '')}
        />
        <TextArea
          label={<Optional>What should we know?</Optional>}
          maxLength={textLengths.reportNote.max}
          {...text('note')}
        />
        <TextField
          type="email"
          autoComplete="email"
          label={isOwner ? 'Email *' : <Optional note="optional, if you want an answer">Email</Optional>}
          required={isOwner}
          {...text('email')}
        />
        <HoneypotField {...text(honeypotName)} />
        <FailureNote>
          {error instanceof ApiError &&
            error.status === 429 &&
            'You have sent several reports in the last hour. Please try again later.'}
        </FailureNote>
      </div>
    </FormDialog>
  );
}
