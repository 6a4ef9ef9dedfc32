import { requireRight } from '@poolpros/chassis/auth';
import { withNewFiles } from '@poolpros/chassis/file-removals';
import { problems, type ZodApp } from '@poolpros/chassis/http';
import { Refusal } from '@poolpros/chassis/refusal';
import {
  accountContactsLimit,
  mailedReplyOutcomeSchema,
  mailedReplySchema,
  requestRepliesPath,
} from '@poolpros/contracts/http/internal';
import { uploadBytes } from '@poolpros/contracts/limits';
import { contactsOf } from '../../base/accounts/account-contacts.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import { membersOf } from '../../members/db/member-store.js';
import { rolesThatMay } from '../../members/domain/policy.js';
import type { PhotoContext } from '../../photos/context.js';
import { makePhoto, type ReceivedPhoto } from '../../photos/images/receive-photo.js';
import { receiveMailedReply, senderOf, type Writers } from '../actions/receive-mailed-reply.js';
import { requestPhotoKey } from '../domain/request-photo.js';

/** Replies that came by mail, from notifications, which receives them. */
export function mailedReplyRoutes(app: ZodApp, context: PhotoContext): void {
  const { accounts, database, config, photoRenderer } = context;
  const { manager } = database.dataSource;

  const writersFor: Writers = async (installerId) => {
    const members = await membersOf(manager, installerId);
    const answering = members.filter(({ role }) => rolesThatMay('answer_requests').includes(role));
    const ids = answering.map(({ accountId }) => accountId).slice(0, accountContactsLimit);
    if (members.length > 0) return await contactsOf(accounts, ids);
    const contactEmail = (await findInstaller(manager, installerId))?.contactEmail;
    return contactEmail ? [{ accountId: null, email: contactEmail }] : [];
  };

  app.post(
    requestRepliesPath,
    {
      // A mail has at most as many bytes as an upload, and base64 a third more.
      bodyLimit: Math.ceil(uploadBytes * 1.4),
      onRequest: requireRight('request-replies'),
      schema: {
        tags: ['internal'],
        summary: 'Process an email sent to the reply address of a thread',
        body: mailedReplySchema,
        response: { 200: mailedReplyOutcomeSchema, ...problems(400, 401, 403, 503) },
      },
    },
    async ({ body }) => {
      const receiving = { linkSecret: config.LINK_SECRET, writersFor, now: context.now() };
      // Nothing is made of the files of strangers.
      const sender = await senderOf(manager, body, receiving);
      if (typeof sender === 'string') return { outcome: sender };
      const made = await photosAmong(photoRenderer, body.photos);
      const photos = made.map(({ photo }) => photo);
      const outcome = await withNewFiles(
        context,
        made.flatMap(({ files }) => files),
        () => database.transaction((tx) => receiveMailedReply(tx, body, photos, receiving)),
      );
      return { outcome };
    },
  );
}

/** The photos among files that say that they are some. */
async function photosAmong(
  photoRenderer: PhotoContext['photoRenderer'],
  files: readonly string[],
): Promise<Omit<ReceivedPhoto, 'sent'>[]> {
  const made: Omit<ReceivedPhoto, 'sent'>[] = [];
  for (const file of files)
    try {
      made.push(
        await makePhoto(photoRenderer, Buffer.from(file, 'base64'), { kind: 'anonymous', keyOf: requestPhotoKey }),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  return made;
}
