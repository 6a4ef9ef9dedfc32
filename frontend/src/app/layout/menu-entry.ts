/** The look of an entry of the bar. */
export const entryClass =
  'relative inline-flex min-h-10 items-center gap-1 rounded-[8px] px-2 text-[0.9375rem] font-medium whitespace-nowrap hover:bg-pool-50 hover:text-pool-700';
