interface Named {
  method: 'GET' | 'POST';
  /** Stated where the rule finds no readable one. */
  operationId?: string | undefined;
}

/**
 * The `operationId` of an endpoint in the OpenAPI document, from which client generators name their functions: the name of
 * the endpoint, `list` or `get` before that of a read, and "my" for "own" (`ownListings` is `listMyListings`). It is part
 * of the public API, so a published one does not change (docs/rules.md#operation-ids).
 */
export function operationIdOf(name: string, { method, operationId }: Named): string {
  if (operationId !== undefined) return operationId;
  const mine = name.replace(/^own|Own/, (own) => (own === 'own' ? 'my' : 'My'));
  return method === 'GET' ? `${name.endsWith('s') ? 'list' : 'get'}${capitalized(mine)}` : mine;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
