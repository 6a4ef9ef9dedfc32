import { decisionDays } from '@poolpros/contracts/limits';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Business hours within which senders are told that they hear. */
export const targetHours = decisionDays * 24;

const isWeekend = (at: number) => [0, 6].includes(new Date(at).getUTCDay());

/** Hours between two instants without those of Saturdays and Sundays (UTC). */
export function businessHours(from: string, now: Date): number {
  const end = now.getTime();
  let hours = 0;
  for (let at = Date.parse(from); at < end; ) {
    const next = Math.min(end, (Math.floor(at / dayMs) + 1) * dayMs);
    if (!isWeekend(at)) hours += (next - at) / hourMs;
    at = next;
  }
  return hours;
}

export type QueueState = 'fine' | 'soon' | 'late';

/** Where an age stands against the target: soon from three quarters of it. */
export function queueState(hours: number): QueueState {
  if (hours > targetHours) return 'late';
  return hours >= targetHours * 0.75 ? 'soon' : 'fine';
}
