/** A text with the name of a business and its review link in it. */
export const filledText = (text: string, { name, link }: { name: string; link: string }): string =>
  text.replace(/\{(name|link)\}/g, (_, key: string) => (key === 'name' ? name : link));
