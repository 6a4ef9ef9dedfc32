import { lowerLabelOf } from '@poolpros/contracts/catalogue';
import type { RequestThread, savedReplyPlaceholders } from '@poolpros/contracts/http/request-threads';
import { keysOf } from '@poolpros/contracts/keys-of';

type Filling = Pick<RequestThread, 'name' | 'businessName' | 'service'>;

const fillings: Readonly<Record<(typeof savedReplyPlaceholders)[number], (request: Filling) => string>> = {
  name: ({ name }) => name.trim().split(/\s+/)[0] ?? '',
  business: ({ businessName }) => businessName,
  service: ({ service }) => (service ? lowerLabelOf(service) : 'your project'),
};

/** The placeholders, in the order in which a form names them. */
export const placeholders = keysOf(fillings);

const placeholder = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g');

/** A saved reply with what this request says in the place of its placeholders; other braces stay. */
export const fillPlaceholders = (text: string, request: Filling): string =>
  text.replace(placeholder, (_, key: keyof typeof fillings) => fillings[key](request));
