import { uploadMegabytes } from '@poolpros/contracts/limits';
import { photoTypes } from '@poolpros/contracts/photo-types';
import { ImagePlus } from 'lucide-react';
import type { ChangeEvent, DragEvent } from 'react';
import { Button } from '../../shared/ui/button.js';
import { useObjectUrl } from './use-object-url.js';
import type { Upload } from './use-uploads.js';

const accept = photoTypes.join();

/** Accepts files that are chosen or dropped; shows `full` if no more fit. */
export function UploadTile(props: { left: number; full: string; onFiles: (files: File[]) => void }) {
  const { left, full, onFiles } = props;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    // The same file may be chosen again.
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  };
  if (left <= 0)
    return (
      <p className="grid min-h-32 place-items-center rounded-card bg-surface-quiet p-4 text-center text-sm text-soft">
        {full}
      </p>
    );
  return (
    <label
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="flex h-full min-h-32 cursor-pointer flex-col items-center justify-center gap-1 rounded-card border-[1.5px] border-dashed border-control bg-surface-quiet p-4 text-center text-sm text-soft focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-pool-600 hover:border-pool-700 hover:bg-pool-50"
    >
      <ImagePlus aria-hidden="true" className="size-6.5 text-pool-600" strokeWidth={1.75} />
      <b className="font-semibold text-pool-700">Add photos</b>
      <span>
        JPEG, PNG, WebP or AVIF, up to {uploadMegabytes} MB each. {left} left.
      </span>
      <input type="file" multiple accept={accept} onChange={choose} className="sr-only" />
    </label>
  );
}

/** A file in progress, or why it was rejected. */
export function UploadCard(props: { upload: Upload; onRetry: () => void; onForget: () => void }) {
  const { upload, onRetry, onForget } = props;
  const { file, share, error } = upload;
  const picture = useObjectUrl(file);
  const percent = Math.round((share ?? 0) * 100);
  const state = share === null ? 'Waiting' : share < 1 ? `Sending, ${percent}%` : 'Processing';
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-rule">
      {picture && <img src={picture} alt="" className="aspect-2/1 w-full object-cover opacity-60 sm:aspect-4/3" />}
      <div className="flex flex-1 flex-col gap-2 p-4">
        <p className="truncate text-sm font-semibold">{file.name}</p>
        {error === null ? (
          <>
            <progress
              aria-label={`Uploading ${file.name}`}
              value={share ?? 0}
              max={1}
              className="block h-2 w-full appearance-none overflow-hidden rounded-[2px] bg-pool-100 [&::-moz-progress-bar]:bg-pool-600 [&::-webkit-progress-bar]:bg-pool-100 [&::-webkit-progress-value]:bg-pool-600"
            />
            <p className="type-caption text-muted">{state}</p>
          </>
        ) : (
          <>
            <p role="alert" className="text-sm text-brick-700">
              {error}
            </p>
            <div className="mt-auto flex gap-2">
              <Button size="sm" onClick={onRetry}>
                Try again
              </Button>
              <Button size="sm" variant="ghost" onClick={onForget}>
                Skip it
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  );
}
