-- Until now every administrator could do everything, and every session began with a password.
alter table accounts
  add column role text check (role in ('superadmin', 'moderator', 'support', 'editor'));

update accounts set role = 'superadmin' where audience = 'admin';
alter table sessions add column amr text[] not null default '{pwd}';
