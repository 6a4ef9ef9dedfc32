import { clsx } from 'clsx';

/** A grey bar in place of text that is on its way. Size comes from `className`. */
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
          className="grid grid-cols-[84px_minmax(0,1fr)] overflow-hidden rounded-card border border-rule @min-[561px]:grid-cols-[176px_minmax(0,1fr)] @min-[761px]:grid-cols-[184px_minmax(0,1fr)_164px]"
        >
          <Skeleton className="mt-2.5 mb-1 ml-2.5 h-[70px] rounded-control! @min-[561px]:m-0 @min-[561px]:h-auto @min-[561px]:rounded-none!" />
          <div className="flex flex-col gap-2 py-3 pr-12 pl-3 @min-[561px]:gap-[9px] @min-[561px]:p-[18px]">
            <Skeleton className="h-5 w-2/3 @min-[561px]:my-1 @min-[561px]:h-6" />
            <Skeleton className="h-5 w-4/5 @min-[561px]:h-6 @min-[561px]:w-2/3" />
            <Skeleton className="h-[26px] w-4/5 @max-[560px]:hidden" />
            <Skeleton className="mt-2 h-5 w-2/3 @max-[560px]:hidden" />
          </div>
          <div className="col-span-full flex flex-col gap-2 px-3 @min-[561px]:hidden">
            <Skeleton className="h-4 w-11/12" />
            <Skeleton className="h-4 w-3/5" />
          </div>
          <div className="col-span-full flex items-center justify-between gap-3 px-3 py-1.5 @min-[561px]:border-t @min-[561px]:border-rule @min-[561px]:py-2.5 @min-[761px]:col-auto @min-[761px]:flex-col @min-[761px]:items-stretch @min-[761px]:border-t-0 @min-[761px]:border-l @min-[761px]:px-3.5 @min-[761px]:py-[18px]">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-11 w-24 @min-[761px]:mt-auto @min-[761px]:w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
