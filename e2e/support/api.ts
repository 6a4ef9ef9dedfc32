import { product } from './product.js';

/** Calls the product's API; answers status, body as JSON (null when empty) and headers. */
export async function api(path: string, init: { method?: string; body?: unknown; token?: string } = {}) {
  const response = await fetch(`${product.url}/api${path}`, {
    method: init.method ?? (init.body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(init.token ? { authorization: `Bearer ${init.token}` } : {}),
    },
    ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
}

/** An access token of the demo contractor or administrator. */
export async function signIn(audience: 'contractor' | 'admin'): Promise<string> {
  const answer = await api(`/accounts/${audience}/login`, { body: product[audience] });
  if (answer.status !== 200) throw new Error(`login answered ${answer.status}`);
  return answer.body.accessToken;
}
