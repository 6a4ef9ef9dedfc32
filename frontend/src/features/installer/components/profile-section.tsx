import type { ReactNode } from 'react';

export interface ProfileSectionProps {
  id: string;
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the page that the list of its contents leads to. */
export function ProfileSection({ id, title, action, children }: ProfileSectionProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className="scroll-mt-20 border-t border-rule py-7 [nav+&]:border-t-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${id}-title`} className="type-h3">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
