create table installers (
  id         int primary key,
  version    int not null,
  name       text not null,
  state_slug text not null,
  city_slug  text not null,
  status     text not null,
  services   text[] not null,
  is_sample  boolean not null
);

create table reviews (
  id            uuid primary key,
  version       int not null,
  installer_id  int not null references installers (id),
  stage         text not null check (stage in ('job_done', 'quote_only', 'enquiry')),
  source        text not null check (source in ('open', 'invited', 'verified_job')),
  rating        smallint not null check (rating between 1 and 5),
  title         text,
  text          text not null,
  service       text,
  work_month    text,
  display_name  text not null,
  reviewer_name text not null,
  email         text,
  email_key     text,
  status        text not null check (status in ('submitted', 'published', 'withdrawn', 'expired')),
  token_hash    text unique,
  nonce         text,
  submitted_at  timestamptz not null,
  published_at  timestamptz,
  is_sample     boolean not null,
  check (status <> 'published' or published_at is not null)
);
create unique index reviews_one_per_mail on reviews (installer_id, email_key)
  where status in ('submitted', 'published');
create index reviews_published on reviews (installer_id, published_at desc, id desc) where status = 'published';
create index reviews_unproven on reviews (submitted_at) where status = 'submitted';

create table rating_figures (
  installer_id int primary key references installers (id),
  version      int not null,
  distribution jsonb not null
);
