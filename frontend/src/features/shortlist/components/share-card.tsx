import { Copy } from 'lucide-react';
import { shortlistPath } from '../../../entities/listings/shortlist.js';
import { copyText } from '../../../shared/lib/copy-text.js';
import { useServices } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Field } from '../../../shared/ui/field.js';
import { useToast } from '../../../shared/ui/toast.js';

/** A link that shows the same installers to everybody who has it. */
export function ShareCard({ ids }: { ids: readonly number[] }) {
  const { publicUrl } = useServices();
  const toast = useToast();
  const link = `${publicUrl}${shortlistPath(ids)}`;
  const copy = async () => {
    if (await copyText(link)) toast({ title: 'Link copied', text: 'Anyone who opens it sees the same contractors.' });
    else toast({ title: 'Not copied', text: 'Select the link in the field and copy it.', tone: 'bad' });
  };
  return (
    <Card>
      <h2 className="type-h4 mb-4">Share</h2>
      <Field label="Link to this list" hint="Shows the names, never your notes.">
        {(control) => (
          <div className="flex gap-2">
            <input
              {...control}
              readOnly
              value={link}
              onFocus={(event) => event.target.select()}
              className="control min-h-11!"
            />
            <Button onClick={() => void copy()}>
              <Copy aria-hidden="true" className="size-5" />
              Copy
            </Button>
          </div>
        )}
      </Field>
    </Card>
  );
}
