import { Suspense, use } from 'react';
import type { LoaderFunction, Params } from 'react-router-dom';
import type { Services } from '../lib/services.js';
import { readingElements } from './reading-elements.js';
import type { FrontMatter, TextContents, TextMeta, TextModule } from './text.js';

/** The loader data of a page of text; the text itself is `Text`. */
export interface LoadedText<Front extends FrontMatter = FrontMatter> extends TextMeta<Front> {
  /** Its file without folder and extension. */
  name: string;
  contents: TextContents;
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.mdx'.length);

/**
 * The texts of a folder, each loaded separately, as `import.meta.glob<TextModule>` finds them. The loader of a page
 * returns the data around a text, and 404 if there is none; `Text` shows it. The server renders it at once; a browser
 * that hydrates the page keeps the server's markup until the text has loaded.
 */
export function createTexts<Front extends FrontMatter>(files: Record<string, () => Promise<TextModule<Front>>>) {
  const byName = new Map(Object.entries(files).map(([file, load]) => [nameOf(file), { file, load }]));
  const loaded = new Map<string, TextModule<Front>>();
  const loading = new Map<string, Promise<TextModule<Front>>>();

  async function start(name: string): Promise<TextModule<Front>> {
    try {
      const found = byName.get(name);
      if (!found) throw new Response(null, { status: 404 });
      const text = await found.load();
      loaded.set(name, text);
      return text;
    } finally {
      loading.delete(name);
    }
  }

  /** The same promise until it is settled, because `use` needs a stable one. */
  function load(name: string): Promise<TextModule<Front>> {
    const promise = loading.get(name) ?? start(name);
    loading.set(name, promise);
    return promise;
  }

  function Loaded({ name }: { name: string }) {
    const { default: Text } = loaded.get(name) ?? use(load(name));
    return <Text components={readingElements} />;
  }

  return {
    /** `chosen` returns the text of a path; by default its last segment, named `:slug`. */
    loader:
      (chosen: (parameters: Params) => string = ({ slug = '' }) => slug.toLowerCase()) =>
      (services: Services): LoaderFunction =>
      async ({ params }): Promise<LoadedText<Front>> => {
        const name = chosen(params);
        const { meta, contents } = await load(name);
        services.preload(byName.get(name)?.file.replace(/^(\.\.\/)+/, '') ?? '');
        return { ...meta, name, contents };
      },
    Text: ({ name }: { name: string }) => (
      <Suspense>
        <Loaded name={name} />
      </Suspense>
    ),
  };
}
