import { type ReactNode, useState } from 'react';
import { Note } from '../../shared/ui/states.js';
import { UploadCard, UploadTile } from './upload-tile.js';
import type { useUploads } from './use-uploads.js';

export interface PhotoUploadsProps extends ReturnType<typeof useUploads> {
  /** How many are stored. */
  stored: number;
  most: number;
  /** What is said in place of the tile when there are as many. */
  full?: string;
  /** More notes about the photos, next to that about files that were left out. */
  notes?: ReactNode;
  /** Whether cards hold more than a picture, and so are one below the other on a phone. */
  isWide?: boolean;
  /** The stored ones, as items of the list. */
  children?: ReactNode;
}

/** Takes photos up to a number, and shows those on their way after the stored ones. */
export function PhotoUploads({
  uploads,
  add,
  retry,
  remove,
  stored,
  most,
  full = `You can add up to ${most} photos.`,
  notes,
  isWide = false,
  children,
}: PhotoUploadsProps) {
  const [leftOut, setLeftOut] = useState(0);
  const left = most - stored - uploads.filter((upload) => upload.error === null).length;
  const take = (files: File[]) => {
    setLeftOut(Math.max(0, files.length - left));
    add(files.slice(0, left));
  };
  return (
    <>
      <div role="status" className="empty:hidden">
        {leftOut > 0 && (
          <Note tone="amber">
            {leftOut === 1 ? 'One file was' : `${leftOut} files were`} left out: you can add up to {most} photos.
          </Note>
        )}
        {notes}
      </div>
      <ul aria-label="Photos" className={isWide ? 'grid gap-4 sm:grid-cols-2' : 'grid grid-cols-2 gap-3'}>
        {children}
        {uploads.map((upload) => (
          <UploadCard
            key={upload.key}
            upload={upload}
            onRetry={() => retry(upload)}
            onForget={() => remove(upload.key)}
          />
        ))}
        <li className={isWide ? undefined : 'max-sm:col-span-2'}>
          <UploadTile left={left} full={full} onFiles={take} />
        </li>
      </ul>
    </>
  );
}
