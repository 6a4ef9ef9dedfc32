import * as z from 'zod';

/** Who takes a step: a visitor without an account, a contractor, an administrator, or the system. */
export const actorKinds = ['anonymous', 'contractor', 'staff', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** A step of a lifecycle. It names only the kind of actor, so that no other person's name is revealed. */
export const stepSchema = <const A extends string>(actions: readonly [A, ...A[]]) =>
  z.object({
    action: z.enum(actions),
    actor: z.enum(actorKinds),
    at: z.iso.datetime(),
    reason: z.string().nullable().describe('a code'),
  });
