/** The query of the console that shows a page of a queue; `first` is the state that it shows where none is named. */
export const queueUrl =
  <S extends string>(view: string, first: NoInfer<S>) =>
  ({ state, page }: { state: S; page: number }): string => {
    const query = new URLSearchParams({ view });
    if (state !== first) query.set('state', state);
    if (page > 1) query.set('page', String(page));
    return `?${query}`;
  };
