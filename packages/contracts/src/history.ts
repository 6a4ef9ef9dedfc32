import * as z from 'zod';

/** Who takes a step: a visitor without an account, a contractor, somebody of the staff, or the product itself. */
export const actorKinds = ['anonymous', 'contractor', 'staff', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** A step in the life of something. Who took it is told by kind alone, so that nobody reads another person's name. */
export const stepSchema = <const A extends string>(actions: readonly [A, ...A[]]) =>
  z.object({
    action: z.enum(actions),
    actor: z.enum(actorKinds),
    at: z.iso.datetime(),
    reason: z.string().nullable().describe('a code'),
  });
