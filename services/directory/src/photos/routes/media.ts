import type { ZodApp } from '@poolpros/chassis/http';
import { Refusal } from '@poolpros/chassis/refusal';
import { mediaRoot, photoFormats, photoWidths } from '@poolpros/contracts/photo-url';
import * as z from 'zod';
import type { Context } from '../../base/context.js';

const yearSeconds = 31_536_000;
const photoFileName = new RegExp(`^[0-9a-f]{32}-(?:${photoWidths.join('|')})\\.(?:${photoFormats.join('|')})$`);

/** Files that visitors load. Nothing else of the file store is reached from here. */
export function mediaRoutes(app: ZodApp, { files }: Context): void {
  app.get(
    `${mediaRoot}/photos/:file`,
    {
      schema: {
        // The API's description holds what is below /api.
        hide: true,
        params: z.object({ file: z.string() }),
      },
    },
    async (request, reply) => {
      const { file } = request.params;
      const found = photoFileName.test(file) ? await files.get(`photos/${file}`) : null;
      if (!found) throw new Refusal('not_found', 'There is no such file.');
      reply.header('cache-control', `public, max-age=${yearSeconds}, immutable`);
      reply.header('content-length', found.bytes);
      return reply.type(found.contentType).send(found.body);
    },
  );
}
