import { longDate } from '@poolpros/contracts/long-date';
import type { TextSource } from './text.js';

export interface SourcesProps {
  sources: readonly TextSource[];
  /** The day on which they were last read. */
  checked?: string;
}

/** The sources of a text. */
export const Sources = ({ sources, checked }: SourcesProps) => (
  <section aria-labelledby="text-sources" className="not-prose mt-10 border-t border-rule pt-5">
    <h2 id="text-sources" className="type-h4">
      Sources
    </h2>
    <ul className="mt-2 flex flex-col gap-1 text-sm/6 text-soft">
      {sources.map(({ title, url }) => (
        <li key={url}>
          <a href={url} rel="noreferrer" className="link inline-block py-0.5 pointer-coarse:py-2.5">
            {title}
          </a>
        </li>
      ))}
    </ul>
    {checked && <p className="type-small mt-2 text-muted">Checked {longDate(checked)}.</p>}
  </section>
);
