import type { ComponentPropsWithoutRef } from 'react';
import { Link } from '../ui/link.js';
import { Note, type NoteProps } from '../ui/states.js';

/** Our own pages open in place; another site gets no referrer. */
function TextLink({ href = '', ...rest }: ComponentPropsWithoutRef<'a'>) {
  if (href.startsWith('/')) return <Link to={href} {...rest} />;
  return <a href={href} rel={href.startsWith('#') ? undefined : 'noreferrer'} {...rest} />;
}

/** A table scrolls by itself on a narrow screen; the keyboard reaches it to scroll. */
const TextTable = (props: ComponentPropsWithoutRef<'table'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
  <section aria-label="Table" tabIndex={0} className="table-frame">
    <table {...props} />
  </section>
);

/** A picture; its title is the caption. */
function TextImage({ alt, title, ...rest }: ComponentPropsWithoutRef<'img'>) {
  return (
    <figure>
      <img {...rest} alt={alt ?? ''} loading="lazy" decoding="async" />
      {title && <figcaption>{title}</figcaption>}
    </figure>
  );
}

/** Important or optional information. */
const TextNote = (props: NoteProps) => (
  <div role="note" className="not-prose mt-5">
    <Note {...props} />
  </div>
);

/** How the elements of a text are shown, and the components that a text may name. */
export const readingElements = { a: TextLink, table: TextTable, img: TextImage, Note: TextNote };
