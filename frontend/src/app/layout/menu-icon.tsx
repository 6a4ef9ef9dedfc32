import drawings from '../../shared/assets/menu-icons.svg';

/** A drawing in the menus; all of them are in one file, which loads with the first menu. */
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
