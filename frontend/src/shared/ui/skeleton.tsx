import { clsx } from 'clsx';

/** A gray bar in place of text that is loading. Size comes from `className`. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={clsx('skeleton', className)} />;
}

/** Cards in the geometry of a result list. */
export function CardListSkeleton({ cards = 3 }: { cards?: number }) {
  return (
    <div className="@container flex flex-col gap-3 md:gap-4" aria-hidden="true">
      {Array.from({ length: cards }, (_, index) => `card-${index}`).map((card) => (
        <div
          key={card}
          className="grid grid-cols-[5.25rem_minmax(0,1fr)] overflow-hidden rounded-card border border-rule @min-[35rem]:grid-cols-[176px_minmax(0,1fr)] @min-[47.5rem]:grid-cols-[184px_minmax(0,1fr)_164px]"
        >
          <Skeleton className="mt-2.5 mb-1 ml-2.5 h-[4.375rem] rounded-control! @min-[35rem]:m-0 @min-[35rem]:h-auto @min-[35rem]:rounded-none!" />
          <div className="flex flex-col gap-2 py-3 pr-12 pl-3 @min-[35rem]:gap-[9px] @min-[35rem]:p-[18px]">
            <Skeleton className="h-5 w-2/3 @min-[35rem]:my-1 @min-[35rem]:h-6" />
            <Skeleton className="h-5 w-4/5 @min-[35rem]:h-6 @min-[35rem]:w-2/3" />
            <Skeleton className="h-[26px] w-4/5 @max-[35rem]:hidden" />
            <Skeleton className="mt-2 h-5 w-2/3 @max-[35rem]:hidden" />
          </div>
          <div className="col-span-full flex flex-col gap-2 px-3 @min-[35rem]:hidden">
            <Skeleton className="h-4 w-11/12" />
            <Skeleton className="h-4 w-3/5" />
          </div>
          <div className="col-span-full flex items-center justify-between gap-3 px-3 py-1.5 @min-[35rem]:border-t @min-[35rem]:border-rule @min-[35rem]:py-2.5 @min-[47.5rem]:col-auto @min-[47.5rem]:flex-col @min-[47.5rem]:items-stretch @min-[47.5rem]:border-t-0 @min-[47.5rem]:border-l @min-[47.5rem]:px-3.5 @min-[47.5rem]:py-[18px]">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-11 w-24 @min-[47.5rem]:mt-auto @min-[47.5rem]:w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
