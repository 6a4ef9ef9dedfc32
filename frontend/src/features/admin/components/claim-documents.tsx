import { claimDocumentNames } from '@poolpros/contracts/claim-facts';
import type { AdminClaim } from '@poolpros/contracts/http/admin-claims';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { momentText } from '../../../shared/lib/dates.js';
import { saveFile } from '../../../shared/lib/save-file.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { useToast } from '../../../shared/ui/toast.js';
import { claimDocument } from '../api.js';

/** The documents of a claim, each to be saved and looked at outside the browser. */
export function ClaimDocuments({ claim: { id, documents } }: { claim: AdminClaim }) {
  const api = useApi();
  const toast = useToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (documentId: string) => {
      const file = await claimDocument(api, id, documentId);
      saveFile(file, `claim-${documentId.slice(-6)}.${file.type.split('/').at(-1)}`);
    },
    onError: () => toast({ title: 'Not opened', text: 'Please try again in a moment.', tone: 'bad' }),
  });
  if (documents.length === 0) return null;
  return (
    <div>
      <h3 className="type-marker">Documents</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {documents.map((document) => (
          <li key={document.id}>
            <Button
              size="sm"
              busyText={isPending && variables === document.id ? 'Loading...' : null}
              onClick={() => mutate(document.id)}
            >
              <Download aria-hidden="true" className="size-4.5" />
              {claimDocumentNames[document.kind]}
              <span className="sr-only">, added {momentText(document.addedAt)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
