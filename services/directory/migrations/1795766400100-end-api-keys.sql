-- Every key ends (docs/rules.md#api-keys). Keys without an end get a year from now, so that no program stops
-- unannounced.
update api_keys set expires_at = now() + interval '365 days' where expires_at is null;
alter table api_keys alter column expires_at set not null;
