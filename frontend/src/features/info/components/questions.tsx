import { Fragment, type ReactNode } from 'react';

export interface Question {
  question: string;
  answer: ReactNode;
}

/** Questions with what they are answered with, in the open, so that a browser's own search finds both. */
export const Questions = ({ questions }: { questions: readonly Question[] }) =>
  questions.map(({ question, answer }) => (
    <Fragment key={question}>
      <h3>{question}</h3>
      <div>{answer}</div>
    </Fragment>
  ));
