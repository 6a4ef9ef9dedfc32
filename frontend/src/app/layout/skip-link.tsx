export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -top-20 left-4 z-40 rounded-control bg-surface px-4 py-3 font-semibold text-link focus:top-2 focus:shadow-overlay"
    >
      Skip to content
    </a>
  );
}
