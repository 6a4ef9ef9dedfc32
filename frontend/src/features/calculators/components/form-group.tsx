import type { ReactNode } from 'react';

/** Fields that belong together. */
export function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 print:break-inside-avoid">
      <legend className="type-h4 mb-3 print:mb-1">{title}</legend>
      {children}
    </fieldset>
  );
}

/** Fields side by side where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2 lg:grid-cols-1 min-[84rem]:grid-cols-2 print:grid-cols-4 print:gap-y-1">
    {children}
  </div>
);
