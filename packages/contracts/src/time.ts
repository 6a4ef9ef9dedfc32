/** Milliseconds of a second. */
export const secondMs = 1000;
/** Milliseconds of a minute. */
export const minuteMs = 60 * secondMs;
/** Milliseconds of an hour. */
export const hourMs = 60 * minuteMs;
/** Milliseconds of 24 hours; a calendar day is shorter or longer where clocks change. */
export const dayMs = 24 * hourMs;
