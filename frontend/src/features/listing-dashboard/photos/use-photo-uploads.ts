import type { OwnPhoto } from '@poolpros/contracts/http/photos';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import { useQueryClient } from '@tanstack/react-query';
import { type SendPhoto, useUploads } from '../../../entities/photos/use-uploads.js';
import { ApiError } from '../../../shared/api/api-error.js';
import { sendFile } from '../../../shared/api/send-file.js';
import { useServices } from '../../../shared/lib/services.js';
import { ownPhotosQuery } from './api.js';

/** Adds photos to an own listing. */
export function usePhotoUploads(installerId: number, onSessionEnd: () => void) {
  const { api, tokens } = useServices();
  const queryClient = useQueryClient();
  const path = pathTo(apiPaths.ownPhotos, { installerId });

  const sendPhoto: SendPhoto = async (photo) => {
    const attempt = () => sendFile<OwnPhoto>({ ...photo, path, token: tokens.get('contractor') });
    try {
      await attempt();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'token_expired') throw error;
      // A read renews the token.
      await api.get(path);
      await attempt();
    }
    await queryClient.invalidateQueries(ownPhotosQuery(installerId));
  };
  return useUploads(sendPhoto, (error) => {
    if (error instanceof ApiError && error.status === 401) onSessionEnd();
  });
}
