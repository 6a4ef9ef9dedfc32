import type { ReactNode } from 'react';

/** The buttons below what is decided, at the lower edge of the window for as long as any of it is read. */
export function DecisionBar({ children }: { children: ReactNode }) {
  return (
    <div className="bottom-bar sticky bottom-0 z-10 -mx-4 -mb-4 flex flex-wrap gap-2.5 border-t border-rule bg-surface px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] md:-mx-5 md:px-5">
      {children}
    </div>
  );
}
