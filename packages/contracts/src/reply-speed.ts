/** Steps of the typical reply time in minutes (docs/rules.md#reply-speed). */
const steps = [
  { within: 60, text: '1 hour' },
  { within: 240, text: '4 hours' },
  { within: 1440, text: '24 hours' },
] as const;

/** The longest time of a step, in minutes. */
export const replySteps = [60, 240, 1440] as const;
export type ReplyStep = (typeof replySteps)[number];

/** The step for a median in minutes; null if replies take longer than a day. */
export const replySpeed = (minutes: number): (typeof steps)[number] | null =>
  steps.find(({ within }) => minutes <= within) ?? null;
