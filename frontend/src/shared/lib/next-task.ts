/** Ends the current task: before the next one the browser paints and handles input. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
