import type { RequestPhoto } from '@poolpros/contracts/http/request-photos';

/** The photos of a form that is not sent, and the token that shows and removes them; empty while there are none. */
export interface FormPhotos {
  photosToken: string;
  photos: RequestPhoto[];
}

export const noPhotos: FormPhotos = { photosToken: '', photos: [] };

/** What the body of the form says about them. */
export const photosInBody = ({ photosToken, photos }: FormPhotos): { photosToken?: string } =>
  photos.length > 0 ? { photosToken } : {};

export const stillSending = 'Your photos are still uploading. Wait a moment, then send the message.';
