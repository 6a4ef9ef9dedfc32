/** The look of an entry of the bar. */
export const entryClass =
  'relative inline-flex min-h-10 items-center gap-1 rounded-[8px] px-1 text-sm font-medium @min-[89rem]:px-2 @min-[103rem]:text-[0.9375rem] whitespace-nowrap hover:bg-pool-50 hover:text-pool-700';
