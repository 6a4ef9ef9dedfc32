import { counted } from '@poolpros/contracts/counted';
import { useState } from 'react';
import { onDemand } from '../../shared/ui/on-demand.js';
import type { PhotoFieldsProps } from './photo-fields.js';

const photoFields = onDemand(() => import('./photo-fields.js').then(({ PhotoFields }) => PhotoFields), {
  Loading: () => null,
});

/** The photos of a message, folded away; how many come along can be read without opening them. */
export function FoldedPhotos({ error, ...fields }: PhotoFieldsProps & { error: string | null }) {
  const [isOpened, setOpened] = useState(false);
  const count = fields.value.photos.length;
  return (
    <details
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
      className="rounded-control border border-rule px-3.5"
    >
      <summary className="type-small min-h-11 cursor-pointer py-2.5 font-semibold">
        Photos (optional)
        {count > 0 && <span className="block font-normal text-soft">{counted(count, 'photo')} added</span>}
      </summary>
      <div className="pt-1 pb-4">{isOpened && <photoFields.Component {...fields} />}</div>
      {error && (
        <p role="alert" className="pb-3 text-sm text-brick-700">
          {error}
        </p>
      )}
    </details>
  );
}
