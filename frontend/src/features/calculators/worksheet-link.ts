import { numberTyped } from './typed-values.js';
import { estimateField } from './worksheet-path.js';
import { extraField, lineIds, quoteNumbers, stateField } from './worksheet-values.js';

/*
 * A link with a parameter for each field of a long worksheet would have more than a request may hold
 * (docs/rules.md#request-size), so the lines of a quote share one: `in1=deck_fence&out2=deck.8000_heater&e=permit.1000`.
 */
const between = '_';
const estimates = 'e';

/** The query of a link to a worksheet, made of its fields. Amounts are those of lines that are left out. */
export function writeLink(fields: URLSearchParams): URLSearchParams {
  const link = new URLSearchParams(fields);
  const entry = (id: string, field: string) => {
    const amount = numberTyped(fields.get(field) ?? '');
    return Number.isFinite(amount) ? `${id}.${amount}` : id;
  };
  for (const number of quoteNumbers) {
    const inState = (state: string) => lineIds.filter((id) => fields.get(stateField(id, number)) === state);
    put(link, `in${number}`, inState('in'));
    put(
      link,
      `out${number}`,
      inState('out').map((id) => entry(id, extraField(id, number))),
    );
  }
  put(
    link,
    estimates,
    lineIds.map((id) => entry(id, estimateField(id))).filter((each) => each.includes('.')),
  );
  for (const id of lineIds)
    for (const field of [
      estimateField(id),
      ...quoteNumbers.flatMap((number) => [stateField(id, number), extraField(id, number)]),
    ])
      link.delete(field);
  return link;
}

/** The fields of a worksheet that a link holds, in either form. */
export function readLink(link: URLSearchParams): URLSearchParams {
  const fields = new URLSearchParams(link);
  const set = (field: string, text: string | undefined) => {
    if (text !== undefined) fields.set(field, text);
  };
  for (const number of quoteNumbers) {
    for (const [id] of entriesOf(link, `in${number}`)) fields.set(stateField(id, number), 'in');
    for (const [id, amount] of entriesOf(link, `out${number}`)) {
      fields.set(stateField(id, number), 'out');
      set(extraField(id, number), amount);
    }
  }
  for (const [id, amount] of entriesOf(link, estimates)) set(estimateField(id), amount);
  return fields;
}

function put(link: URLSearchParams, name: string, entries: readonly string[]): void {
  if (entries.length > 0) link.set(name, entries.join(between));
}

/** The lines of a parameter, each with its amount; none for a line that is not known. */
function entriesOf(link: URLSearchParams, name: string): [id: string, amount: string | undefined][] {
  return (link.get(name) ?? '').split(between).flatMap((entry): [string, string | undefined][] => {
    const [id = '', ...amount] = entry.split('.');
    return lineIds.includes(id) ? [[id, amount.length > 0 ? amount.join('.') : undefined]] : [];
  });
}
