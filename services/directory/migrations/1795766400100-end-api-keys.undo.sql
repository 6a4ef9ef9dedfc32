alter table api_keys alter column expires_at drop not null;
