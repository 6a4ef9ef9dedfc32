import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createIcon, type IconData, iconSheetId, iconSymbol, UsedIcons } from './icon.js';

const data: IconData = { name: 'check', node: [['path', { d: 'M20 6 9 17l-5-5', key: 'kq0vyp' }]] };
const Check = createIcon(data);

it('refers to shapes that the page gets once', () => {
  document.body.insertAdjacentHTML('beforeend', `<svg id="${iconSheetId}"></svg>`);
  const { container } = render(
    <>
      <Check className="size-4" />
      <Check aria-label="Chosen" />
    </>,
  );
  const [hidden, labeled] = container.querySelectorAll('svg');
  expect(hidden?.outerHTML).toBe('<svg aria-hidden="true" class="icon size-4"><use href="#i-check"></use></svg>');
  expect(labeled).not.toHaveAttribute('aria-hidden');
  expect(document.querySelectorAll('symbol#i-check > path[d="M20 6 9 17l-5-5"]')).toHaveLength(1);
});

it('leaves the shapes that the server put into the page', () => {
  document.body.insertAdjacentHTML('beforeend', `<svg id="${iconSheetId}">${iconSymbol(data)}</svg>`);
  render(<Check />);
  expect(document.querySelectorAll('symbol')).toHaveLength(1);
});

it('tells the server which icons a page has', () => {
  const used = new Set<IconData>();
  renderToString(
    <UsedIcons value={used}>
      <Check />
      <Check />
    </UsedIcons>,
  );
  expect([...used].map(iconSymbol)).toEqual([
    '<symbol id="i-check" viewBox="0 0 24 24"><path d="M20 6 9 17l-5-5"/></symbol>',
  ]);
});
