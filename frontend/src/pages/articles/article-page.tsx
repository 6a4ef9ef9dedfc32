import { articleTexts } from '../../features/articles/article-texts.js';

export { ArticleView as Component } from '../../features/articles/components/article-view.js';

export const loader = articleTexts.loader();
