import type { RequestPhoto } from '@poolpros/contracts/http/request-photos';
import { requestLimits } from '@poolpros/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { newPhotosToken } from '../../../entities/photos/new-photos-token.js';
import { PhotoUploads } from '../../../entities/photos/photo-uploads.js';
import { useObjectUrl } from '../../../entities/photos/use-object-url.js';
import { useUploads } from '../../../entities/photos/use-uploads.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { Note } from '../../../shared/ui/states.js';
import type { ContactForm } from '../hooks/use-contact-form.js';
import { addRequestPhoto, removeRequestPhoto, requestPictureQuery } from '../photos-api.js';

/** Photos of the place or the problem, which come along with the message. */
export function PhotoFields({ contactForm }: { contactForm: ContactForm }) {
  const { fields, setSendingPhotos } = contactForm;
  const { photosToken, photos } = fields.values;
  const api = useApi();
  const latest = useRef({ photosToken, photos });
  latest.current = { photosToken, photos };
  const [notRemoved, setNotRemoved] = useState(false);
  const uploads = useUploads(async (photo) => {
    if (latest.current.photosToken === '') {
      latest.current.photosToken = newPhotosToken();
      fields.change('photosToken', latest.current.photosToken);
    }
    const added = await addRequestPhoto(latest.current.photosToken, photo);
    latest.current.photos = [...latest.current.photos, added];
    fields.change('photos', latest.current.photos);
  });
  const isSending = uploads.uploads.some(({ error }) => error === null);
  useEffect(() => {
    setSendingPhotos(isSending);
    return () => setSendingPhotos(false);
  }, [isSending, setSendingPhotos]);

  const remove = async (id: string) => {
    try {
      await removeRequestPhoto(api, photosToken, id);
      setNotRemoved(false);
      fields.change(
        'photos',
        latest.current.photos.filter((photo) => photo.id !== id),
      );
    } catch {
      setNotRemoved(true);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="type-small text-soft">
        Up to {requestLimits.photos} photos of the place or the problem. Only the businesses that get your message see
        them.
      </p>
      {notRemoved && (
        <Note tone="brick" role="alert">
          The photo was not removed. Try again in a moment.
        </Note>
      )}
      <PhotoUploads {...uploads} stored={photos.length} most={requestLimits.photos}>
        {photos.map((photo, index) => (
          <FormPhoto
            key={photo.id}
            token={photosToken}
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
