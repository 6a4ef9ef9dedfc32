import type { ReactNode } from 'react';

export interface InfoSection {
  /** The fragment that leads to it. */
  id: string;
  title: string;
  body: ReactNode;
}

/** A text in sections, each below its heading. */
export const Sections = ({ sections }: { sections: readonly InfoSection[] }) =>
  sections.map(({ id, title, body }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {body}
    </section>
  ));
