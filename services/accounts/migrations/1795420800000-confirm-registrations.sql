-- A mailed link opens an account that its owner asked for.
alter table password_links drop constraint password_links_purpose_check;

alter table password_links
  add constraint password_links_purpose_check check (purpose in ('setup', 'confirm', 'reset', 'unlock'));

create index accounts_unconfirmed on accounts (created_at) where email_confirmed_at is null;
