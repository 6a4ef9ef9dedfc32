import type { TextContents } from './text.js';
import { useCurrentSection } from './use-current-section.js';

/** The headings of a page, with the current one marked. */
export function PageContents({ contents }: { contents: TextContents }) {
  const current = useCurrentSection(contents);
  return (
    <nav
      aria-labelledby="on-this-page"
      className="min-w-0 max-xl:rounded-card max-xl:bg-surface-quiet max-xl:px-5 max-xl:py-4 lg:col-span-full xl:sticky xl:top-24 xl:col-span-1 print:hidden"
    >
      <h2 id="on-this-page" className="type-marker">
        On this page
      </h2>
      <ol className="mt-3 gap-x-8 sm:columns-2 xl:columns-1 xl:border-l-2 xl:border-rule">
        {contents.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className="flex min-h-11 items-center py-1.5 text-sm/5 text-soft hover:text-link xl:-ml-0.5 xl:min-h-8 xl:border-l-2 xl:border-transparent xl:pl-4 xl:aria-[current]:border-pool-700 xl:aria-[current]:font-semibold xl:aria-[current]:text-pool-700 pointer-coarse:xl:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
