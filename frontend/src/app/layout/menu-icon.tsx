import drawings from '../../shared/assets/menu-icons.svg';

/** A drawing of the menus; all of them are one file, which comes with the first menu. */
export const MenuIcon = ({ icon, className }: { icon: string; className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    <use href={`${drawings}#${icon}`} />
  </svg>
);
