-- A mailed link changes the email of an account, and another one undoes the change.
alter table password_links add column email text;
alter table password_links drop constraint password_links_purpose_check;

alter table password_links add constraint password_links_purpose_check
  check (purpose in ('setup', 'confirm', 'reset', 'unlock', 'email', 'email_back'));

alter table security_notices add column email text;
