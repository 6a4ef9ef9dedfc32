declare module '*.mdx' {
  import type { TextModule } from './shared/reading/text.js';

  const Text: TextModule['default'];
  export default Text;
  export const meta: TextModule['meta'];
  export const contents: TextModule['contents'];
}

declare module '*.mdx?meta' {
  import type { TextMeta } from './shared/reading/text.js';

  const meta: TextMeta;
  export default meta;
}
