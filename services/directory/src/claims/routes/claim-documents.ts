import { withNewFiles } from '@poolpros/chassis/file-removals';
import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { createOnce } from '@poolpros/chassis/idempotency';
import { newId } from '@poolpros/chassis/ids';
import { Refusal } from '@poolpros/chassis/refusal';
import { claimEndpoints } from '@poolpros/contracts/endpoints/claims';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import { uploadMegabytes } from '@poolpros/contracts/limits';
import { requestFingerprint } from '../../base/routes/request-fingerprint.js';
import { authorize } from '../../members/actions/authorize.js';
import { actingOf, byContractors, byStaff } from '../../members/routes/acting.js';
import type { PhotoContext } from '../../photos/context.js';
import { bodyStream, takeFiles } from '../../photos/images/receive-photo.js';
import { memberSender } from '../../photos/images/uploads.js';
import { addDocument, checkMayAddDocument, removeDocument } from '../actions/claim-documents.js';
import { findDocument } from '../db/claim-document-store.js';
import {
  type ClaimDocument,
  contentTypes,
  documentEnding,
  documentKey,
  documentName,
  documentView,
} from '../domain/claim-document.js';

const unknown = () => new Refusal('not_found', 'There is no such document.');

/** Files that show who runs a claimed business: sent by who claims it, read by the staff alone. */
export async function claimDocumentRoutes(app: ZodApp, context: PhotoContext): Promise<void> {
  const own = byContractors('claims');
  const reading = byStaff('claims:read');
  const { database, files } = context;

  await app.register(async (uploads: ZodApp) => {
    takeFiles(uploads);
    route(
      uploads,
      claimEndpoints.claimDocuments,
      own({
        summary: 'Add a document to one of your claims',
        description: `The body is the file itself: PDF, JPEG or PNG, up to ${uploadMegabytes} MB.`,
        headers: idempotencyHeadersSchema,
        consumes: Object.values(contentTypes),
        errors: [400, 401, 403, 404, 408, 409, 413, 415, 429, 503],
      }),
      async (request, reply) => {
        const { claimId, kind } = request.params;
        const actor = actingOf(request);
        await checkMayAddDocument(database.dataSource.manager, claimId, actor);
        return await context.uploads.receive(memberSender(actor), bodyStream(request.body), async (body) => {
          const ending = documentEnding(body);
          if (!ending) throw wrongType();
          const document: ClaimDocument = {
            id: newId(),
            claimId,
            kind,
            ending,
            bytes: body.length,
            addedAt: context.now(),
          };
          const file = { key: documentKey(document), body, contentType: contentTypes[ending] };
          return await withNewFiles(context, [file], () =>
            createOnce(database, requestFingerprint(request, body), reply, async (tx) => {
              await addDocument(tx, document, actor);
              return documentView(document);
            }),
          );
        });
      },
    );
  });

  route(
    app,
    claimEndpoints.removeClaimDocument,
    own({
      summary: 'Remove a document from one of your claims that has not been sent for review',
      errors: [400, 401, 403, 404, 409, 503],
    }),
    (request) =>
      database.transaction(async (tx) =>
        documentView(await removeDocument(tx, request.body, actingOf(request), context.now())),
      ),
  );

  route(
    app,
    claimEndpoints.adminClaimDocument,
    reading({
      summary: 'Get a document of a claim',
      produces: Object.values(contentTypes),
      errors: [400, 401, 403, 404, 503],
    }),
    async (request, reply) => {
      authorize(actingOf(request), 'read_claims');
      const { claimId, documentId } = request.params;
      const document = await findDocument(database.dataSource.manager, claimId, documentId);
      const file = document && (await files.get(documentKey(document)));
      if (!document || !file) throw unknown();
      request.log.info({ claimId, documentId }, 'document of a claim opened');
      reply.headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="${documentName(document)}"`,
        'content-length': file.bytes,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      return reply.type(file.contentType).send(file.body);
    },
  );
}

function wrongType(): Refusal {
  const message = 'choose a PDF, JPEG or PNG file';
  return new Refusal('unsupported_media_type', 'Choose a PDF, JPEG or PNG file.', [{ path: 'body', message }]);
}
