import type { RequestPhoto } from '@poolpros/contracts/http/request-photos';
import { requestLimits } from '@poolpros/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../shared/lib/services.js';
import { Button } from '../../shared/ui/button.js';
import { Note } from '../../shared/ui/states.js';
import { newPhotosToken } from '../photos/new-photos-token.js';
import { PhotoUploads } from '../photos/photo-uploads.js';
import { useObjectUrl } from '../photos/use-object-url.js';
import { useUploads } from '../photos/use-uploads.js';
import type { FormPhotos } from './form-photos.js';
import { addRequestPhoto, removeRequestPhoto, requestPictureQuery } from './form-photos-api.js';

export interface PhotoFieldsProps {
  value: FormPhotos;
  onChange: (value: FormPhotos) => void;
  /** Whether photos are on their way, so that the form waits. */
  onSending: (isSending: boolean) => void;
  /** Of what, and who sees them; follows "Up to 5 photos". */
  hint: string;
}

/** Photos that come along with what is typed into a form. */
export function PhotoFields({ value, onChange, onSending, hint }: PhotoFieldsProps) {
  const api = useApi();
  const latest = useRef(value);
  latest.current = value;
  const [notRemoved, setNotRemoved] = useState(false);
  const update = (changed: Partial<FormPhotos>) => {
    latest.current = { ...latest.current, ...changed };
    onChange(latest.current);
  };
  const uploads = useUploads(async (photo) => {
    if (latest.current.photosToken === '') update({ photosToken: newPhotosToken() });
    const added = await addRequestPhoto(latest.current.photosToken, photo);
    update({ photos: [...latest.current.photos, added] });
  });
  const isSending = uploads.uploads.some(({ error }) => error === null);
  useEffect(() => {
    onSending(isSending);
    return () => onSending(false);
  }, [isSending, onSending]);

  const remove = async (id: string) => {
    try {
      await removeRequestPhoto(api, latest.current.photosToken, id);
      setNotRemoved(false);
      update({ photos: latest.current.photos.filter((photo) => photo.id !== id) });
    } catch {
      setNotRemoved(true);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="type-small text-soft">
        Up to {requestLimits.photos} photos {hint}
      </p>
      {notRemoved && (
        <Note tone="brick" role="alert">
          The photo was not removed. Try again in a moment.
        </Note>
      )}
      <PhotoUploads {...uploads} stored={value.photos.length} most={requestLimits.photos}>
        {value.photos.map((photo, index) => (
          <FormPhoto
            key={photo.id}
            token={value.photosToken}
            photo={photo}
            place={index + 1}
            onRemove={() => void remove(photo.id)}
          />
        ))}
      </PhotoUploads>
    </div>
  );
}

interface FormPhotoProps {
  token: string;
  photo: RequestPhoto;
  /** From 1. */
  place: number;
  onRemove: () => void;
}

function FormPhoto({ token, photo, place, onRemove }: FormPhotoProps) {
  const { data } = useQuery(requestPictureQuery(useApi(), token, photo.id));
  const url = useObjectUrl(data);
  const name = `Your photo ${place}`;
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-rule">
      <div className="relative aspect-4/3 w-full bg-surface-quiet">
        {url && <img src={url} alt={name} className="absolute size-full object-cover" />}
      </div>
      <Button size="sm" variant="ghost" aria-label={`Remove photo ${place}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}
