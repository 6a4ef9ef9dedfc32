import { type ClaimantRole, claimDays, proofHours } from '@poolpros/contracts/claim-facts';
import type { ClaimBody, ClaimMethod, ClaimOffer, ClaimStatus } from '@poolpros/contracts/http/claims';
import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { decisionDays, textLengths } from '@poolpros/contracts/limits';
import { apiPaths } from '@poolpros/contracts/paths';
import { readableCodeLength } from '@poolpros/contracts/readable-code';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { ApiError, fieldErrors } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { readablePhone } from '../../../shared/lib/phone.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Button } from '../../../shared/ui/button.js';
import { type RadioTile, RadioTiles } from '../../../shared/ui/choice.js';
import { Select, TextField } from '../../../shared/ui/field.js';
import { Note } from '../../../shared/ui/states.js';
import { useToast } from '../../../shared/ui/toast.js';
import { startClaim } from '../api.js';
import { NoteField } from './note-field.js';

interface Values {
  role: ClaimantRole;
  method: ClaimMethod | '';
  code: string;
  email: string;
  licenseNumber: string;
  note: string;
}

const empty: Values = { role: 'owner', method: '', code: '', email: '', licenseNumber: '', note: '' };

const ways: Record<ClaimMethod, (to: string) => { title: string; text: string }> = {
  phone: (to) => ({ title: 'Phone on the page', text: `We will text six digits to ${readablePhone(to)}.` }),
  domain_mail: (to) => ({
    title: 'Email at the website’s domain',
    text: `We will email a link to any address at ${to}. Free email accounts do not count here.`,
  }),
  code: () => ({
    title: 'Code from us',
    text: 'Ten characters that we mailed to the business or gave it by phone.',
  }),
  documents: () => ({
    title: 'Documents',
    text: `A certificate of insurance, a utility bill or a registration. Deleted ${claimDays.evidence} days after the decision.`,
  }),
  owner: () => ({
    title: 'Ask the current owner',
    text: 'The owner can share the page with you or transfer it. If the owner does not answer, you will have to use another form of proof.',
  }),
  license: () => ({
    title: 'License',
    text: 'Enter the license number. Someone on our team will check that the board’s record matches the name on the page.',
  }),
};

const tilesFor = (offers: readonly ClaimOffer[], claimed: boolean): RadioTile[] =>
  offers.map(({ method, isAutomatic, to }) => ({
    value: method,
    ...ways[method](to ?? ''),
    badge: badgeOf(method, isAutomatic, claimed),
  }));

/** How long it takes. */
function badgeOf(method: ClaimMethod, isAutomatic: boolean, claimed: boolean): ReactNode {
  if (method === 'owner') return <Badge tone="stone">Up to {claimDays.answer} days</Badge>;
  if (claimed) return <Badge tone="stone">After {claimDays.answer} days</Badge>;
  return isAutomatic ? (
    <Badge tone="leaf">On the spot</Badge>
  ) : (
    <Badge tone="stone">{decisionDays} business days</Badge>
  );
}

const roles = [
  { value: 'owner', label: 'The owner' },
  { value: 'manager', label: 'A manager' },
  { value: 'agency', label: 'An agency that works for the business' },
];

const sentToast = (name: string, status: ClaimStatus, sentTo: string | null) => {
  if (status === 'approved') return { title: 'The page is yours', text: `${name} is in your dashboard.` };
  if (sentTo !== null) return { title: 'Code sent', text: 'Type it in here. It works for 10 minutes.' };
  if (status === 'started')
    return { title: 'Add your documents', text: 'Add them to your claim. Then send it for review.' };
  return { title: 'Claim sent', text: 'You can follow its status here. We will email you the decision.' };
};

/** What each way asks for, by its field. */
const asked: Record<ClaimMethod, Partial<Record<keyof Values, string>>> = {
  phone: {},
  owner: {},
  documents: {},
  code: { code: 'Enter the code.' },
  domain_mail: { email: 'Enter the email address to send the link to.' },
  license: { licenseNumber: 'Enter the license number.' },
};

function bodyOf({ method, code, email, licenseNumber, ...said }: Values, installerId: number): ClaimBody | null {
  const about = { ...said, installerId };
  if (method === 'code') return { method, code, ...about };
  if (method === 'domain_mail') return { method, email, ...about };
  if (method === 'phone' || method === 'documents' || method === 'owner') return { method, ...about };
  return method === 'license' ? { method, licenseNumber, ...about } : null;
}

/** Says that a business is one's own, and proves it in one of the ways that are offered. */
export function ClaimForm({
  installer,
  offers,
}: {
  installer: Pick<InstallerDetail, 'id' | 'name' | 'claimed'>;
  offers: readonly ClaimOffer[];
}) {
  const api = useFormApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const fields = useFields(empty);
  const { form, values, errors, change, showErrors, text } = fields;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: ClaimBody) => startClaim(api, body),
    onSuccess: ({ status, sentTo }) => {
      toast(sentToast(installer.name, status, sentTo));
      fields.clear();
      return queryClient.invalidateQueries(readsOf(apiPaths.ownClaims, apiPaths.ownListings));
    },
    onError: (failure) => {
      toast({ title: 'Not sent', text: 'Nothing you typed is lost.', tone: 'bad' });
      showErrors(fieldErrors(failure));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const body = bodyOf(values, installer.id);
    if (!body) return showErrors({ method: 'Choose how to prove it.' });
    const found = emptyFields(values, asked[body.method]);
    if (Object.keys(found).length > 0) return showErrors(found);
    mutate(body);
  };
  const detail = error instanceof ApiError && error.status < 500 ? error.detail : null;
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-5">
      {installer.claimed && (
        <Note tone="amber">
          This page already has an owner. The owner has {claimDays.answer} days to answer; then someone on our team will
          decide. If the owner does not agree, only strong proof counts.
        </Note>
      )}
      <RadioTiles
        legend="How can you prove it? *"
        name="method"
        tiles={tilesFor(offers, installer.claimed)}
        value={values.method}
        error={errors.method ?? null}
        onValueChange={(method) => change('method', method as ClaimMethod)}
      />
      {values.method === 'code' && (
        <TextField
          label="Code *"
          required
          autoComplete="off"
          spellCheck={false}
          hint={`${readableCodeLength} characters; 0, 1, O and I are never used. The code works only once and expires after ${claimDays.code} days.`}
          className="uppercase tabular-nums"
          {...text('code')}
        />
      )}
      {values.method === 'domain_mail' && (
        <TextField
          label="Email address *"
          type="email"
          required
          autoComplete="email"
          hint={`An address at the domain of the website on the page, such as office@your-website.com. The link works for ${proofHours} hours.`}
          {...text('email')}
        />
      )}
      {values.method === 'license' && (
        <TextField
          label="License number *"
          required
          maxLength={textLengths.licenseNumber.max}
          hint="Exactly as your state board lists it."
          {...text('licenseNumber')}
        />
      )}
      <Select
        label="You are"
        name="role"
        options={roles}
        value={values.role}
        onValueChange={(role) => change('role', role as ClaimantRole)}
      />
      {values.method !== '' && <NoteField label="Anything we should know?" {...text('note')} />}
      <FailureNote>{Object.keys(errors).length === 0 && detail}</FailureNote>
      <div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="max-md:w-full"
          busyText={isPending ? 'Sending...' : null}
        >
          Claim this page
        </Button>
      </div>
    </form>
  );
}
