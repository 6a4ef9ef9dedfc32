/** The style of an open menu below the header. The strip above it keeps the pointer within the menu on its way down. */
export const panelClass =
  'absolute top-[calc(100%+17px)] left-0 z-10 flex w-max max-w-[calc(100vw-64px)] gap-3 rounded-b-panel bg-surface p-3 shadow-overlay before:absolute before:inset-x-0 before:-top-[17px] before:h-[17px]';
