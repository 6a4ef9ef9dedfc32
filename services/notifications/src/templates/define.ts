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

/** An event that a message follows from. */
export interface Trigger {
  event: EventDefinition;
  /** The id of the message's subject; null where this event calls for no message. */
  subjectId: (data: unknown) => string | null;
}

/** A message follows from an event: `subjectId` makes the id of its subject, or null where the event calls for none. */
export const after = <E extends EventDefinition>(
  event: E,
  subjectId: (data: EventOf<E>['data']) => string | null,
): Trigger => ({ event, subjectId: (data) => subjectId(data as EventOf<E>['data']) });

/**
 * Whether readers may stop a mail (docs/rules.md#mail-stops). They cannot stop `security`, which protects an account or an
 * email, and `legal`, which is about a decision that they have a say in.
 */
export type MailKind = 'stoppable' | 'security' | 'legal';

/** A mail: when it is sent, whether it can be stopped, and what it says. */
export interface Mail<T extends MailTemplate> {
  template: T;
  on: readonly Trigger[];
  kind: MailKind;
  /** Goes to an email that was typed and not confirmed: a stranger's words must not reach it. */
  unconfirmed?: true;
  words: (facts: MailFacts<T>) => MailContent;
  /** An example with its subject and the URL of its button, for tests. */
  sample: { facts: z.input<(typeof mailTemplates)[T]['facts']>; subject: string; button: string };
}

/** A text to a phone. */
export interface Text<T extends TextTemplate> {
  template: T;
  on: readonly Trigger[];
  words: (facts: TextFacts<T>) => string;
  sample: { facts: z.input<(typeof textTemplates)[T]['facts']> };
}

export const defineMail = <T extends MailTemplate>(mail: Mail<T>): Mail<T> => mail;
export const defineText = <T extends TextTemplate>(text: Text<T>): Text<T> => text;
