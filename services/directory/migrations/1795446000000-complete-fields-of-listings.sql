-- What a business says about itself in addition to what imports know, and the last source of each field.
alter table installers
  add column legal_name      text,
  add column street          text,
  add column address_private boolean not null default false,
  add column languages       text[] not null default '{}',
  add column payment_methods text[] not null default '{}',
  add column projects        jsonb not null default '[]',
  add column field_sources   jsonb not null default '{}';
