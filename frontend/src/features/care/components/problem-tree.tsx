import { lowerLabelOf } from '@poolpros/contracts/catalogue';
import { ArrowLeft, RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { problemTree, type TreeQuestion, type TreeResult } from '../../../../content/care/problem-tree.js';
import { type Problem, problems } from '../../../../content/care/problems.js';
import { ButtonLink, buttonClass } from '../../../shared/ui/button.js';
import { Link } from '../../../shared/ui/link.js';
import { Note } from '../../../shared/ui/states.js';
import { searchFor } from '../search-for.js';
import { stepQuery, treeStep } from '../tree-steps.js';

/** The fragment of the section that the tree stands in. */
export const treeFragment = 'step-by-step';
const linkTo = (id: string) => ({ search: stepQuery(id), hash: `#${treeFragment}` });

const problemOf = (node: TreeQuestion | TreeResult): Problem | undefined =>
  'problem' in node ? problems.find(({ id }) => id === node.problem) : undefined;

/** Questions whose answers are links, so that each step has a URL, history and needs no script. */
export function ProblemTree() {
  const { node, trail } = treeStep(useSearchParams()[0].get('step') ?? '');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(node.id);
  const problem = problemOf(node);
  const before = trail.at(-1);

  // The answer that had the focus is gone with its question.
  useEffect(() => {
    if (shown.current === node.id) return;
    shown.current = node.id;
    heading.current?.focus();
  }, [node.id]);

  return (
    <div className="not-prose mt-5 rounded-card border border-rule bg-surface p-5 md:p-6 print:hidden">
      {trail.length > 0 && (
        <ol aria-label="Your answers" className="type-small mb-3 flex flex-wrap gap-x-2 text-muted">
          {trail.map(({ id, answer }) => (
            <li key={id} className="not-last:after:ml-2 not-last:after:content-['›']">
              {answer}
            </li>
          ))}
        </ol>
      )}
      <h3 ref={heading} tabIndex={-1} className="type-h3 outline-none">
        {'question' in node ? node.question : `Likely problem: ${problem?.title.toLowerCase()}`}
      </h3>
      {'answers' in node ? <Answers question={node} /> : problem && <Result because={node.because} problem={problem} />}
      <p role="status" className="sr-only">
        {problem && 'because' in node && `Result: ${problem.title}. ${node.because}`}
      </p>
      {before && (
        <p className="mt-5 flex flex-wrap gap-2 border-t border-rule pt-4">
          <Link to={linkTo(before.id)} preventScrollReset className={buttonClass({ variant: 'ghost' })}>
            <ArrowLeft aria-hidden="true" className="size-5" />
            Back
          </Link>
          <Link to={linkTo(problemTree.id)} preventScrollReset className={buttonClass({ variant: 'ghost' })}>
            <RotateCw aria-hidden="true" className="size-5" />
            Start over
          </Link>
        </p>
      )}
    </div>
  );
}

const Answers = ({ question: { hint, answers } }: { question: TreeQuestion }) => (
  <>
    {hint && <p className="mt-2 text-[0.9375rem]/6 text-soft">{hint}</p>}
    <ul className="mt-4 grid gap-2">
      {answers.map(({ label, next }) => (
        <li key={next.id}>
          <Link
            to={linkTo(next.id)}
            preventScrollReset
            className="flex min-h-12 items-center rounded-control border border-control px-4 py-2.5 font-[550] hover:border-pool-700 hover:bg-pool-50"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </>
);

const Result = ({
  because,
  problem: { id, title, danger, checks, call, service },
}: {
  because: string;
  problem: Problem;
}) => (
  <>
    <p className="mt-2">{because}</p>
    {danger && (
      <div className="mt-4">
        <Note tone="brick">
          <strong>First:</strong> {danger}
        </Note>
      </div>
    )}
    <h4 className="mt-4 font-semibold">Check now</h4>
    <ul className="mt-1 list-[square] pl-5">
      {checks.map((check) => (
        <li key={check} className="mt-1 pl-1 marker:text-pool-600">
          {check}
        </li>
      ))}
    </ul>
    <p className="mt-3">
      <strong>When to call:</strong> {call}
    </p>
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonLink variant="soft" to={searchFor(service)}>
        Find {lowerLabelOf(service)}
      </ButtonLink>
      <Link to={{ hash: `#${id}` }} className="link inline-flex min-h-11 items-center">
        {title}: causes and what to do
      </Link>
    </p>
  </>
);
