import { clsx } from 'clsx';

/** A grey bar in place of text that is on its way. Size comes from `className`. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={clsx('skeleton', className)} />;
}

/** Cards in the geometry of a result list. */
export function CardListSkeleton({ cards = 3 }: { cards?: number }) {
  return (
    <div className="flex flex-col gap-4" aria-hidden="true">
      {Array.from({ length: cards }, (_, index) => `card-${index}`).map((card) => (
        <div
          key={card}
          className="grid overflow-hidden rounded-card border border-rule md:h-44 md:grid-cols-[184px_1fr]"
        >
          <Skeleton className="h-40 rounded-none! md:h-full" />
          <div className="flex flex-col gap-3 p-[1.125rem]">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-3.5 w-2/3" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-6 w-3/4" />
          </div>
        </div>
      ))}
    </div>
  );
}
