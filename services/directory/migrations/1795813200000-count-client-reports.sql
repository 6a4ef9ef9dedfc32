-- How often browsers found a page missing or a script broken on a day. Paths are redacted, and nothing says who.
create table client_report_days (
  day   date not null,
  kind  text not null check (kind in ('missing_path', 'client_error')),
  path  text not null check (length(path) <= 300),
  build text not null,
  count integer not null check (count > 0),
  primary key (day, kind, path, build)
);
