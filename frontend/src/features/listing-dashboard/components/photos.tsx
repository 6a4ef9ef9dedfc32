import type { OwnPhoto, OwnPhotos } from '@poolpros/contracts/http/photos';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { UploadCard, UploadTile } from '../../../entities/photos/upload-tile.js';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { LoadingState } from '../../../shared/ui/loading-state.js';
import { Note } from '../../../shared/ui/states.js';
import { useToast } from '../../../shared/ui/toast.js';
import { useHeldFocus } from '../../../shared/ui/use-held-focus.js';
import { orderPhotos, ownPhotosQuery, removePhoto, restorePhoto } from '../photos/api.js';
import { usePhotoUploads } from '../photos/use-photo-uploads.js';
import type { TabProps } from '../tab.js';
import { PhotoCard } from './photo-card.js';

/** The photos of a business: added, described, put in order and removed. */
export function Photos({ listing, onSessionEnd }: TabProps) {
  const { id: installerId } = listing;
  const query = ownPhotosQuery(installerId);
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(query);
  const { uploads, add, retry, remove: forget } = usePhotoUploads(installerId, onSessionEnd);
  const [removed, setRemoved] = useState<OwnPhoto | null>(null);
  const [leftOut, setLeftOut] = useState(0);
  const [dragged, setDragged] = useState<string | null>(null);
  const holdFocus = useHeldFocus(data?.items.map(({ id }) => id).join() ?? '');
  const failed = (title: string) => () => {
    toast({ title, text: 'Please try again in a moment.', tone: 'bad' });
    void queryClient.invalidateQueries(query);
  };
  const order = useMutation({
    // One after the other: the last order that was chosen is the one that stays.
    scope: { id: `photos of ${installerId}` },
    mutationFn: (ids: string[]) => orderPhotos(api, installerId, ids),
    onError: failed('The order was not saved'),
  });
  const remove = useMutation({
    mutationFn: (photo: OwnPhoto) => removePhoto(api, installerId, photo.id),
    onSuccess: (_, photo) => {
      setRemoved(photo);
      return queryClient.invalidateQueries(query);
    },
    onError: failed('The photo was not removed'),
  });
  const restore = useMutation({
    mutationFn: (photo: OwnPhoto) => restorePhoto(api, installerId, photo.id),
    onSuccess: () => {
      setRemoved(null);
      return queryClient.invalidateQueries(query);
    },
    onError: failed('The photo was not restored'),
  });
  useSessionEnd(onSessionEnd, error, order.error, remove.error, restore.error);

  if (!data) return <LoadingState name="Your photos" error={error} onRetry={() => void refetch()} />;

  const { items, most } = data;
  const cover = items.find(({ alt }) => alt !== '');
  const left = most - items.length - uploads.filter((upload) => upload.error === null).length;
  const take = (files: File[]) => {
    setLeftOut(Math.max(0, files.length - left));
    add(files.slice(0, left));
  };
  const move = (from: number, to: number) => {
    const ids = items.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    holdFocus();
    queryClient.setQueryData<OwnPhotos>(query.queryKey, {
      most,
      items: ids.flatMap((id) => items.find((item) => item.id === id) ?? []),
    });
    order.mutate(ids);
  };
  const drop = (to: number) => {
    const from = items.findIndex(({ id }) => id === dragged);
    setDragged(null);
    if (from >= 0 && from !== to) move(from, to);
  };

  return (
    <>
      <h1 className="type-h1">Photos</h1>
      <p className="max-w-2xl text-soft">
        {items.length} of {most} photos. The first one is your cover and appears on your card in every search. Show work
        that you did yourself.
      </p>
      {items.some(({ alt }) => alt === '') && (
        <div className="mt-4 max-w-2xl">
          <Note tone="amber">
            Describe each photo; visitors will not see it until you do. Screen readers read the description aloud.
          </Note>
        </div>
      )}
      <div role="status" className="mt-4 flex flex-col gap-2 empty:hidden">
        {leftOut > 0 && (
          <Note tone="amber">
            {leftOut === 1 ? 'One file was' : `${leftOut} files were`} left out: your plan includes {most} photos.
          </Note>
        )}
        {removed && (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-pool-50 px-4 py-2 text-pool-800">
            The photo was removed. You can restore it within the next hour.
            <Button
              size="sm"
              autoFocus
              busyText={restore.isPending ? 'Restoring...' : null}
              onClick={() => restore.mutate(removed)}
            >
              <Undo2 aria-hidden="true" className="size-4" />
              Undo
            </Button>
          </p>
        )}
      </div>
      <ul aria-label="Photos" className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <li>
          <UploadTile
            left={left}
            full={`Your plan includes ${most} photos. Remove one to add another.`}
            onFiles={take}
          />
        </li>
        {uploads.map((upload) => (
          <UploadCard
            key={upload.key}
            upload={upload}
            onRetry={() => retry(upload)}
            onForget={() => forget(upload.key)}
          />
        ))}
        {items.map((photo, index) => (
          <PhotoCard
            key={photo.id}
            installerId={installerId}
            photo={photo}
            place={index + 1}
            count={items.length}
            isCover={photo === cover}
            isDragged={dragged === photo.id}
            onDrag={setDragged}
            onDrop={() => drop(index)}
            onMove={(to) => move(index, to)}
            onRemove={() => remove.mutate(photo)}
            onSessionEnd={onSessionEnd}
          />
        ))}
      </ul>
    </>
  );
}
