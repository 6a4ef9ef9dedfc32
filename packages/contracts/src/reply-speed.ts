/** Steps in which the usual time to a reply is said (docs/rules.md#reply-speed), in minutes. */
const steps = [
  { within: 60, text: '1 hour' },
  { within: 240, text: '4 hours' },
  { within: 1440, text: '24 hours' },
] as const;

/** The step that a median of so many minutes stands for; null when replies take longer than a day. */
export const replySpeed = (minutes: number): (typeof steps)[number] | null =>
  steps.find(({ within }) => minutes <= within) ?? null;
