import { labelOf } from '@poolpros/contracts/catalogue';
import { pageSizes } from '@poolpros/contracts/limits';
import { pagePaths } from '@poolpros/contracts/paths';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { initialsOf } from '../../../entities/listings/installer-picture.js';
import { Badge } from '../../../shared/ui/badge.js';
import { Button, IconButton } from '../../../shared/ui/button.js';
import { Link } from '../../../shared/ui/link.js';
import { Stars } from '../../../shared/ui/rating.js';
import { latestReviewsQuery } from '../api.js';
import { testimonials } from '../testimonials.js';
import { useCarousel } from '../use-carousel.js';

const shownAtOnce = 3;

/** What people say: the samples, or the newest reviews once there are enough of them (docs/rules.md#testimonials). */
export function Testimonials({ sample }: { sample: boolean }) {
  const { data } = useQuery({ ...latestReviewsQuery, enabled: !sample });
  if (sample)
    return (
      <Carousel
        title="Examples, not real customers"
        lead="Invented names, businesses and quotes. Reviews from real customers will replace them."
        mark="Example"
        entries={testimonials.map(({ poolType, ...testimonial }) => ({ ...testimonial, work: poolType }))}
      />
    );
  if (!data || data.items.length < pageSizes.latestReviews) return null;
  return (
    <Carousel
      title="From finished jobs"
      lead={
        <>
          The newest reviews, whatever their rating.{' '}
          <Link to={pagePaths.reviewsPolicy} className="link inline-block pointer-coarse:py-3">
            How reviews work
          </Link>
        </>
      }
      entries={data.items.map(({ displayName, service, ...review }) => ({
        ...review,
        name: displayName,
        avatar: initialsOf(displayName),
        work: service && labelOf(service),
      }))}
    />
  );
}

interface Entry {
  name: string;
  /** Initials in the round mark. */
  avatar: string;
  rating: number;
  text: string;
  work: string | null;
  installerName: string;
  location?: string;
  /** The page of the business, where it has one. */
  profilePath?: string;
}

interface CarouselProps {
  title: string;
  lead: ReactNode;
  /** On each card. */
  mark?: string;
  entries: readonly Entry[];
}

function Carousel({ title, lead, mark, entries }: CarouselProps) {
  const [held, setHeld] = useState(false);
  const count = entries.length;
  const { index, playing, toggle, goTo } = useCarousel(count, held);
  const shown = Array.from({ length: shownAtOnce }, (_, step) => (index + step) % count);
  return (
    <section className="wrap band" aria-roledescription="carousel" aria-label="Testimonials">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="type-h2">{title}</h2>
          <p className="mt-2 text-soft">{lead}</p>
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
        {shown.map((place) => {
          const entry = entries[place];
          return entry && <TestimonialCard key={place} entry={entry} mark={mark} />;
        })}
      </div>
      <div className="mt-4 flex justify-center">
        {[...entries.keys()].map((dot) => (
          <button
            key={dot}
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

function TestimonialCard({ entry, mark }: { entry: Entry; mark: string | undefined }) {
  const { name, location, rating, text, work, installerName, avatar, profilePath } = entry;
  return (
    <figure className="flex flex-col gap-3 rounded-card border border-rule bg-surface p-4 max-md:not-first:hidden md:p-6 md:max-xl:last:hidden">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Stars rating={rating} />
        {mark && <Badge tone="amber">{mark}</Badge>}
      </div>
      <blockquote className="line-clamp-8 text-[1.0625rem]/[1.6875rem] tracking-[-0.006em] wrap-anywhere">
        {text}
      </blockquote>
      <figcaption className="type-small mt-auto flex items-center gap-3 pt-2">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full bg-pool-100 font-[660] text-pool-700"
        >
          {avatar}
        </span>
        <span className="min-w-0 wrap-anywhere">
          <b>{name}</b>
          {location && `, ${location}`}
          <br />
          <span className="text-muted">
            {work ? `${work} by ` : 'About '}
            {profilePath ? (
              <Link to={profilePath} className="link inline-block pointer-coarse:py-3">
                {installerName}
              </Link>
            ) : (
              installerName
            )}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
