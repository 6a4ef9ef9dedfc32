import { counted } from '@poolpros/contracts/counted';
import { type ChangeEvent, useRef, useState } from 'react';
import { readingElements } from '../../../shared/reading/reading-elements.js';
import { TextField } from '../../../shared/ui/field.js';
import { help } from '../help-articles.js';
import { matching } from '../help-search.js';

const descriptions = new Map(help.flatMap(({ articles }) => articles.map(({ id, description }) => [id, description])));

const answers = (count: number): string => {
  if (count === 0) return 'No answer contains these words. Try fewer, or browse the answers below.';
  return counted(count, 'answer');
};

/** All answers, and a field that leaves those that fit. Without a script there are all of them and no field. */
export function HelpList() {
  const list = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<ReadonlySet<string> | null>(null);
  // Where nothing fits, everything is better than nothing.
  const isShown = (id: string) => found === null || found.size === 0 || found.has(id);

  const search = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const shown = [...(list.current?.querySelectorAll('article') ?? [])];
    const texts = shown.map(({ id, textContent }) => [id, `${textContent} ${descriptions.get(id)}`] as const);
    setFound(matching(new Map(texts), target.value));
  };

  return (
    <>
      <form
        aria-label="Help"
        onSubmit={(event) => event.preventDefault()}
        className="not-prose mb-8 noscript:hidden print:hidden"
      >
        <TextField label="Search help" type="search" autoComplete="off" onChange={search} />
        <p role="status" className="type-small mt-2 min-h-5 text-soft">
          {found && answers(found.size)}
        </p>
      </form>
      <div ref={list}>
        {help.map(({ id: group, title, articles }) => (
          <section key={group} aria-labelledby={group} hidden={!articles.some(({ id }) => isShown(id))}>
            <h2 id={group}>{title}</h2>
            {articles.map(({ id, title: question, Text }) => (
              <article key={id} id={id} aria-labelledby={`${id}-title`} hidden={!isShown(id)} className="scroll-mt-24">
                <h3 id={`${id}-title`}>{question}</h3>
                <Text components={readingElements} />
              </article>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
