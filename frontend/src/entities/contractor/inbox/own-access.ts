import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import { photosOfMember } from '../../requests/photo-access.js';
import type { ThreadAccess } from '../thread/thread-access.js';

/** POST …/{id}/messages and …/{id}/steps. */
export const ownAccess = (contactRequestId: string): ThreadAccess => ({
  messagesPath: pathTo(apiPaths.contactRequestMessages, { contactRequestId }),
  stepsPath: pathTo(apiPaths.contactRequestSteps, { contactRequestId }),
  proof: {},
  photos: photosOfMember(contactRequestId),
});
