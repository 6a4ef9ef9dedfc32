import picture from '../../../shared/assets/illustrations/hero-backyard.svg';
import { HeroSearch } from './hero-search.js';

/** The picture stands behind the search on wide screens and above it on the others. */
export function Hero() {
  return (
    <section className="on-deep relative flex flex-col-reverse bg-pool-800 text-white xl:block">
      <div className="relative h-[230px] overflow-hidden md:h-[300px] xl:absolute xl:inset-0 xl:h-auto">
        <img
          src={picture}
          alt=""
          width={1600}
          height={760}
          fetchPriority="high"
          className="size-full object-cover object-[86%_0] xl:object-[100%_40%]"
        />
        <div className="hero-veil absolute inset-0 hidden xl:block" />
      </div>
      <div className="wrap relative flex items-center xl:min-h-[600px]">
        <div className="w-full max-w-[50rem] min-w-0 pt-9 pb-6 md:pt-12 md:pb-8 xl:py-16">
          <h1 className="type-display max-w-[38rem]">Find the right crew for your backyard water.</h1>
          <p className="type-lead mt-5 max-w-[34rem] text-[#e6f5f8]!">
            Compare pool, hot tub, sauna and steam room contractors near you. Read reviews confirmed by email, then
            write to the ones you choose. No account.
          </p>
          <HeroSearch />
        </div>
      </div>
    </section>
  );
}
