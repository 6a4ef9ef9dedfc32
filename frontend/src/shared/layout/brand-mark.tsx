import logo from '../assets/illustrations/logo-mark.svg';
import { brand } from '../brand.js';

/** Mark and live name of the product. */
export function BrandMark() {
  return (
    <span className="inline-flex min-h-11 items-center gap-2.5 text-xl/8 font-[720] tracking-[-0.03em] text-text">
      <img src={logo} alt="" width={34} height={34} className="size-[30px] md:size-[34px]" />
      <span>
        {brand.name}
        <sup className="top-0 ml-px align-[0.75em] text-[0.5em] leading-0 font-[650] tracking-normal">TM</sup>
      </span>
    </span>
  );
}
