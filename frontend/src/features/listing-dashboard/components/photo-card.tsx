import type { OwnPhoto } from '@poolpros/contracts/http/photos';
import { photoSources } from '@poolpros/contracts/photo-url';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { altNotSaved, PhotoAltField } from '../../../entities/photos/photo-alt-field.js';
import { PlaceButtons } from '../../../entities/photos/place-buttons.js';
import { fieldErrors } from '../../../shared/api/api-error.js';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { useApi } from '../../../shared/lib/services.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Button } from '../../../shared/ui/button.js';
import { describePhoto, ownPhotosQuery } from '../photos/api.js';

export interface PhotoCardProps {
  installerId: number;
  photo: OwnPhoto;
  /** From 1. */
  place: number;
  count: number;
  isCover: boolean;
  isDragged: boolean;
  onDrag: (id: string | null) => void;
  onDrop: () => void;
  /** To another place, from 0. */
  onMove: (to: number) => void;
  onRemove: () => void;
  onSessionEnd: () => void;
}

/** One photo with what is seen on it and its place among the others. */
export function PhotoCard(props: PhotoCardProps) {
  const { photo, place, count, isCover, isDragged, onDrag, onDrop, onMove, onRemove } = props;
  return (
    <li
      draggable
      onDragStart={() => onDrag(photo.id)}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      className={clsx('flex flex-col overflow-hidden rounded-card border border-rule', isDragged && 'opacity-50')}
    >
      <div className="relative">
        <img
          src={photo.url}
          srcSet={photoSources(photo.url, 'webp')}
          sizes="(min-width: 640px) 320px, 100vw"
          alt={photo.alt || `Photo ${place}, not described yet`}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          draggable={false}
          className="aspect-2/1 w-full bg-surface-quiet object-cover sm:aspect-4/3"
        />
        <span className="absolute top-3 left-3">
          {isCover ? <Badge tone="pool">Cover</Badge> : !photo.alt && <Badge tone="amber">Not shown yet</Badge>}
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <Description key={photo.alt} {...props} />
        <PlaceButtons place={place} count={count} canLead onMove={onMove} onRemove={onRemove} />
      </div>
    </li>
  );
}

/** What is seen on a photo. */
function Description({ installerId, photo, place, onSessionEnd }: PhotoCardProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [alt, setAlt] = useState(photo.alt);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => describePhoto(api, installerId, photo.id, alt),
    onSuccess: () => queryClient.invalidateQueries(ownPhotosQuery(installerId)),
  });
  useSessionEnd(onSessionEnd, error);
  const problem = error && (fieldErrors(error).alt ?? altNotSaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <PhotoAltField place={place} isDescribed={photo.alt !== ''} error={problem} value={alt} onValueChange={setAlt} />
      {alt.trim() !== photo.alt && (
        <Button
          type="submit"
          size="sm"
          variant="primary"
          className="self-start"
          busyText={isPending ? 'Saving...' : null}
        >
          Save description
        </Button>
      )}
    </form>
  );
}
