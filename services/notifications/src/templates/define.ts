import type { EventDefinition, EventOf } from '@poolpros/contracts/events/define';
import type {
  MailFacts,
  MailTemplate,
  mailTemplates,
  TextFacts,
  TextTemplate,
  textTemplates,
} from '@poolpros/contracts/mails/templates';
import type * as z from 'zod';
import type { MailContent } from './content.js';

/** An event that triggers a message. */
export interface Trigger {
  event: EventDefinition;
  /** The id of the message's subject; null if this event needs no message. */
  subjectId: (data: unknown) => string | null;
}

/** The event of a message: `subjectId` returns the id of its subject, or null if the event needs no message. */
export const after = <E extends EventDefinition>(
  event: E,
  subjectId: (data: EventOf<E>['data']) => string | null,
): Trigger => ({ event, subjectId: (data) => subjectId(data as EventOf<E>['data']) });

/**
 * Whether readers can stop a mail (docs/rules.md#mail-stops). They cannot stop `security`, which protects an account or
 * an email, or `legal`, which is about a decision that they can influence.
 */
export type MailKind = 'stoppable' | 'security' | 'legal';

/** A mail: when it is sent, whether it can be stopped, and its content. */
export interface Mail<T extends MailTemplate> {
  template: T;
  on: readonly Trigger[];
  kind: MailKind;
  /** Sent to an email that was typed and not confirmed: a stranger's words must not be in it. */
  unconfirmed?: true;
  words: (facts: MailFacts<T>) => MailContent;
  /** An example with its subject and the URL of its button, if it has one, for tests. */
  sample: { facts: z.input<(typeof mailTemplates)[T]['facts']>; subject: string; button: string | null };
}

/** A text message to a phone. */
export interface Text<T extends TextTemplate> {
  template: T;
  on: readonly Trigger[];
  words: (facts: TextFacts<T>) => string;
  sample: { facts: z.input<(typeof textTemplates)[T]['facts']> };
}

export const defineMail = <T extends MailTemplate>(mail: Mail<T>): Mail<T> => mail;
export const defineText = <T extends TextTemplate>(text: Text<T>): Text<T> => text;
