/**
 * Calls `listener` after each call of a method, with what was given to it and what it returned. For code that loads when
 * the page is idle: what every page starts with stays as small as it is. The returned function ends it.
 */
export function afterEach<Given extends unknown[], Returned, Name extends string>(
  object: Record<Name, (...given: Given) => Returned>,
  name: Name,
  listener: (given: Given, returned: Returned) => void,
): () => void {
  const method = object[name];
  object[name] = (...given) => {
    const returned = method.apply(object, given);
    listener(given, returned);
    return returned;
  };
  return () => {
    object[name] = method;
  };
}
