import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { longestNote, type SavedFirm, shortlist } from '../../../entities/listings/shortlist.js';
import { Button } from '../../../shared/ui/button.js';
import { TextArea } from '../../../shared/ui/field.js';

/** The visitor's own words about a saved installer; they stay in this browser. */
export function NoteEditor({ firm }: { firm: SavedFirm }) {
  const { name, note } = firm;
  const [draft, setDraft] = useState<string | null>(null);
  const [edited, setEdited] = useState(false);
  const close = () => {
    setDraft(null);
    setEdited(true);
  };
  if (draft !== null) {
    const save = (event: FormEvent) => {
      event.preventDefault();
      shortlist.put({ ...firm, note: draft.trim() });
      close();
    };
    return (
      <form onSubmit={save} className="mt-2 flex flex-col gap-2">
        <TextArea
          label={`Your note on ${name}`}
          hint="Kept in this browser only."
          maxLength={longestNote}
          value={draft}
          autoFocus
          onChange={(event) => setDraft(event.target.value)}
          className="min-h-20!"
        />
        <div className="flex gap-2">
          <Button type="submit" variant="secondary" size="sm">
            Save note
          </Button>
          <Button variant="ghost" size="sm" onClick={close}>
            Cancel
          </Button>
        </div>
      </form>
    );
  }
  return (
    <>
      {note && (
        <p className="mt-2 rounded-[8px] bg-surface-deck px-3 py-2 text-sm/5 wrap-anywhere whitespace-pre-line">
          <b className="block text-xs font-semibold text-muted">Your note</b>
          {note}
        </p>
      )}
      <Button
        autoFocus={edited}
        variant="ghost"
        size="sm"
        className="mt-1 -ml-3 self-start"
        onClick={() => setDraft(note)}
      >
        <Pencil aria-hidden="true" className="size-4" />
        {note ? 'Change the note' : 'Add a note'} <span className="sr-only">on {name}</span>
      </Button>
    </>
  );
}
