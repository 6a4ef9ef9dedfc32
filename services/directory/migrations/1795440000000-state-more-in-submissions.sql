-- What a business enters in the form of four steps.
alter table submissions
  add column legal_name        text,
  add column street            text,
  add column address_private   boolean not null default false,
  add column licenses          jsonb not null default '[]',
  add column insurance_carrier text,
  add column insurance_ends_on date,
  add column founded_year      integer,
  add column crew_size         integer,
  add column hours             jsonb not null default '[]',
  add column languages         text[] not null default '{}',
  add column payment_methods   text[] not null default '{}',
  add column projects          jsonb not null default '[]';
