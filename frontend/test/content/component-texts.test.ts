import { expect, it } from 'vitest';
import { readComponent } from './component-texts.js';

it('reads what visitors read of a component, with its line', () => {
  const source = [
    "import { Link } from 'react-router-dom';",
    'export const Part = ({ day }: { day: string }) => (',
    '  <ReadingPage className="flex min-w-0" title="Two words" next={{ text: \'Ask one builder.\', to: \'/a b\' }}>',
    '    <p>',
    '      Gone through on <b>{day}</b>, by <Link to="/us">the editors</Link>.',
    '    </p>',
    '  </ReadingPage>',
    ');',
  ].join('\n');
  expect(readComponent('part.tsx', source).prose).toEqual([
    { text: 'Two words', line: 3 },
    { text: 'Ask one builder.', line: 3 },
    { text: 'Gone through on …, by the editors.', line: 4 },
  ]);
});
