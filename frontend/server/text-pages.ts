import { isPage, routeRows } from '@poolpros/contracts/page-table';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { states } from '@poolpros/contracts/states';
import { articles } from '../src/features/articles/articles.js';
import { jobs } from '../src/features/costs/jobs.js';
import { programPages } from '../src/features/financing/program-pages.js';
import { loadStateText } from '../src/features/regulations/load-rules.js';
import { isThinState } from '../src/features/regulations/thin-state.js';

export interface TextPage {
  path: string;
  /** When its text changed last; unknown for most. */
  updatedAt?: string;
}

const fixedPages: TextPage[] = routeRows.flatMap(([, row]) =>
  isPage(row) && row.sitemap === 'site' ? { path: row.path } : [],
);
const articlePages: TextPage[] = articles.map(({ slug, frontmatter }) => ({
  path: pathTo(pagePaths.article, { slug }),
  updatedAt: frontmatter.updated,
}));
const jobPages: TextPage[] = jobs.map(({ slug }) => ({ path: pathTo(pagePaths.jobCost, { job: slug }) }));
const financingPages: TextPage[] = programPages().map(({ state, program }) => ({
  path: pathTo(pagePaths.financingProgram, { state: state.slug, program }),
}));

/** The regulations of each state with enough facts. */
async function loadRulePages(): Promise<TextPage[]> {
  const texts = await Promise.all(states.map(async ({ slug }) => ({ slug, text: await loadStateText(slug) })));
  return texts
    .filter(({ text }) => !isThinState(text))
    .map(({ slug, text }) => ({
      path: pathTo(pagePaths.stateRegulations, { state: slug }),
      updatedAt: text.updated,
    }));
}

/** The pages that search engines may index and whose text is in the code, not in directory. */
export const loadTextPages = async (): Promise<TextPage[]> => [
  ...fixedPages,
  ...articlePages,
  ...jobPages,
  ...financingPages,
  ...(await loadRulePages()),
];
