/** The type of an event and the aggregate it is about, as its subject names them: `<type>.<aggregate>`. */
export function subjectParts(subject: string): { type: string; aggregateId: string } {
  const end = subject.lastIndexOf('.');
  return { type: subject.slice(0, end), aggregateId: subject.slice(end + 1) };
}
