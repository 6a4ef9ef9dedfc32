import { isPage, pageTable, type RouteName, routeRows } from '@poolpros/contracts/page-table';
import { Link } from '../../../shared/ui/link.js';

/** Pages with a name of their own that search engines are to know, in the order of the table. */
const indexedPages = routeRows.flatMap(([, row]) =>
  isPage(row) && row.index === 'always' && row.canonical === 'own' ? [row] : [],
);

/** Pages that people look for here although search engines leave them out. */
const tools = (['compare', 'shortlist', 'login'] satisfies RouteName[]).map((name) => pageTable[name]);
const demos = (['demoLoaders', 'metaTagsDemo', 'simpleTemplates'] satisfies RouteName[]).map((name) => pageTable[name]);

const lists = [
  { heading: 'Pages', pages: indexedPages },
  { heading: 'Tools', pages: tools },
  { heading: 'For developers of this site', pages: demos },
];

/** The pages of the site that are not about a place or a business. */
export const PageIndex = () =>
  lists.map(({ heading, pages }) => (
    <nav key={heading} aria-label={heading} className="mt-8">
      <h2 className="type-h3 mb-2">{heading}</h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {pages.map(({ path, title }) => (
          <li key={path} className="border-t border-rule">
            <Link to={path} className="flex min-h-11 items-center py-2 font-medium text-link hover:underline">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
