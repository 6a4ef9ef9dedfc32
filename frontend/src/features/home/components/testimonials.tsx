import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../shared/ui/button.js';
import { Stars } from '../../../shared/ui/rating.js';
import { type Testimonial, testimonials } from '../testimonials.js';
import { useCarousel } from '../use-carousel.js';

const count = testimonials.length;
const shownAtOnce = 3;

/** Sample testimonials; the page shows them only while the site runs on sample data. */
export function Testimonials() {
  const [held, setHeld] = useState(false);
  const { index, playing, toggle, goTo } = useCarousel(count, held);
  const shown = Array.from({ length: shownAtOnce }, (_, step) => testimonials[(index + step) % count]);
  return (
    <section className="wrap band" aria-roledescription="carousel" aria-label="Testimonials">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="type-h2">From finished jobs</h2>
          <p className="mt-2 text-soft">Sample texts, shown until real reviews take their place.</p>
        </div>
        <div className="flex items-center gap-2">
          <IconButton label="Previous" outlined onClick={() => goTo(index - 1)}>
            <ArrowLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label="Next" outlined onClick={() => goTo(index + 1)}>
            <ArrowRight aria-hidden="true" className="size-5" />
          </IconButton>
          <Button size="sm" className="min-h-11!" onClick={toggle}>
            {playing ? <Pause aria-hidden="true" className="size-5" /> : <Play aria-hidden="true" className="size-5" />}
            {playing ? 'Pause' : 'Auto-play'}
          </Button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: holding the carousel under pointer or focus is no action */}
      <div
        aria-live={playing ? 'off' : 'polite'}
        className="grid gap-5 md:grid-cols-2 xl:grid-cols-3"
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {shown.map((entry) => entry && <TestimonialCard key={entry.name} testimonial={entry} />)}
      </div>
      <div className="mt-4 flex justify-center">
        {testimonials.map(({ name }, dot) => (
          <button
            key={name}
            type="button"
            aria-label={`Testimonial ${dot + 1} of ${count}`}
            aria-current={dot === index ? 'true' : undefined}
            onClick={() => goTo(dot)}
            className="group grid size-8 pointer-coarse:size-11 place-items-center rounded-full"
          >
            <span className="size-2.5 rounded-[3px] bg-line-strong group-aria-[current]:bg-pool-700" />
          </button>
        ))}
      </div>
    </section>
  );
}

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, location, rating, text, poolType, installerName, avatar } = testimonial;
  return (
    <figure className="flex flex-col gap-3 rounded-card border border-rule bg-surface p-4 max-md:not-first:hidden md:p-6 md:max-xl:last:hidden">
      <Stars rating={rating} />
      <blockquote className="text-[1.0625rem]/[1.6875rem] tracking-[-0.006em]">{text}</blockquote>
      <figcaption className="type-small mt-auto flex items-center gap-3 pt-2">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full bg-pool-100 font-[660] text-pool-700"
        >
          {avatar}
        </span>
        <span>
          <b>{name}</b>, {location}
          <br />
          <span className="text-muted">
            {poolType} by {installerName}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
