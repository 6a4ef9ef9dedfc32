/** The initials of a person; decorative, since the name is next to it. */
export function Avatar({ name }: { name: string }) {
  const words = name.split(/\s+/).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0) ?? '')
    .join('');
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-full bg-pool-100 text-sm font-[640] text-pool-700"
    >
      {initials.toLocaleUpperCase('en-US')}
    </span>
  );
}
