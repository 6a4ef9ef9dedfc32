import { PageTrail } from '../../shared/layout/page-trail.js';
import {
  LoadingIndicator,
  type LoadingSize,
  loadingUnits,
  loadingVariants,
} from '../../shared/ui/loading-indicator.js';

export const description = 'Every look and size of the loading indicator.';

const texts: Record<(typeof loadingVariants)[number], string> = {
  ripple: 'Finding the perfect pool contractors...',
  bubbles: 'Heating the spa...',
  swimmer: 'Swimming another lap...',
  waves: 'Filling the pool...',
  float: 'Drifting along...',
};

const sizes = Object.entries(loadingUnits) as [LoadingSize, number][];

/** The loading indicator in every look and size, with a text and without. */
export function Component() {
  return (
    <>
      <PageTrail page="demoLoaders" />
      <div className="wrap pt-2 pb-16">
        <h1 className="type-h1">Loading indicators</h1>
        <p className="type-lead mt-3 max-w-[44rem]">
          Five looks in four sizes, with or without text. With reduced motion turned on, you see one still frame.
        </p>
        {loadingVariants.map((variant) => (
          <section key={variant} aria-labelledby={variant} className="mt-10 border-t border-rule pt-6">
            <h2 id={variant} className="type-h3 capitalize">
              {variant}
              {variant === 'ripple' && <span className="type-small ml-2 text-muted normal-case">the default</span>}
            </h2>
            <ul className="mt-5 flex flex-wrap items-end gap-x-10 gap-y-6">
              {sizes.map(([size, units]) => (
                <li key={size} className="flex flex-col items-center gap-3">
                  <LoadingIndicator variant={variant} size={size} />
                  <span className="type-caption text-muted tabular-nums">
                    {size}, {units} units
                  </span>
                </li>
              ))}
              <li className="flex flex-col items-center">
                <LoadingIndicator variant={variant} text={texts[variant]} />
              </li>
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
