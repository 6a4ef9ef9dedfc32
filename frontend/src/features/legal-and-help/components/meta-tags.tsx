import { pagePaths } from '@poolpros/contracts/paths';
import { useState } from 'react';
import { brand } from '../../../shared/brand.js';
import { canonicalUrl } from '../../../shared/lib/seo.js';
import { useServices } from '../../../shared/lib/services.js';
import { Card } from '../../../shared/ui/card.js';
import { TextField } from '../../../shared/ui/field.js';
import { Note } from '../../../shared/ui/states.js';

/** The tag of a canonical URL, or the error that it raises. */
function canonicalTag(url: string): { tag: string } | { error: string } {
  try {
    return { tag: `<link rel="canonical" href="${canonicalUrl(url)}">` };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

const code =
  'mt-2 block overflow-x-auto rounded-control border border-stone-200 bg-surface-deck px-4 py-3.5 font-mono text-sm/6 whitespace-pre-wrap wrap-anywhere';

/** The head of a page by its parts, and what its canonical URL has to be. */
export function MetaTags() {
  const { publicUrl } = useServices();
  const [title, setTitle] = useState('Pool contractors in Austin, Texas');
  const [description, setDescription] = useState(
    'Pool builders and service companies in Austin, and how to reach them.',
  );
  const [url, setUrl] = useState<string>(pagePaths.unitedStates);
  const canonical = canonicalTag(url);
  return (
    <>
      <h1 className="type-h1">Meta tags</h1>
      <p className="type-lead mt-3">
        What a page tells search engines, and what shows when it is shared. A canonical URL that is not absolute raises
        an error.
      </p>
      <Card className="mt-8 flex flex-col gap-4">
        <TextField label="Title" value={title} onChange={(event) => setTitle(event.target.value)} />
        <TextField label="Description" value={description} onChange={(event) => setDescription(event.target.value)} />
        <TextField
          label="Canonical URL"
          hint={`An absolute URL, such as ${publicUrl}${pagePaths.unitedStates}`}
          inputMode="url"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </Card>
      <h2 className="type-h3 mt-8">Page head</h2>
      <code className={code}>
        {[
          `<title>${title} | ${brand.name}</title>`,
          `<meta property="og:title" content="${title} | ${brand.name}">`,
          `<meta name="description" content="${description}">`,
          ...('tag' in canonical ? [canonical.tag] : []),
        ].join('\n')}
      </code>
      <div role="status" className="mt-4">
        {'error' in canonical && <Note tone="brick">Error: {canonical.error}</Note>}
      </div>
    </>
  );
}
