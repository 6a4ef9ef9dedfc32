import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '../../../shared/lib/save-file.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { useToast } from '../../../shared/ui/toast.js';
import { useStepUp } from '../hooks/use-step-up.js';
import { ownData } from '../own-data-api.js';

/** What is held of a contractor, as a file. */
export function OwnData() {
  const api = useApi();
  const toast = useToast();
  const stepUp = useStepUp('contractor');
  const { mutate, isPending } = useMutation({
    mutationFn: () => ownData(api, new Date()),
    onSuccess: (data) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(file, `poolpros-data-${data.exportedAt.slice(0, 10)}.json`);
      toast({ title: 'Downloaded', text: 'Keep the file safe: it contains what we know about you.' });
    },
    onError: (error) => {
      if (!stepUp.askFor(error, () => mutate()))
        toast({ title: 'Not downloaded', text: 'That did not work. Please try again in a moment.', tone: 'bad' });
    },
  });
  return (
    <Card>
      <h2 className="type-h3">Your data</h2>
      <p className="type-small mb-4 max-w-[64ch] text-soft">
        One file with everything we have about you: your account, logins, businesses and photos, what you sent us, and
        your claims, changes and invitations. The file is in JSON format, which programs can read. It does not include
        passwords, codes or other people’s data.
      </p>
      <Button onClick={() => mutate()} busyText={isPending ? 'Collecting...' : null}>
        <Download aria-hidden="true" className="size-4.5" />
        Download my data
      </Button>
      {stepUp.dialog}
    </Card>
  );
}
