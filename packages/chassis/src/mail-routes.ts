import { type MailDataOf, mailDataSchema, mailParamsSchema } from '@poolpros/contracts/http/mail-facts';
import { isFrom, type MailSource, type MessageTemplate, type TemplateFrom } from '@poolpros/contracts/mails/templates';
import type * as z from 'zod';
import { requireRight } from './auth.js';
import { problems, type ZodApp } from './http.js';
import { Problem } from './problem.js';

/** Reads the recipients and the facts of a mail, by the id of its subject; null when there is nothing to send. */
export type MailOf<T extends MessageTemplate, Sources> = (
  sources: Sources,
  id: string,
) => Promise<MailDataOf<T> | null>;

/** Every mail and text message whose facts this service has. */
export type MailsFrom<S extends MailSource, Sources> = { [T in TemplateFrom<S>]: MailOf<T, Sources> };

/**
 * The route from which notifications reads the recipients and facts of a mail, at the moment of sending. `id` is the
 * schema of the subject's id. `sources` makes what the mails read from out of the context.
 */
export const mailRoutes =
  <S extends MailSource, X, Sources>(
    source: S,
    { id, sources, mails }: { id: z.ZodType<string>; sources: (context: X) => Sources; mails: MailsFrom<S, Sources> },
  ) =>
  (app: ZodApp, context: X): void => {
    app.get(
      '/internal/mail/:template/:id',
      {
        onRequest: requireRight('mail-facts'),
        schema: {
          summary: 'Recipients and facts of a mail',
          params: mailParamsSchema.extend({ id }),
          response: { 200: mailDataSchema, ...problems(400, 401, 403, 404, 410, 503) },
        },
      },
      async ({ params }) => {
        if (!isFrom(source, params.template)) throw new Problem('not_found', 'This mail is of another service.');
        const mail = await mails[params.template](sources(context), params.id);
        if (!mail) throw new Problem('gone', 'The subject of the mail is gone.');
        return mail;
      },
    );
  };
