-- Files to delete, and when. A file that a service keeps is not listed.
create table file_removals (
  key    text primary key,
  due_at timestamptz not null
);

create index file_removals_due on file_removals (due_at);
