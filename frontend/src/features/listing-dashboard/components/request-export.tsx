import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { ApiError } from '../../../shared/api/api-error.js';
import { saveFile } from '../../../shared/lib/save-file.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { useToast } from '../../../shared/ui/toast.js';
import { exportRequests } from '../api.js';
import { problemText } from '../problem-text.js';

export interface RequestExportProps {
  installerId: number;
  onSessionEnd: () => void;
}

/** Downloads every request to a business, for a spreadsheet or for a program. */
export const RequestExport = (props: RequestExportProps) => (
  <>
    <ExportButton {...props} format="csv" />
    <ExportButton {...props} format="json" />
  </>
);

function ExportButton({ installerId, onSessionEnd, format }: RequestExportProps & { format: 'csv' | 'json' }) {
  const api = useApi();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportRequests(api, installerId, format),
    onSuccess: (file) => saveFile(file, `requests-${installerId}.${format}`),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) return onSessionEnd();
      toast({ title: 'Not downloaded', text: problemText(error), tone: 'bad' });
    },
  });
  return (
    <Button size="sm" busyText={isPending ? 'Collecting...' : null} onClick={() => mutate()}>
      <Download aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
      <span className="sr-only">Export as</span> {format.toUpperCase()}
    </Button>
  );
}
