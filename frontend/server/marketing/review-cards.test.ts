import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { cardTexts } from '../../content/for-contractors/card-texts.js';
import { drawReviewCards } from './review-cards.js';
import { wrap } from './text-runs.js';

const publicUrl = 'https://poolpros.example';
const read = async (name: string) => {
  const file = await getDocumentProxy(new Uint8Array(await drawReviewCards({ id: 7, name }, publicUrl)));
  const { text } = await extractText(file, { mergePages: true });
  return { file, text };
};
/** A piece of text as the reader of the PDF finds it; `transform` ends with its place from the lower left. */
interface TextBox {
  str: string;
  transform: number[];
  width: number;
  height: number;
}

const count = (text: string, part: string) => text.split(part).length - 1;

describe('the sheet of review cards', () => {
  it('is one page of US Letter', async () => {
    const { file } = await read('Hillstone Pools');
    expect(file.numPages).toBe(1);
    expect((await file.getPage(1)).view).toEqual([0, 0, 8.5 * 72, 11 * 72]);
  });

  it('has eight cards with name, words and link as text', async () => {
    const { text } = await read('Hillstone Pools');
    expect(count(text, 'Hillstone Pools')).toBe(9);
    expect(count(text, cardTexts.title)).toBe(8);
    expect(count(text, 'poolpros.example/direct-review/7')).toBe(8);
  });

  it('has names with letters of other languages', async () => {
    const { text } = await read('Piscinas Peña & Łódź Søn');
    expect(count(text, 'Peña')).toBe(9);
    expect(count(text, 'Łódź')).toBe(9);
  });

  it('keeps everything a quarter of an inch from the edge of the paper', async () => {
    const { file } = await read(
      'Wolfeschlegelsteinhausenbergerdorff Custom Pools and Outdoor Living of Greater Austin, LLC',
    );
    const { items } = await (await file.getPage(1)).getTextContent();
    const boxes = (items as TextBox[]).filter(({ str }) => str.trim() !== '');
    expect(boxes.length).toBeGreaterThan(30);
    for (const { transform, width, height } of boxes) {
      const [x = 0, y = 0] = transform.slice(4);
      expect(x).toBeGreaterThanOrEqual(18);
      expect(y).toBeGreaterThanOrEqual(18);
      expect(x + width).toBeLessThanOrEqual(8.5 * 72 - 18);
      expect(y + height).toBeLessThanOrEqual(11 * 72 - 18);
    }
  });
});

describe('a text in a box', () => {
  const tenLetters = (line: string) => line.length <= 10;

  it.each([
    ['short', 3, ['short']],
    ['two words more', 3, ['two words', 'more']],
    ['one two three four five', 2, ['one two', 'three fou…']],
    ['abcdefghijklmno', 2, ['abcdefghij', 'klmno']],
    ['abcdefghijklmno', 1, ['abcdefghi…']],
    ['', 2, ['']],
  ])('“%s” takes at most %i lines', (text, most, lines) => {
    expect(wrap(text, tenLetters, most)).toEqual(lines);
  });
});
