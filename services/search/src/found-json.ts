import type { estypes } from '@elastic/elasticsearch';

export type Hits = estypes.SearchResponseBody<unknown>;

const beforeCard = Buffer.from('"card":["');
const quote = '"'.charCodeAt(0);

/**
 * The JSON of what the engine found, with each card as its bytes. Most of the JSON is cards in base64, so they are
 * decoded where they are, and only the rest is parsed. Neither needs escapes, so nothing else looks like a card.
 */
export function parseFound(body: Buffer): unknown {
  const cards: Buffer[] = [];
  let rest = '';
  let from = 0;
  for (let at = body.indexOf(beforeCard); at >= 0; at = body.indexOf(beforeCard, from)) {
    const start = at + beforeCard.length;
    const end = body.indexOf(quote, start);
    if (end < 0) break;
    // Its number takes the place of the card.
    rest += body.toString('utf8', from, start - 1) + cards.length;
    cards.push(Buffer.from(body.toString('latin1', start, end), 'base64'));
    from = end + 1;
  }
  const found = JSON.parse(rest + body.toString('utf8', from)) as Partial<Hits> & { responses?: Partial<Hits>[] };
  for (const { hits } of found.responses ?? [found])
    for (const { fields } of hits?.hits ?? [])
      if (fields?.card) fields.card = (fields.card as number[]).map((number) => cards[number]);
  return found;
}
