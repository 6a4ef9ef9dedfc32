type Attributes = Readonly<Record<string, string | number>>;

/** An SVG element; the attributes are ours, the text may be anyone's. */
export const element = (name: string, attributes: Attributes, content = ''): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')}${content ? `>${content}</${name}>` : '/>'}`;

/** A path; nothing when there is nothing to draw. */
export const pathOf = (d: string, attributes: Attributes): string => (d ? element('path', { ...attributes, d }) : '');

export const pixel = (value: number): number => Math.round(value * 10) / 10;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
