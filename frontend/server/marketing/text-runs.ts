import type { FontFile, FontWeight } from '../fonts.js';

export interface TextBox {
  x: number;
  y: number;
  width: number;
  /** In points. */
  size: number;
  weight: FontWeight;
  color: string;
  /** Lines; what is longer ends with an ellipsis. */
  most: number;
}

export interface TextRuns {
  /** Writes a text into a box; returns where its last line ends. */
  lines(text: string, box: TextBox): number;
}

interface Run {
  font: string;
  text: string;
}

const lineHeight = 1.25;

/**
 * Writes texts whose letters come from several parts of a font, which the PDF library alone does not: a name may be
 * Polish in the middle. A letter that no part has is left out.
 */
export function createTextRuns(document: PDFKit.PDFDocument, files: readonly FontFile[]): TextRuns {
  const fonts = files.map(({ name, weight, has, data }) => {
    const id = `${name} ${weight}`;
    document.registerFont(id, data);
    return { id, weight, has };
  });

  function runsOf(text: string, weight: FontWeight): Run[] {
    const runs: Run[] = [];
    for (const letter of text) {
      const found = fonts.find((each) => each.weight === weight && each.has(letter));
      const last = runs.at(-1);
      if (!found) continue;
      if (last?.font === found.id) last.text += letter;
      else runs.push({ font: found.id, text: letter });
    }
    return runs;
  }

  const widthOf = (runs: readonly Run[], size: number): number =>
    runs.reduce((sum, { font, text }) => sum + document.font(font).fontSize(size).widthOfString(text), 0);

  return {
    lines(text, { x, y, width, size, weight, color, most }) {
      const fits = (line: string) => widthOf(runsOf(line, weight), size) <= width;
      const wrapped = wrap(text.normalize('NFC').trim(), fits, most);
      for (const [index, line] of wrapped.entries()) {
        let at = x;
        for (const run of runsOf(line, weight)) {
          const top = y + index * size * lineHeight;
          document.font(run.font).fontSize(size).fillColor(color).text(run.text, at, top, { lineBreak: false });
          at += document.widthOfString(run.text);
        }
      }
      return y + wrapped.length * size * lineHeight;
    },
  };
}

/** Lines of whole words; a word that is too long is broken, and the last line ends with an ellipsis if more follows. */
export function wrap(text: string, fits: (line: string) => boolean, most: number): string[] {
  const lines: string[] = [];
  let rest = text.split(/\s+/);
  while (rest.length > 0 && lines.length < most) {
    let count = rest.length;
    while (count > 1 && !fits(rest.slice(0, count).join(' '))) count -= 1;
    const line = rest.slice(0, count).join(' ');
    const isWhole = fits(line);
    const clipped = isWhole ? line : clip(line, fits, '');
    rest = isWhole ? rest.slice(count) : [line.slice(clipped.length), ...rest.slice(count)];
    lines.push(clipped);
  }
  const last = lines.at(-1);
  if (rest.length > 0 && last !== undefined) lines[lines.length - 1] = clip(`${last} ${rest[0]}`, fits, '…');
  return lines;
}

/** As much of a line as fits with `end` after it, at least one letter. */
function clip(line: string, fits: (line: string) => boolean, end: string): string {
  const letters = [...line];
  while (letters.length > 1 && !fits(letters.join('').trimEnd() + end)) letters.pop();
  return letters.join('').trimEnd() + end;
}
