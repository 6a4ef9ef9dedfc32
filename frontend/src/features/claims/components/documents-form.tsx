import {
  type ClaimDocumentKind,
  claimDays,
  claimDocumentNames,
  mostClaimDocuments,
} from '@poolpros/contracts/claim-facts';
import type { ClaimDocument, OwnClaim } from '@poolpros/contracts/http/claims';
import { uploadMegabytes } from '@poolpros/contracts/limits';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { sendFile } from '../../../shared/api/send-file.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { newKey } from '../../../shared/forms/new-key.js';
import { useServices } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { Select } from '../../../shared/ui/field.js';
import { useToast } from '../../../shared/ui/toast.js';
import { removeDocument, sendDocuments } from '../api.js';

const accept = 'application/pdf,image/jpeg,image/png';
const options = Object.entries(claimDocumentNames).map(([value, label]) => ({ value, label }));

/** Takes the documents of a claim, and sends the claim with them to the staff. */
export function DocumentsForm({ claim: { id, listing, documents } }: { claim: OwnClaim }) {
  const { api, tokens } = useServices();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [kind, setKind] = useState<ClaimDocumentKind>('certificate');
  /** How much of a file has left, from 0 to 1; null while none is on its way. */
  const [share, setShare] = useState<number | null>(null);
  const readAgain = () => queryClient.invalidateQueries(readsOf(apiPaths.ownClaims));
  const add = useMutation({
    mutationFn: async (file: File) => {
      const path = pathTo(apiPaths.claimDocuments, { claimId: id, kind });
      const key = newKey();
      const send = () =>
        sendFile<ClaimDocument>({ path, file, key, token: tokens.get('contractor'), onProgress: setShare });
      try {
        await send();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'token_expired') throw error;
        // A read renews the token.
        await api.get(apiPaths.ownClaims);
        await send();
      }
    },
    onSettled: () => {
      setShare(null);
      return readAgain();
    },
  });
  const failed = () => toast({ title: 'Not saved', text: 'Please try again in a moment.', tone: 'bad' });
  const remove = useMutation({
    mutationFn: (documentId: string) => removeDocument(api, id, documentId),
    onSuccess: readAgain,
    onError: failed,
  });
  const review = useMutation({
    mutationFn: () => sendDocuments(api, id),
    onSuccess: () => {
      toast({
        title: 'Claim sent',
        text: 'Someone on our team will read your documents, and we will email you the decision.',
      });
      return readAgain();
    },
    onError: failed,
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file may be chosen again.
    event.target.value = '';
    if (file && !add.isPending) add.mutate(file);
  };
  const isFull = documents.length >= mostClaimDocuments;
  return (
    <div className="flex w-full flex-col gap-4">
      <p className="text-soft">
        One or two documents that name the business are usually enough. Black out account numbers. Only the person who
        decides will open them; they will be deleted {claimDays.evidence} days after the decision.
      </p>
      {documents.length > 0 && (
        <ul className="flex flex-col gap-2">
          {documents.map((document) => (
            <li key={document.id} className="flex items-center gap-3 rounded-[12px] border border-rule px-3.5 py-2">
              <FileText aria-hidden="true" className="size-6 shrink-0 text-pool-600" strokeWidth={1.75} />
              <span className="min-w-0 flex-1">
                {claimDocumentNames[document.kind]}
                <span className="type-small block text-soft">{sizeText(document.bytes)}</span>
              </span>
              <Button size="sm" variant="ghost" onClick={() => remove.mutate(document.id)}>
                Remove<span className="sr-only">: {claimDocumentNames[document.kind]}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="type-small text-soft">A claim can have up to {mostClaimDocuments} documents.</p>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label="Kind of document"
            fieldClassName="flex-1 basis-52"
            options={options}
            value={kind}
            onValueChange={(value) => setKind(value as ClaimDocumentKind)}
          />
          <label className="inline-flex min-h-11 cursor-pointer items-center rounded-[12px] border border-control px-4 font-semibold text-pool-700 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus hover:bg-pool-50">
            Add a file
            <span className="sr-only">: PDF, JPEG or PNG, up to {uploadMegabytes} MB</span>
            <input type="file" accept={accept} onChange={choose} disabled={add.isPending} className="sr-only" />
          </label>
        </div>
      )}
      {share !== null && (
        <progress aria-label="Upload" value={share} max={1} className="block h-2 w-full accent-pool-600" />
      )}
      <FailureNote>{add.error && reasonOf(add.error)}</FailureNote>
      <div>
        <Button
          variant="primary"
          busyText={review.isPending ? 'Sending...' : null}
          {...(documents.length === 0 && { disabledReason: 'add a document first' })}
          onClick={() => review.mutate()}
        >
          Send for review<span className="sr-only">: {listing.name}</span>
        </Button>
      </div>
    </div>
  );
}

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const reasonOf = (error: Error): string =>
  error instanceof TypeError
    ? 'The connection was lost. Add the file again.'
    : (error instanceof ApiError && error.detail) || 'The file was not accepted. Try again in a moment.';
