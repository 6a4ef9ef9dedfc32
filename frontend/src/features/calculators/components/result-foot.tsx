import type { SentFigures } from '../use-sent-figures.js';
import { ResultActions } from './result-actions.js';
import { SendFigures } from './send-figures.js';

/** What can be done with a result. */
export const ResultFoot = ({ query, figures }: { query: string; figures: SentFigures }) => (
  <div className="flex flex-wrap gap-2.5 print:hidden">
    <SendFigures {...figures} />
    <ResultActions query={query} />
  </div>
);
