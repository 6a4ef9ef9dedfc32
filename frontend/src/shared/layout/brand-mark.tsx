import logo from '../assets/illustrations/logo-mark.svg';
import { brand } from '../brand.js';

/** Mark and live name of the product. */
export function BrandMark() {
  return (
    <span className="brand">
      <img src={logo} alt="" width={34} height={34} />
      <span>
        {brand.name}
        <sup>TM</sup>
      </span>
    </span>
  );
}
