import { ownershipAsOf } from '@poolpros/calculators/ownership-factors';
import { longDate } from '@poolpros/contracts/long-date';
import type { Guide, Question, Section } from '../../../../content/guides/types.js';
import { JsonLd } from '../../../shared/lib/json-ld.js';

/** Short texts next to each other where they fit. */
export const Sections = ({ sections }: { sections: readonly Section[] }) => (
  <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col">
    {sections.map(({ id, title, paragraphs }) => (
      <section key={id} aria-labelledby={id}>
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-3 text-[1.0625rem]/7">
            {paragraph}
          </p>
        ))}
      </section>
    ))}
  </div>
);

/** Facts by their names. */
export const Facts = ({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) => (
  <dl className="text-sm/5">
    {rows.map(([label, value]) => (
      <div key={label} className="flex flex-wrap gap-x-3 border-t border-rule py-2">
        <dt className="w-[7rem] text-muted">{label}</dt>
        <dd className="min-w-[min(8rem,100%)] flex-1 tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);

/** Questions with their answers, in the open, so that a browser's own search and paper have both. */
export const Questions = ({ questions }: { questions: readonly Question[] }) => (
  <section aria-labelledby="questions">
    <h2 id="questions" className="type-h3">
      Questions
    </h2>
    <dl className="mt-4 grid gap-x-12 gap-y-6 md:grid-cols-2">
      {questions.map(({ question, answer }) => (
        <div key={question} className="border-t border-rule pt-4 print:break-inside-avoid">
          <dt className="font-semibold">{question}</dt>
          <dd className="mt-1.5 text-soft">{answer}</dd>
        </div>
      ))}
    </dl>
    <JsonLd
      data={{
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }}
    />
  </section>
);

/** Where the figures come from and when they were gathered. */
export const Sources = ({ sources, sourcesAre }: Pick<Guide, 'sources' | 'sourcesAre'>) => (
  <section aria-labelledby="sources" className="type-small border-t border-rule pt-4 text-soft">
    <h2 id="sources" className="font-semibold text-text">
      Sources
    </h2>
    <p className="mt-1">
      Gathered through {longDate(ownershipAsOf)}. {sourcesAre}
    </p>
    <ul className="mt-2 list-[square] pl-5 marker:text-pool-600">
      {sources.map(({ name, of, url }) => (
        <li key={name} className="mt-1">
          {url ? (
            <a href={url} rel="noreferrer" className="link">
              {name}
            </a>
          ) : (
            name
          )}
          : {of}
        </li>
      ))}
    </ul>
  </section>
);
