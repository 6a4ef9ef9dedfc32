import { createStoredList } from '../../shared/storage/stored-list.js';

/** The daily limit of recipients. */
const mostOfDay = 100;

/** The day in the visitor's time zone. */
function today(): string {
  const now = new Date();
  return `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`;
}

/** The installers that got a message from this browser today, without sender or text. Other days are deleted. */
const askedList = createStoredList<{ id: number; day: string }>({
  key: 'askedToday',
  most: mostOfDay,
  read(stored) {
    const { id, day } = (stored ?? {}) as Record<string, unknown>;
    return Number.isSafeInteger(id) && day === today() ? { id: Number(id), day: today() } : null;
  },
});

/** Remembers until tomorrow that they were asked. */
export function rememberAsked(installers: readonly { id: number }[]): void {
  for (const { id } of installers) askedList.put({ id, day: today() });
}

/** The ids of the installers that were asked today. */
export function useAskedToday(): ReadonlySet<number> {
  return new Set(askedList.useEntries().map(({ id }) => id));
}
