import { clsx } from 'clsx';

/** A grey bar in place of text that is on its way. Size comes from `className`. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={clsx('skeleton', className)} />;
}

/** Cards in the geometry of a result list. */
export function CardListSkeleton({ cards = 3 }: { cards?: number }) {
  return (
    <div className="@container flex flex-col gap-4" aria-hidden="true">
      {Array.from({ length: cards }, (_, index) => `card-${index}`).map((card) => (
        <div
          key={card}
          className="grid overflow-hidden rounded-card border border-rule @min-[561px]:grid-cols-[176px_minmax(0,1fr)] @min-[761px]:grid-cols-[184px_minmax(0,1fr)_148px]"
        >
          <Skeleton className="aspect-2/1 rounded-none! @min-[561px]:aspect-auto" />
          <div className="flex flex-col gap-[9px] p-4 @min-[561px]:p-[18px]">
            <Skeleton className="my-1 h-6 w-1/2" />
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-[26px] w-4/5" />
            <Skeleton className="h-[26px] w-3/4" />
            <Skeleton className="mt-2 h-5 w-2/3" />
          </div>
          <div className="flex items-center justify-between gap-3 border-t border-rule px-4 py-3 @min-[561px]:col-span-full @min-[561px]:py-2.5 @min-[761px]:col-auto @min-[761px]:flex-col @min-[761px]:items-stretch @min-[761px]:border-t-0 @min-[761px]:border-l @min-[761px]:px-3.5 @min-[761px]:py-[18px]">
            <Skeleton className="h-12 w-24" />
            <Skeleton className="h-11 w-28 @min-[761px]:mt-auto @min-[761px]:w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
