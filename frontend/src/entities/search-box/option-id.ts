/** Id of the option at a position. */
export const optionId = (listId: string, position: number): string => `${listId}-${position}`;
