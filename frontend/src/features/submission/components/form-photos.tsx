import {
  type ArrangeSubmissionPhotosBody,
  mostSubmissionPhotos,
  type SubmissionPhoto,
  type SubmissionPhotos,
} from '@poolpros/contracts/http/submission-photos';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newPhotosToken } from '../../../entities/photos/new-photos-token.js';
import { PhotoUploads } from '../../../entities/photos/photo-uploads.js';
import { useUploads } from '../../../entities/photos/use-uploads.js';
import { useApi } from '../../../shared/lib/services.js';
import { Optional } from '../../../shared/ui/field.js';
import { Note } from '../../../shared/ui/states.js';
import { useHeldFocus } from '../../../shared/ui/use-held-focus.js';
import { addFormPhoto, arrangeFormPhotos, formPhotosQuery } from '../photos-api.js';
import { FormPhoto } from './form-photo.js';

const most = mostSubmissionPhotos;
const named = ({ id, alt }: SubmissionPhoto) => ({ id, alt });

/** Photos of the work of a business that is to be listed; nobody else sees them before it is. */
export function FormPhotos({ token, onToken }: { token: string; onToken: (token: string) => void }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = formPhotosQuery(api, token);
  const { data, error, refetch } = useQuery(query);
  const items = data?.items ?? [];
  const latest = useRef(token);
  const [notSaved, setNotSaved] = useState(false);
  const holdFocus = useHeldFocus(items.map(({ id }) => id).join());

  const uploads = useUploads(async (photo) => {
    if (latest.current === '') {
      latest.current = newPhotosToken();
      onToken(latest.current);
    }
    await addFormPhoto(latest.current, photo);
    await queryClient.invalidateQueries(formPhotosQuery(api, latest.current));
  });

  const change = useMutation({
    // One after the other: the last order that was chosen is the one that stays.
    scope: { id: 'photos of a form' },
    mutationFn: (body: Omit<ArrangeSubmissionPhotosBody, 'token'>) => arrangeFormPhotos(api, { ...body, token }),
    onSuccess: () => setNotSaved(false),
    onError: () => queryClient.invalidateQueries(query),
  });
  const stored = () => queryClient.getQueryData<SubmissionPhotos>(query.queryKey)?.items ?? [];
  const show = (next: SubmissionPhoto[]) => queryClient.setQueryData<SubmissionPhotos>(query.queryKey, { items: next });
  const onError = () => setNotSaved(true);
  const move = (from: number, to: number) => {
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    holdFocus();
    show(next);
    change.mutate({ items: next.map(named) }, { onError });
  };
  const removePhoto = (id: string) => {
    show(items.filter((item) => item.id !== id));
    change.mutate({ items: [], removed: [id] }, { onError });
  };
  const describe = async (id: string, alt: string) => {
    const withAlt = () => stored().map((item) => (item.id === id ? { ...item, alt } : item));
    await change.mutateAsync({ items: withAlt().map(named) });
    show(withAlt());
  };

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="type-h4 mb-1">
        <Optional>Photos</Optional>
      </legend>
      <p className="type-small max-w-[38rem] text-soft">
        Up to {most} photos of work that you did yourself; the first one is your cover. Describe each one: a photo
        without a description is not shown. Until the listing is live, only the person who reviews it will see the
        photos.
      </p>
      <PhotoUploads
        {...uploads}
        stored={items.length}
        most={most}
        full={`You can add up to ${most} photos. Remove one to add another.`}
        isWide
        notes={
          <>
            {notSaved && <Note tone="brick">The photos were not saved. Try again in a moment.</Note>}
            {error && (
              <Note tone="brick">
                The photos in your draft did not load.{' '}
                <button type="button" className="link" onClick={() => void refetch()}>
                  Try again
                </button>
              </Note>
            )}
          </>
        }
      >
        {items.map((photo, index) => (
          <FormPhoto
            key={photo.id}
            token={token}
            photo={photo}
            place={index + 1}
            count={items.length}
            onMove={(to) => move(index, to)}
            onDescribe={(alt) => describe(photo.id, alt)}
            onRemove={() => removePhoto(photo.id)}
          />
        ))}
      </PhotoUploads>
    </fieldset>
  );
}
